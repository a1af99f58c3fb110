import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Bilingual, Empty, Id } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';

export const CourseRow = z.object({
  id: Id,
  code: z.string(),
  name: Bilingual,
  term: z.string(),
  credit_hours: z.number(),
  mentors: z.array(UserBrief),
});
export type CourseRow = z.infer<typeof CourseRow>;

export const ClassRow = z.object({
  id: Id,
  course_id: Id,
  name: z.string(),
  mentors: z.array(UserBrief),
  student_count: z.number().int(),
});
export type ClassRow = z.infer<typeof ClassRow>;

export const courseList = declareCall({
  method: 'GET',
  path: '/course/list',
  summary: 'Courses of the caller: enrolled in, taught, or all for administrators.',
  who: 'user',
  input: Empty,
  output: z.object({ list: z.array(CourseRow) }),
  codes: [],
});

export const classList = declareCall({
  method: 'GET',
  path: '/course/class/list',
  summary: "A course's classes that the caller belongs to, teaches, or administers.",
  who: 'user',
  input: z.object({ course_id: Id }),
  output: z.object({ list: z.array(ClassRow) }),
  codes: ['not_found'],
});
