import type { AuditAction, LogEntry } from '@lets/contract';
import { containsIndexed } from '../../db/contains-text.ts';
import { and, desc, eq, gt, gte, lt, lte, or, type SQL, sql } from '../../db/drizzle.ts';
import { inner, isAnyOf } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import { auditLog, auditSeals, users } from '../../db/schema/index.ts';

export interface LogFilter {
  readonly q?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly actor_id?: number | undefined;
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

export async function countEntries({ db }: Reader, filter: LogFilter, settled: SettledLog): Promise<number> {
  if (Object.values(filter).every((value) => value === undefined || value === ''))
    return countAll({ db }, settled);
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(auditLog)
    .where(conditionOf(filter, await actorsNamed({ db }, filter)));
  return row?.total ?? 0;
}

/** How many entries there are up to an id, all of them there for good: what `countEntries` need not count again. One for a server process. */
export interface SettledLog {
  id: number;
  count: number;
  /** The removal of old entries that the count knows of. */
  removal?: number;
}

/** The newest entry that is settled, 0 where none is. */
function settledId() {
  const latest = inner
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(lt(auditLog.at, sql`now() - interval '10 minutes'`))
    .orderBy(desc(auditLog.at))
    .limit(1)
    .as('latest');
  return inner
    .select({ id: sql<number>`coalesce(max(${latest.id}), 0)`.as('settled_id') })
    .from(latest)
    .as('upto');
}

/**
 * Nothing but the oldest is ever taken out of the log, so only what is newer than the last time is counted, unless some was. An entry may become visible after one with a
 * higher id; ten minutes later, far longer than a statement or an idle transaction may last, none does any more.
 */
async function countAll({ db }: Reader, known: SettledLog): Promise<number> {
  const before = { ...known };
  const upto = settledId();
  const [row] = await db
    .select({
      id: upto.id,
      settled: db.$count(auditLog, and(gt(auditLog.id, before.id), lte(auditLog.id, upto.id))),
      newer: db.$count(auditLog, gt(auditLog.id, sql`greatest(${upto.id}, ${before.id})`)),
      removal: sql<number>`(${inner
        .select({ id: sql`coalesce(max(${auditSeals.id}), 0)` })
        .from(auditSeals)
        .where(eq(auditSeals.kind, 'removal'))})`,
    })
    .from(upto);
  if (!row) return before.count;
  if (row.removal !== (before.removal ?? 0)) {
    Object.assign(known, { id: 0, count: 0, removal: row.removal });
    return countAll({ db }, known);
  }
  if (row.id > known.id) Object.assign(known, { id: row.id, count: before.count + row.settled });
  return before.count + row.settled + row.newer;
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
      actor_id === null || account === null || name === null || identity === null
        ? null
        : { id: actor_id, account, name, identity },
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
          actorIds.length > 0 ? isAnyOf(auditLog.actor_id, actorIds) : undefined,
        )
      : undefined,
  );
}
