import type { AuditAction, Identity, LogEntry } from '@lets/contract';
import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { containsIndexed } from '../../db/contains-text.ts';
import type { Reader } from '../../db/reader.ts';
import { auditLog, users } from '../../db/schema/index.ts';

export interface LogFilter {
  readonly q?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly actor_id?: number | undefined;
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

export async function countEntries({ db }: Reader, filter: LogFilter): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(auditLog)
    .where(conditionOf(filter, await actorsNamed({ db }, filter)));
  return row?.total ?? 0;
}

export async function listEntries(
  { db }: Reader,
  filter: LogFilter,
  { offset = 0, limit, below }: { offset?: number; limit: number; below?: number },
): Promise<LogEntry[]> {
  const condition = conditionOf(filter, await actorsNamed({ db }, filter));
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actor_id: auditLog.actor_id,
      action: auditLog.action,
      target: auditLog.target,
      detail: auditLog.detail,
      address: auditLog.address,
      account: users.account,
      name: users.name,
      identity: users.identity,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actor_id))
    .where(and(condition, below === undefined ? undefined : lt(auditLog.id, below)))
    .orderBy(desc(auditLog.id))
    .offset(offset)
    .limit(limit);
  return rows.map(({ at, actor_id, account, name, identity, action, ...row }) => ({
    ...row,
    at: at.getTime(),
    action: action as AuditAction,
    actor:
      actor_id === null || account === null || name === null
        ? null
        : { id: actor_id, account, name, identity: identity as Identity },
  }));
}

/** Looked up beforehand, so that how many they are is known when their entries are looked up. */
async function actorsNamed({ db }: Reader, { q }: LogFilter): Promise<number[]> {
  if (!q) return [];
  const where = containsIndexed('users', q, users.name, users.account);
  return (await db.select({ id: users.id }).from(users).where(where)).map(({ id }) => id);
}

function conditionOf(
  { q, action, actor_id, from, until }: LogFilter,
  actorIds: readonly number[],
): SQL | undefined {
  return and(
    action && eq(auditLog.action, action),
    actor_id ? eq(auditLog.actor_id, actor_id) : undefined,
    from === undefined ? undefined : gte(auditLog.at, new Date(from)),
    until === undefined ? undefined : lt(auditLog.at, new Date(until)),
    q
      ? or(
          containsIndexed('audit_log', q, auditLog.target, auditLog.detail, auditLog.address),
          actorIds.length > 0
            ? sql`${auditLog.actor_id} = any(${sql.param([...actorIds])}::bigint[])`
            : undefined,
        )
      : undefined,
  );
}
