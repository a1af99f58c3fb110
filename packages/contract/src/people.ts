import { z } from 'zod';
import { Gender, Id, Identity } from './values.ts';

/** What anybody who works with a person may know of them. */
export const UserBrief = z.object({ id: Id, name: z.string(), identity: Identity });
export type UserBrief = z.infer<typeof UserBrief>;

/** The logged-in person; also what the readable cookie `lets2017_user` holds. No secrets. */
export const Me = UserBrief.extend({
  account: z.string(),
  email: z.string(),
  contact: z.string(),
  student_id: z.string(),
  gender: Gender.nullable(),
  class_name: z.string(),
});
export type Me = z.infer<typeof Me>;

export const UserRow = UserBrief.extend({
  account: z.string(),
  student_id: z.string(),
  class_ids: z.array(Id),
});
export type UserRow = z.infer<typeof UserRow>;
