import type { AuditAction } from '@lets/contract';
import type { TagTone } from '../../../components/surface/surface.tsx';

const REFUSED: readonly AuditAction[] = [
  'login_failed',
  'denied',
  'password_change_failed',
  'approval_refused',
];
const LOST: readonly AuditAction[] = [
  'user_deleted',
  'import_undone',
  'user_disabled',
  'course_deleted',
  'workflow_deleted',
  'experiment_deleted',
];

/** Pure: what was refused or is gone stands out; the rest is the day's work. */
export function toneOf(action: AuditAction): TagTone {
  if (REFUSED.includes(action)) return 'seal';
  if (LOST.includes(action)) return 'gold';
  return action === 'login' ? 'quiet' : 'ink';
}
