import { IDENTITY } from '@lets/contract';
import type { Caller } from '../../http/caller.ts';
import { isAdministrator } from '../../http/gate.ts';
import type { Belongings } from '../course/service.ts';

/** Whom a person may write to, besides their team mates and the administrators, to whom everybody may write. */
export interface Reach {
  readonly everybody: boolean;
  /** Students enrolled in these classes. */
  readonly studentsOf: readonly number[];
  /** Mentors of these classes and courses. */
  readonly mentorsOfClasses: readonly number[];
  readonly mentorsOfCourses: readonly number[];
}

/** Pure: administrators everybody; a student their class mates and mentors; a mentor their students. */
export function reachOf({ identity }: Pick<Caller, 'identity'>, belongings: Belongings): Reach {
  const isMentor = identity === IDENTITY.mentor;
  const { enrolledClassIds, enrolledCourseIds, taughtClassIds } = belongings;
  return {
    everybody: isAdministrator(identity),
    studentsOf: isMentor ? taughtClassIds : enrolledClassIds,
    mentorsOfClasses: isMentor ? [] : enrolledClassIds,
    mentorsOfCourses: isMentor ? [] : enrolledCourseIds,
  };
}
