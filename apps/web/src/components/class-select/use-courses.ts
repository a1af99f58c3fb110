import { type CourseRow, courseList } from '@lets/contract';
import { useCall } from '../../lib/query.ts';

const NONE: readonly CourseRow[] = [];

/** The courses the reader may see; none until they have come. */
export function useCourses(): readonly CourseRow[] {
  return useCall(courseList, {}, { silent: true }).data?.list ?? NONE;
}
