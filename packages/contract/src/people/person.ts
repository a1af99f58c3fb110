import { z } from 'zod';
import { Gender, Id, Identity } from '../core/values.ts';

/** The modules of the management area: a super administrator has all, an administrator those granted (docs/domain.md §1). */
export const MANAGEMENT_MODULES = [
  'workflow',
  'project',
  'experiment',
  'course',
  'user',
  'notice',
  'setting',
  'log',
] as const;
export const ManagementModule = z.enum(MANAGEMENT_MODULES);
export type ManagementModule = z.infer<typeof ManagementModule>;

/** The duties of super administrators where they are separated: running the service, people and permissions, the audit log. */
export const DUTIES = ['system', 'security', 'audit'] as const;
export type Duty = (typeof DUTIES)[number];
/** `none`: they have not been given one, and may do nothing until they are. */
export const HeldDuty = z.enum([...DUTIES, 'none']);
export type HeldDuty = z.infer<typeof HeldDuty>;

/** What anybody who works with a person may know of them. */
export const UserBrief = z.object({
  id: Id,
  name: z.string(),
  identity: Identity,
  /** No person but a practice partner, whom the server plays. */
  automatic: z.literal(true).optional(),
});
export type UserBrief = z.infer<typeof UserBrief>;

/** The logged-in person; also what the readable cookie `lets2017_user` holds. No secrets. */
export const Me = UserBrief.extend({
  account: z.string(),
  email: z.string(),
  contact: z.string(),
  student_id: z.string(),
  gender: Gender.nullable(),
  class_name: z.string(),
  /** Which parts of the management area are theirs: for the page's menu alone. */
  modules: z.array(ManagementModule),
  /** Of a super administrator while duties are separated; null otherwise. */
  duty: HeldDuty.nullable(),
});
export type Me = z.infer<typeof Me>;

export const UserRow = UserBrief.extend({
  account: z.string(),
  student_id: z.string(),
  class_ids: z.array(Id),
});
export type UserRow = z.infer<typeof UserRow>;
