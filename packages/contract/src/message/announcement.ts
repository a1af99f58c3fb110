import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { FlowId, Id, json, Page, pageOf, RequestId, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';

/** One message to many: a class, a team, or those who hold one role in the teams of a class task. Its writer keeps it as one thing, not as a conversation with each. */

export const AUDIENCE_KINDS = ['class', 'team', 'role'] as const;
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];

export const Addressees = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('class'), id: Id }),
  z.object({ kind: z.literal('team'), id: Id }),
  /** `id` is the class task in whose teams the role is played. */
  z.object({ kind: z.literal('role'), id: Id, role_id: FlowId }),
]);
export type Addressees = z.infer<typeof Addressees>;

/** `hint` tells audiences of one name apart: a class's course, a team's or role's class task. `count` is how many would get the message. */
export const AudienceRow = z.object({
  audience: Addressees,
  name: z.string(),
  hint: z.string(),
  count: z.number().int(),
});
export type AudienceRow = z.infer<typeof AudienceRow>;

export const Announcement = z.object({
  id: Id,
  kind: z.enum(AUDIENCE_KINDS),
  /** Of the class, team or role. */
  to: z.string(),
  content: z.string(),
  sent_at: Time,
  count: z.number().int(),
  read: z.number().int(),
});
export type Announcement = z.infer<typeof Announcement>;

export const audienceList = declareCall({
  method: 'GET',
  path: '/cms/audience/list',
  summary:
    'Classes, teams or roles that the caller may write to as a whole: staff those of the classes in their care, students their own teams.',
  who: 'user',
  input: Page.extend({
    kind: z.enum(AUDIENCE_KINDS),
    q: z.string().trim().max(LIMITS.search).optional(),
    /** Of the roles: those that are held in this class task's teams. Without one there are none. */
    task_id: Id.optional(),
  }),
  output: pageOf(AudienceRow),
  codes: [],
});

export const announce = declareCall({
  method: 'POST',
  path: '/cms/announce',
  summary: 'Sends one message to everybody in a class, a team, or a role.',
  who: 'user',
  input: z.object({
    to: json(Addressees),
    content: z.string().trim().min(1).max(LIMITS.message),
    request_id: RequestId,
  }),
  output: Announcement,
  codes: ['not_found', 'too_many_tries'],
});

export const announcementList = declareCall({
  method: 'GET',
  path: '/cms/announcement/list',
  summary: 'What the caller sent to classes, teams and roles, the latest first, and how many have read it.',
  who: 'user',
  input: z.object({
    /** Only what is older than the announcement with this id. */
    before: Id.optional(),
    size: z.coerce.number().int().min(1).max(100).default(20),
    q: z.string().trim().max(LIMITS.search).optional(),
  }),
  output: z.object({ list: z.array(Announcement), has_more: z.boolean() }),
  codes: [],
});

export const announcementReaders = declareCall({
  method: 'GET',
  path: '/cms/announcement/readers',
  summary: 'Who got an announcement of the caller, those who have not read it first.',
  who: 'user',
  input: z.object({ id: Id }),
  output: z.object({ list: z.array(UserBrief.extend({ read_at: Time.nullable() })) }),
  codes: ['not_found'],
});
