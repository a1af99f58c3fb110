import type { Bilingual } from '@lets/contract';

export interface SceneEntry {
  readonly key: string;
  readonly name: Bilingual;
  /** In the order in which setup offers them. */
  readonly seats: readonly string[];
  /** For people who only watch, beyond the roles. */
  readonly gallery: readonly string[];
}

function numbered(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
}

/** Every drawn scene with its seats; content and setup refer to these keys. `art.test.ts` holds it to the drawings. */
export const SCENES: readonly SceneEntry[] = [
  {
    key: 'courtroom',
    name: { zh: '法庭', en: 'Courtroom' },
    seats: ['j0', 'j1', 'j2', 'c', 'p1', 'p2', 'd1', 'd2', 'w'],
    gallery: [],
  },
  {
    key: 'courtroom-3',
    name: { zh: '独任法庭', en: 'Courtroom, sole judge' },
    seats: ['j0', 'p0', 'd0'],
    gallery: [],
  },
  {
    key: 'courtroom-14',
    name: { zh: '大法庭', en: 'Large courtroom' },
    seats: ['j0', 'j1', 'j2', 'c', 'c2', ...numbered('p', 4), ...numbered('d', 4), 'w'],
    gallery: numbered('g', 4),
  },
  {
    key: 'arbitration',
    name: { zh: '仲裁庭', en: 'Arbitration room' },
    seats: ['a0', 'a1', 'a2', 'c', 'p1', 'p2', 'd1', 'd2', 'w'],
    gallery: [],
  },
  { key: 'hearing', name: { zh: '听证会', en: 'Hearing' }, seats: numbered('s', 15), gallery: [] },
  {
    key: 'chamber',
    name: { zh: '立法会议厅', en: 'Legislative chamber' },
    seats: ['m0', 'm1', 'm2', ...numbered('s', 12), 'l'],
    gallery: [],
  },
  {
    key: 'office',
    name: { zh: '办公室', en: 'Office' },
    seats: ['h0', 'h1', ...numbered('v', 4)],
    gallery: [],
  },
  {
    key: 'laboratory',
    name: { zh: '鉴定实验室', en: 'Forensic laboratory' },
    seats: ['b0', 'b1', 'b2', 'b3', 'e1', 'e2'],
    gallery: [],
  },
  {
    key: 'notary',
    name: { zh: '公证大厅', en: 'Notary hall' },
    seats: ['n0', 'n1', 'n2', 'a0', 'a1', 'a2'],
    gallery: [],
  },
  { key: 'meeting', name: { zh: '会议室', en: 'Meeting room' }, seats: numbered('t', 10), gallery: [] },
];

/** A flow may name a scene that this installation does not have; a courtroom stands in. */
export function knownScene(key: string): string {
  return SCENES.some((scene) => scene.key === key) ? key : 'courtroom';
}
