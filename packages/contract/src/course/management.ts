import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, Gender, Id, json, Page, pageOf } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';
import { ClassRow, CourseRow } from './course.ts';

export const ManagedCourse = CourseRow.extend({
  class_count: z.number().int(),
  student_count: z.number().int(),
  project_count: z.number().int(),
});
export type ManagedCourse = z.infer<typeof ManagedCourse>;

export const courseManageList = declareCall({
  method: 'GET',
  path: '/course/manage/list',
  summary:
    'All courses with what hangs on them. Administrators with the course module, as for every change below.',
  who: 'admin',
  input: Page.extend({
    q: z.string().trim().max(LIMITS.search).optional(),
    term: z.string().trim().max(LIMITS.term).optional(),
    sort: z.enum(['code', 'name', 'term', 'students']).default('code'),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  output: pageOf(ManagedCourse).extend({ terms: z.array(z.string()) }),
  codes: [],
});

const Mentors = json(z.array(Id).max(20));

export const courseSave = declareCall({
  method: 'POST',
  path: '/course/save',
  summary: 'Makes or changes a course. Its code is unique.',
  who: 'admin',
  input: z.object({
    id: Id.optional(),
    code: z.string().trim().min(1).max(LIMITS.course_code),
    name: json(
      Bilingual.extend({
        zh: z.string().trim().min(1).max(LIMITS.course_name),
        en: z.string().trim().max(LIMITS.course_name),
      }),
    ),
    term: z.string().trim().max(LIMITS.term).default(''),
    credit_hours: z.coerce.number().int().min(0).max(LIMITS.credit_hours).default(0),
    mentor_ids: Mentors.default([]),
  }),
  output: CourseRow,
  codes: ['not_found'],
});

const SomeIds = z.object({ ids: json(z.array(Id).min(1).max(LIMITS.chosen)) });

export const courseDelete = declareCall({
  method: 'POST',
  path: '/course/delete',
  summary:
    'Deletes courses with their classes and enrolments; none when a case, a group or an experiment hangs on one (in_use).',
  who: 'admin',
  input: SomeIds,
  output: z.object({ deleted: z.number().int() }),
  codes: ['not_found', 'in_use', 'nothing_selected'],
});

export const classSave = declareCall({
  method: 'POST',
  path: '/course/class/save',
  summary: "Makes or changes a course's class; names are unique within it.",
  who: 'admin',
  input: z.object({
    id: Id.optional(),
    course_id: Id,
    name: z.string().trim().min(1).max(LIMITS.class_name),
    mentor_ids: Mentors.default([]),
  }),
  output: ClassRow,
  codes: ['not_found'],
});

export const classDelete = declareCall({
  method: 'POST',
  path: '/course/class/delete',
  summary:
    'Deletes classes with their enrolments; none when a group or an experiment belongs to one (in_use).',
  who: 'admin',
  input: SomeIds,
  output: z.object({ deleted: z.number().int() }),
  codes: ['not_found', 'in_use', 'nothing_selected'],
});

export const ClassStudent = UserBrief.extend({
  account: z.string(),
  student_id: z.string(),
  gender: Gender.nullable(),
  contact: z.string(),
  disabled: z.boolean(),
});
export type ClassStudent = z.infer<typeof ClassStudent>;

export const classStudents = declareCall({
  method: 'GET',
  path: '/course/class/students',
  summary: 'Who is enrolled in a class: for its mentors, and administrators with the course module.',
  who: 'staff',
  input: Page.extend({
    class_id: Id,
    q: z.string().trim().max(LIMITS.search).optional(),
    sort: z.enum(['account', 'name', 'student_id']).default('student_id'),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  output: pageOf(ClassStudent),
  codes: ['not_found'],
});

const StudentsOfClass = z.object({
  class_id: Id,
  user_ids: json(z.array(Id).min(1).max(LIMITS.chosen)),
});

export const classStudentSave = declareCall({
  method: 'POST',
  path: '/course/class/student/save',
  summary: 'Enrols students; who is enrolled already stays so.',
  who: 'admin',
  input: StudentsOfClass,
  output: z.object({ added: z.number().int() }),
  codes: ['not_found', 'nothing_selected'],
});

export const classStudentRemove = declareCall({
  method: 'POST',
  path: '/course/class/student/remove',
  summary: 'Takes students out of a class; what they have played there stays.',
  who: 'admin',
  input: StudentsOfClass,
  output: z.object({ removed: z.number().int() }),
  codes: ['not_found', 'nothing_selected'],
});
