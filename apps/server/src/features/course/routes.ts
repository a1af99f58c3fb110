import { classList, courseList } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routing.ts';
import * as service from './service.ts';

export const courseRoutes: FeatureRoutes = (on, deps) => {
  on(courseList, async (_input, { caller }) => ({ list: await service.listCourses(deps, caller) }));

  on(classList, async ({ course_id }, { caller }) => ({
    list: await service.listClasses(deps, caller, course_id),
  }));
};
