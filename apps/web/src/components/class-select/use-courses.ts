import { type CourseRow, courseList } from '@lets/contract';
import { useCall } from '../../lib/query.ts';

const NONE: readonly CourseRow[] = [];

/** The courses the reader may see; none until they have come. */
export function useCourses(): readonly CourseRow[] {
  return (
    useCall(courseList, {}, { quiet: 'only names what CourseSelect offers, which tells' }).data?.list ?? NONE
  );
}
