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

export const logExport = declareCall({
  method: 'GET',
  path: '/system/log/export',
  summary: 'What the list shows with these filters, whole, as .xlsx. The export is itself an entry.',
  who: 'admin',
  answer: 'file',
  input: LogFilter,
  output: z.unknown(),
  codes: [],
});
