import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Bilingual, Id, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';

/** A course of a learning platform that a class stands for. */
export const PlatformCourse = z.object({
  id: Id,
  service: Bilingual,
  title: z.string(),
  /** The platform tells who is in it. */
  can_read: z.boolean(),
  /** When its members were read, or tried to be. */
  read_at: Time.nullable(),
  /** Why they could not be, in the platform's words; '' when they were. */
  fault: z.string(),
});
export type PlatformCourse = z.infer<typeof PlatformCourse>;

export const ltiCourses = declareCall({
  method: 'GET',
  path: '/course/class/platform',
  summary:
    'The courses of learning platforms that a class stands for: for its mentors, and administrators with the course module.',
  who: 'staff',
  input: z.object({ class_id: Id }),
  output: z.object({ list: z.array(PlatformCourse) }),
  codes: ['not_found'],
});

/** Why somebody of the platform is in no class: no account may be made, its name is taken or unusable, or it is disabled. */
export const MEMBER_REFUSALS = ['unknown', 'taken', 'kind', 'account', 'disabled'] as const;

export const MembersRead = z.object({
  /** Learners whom the platform has in the course. */
  learners: z.number().int(),
  /** Of them those who are new here, and those who are new in the class. */
  made: z.number().int(),
  enrolled: z.number().int(),
  /** In the class, known to the platform, and in its course no more. They stay until somebody takes them out. */
  left: z.array(UserBrief),
  refused: z.array(z.object({ name: z.string(), why: z.enum(MEMBER_REFUSALS) })),
  /** Courses that could not be read. */
  faults: z.array(z.object({ title: z.string(), reason: z.string() })),
});
export type MembersRead = z.infer<typeof MembersRead>;

export const ltiMembersRead = declareCall({
  method: 'POST',
  path: '/course/class/platform/members',
  summary:
    'Reads the members of the courses that a class stands for (NRPS): learners get accounts, as far as the platform may make any, and join the class. Nobody is taken out; who has left there is told.',
  who: 'staff',
  input: z.object({ class_id: Id }),
  output: MembersRead,
  codes: ['not_found', 'too_many_tries'],
});
