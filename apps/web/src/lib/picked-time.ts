import { momentIn, startOfDay, wallClock } from '@lets/contract';
import dayjs, { type Dayjs } from 'dayjs';
import { brand } from './brand.ts';

/*
 * Ant Design's pickers show and answer times by the clock of this machine. The school's may be another: a picker is given values that
 * read as the school's clocks do, and what it answers is read as theirs.
 */

/** Pure: a moment as a picker shows it. */
export function toPicker(moment: number, zone: string): Dayjs {
  return dayjs(wallClock(moment, zone));
}

/** Pure: the minute that was picked. */
export function pickedMinute(picked: Dayjs, zone: string): number {
  return momentIn(picked.format('YYYY-MM-DD HH:mm:00'), zone);
}

/** Pure: when the picked day begins; `later`: so many days after it. */
export function pickedDay(picked: Dayjs, zone: string, later = 0): number {
  return startOfDay(momentIn(picked.format('YYYY-MM-DD'), zone), zone, later);
}

/** What pickers call today and now is the school's: they ask for it by `tz`, where there is one. */
export function letPickersFollowSchool(): void {
  dayjs.extend((_option, Class) => {
    Object.assign(Class.prototype, {
      tz(this: Dayjs) {
        return toPicker(this.valueOf(), brand.get().zone);
      },
    });
  });
}
