import type { Reader } from './db/reader.ts';
import { auditLog } from './db/schema/index.ts';

export type AuditAction =
  | 'login'
  | 'login_failed'
  | 'password_changed'
  | 'password_change_failed'
  | 'denied'
  | 'intervention'
  | 'export'
  | 'workflow_published'
  | 'workflow_deleted'
  | 'workflow_corrected'
  | 'admin_created'
  | 'notice_saved'
  | 'setting_changed'
  | 'wechat_bound'
  | 'wechat_unbound';

export interface AuditEntry {
  readonly action: AuditAction;
  readonly actorId: number | null;
  /** What it was done to: an account, `experiment 12`, `POST /team/update`. */
  readonly target?: string;
  readonly detail?: string;
  readonly address?: string;
}

const LONGEST = 200;

/** Appends to the audit log; in a transaction the entry stands or falls with what it tells of. */
export async function recordAudit(
  to: Reader,
  { action, actorId, target = '', detail = '', address = '' }: AuditEntry,
): Promise<void> {
  await to.db.insert(auditLog).values({
    action,
    actor_id: actorId,
    target: target.slice(0, LONGEST),
    detail: detail.slice(0, LONGEST),
    address,
  });
}
