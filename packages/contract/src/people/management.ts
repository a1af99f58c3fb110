import { z } from 'zod';
import { isStrongPassword } from '../account/account.ts';
import { declareCall } from '../core/call.ts';
import { IDENTITY } from '../core/kinds.ts';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, Flag, Gender, Id, Identity, json, Page, pageOf, Time } from '../core/values.ts';
import { ManagementModule, Me, UserBrief } from './person.ts';

/** What a person's account holds, for those who keep accounts. */
export const ManagedUser = UserBrief.extend({
  account: z.string(),
  student_id: z.string(),
  gender: Gender.nullable(),
  email: z.string(),
  contact: z.string(),
  disabled: z.boolean(),
  /** Whether their log-in has a second step. */
  has_factor: z.boolean(),
  /** A visiting experimenter: of no class, let in by a case that is free or names them. */
  outside: z.boolean(),
  /** Where they are enrolled, or teach. */
  classes: z.array(z.object({ id: Id, name: z.string(), course: Bilingual })),
  modules: z.array(ManagementModule),
  created_at: Time,
});
export type ManagedUser = z.infer<typeof ManagedUser>;

/** Whom a page of accounts shows; the export takes the same. */
const PeopleFilter = z.object({
  identity: z.coerce.number().pipe(Identity),
  outside: Flag.optional(),
  course_id: Id.optional(),
  class_id: Id.optional(),
  state: z.enum(['active', 'disabled']).optional(),
  factor: z.enum(['with', 'without']).optional(),
  q: z.string().trim().max(LIMITS.search).optional(),
});

export const userList = declareCall({
  method: 'GET',
  path: '/account/user/list',
  summary:
    'The accounts of one identity. Administrators with the user module; those of administrators only a super admin.',
  who: 'admin',
  input: Page.extend({
    ...PeopleFilter.shape,
    sort: z.enum(['account', 'name', 'student_id', 'created']).default('account'),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  output: pageOf(ManagedUser),
  codes: [],
});

export const userDetail = declareCall({
  method: 'GET',
  path: '/account/user/detail',
  summary: 'One account, with what stands in the way of deleting it.',
  who: 'admin',
  input: z.object({ id: Id }),
  output: ManagedUser.extend({
    runs: z.object({ waiting: z.number().int(), in_progress: z.number().int(), ended: z.number().int() }),
    last_login_at: Time.nullable(),
  }),
  codes: ['not_found'],
});

/** Apart from the calls, for forms to look at: the web's build leaves out what calls take. */
export const AccountName = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][\w.@-]*$/)
  .max(LIMITS.account);
const PersonName = z.string().trim().min(1).max(LIMITS.person_name);
export const EmailOrNone = z.union([z.literal(''), z.email().max(LIMITS.email)]);
const Contact = z.string().trim().max(LIMITS.contact);
const NewPassword = z.string().min(1).max(LIMITS.password_max);

export const userSave = declareCall({
  method: 'POST',
  path: '/account/user/save',
  summary:
    'Makes or changes an account; account and identity never change. A new one without a password gets one, answered this once. Students join the classes named; an outside one has none.',
  who: 'admin',
  input: z
    .object({
      id: Id.optional(),
      identity: z.coerce.number().pipe(Identity),
      account: AccountName,
      name: PersonName,
      student_id: z.string().trim().max(LIMITS.student_id).default(''),
      gender: z.union([z.literal(''), Gender]).default(''),
      email: EmailOrNone.default(''),
      contact: Contact.default(''),
      outside: Flag.default(false),
      class_ids: json(z.array(Id).max(50)).optional(),
      password: NewPassword.optional(),
    })
    .refine(({ password, account }) => password === undefined || isStrongPassword(password, account), {
      path: ['password'],
      message: 'too weak',
    })
    .refine(({ outside, identity }) => !outside || identity === IDENTITY.student, {
      path: ['outside'],
      message: 'not one of',
    }),
  output: z.object({ id: Id, password: z.string().nullable() }),
  codes: ['not_found', 'duty_held'],
});

const SomeUsers = z.object({ ids: json(z.array(Id).min(1).max(LIMITS.chosen)) });

export const userDisable = declareCall({
  method: 'POST',
  path: '/account/user/disable',
  summary: 'Disables or enables accounts; disabling ends their sessions at once. Nobody disables themselves.',
  who: 'admin',
  input: SomeUsers.extend({ disabled: Flag }),
  output: z.object({ changed: z.number().int() }),
  codes: ['not_found', 'duty_held', 'nothing_selected'],
});

export const userDelete = declareCall({
  method: 'POST',
  path: '/account/user/delete',
  summary:
    'Deletes accounts that have left no trace: all or, when one has, none (in_use, d = {ids}). Those are disabled instead. Where duties are separated a second administrator approves it first.',
  who: 'admin',
  input: SomeUsers,
  output: z.object({
    deleted: z.number().int(),
    /** The request for approval that it waits for; nothing is deleted yet. */
    approval_id: Id.nullable(),
  }),
  codes: ['not_found', 'in_use', 'nothing_selected', 'no_second_administrator', 'duty_held'],
});

export const passwordReset = declareCall({
  method: 'POST',
  path: '/account/user/pwd/reset',
  summary: 'Gives an account a new password, answered this once; its sessions and its WeChat binding end.',
  who: 'admin',
  input: z.object({ id: Id }),
  output: z.object({ password: z.string() }),
  codes: ['not_found', 'duty_held'],
});

export const userTemplate = declareCall({
  method: 'GET',
  path: '/account/user/template',
  summary: 'An empty sheet to import from, in the language of the caller.',
  who: 'admin',
  answer: 'file',
  input: z.object({ identity: z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)])) }),
  output: z.unknown(),
  codes: [],
});

export const userExport = declareCall({
  method: 'GET',
  path: '/account/user/export',
  summary: 'The accounts that the list shows with these filters, or some of them, as .xlsx.',
  who: 'admin',
  answer: 'file',
  input: PeopleFilter.extend({ ids: SomeUsers.shape.ids.optional() }),
  output: z.unknown(),
  codes: [],
});

export const powerList = declareCall({
  method: 'GET',
  path: '/account/power',
  summary: 'Every admin and the modules granted to them. Super administrators.',
  who: 'super_admin',
  input: Page.extend({ q: z.string().trim().max(LIMITS.search).optional() }),
  output: pageOf(
    UserBrief.extend({ account: z.string(), disabled: z.boolean(), modules: z.array(ManagementModule) }),
  ),
  codes: [],
});

export const powerSave = declareCall({
  method: 'POST',
  path: '/account/power',
  summary: 'Grants an admin exactly these modules; it holds from their next call on. Super administrators.',
  who: 'super_admin',
  input: z.object({ user_id: Id, modules: json(z.array(ManagementModule)) }),
  output: z.object({ modules: z.array(ManagementModule) }),
  codes: ['not_found', 'duties_mixed'],
});

export const profileSave = declareCall({
  method: 'POST',
  path: '/account/profile/save',
  summary: "Changes what is the caller's own to say: how to reach them.",
  who: 'user',
  input: z.object({ email: EmailOrNone, contact: Contact }),
  output: Me,
  codes: [],
});
