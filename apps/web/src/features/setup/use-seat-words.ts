import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

const COURT = { j: 'judge', c: 'clerk', p: 'claimant', d: 'respondent', w: 'witness' } as const;
/** What the letters of a scene's seats stand for, where they stand for something. */
const PLACES: Readonly<Record<string, Readonly<Partial<Record<string, Place>>>>> = {
  courtroom: COURT,
  'courtroom-3': COURT,
  'courtroom-14': COURT,
  arbitration: { a: 'arbitrator', p: 'claimant', d: 'respondent' },
};
type Place = (typeof COURT)[keyof typeof COURT] | 'arbitrator';

/** What a seat of a scene is called; where seats are all alike, by its number. */
export function useSeatWords(scene: string, seats: readonly string[]): (seat: string) => string {
  const { t } = useTranslation('setup');
  return useCallback(
    (seat) => {
      const letter = seat.slice(0, 1);
      const place = PLACES[scene]?.[letter];
      if (!place) return t('seat.number', { number: seats.indexOf(seat) + 1 });
      if (seat === 'j0') return t('seat.place.presiding');
      if (seat === 'a0') return t('seat.place.chief');
      const alike = seats.filter((one) => one.startsWith(letter) && one !== 'j0' && one !== 'a0');
      const name = t(`seat.place.${place}`);
      if (alike.length === 1) return name;
      return t('seat.place_of', { place: name, number: alike.indexOf(seat) + 1 });
    },
    [scene, seats, t],
  );
}
