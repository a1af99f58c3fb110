import { ATTENDANCE, type Attendance } from '@lets/contract';
import { useCallback } from 'react';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';

/** How many absences are named one by one. */
const NAMED = 3;

export interface AttendanceWords {
  /** When they came, or that they never did. */
  readonly came: string;
  /** By how much they were late, if they count as late. */
  readonly late: string | null;
  /** How long they were there. */
  readonly present: string | null;
  /** How often and how long they were away, and the latest times of it. */
  readonly away: string | null;
  readonly spells: string | null;
}

/** Pure: whether somebody counts as late, and not only came after the first second. */
export function isLate({ late_seconds }: Attendance): boolean {
  return (late_seconds ?? 0) > ATTENDANCE.late_minutes * 60;
}

/** Says in words when somebody came and how long they were there. */
export function useAttendanceWords(): (one: Attendance) => AttendanceWords {
  const { t } = useTranslation('attendance');
  const format = useFormat();
  return useCallback(
    (one) => {
      if (one.first_seen === null)
        return { came: t('never'), late: null, present: null, away: null, spells: null };
      const named = one.away
        .slice(-NAMED)
        .map(({ from, until }) => t('spell', { from: format.moment(from), until: format.moment(until) }));
      return {
        came: t('came', { time: format.moment(one.first_seen) }),
        late: isLate(one) ? t('late', { time: format.duration((one.late_seconds ?? 0) * 1000) }) : null,
        present: t('present', { time: format.duration(one.present_seconds * 1000) }),
        away:
          one.away_count === 0
            ? null
            : t('away', { count: one.away_count, time: format.duration(one.away_seconds * 1000) }),
        spells: named.length === 0 ? null : format.list(named),
      };
    },
    [t, format],
  );
}
