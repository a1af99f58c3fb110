import { useCallback } from 'react';
import { useTranslation } from '../../../i18n/texts.ts';

/** What the seats of a scene are, as it is drawn: each place with its seats in the order in which they are counted. */
type Places = Readonly<Partial<Record<Place, readonly string[]>>>;
const PLACE_NAMES = [
  'presiding',
  'judge',
  'clerk',
  'claimant',
  'respondent',
  'witness',
  'arbitrator',
  'chief',
  'rostrum',
  'statement',
  'participant',
  'chair',
  'left',
  'right',
  'lectern',
  'desk',
  'left_guest',
  'right_guest',
  'expert',
  'workbench',
  'notary',
  'assistant',
  'applicant',
  'opponent',
  'head',
] as const;
type Place = (typeof PLACE_NAMES)[number];

const row = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${letter}${from + at}`);

const COURT: Places = {
  presiding: ['j0'],
  judge: ['j1', 'j2'],
  clerk: ['c', 'c2'],
  claimant: ['p0', ...row('p', 1, 4)],
  respondent: ['d0', ...row('d', 1, 4)],
  witness: ['w'],
};

export const SCENE_PLACES: Readonly<Record<string, Places>> = {
  courtroom: COURT,
  'courtroom-3': COURT,
  'courtroom-14': COURT,
  arbitration: {
    chief: ['a0'],
    arbitrator: ['a1', 'a2'],
    clerk: ['c'],
    applicant: ['p1', 'p2'],
    opponent: ['d1', 'd2'],
    witness: ['w'],
  },
  hearing: { rostrum: row('s', 1, 6), statement: row('s', 7, 11), participant: row('s', 12, 15) },
  chamber: {
    chair: ['m0'],
    rostrum: ['m1', 'm2'],
    left: row('s', 1, 6),
    right: row('s', 7, 12),
    lectern: ['l'],
  },
  office: { desk: ['h0', 'h1'], left_guest: ['v1', 'v2'], right_guest: ['v3', 'v4'] },
  laboratory: { workbench: row('b', 0, 3), expert: ['e1', 'e2'] },
  notary: { notary: ['n0'], assistant: ['n1', 'n2'], applicant: ['a0', 'a1', 'a2'] },
  meeting: { head: ['t3', 't4'], left: ['t2', 't1', 't7', 't8'], right: ['t5', 't6', 't9', 't10'] },
};

/** What a seat of a scene is called: its place, and its number where several are alike. */
export function useSeatWords(scene: string, seats: readonly string[]): (seat: string) => string {
  const { t } = useTranslation('setup');
  return useCallback(
    (seat) => {
      const places = SCENE_PLACES[scene] ?? {};
      const place = PLACE_NAMES.find((one) => places[one]?.includes(seat));
      if (!place) return seat;
      const alike = (places[place] ?? []).filter((one) => seats.includes(one));
      const name = t(`seat.place.${place}`);
      if (alike.length === 1) return name;
      return t('seat.place_of', { place: name, number: alike.indexOf(seat) + 1 });
    },
    [scene, seats, t],
  );
}
