import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Id, Page, pageOf, Time } from '../core/values.ts';
import { UserBrief } from '../people/person.ts';

/** Everything that the audit log keeps; the log itself is append-only. */
export const AUDIT_ACTIONS = [
  'login',
  'login_failed',
  'password_changed',
  'password_change_failed',
  'password_reset',
  'denied',
  'intervention',
  'grade',
  'export',
  'import',
  'import_undone',
  'admin_created',
  'user_saved',
  'user_disabled',
  'user_enabled',
  'user_deleted',
  'power_granted',
  'course_saved',
  'course_deleted',
  'enrolment_changed',
  'workflow_saved',
  'workflow_published',
  'workflow_deleted',
  'workflow_corrected',
  'project_saved',
  'experiment_deleted',
  'notice_saved',
  'setting_changed',
  'wechat_bound',
  'wechat_unbound',
  'factor_added',
  'factor_removed',
  'factor_reset',
  'factor_failed',
  'recovery_codes_made',
  'my_data_taken',
  'data_request_asked',
  'data_request_withdrawn',
  'data_request_answered',
  'consent_given',
  'consent_withdrawn',
  'privacy_published',
  'person_erased',
  'retention_applied',
  'class_task_given',
  'class_task_changed',
  'class_task_deleted',
  'team_formed',
  'team_changed',
  'team_disbanded',
  'backup_made',
  'backup_restored',
  'backup_tried',
  'backup_downloaded',
  'backup_deleted',
  'approval_asked',
  'approval_given',
  'approval_refused',
  'approval_withdrawn',
  'approval_lapsed',
  'log_verified',
  'log_shortened',
  'duties_changed',
  'integration_saved',
  'integration_deleted',
  'identity_linked',
  'identity_unlinked',
  'sign_on_refused',
  'sign_on_ended',
  'lti_registration_opened',
  'lti_registered',
  'lti_deployment_approved',
  'lti_refused',
  'members_read',
  'delivery_resent',
] as const;
export const AuditAction = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof AuditAction>;

export const LogEntry = z.object({
  id: Id,
  at: Time,
  actor: UserBrief.extend({ account: z.string() }).nullable(),
  action: AuditAction,
  /** What it was done to: an account, `experiment 12`, `POST /team/update`. */
  target: z.string(),
  detail: z.string(),
  address: z.string(),
});
export type LogEntry = z.infer<typeof LogEntry>;

/** No date is later. */
const Moment = z.coerce.number().int().min(0).max(8_640_000_000_000_000);

const LogFilter = z.object({
  q: z.string().trim().max(LIMITS.search).optional(),
  action: AuditAction.optional(),
  actor_id: Id.optional(),
  from: Moment.optional(),
  until: Moment.optional(),
});

export const logList = declareCall({
  method: 'GET',
  path: '/system/log/list',
  summary: 'The audit log, newest first. Administrators with the log module.',
  who: 'admin',
  input: Page.extend(LogFilter.shape),
  output: pageOf(LogEntry),
  codes: [],
});

export const LOG_FORMATS = ['xlsx', 'syslog', 'jsonl'] as const;

export const logExport = declareCall({
  method: 'GET',
  path: '/system/log/export',
  summary:
    'What the list shows with these filters, whole, as .xlsx; or all entries from a moment on as syslog messages (RFC 5424) or lines of JSON. The export is itself an entry.',
  who: 'admin',
  answer: 'file',
  input: LogFilter.extend({ format: z.enum(LOG_FORMATS).default('xlsx') }),
  output: z.unknown(),
  codes: [],
});

/** What a walk along the log's hash chain found. */
export const ChainReport = z.object({
  at: Time,
  seals: z.number().int(),
  /** Entries that the seals hold. */
  entries: z.number().int(),
  /** Entries too young to be sealed. */
  unsealed: z.number().int(),
  /** The last seal that was found right: noted elsewhere, it shows later that nothing before it was changed. */
  head: z.object({ seal: z.number().int(), hash: z.string() }).nullable(),
  /** The first seal that does not hold; null where all do. */
  broken: z
    .object({
      seal: z.number().int(),
      from: z.number().int(),
      to: z.number().int(),
      why: z.enum(['changed', 'missing', 'extra', 'order', 'head']),
      /** So many entries are not there; negative where there are more than were sealed. */
      missing: z.number().int(),
    })
    .nullable(),
});
export type ChainReport = z.infer<typeof ChainReport>;

export const LogChain = z.object({
  verified: ChainReport.nullable(),
  /** The newest seal. */
  head: z.object({ seal: z.number().int(), hash: z.string() }).nullable(),
  /** The server's own account cannot change what the log has kept. */
  rights_separate: z.boolean(),
  /** For how many days entries are kept; 0 for good. */
  days: z.number().int(),
  /** Where entries are sent on to, and how far; null where nowhere. */
  forward: z.object({ address: z.string(), last_id: z.number().int(), at: Time.nullable() }).nullable(),
});
export type LogChain = z.infer<typeof LogChain>;

export const logChain = declareCall({
  method: 'GET',
  path: '/system/log/chain',
  summary: 'How the audit log is protected, and what its last verification found.',
  who: 'admin',
  input: z.object({}),
  output: LogChain,
  codes: [],
});

export const logVerify = declareCall({
  method: 'POST',
  path: '/system/log/verify',
  summary: 'Walks the whole hash chain of the audit log now. Itself an entry.',
  who: 'admin',
  input: z.object({}),
  output: ChainReport,
  codes: ['too_many_tries'],
});

export const logRetention = declareCall({
  method: 'POST',
  path: '/system/log/retention',
  summary:
    'For how many days entries of the audit log are kept: at least 180, or 0 for good. Administrators with the settings; where duties are separated, keeping them for less waits for a second administrator.',
  who: 'admin',
  input: z.object({
    days: z.coerce
      .number()
      .int()
      .max(LIMITS.log_days_max)
      .refine((days) => days === 0 || days >= LIMITS.log_days_min, { message: 'not one of' }),
  }),
  output: z.object({
    days: z.number().int(),
    /** The request for approval that it waits for; nothing has changed yet. */
    approval_id: Id.nullable(),
  }),
  codes: ['no_second_administrator'],
});
