import type { AuditAction, Identity, LogEntry } from '@lets/contract';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { containsText } from '../../db/contains-text.ts';
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
    .leftJoin(users, eq(users.id, auditLog.actor_id))
    .where(conditionOf(filter));
  return row?.total ?? 0;
}

export async function listEntries(
  { db }: Reader,
  filter: LogFilter,
  { offset = 0, limit, below }: { offset?: number; limit: number; below?: number },
): Promise<LogEntry[]> {
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
    .where(and(conditionOf(filter), below === undefined ? undefined : lt(auditLog.id, below)))
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

function conditionOf({ q, action, actor_id, from, until }: LogFilter): SQL | undefined {
  return and(
    action && eq(auditLog.action, action),
    actor_id ? eq(auditLog.actor_id, actor_id) : undefined,
    from === undefined ? undefined : gte(auditLog.at, new Date(from)),
    until === undefined ? undefined : lt(auditLog.at, new Date(until)),
    q
      ? containsText(q, auditLog.target, auditLog.detail, auditLog.address, users.name, users.account)
      : undefined,
  );
}
