/** The drawn scenes (art/scenes). */
export const SCENES = [
  'courtroom',
  'courtroom-3',
  'courtroom-14',
  'arbitration',
  'chamber',
  'hearing',
  'laboratory',
  'meeting',
  'notary',
  'office',
] as const;

function numbered(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
}

const PARTIES = ['p1', 'p2', 'd1', 'd2', 'w'];

/** The seats of each scene, in the order in which setup offers them; `art.test.ts` holds them to the drawings. */
export const SCENE_SEATS: Readonly<Record<(typeof SCENES)[number], readonly string[]>> = {
  courtroom: ['j0', 'j1', 'j2', 'c', ...PARTIES],
  'courtroom-3': ['j0', 'p0', 'd0'],
  'courtroom-14': ['j0', 'j1', 'j2', 'c', 'c2', ...numbered('p', 4), ...numbered('d', 4), 'w'],
  arbitration: ['a0', 'a1', 'a2', 'c', ...PARTIES],
  chamber: ['m0', 'm1', 'm2', ...numbered('s', 12), 'l'],
  hearing: numbered('s', 15),
  laboratory: ['b0', 'b1', 'b2', 'b3', 'e1', 'e2'],
  meeting: numbered('t', 10),
  notary: ['n0', 'n1', 'n2', 'a0', 'a1', 'a2'],
  office: ['h0', 'h1', ...numbered('v', 4)],
};

/** Pure: the seats of a section's scene; without one, or in one that this installation does not have, it is played in a courtroom. */
export function seatsOfScene(scene: string | null): readonly string[] {
  return SCENE_SEATS[SCENES.find((key) => key === scene) ?? 'courtroom'];
}
