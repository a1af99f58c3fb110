import { type AuditAction, LIMITS } from '@lets/contract';
import { and, eq, gte, inArray, ne, or } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { auditLog, users } from '../../db/schema/index.ts';

const DAY_MS = 24 * 3_600_000;
/** By these one person gets power over an account, or knows how to log in with it. */
const GIVES_POWER: readonly AuditAction[] = [
  'power_granted',
  'password_reset',
  'factor_reset',
  'user_enabled',
];

/**
 * The administrators who are not independent of one: those whose account the person made, or to whom they lately gave modules or a
 * password, and those who did so for the person. It is read from the audit log, which nobody can rewrite.
 */
export async function tiedTo({ db }: Reader, personId: number, now: number): Promise<ReadonlySet<number>> {
  const since = new Date(now - LIMITS.independent_days * DAY_MS);
  const rows = await db
    .select({ keeper: auditLog.actor_id, kept: users.id })
    .from(auditLog)
    .innerJoin(users, eq(users.account, auditLog.target))
    .where(
      and(
        or(eq(auditLog.actor_id, personId), eq(users.id, personId)),
        ne(auditLog.actor_id, users.id),
        or(
          eq(auditLog.action, 'admin_created'),
          and(inArray(auditLog.action, [...GIVES_POWER]), gte(auditLog.at, since)),
        ),
      ),
    );
  return new Set(rows.map(({ keeper, kept }) => (kept === personId ? Number(keeper) : kept)));
}
