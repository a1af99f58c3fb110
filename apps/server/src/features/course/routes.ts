import {
  classDelete,
  classList,
  classSave,
  classStudentRemove,
  classStudentSave,
  classStudents,
  courseDelete,
  courseList,
  courseManageList,
  courseSave,
} from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import * as manage from './manage.ts';
import * as service from './service.ts';

export const courseRoutes: FeatureRoutes = (on, deps) => {
  on(courseList, async (_input, { caller }) => ({ list: await service.listCourses(deps, caller) }));

  on(classList, async ({ course_id }, { caller }) => ({
    list: await service.listClasses(deps, caller, course_id),
  }));

  on(courseManageList, (input, { caller }) => manage.listManaged(deps, caller, input));

  on(courseSave, (input, request) => manage.saveCourse(deps, request, input));

  on(courseDelete, (input, request) => manage.deleteCourses(deps, request, input));

  on(classSave, (input, request) => manage.saveClass(deps, request, input));

  on(classDelete, (input, request) => manage.deleteClasses(deps, request, input));

  on(classStudents, (input, { caller }) => manage.listStudents(deps, caller, input));

  on(classStudentSave, (input, request) => manage.addStudents(deps, request, input));

  on(classStudentRemove, (input, request) => manage.removeStudents(deps, request, input));
};
