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
  if (Object.values(filter).every((value) => value === undefined || value === '')) return countAll({ db });
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(auditLog)
    .where(conditionOf(filter, await actorsNamed({ db }, filter)));
  return row?.total ?? 0;
}

interface Settled {
  readonly id: number;
  readonly count: number;
}
/** Entries up to an id that are all there for good, and how many they are: counted once. */
const settled = new WeakMap<Reader['db'], Settled>();

/**
 * Nothing is ever taken out of the log, so only what is newer than the last time is counted. An entry may become visible after one with a
 * higher id; ten minutes later, far longer than a statement or an idle transaction may last, none does any more.
 */
async function countAll({ db }: Reader): Promise<number> {
  const known = settled.get(db) ?? { id: 0, count: 0 };
  const { rows } = await db.execute<{ id: number; settled: number; newer: number }>(sql`
    select upto.id,
      (select count(*)::int from ${auditLog} where ${auditLog.id} > ${known.id} and ${auditLog.id} <= upto.id) as settled,
      (select count(*)::int from ${auditLog} where ${auditLog.id} > greatest(upto.id, ${known.id})) as newer
    from (select coalesce((select ${auditLog.id} from ${auditLog} where ${auditLog.at} < now() - interval '10 minutes'
      order by ${auditLog.at} desc limit 1), 0) as id) as upto`);
  const [row] = rows;
  if (!row) return known.count;
  if (row.id > known.id) settled.set(db, { id: row.id, count: known.count + row.settled });
  return known.count + row.settled + row.newer;
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
