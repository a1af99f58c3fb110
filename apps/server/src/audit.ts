import type { AuditAction, Bilingual } from '@lets/contract';
import { addEntry } from './audit-repository.ts';
import type { Reader } from './db/reader.ts';

export interface AuditEntry {
  readonly action: AuditAction;
  readonly actorId: number | null;
  /** What it was done to: an account, `experiment 12`, `POST /team/update`. */
  readonly target?: string;
  readonly detail?: string;
  readonly address?: string;
}

/** What the log calls a case or a workflow: as its authors do, and by the code that no other has. */
export function named({ name, code }: { readonly name: Bilingual; readonly code: string }): string {
  return `${name.zh || name.en} [${code}]`.trimStart();
}

const LONGEST = 200;

/** Appends to the audit log; in a transaction the entry stands or falls with what it tells of. */
export async function recordAudit(
  to: Reader,
  { action, actorId, target = '', detail = '', address = '' }: AuditEntry,
): Promise<void> {
  await addEntry(to, {
    action,
    actor_id: actorId,
    target: target.slice(0, LONGEST),
    detail: detail.slice(0, LONGEST),
    address,
  });
}
