import type {
  DataRequest,
  dataRequestList,
  Identity,
  ManagedDataRequest,
  ParsedInputOf,
} from '@lets/contract';
import { containsIndexed } from '../../db/contains-text.ts';
import { alias, and, asc, desc, eq, inArray, lt, type SQL } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { dataRequests, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export type RequestRow = typeof dataRequests.$inferSelect;

const PENDING = ['open', 'in_progress'] as const;

export function isPending({ state }: Pick<RequestRow, 'state'>): boolean {
  return PENDING.some((one) => one === state);
}

/** Pure: a row as its own person is shown it. */
export function shown(row: RequestRow, now: number): DataRequest {
  const { id, kind, text, state, answer, revision } = row;
  return {
    id,
    kind,
    text,
    state,
    answer,
    revision,
    asked_at: row.asked_at.getTime(),
    due_at: row.due_at.getTime(),
    overdue: isPending(row) && row.due_at.getTime() <= now,
    answered_at: row.answered_at?.getTime() ?? null,
  };
}

export async function requestsOf(
  { db }: Reader,
  userId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: RequestRow[]; total: number }> {
  const where = eq(dataRequests.user_id, userId);
  const [rows, total] = await Promise.all([
    db.select().from(dataRequests).where(where).orderBy(desc(dataRequests.id)).offset(offset).limit(limit),
    db.$count(dataRequests, where),
  ]);
  return { rows, total };
}

export async function hasPending({ db }: Reader, userId: number, kind: RequestRow['kind']): Promise<boolean> {
  const { user_id, state } = dataRequests;
  const where = and(eq(user_id, userId), eq(dataRequests.kind, kind), inArray(state, [...PENDING]));
  return (await db.$count(dataRequests, where)) > 0;
}

export async function addRequest(
  { db }: Transaction,
  values: Pick<RequestRow, 'user_id' | 'kind' | 'text' | 'asked_at' | 'due_at'>,
): Promise<RequestRow> {
  const [row] = await db.insert(dataRequests).values(values).returning();
  if (!row) throw new Error('the request was not kept');
  return row;
}

export async function lockRequest({ db }: Transaction, id: number): Promise<RequestRow | null> {
  const [row] = await db.select().from(dataRequests).where(eq(dataRequests.id, id)).for('update');
  return row ?? null;
}

export async function changeRequest(
  { db }: Transaction,
  { id, revision }: Pick<RequestRow, 'id' | 'revision'>,
  values: Partial<Omit<RequestRow, 'id' | 'revision'>>,
): Promise<RequestRow> {
  const [row] = await db
    .update(dataRequests)
    .set({ ...values, revision: revision + 1 })
    .where(eq(dataRequests.id, id))
    .returning();
  if (!row) throw new Error('the request is gone');
  return row;
}

type Wanted = ParsedInputOf<typeof dataRequestList>;

export async function listManaged(
  { db }: Reader,
  { page, size, sort, order, ...filter }: Wanted,
  { identities, now }: { readonly identities: readonly Identity[]; readonly now: number },
): Promise<{ list: ManagedDataRequest[]; total: number }> {
  const answerer = alias(users, 'answerer');
  const where = conditionOf(filter, identities, new Date(now));
  const direction = order === 'asc' ? asc : desc;
  const sorted = { asked: dataRequests.asked_at, due: dataRequests.due_at, name: users.name }[sort];
  const joined = () =>
    db.select(selection(answerer)).from(dataRequests).innerJoin(users, eq(users.id, dataRequests.user_id));
  const [rows, total] = await Promise.all([
    joined()
      .leftJoin(answerer, eq(answerer.id, dataRequests.answered_by))
      .where(where)
      .orderBy(direction(sorted), direction(dataRequests.id))
      .offset((page - 1) * size)
      .limit(size),
    db.$count(
      db
        .select({ id: dataRequests.id })
        .from(dataRequests)
        .innerJoin(users, eq(users.id, dataRequests.user_id))
        .where(where)
        .as('found'),
    ),
  ]);
  return { list: rows.map((row) => managed(row, now)), total };
}

export async function managedById(
  { db }: Reader,
  id: number,
  now: number,
): Promise<ManagedDataRequest | null> {
  const answerer = alias(users, 'answerer');
  const [row] = await db
    .select(selection(answerer))
    .from(dataRequests)
    .innerJoin(users, eq(users.id, dataRequests.user_id))
    .leftJoin(answerer, eq(answerer.id, dataRequests.answered_by))
    .where(eq(dataRequests.id, id));
  return row ? managed(row, now) : null;
}

type Answerer = ReturnType<typeof alias<typeof users, 'answerer'>>;

function selection(answerer: Answerer) {
  const { id, account, name, identity } = users;
  return {
    request: dataRequests,
    user: { id, account, name, identity },
    answered_by: { id: answerer.id, name: answerer.name, identity: answerer.identity },
  };
}

interface JoinedRow {
  readonly request: RequestRow;
  readonly user: ManagedDataRequest['user'];
  readonly answered_by: ManagedDataRequest['answered_by'];
}

function managed({ request, user, answered_by }: JoinedRow, now: number): ManagedDataRequest {
  return { ...shown(request, now), user, answered_by };
}

function conditionOf(
  { q, kind, state }: Pick<Wanted, 'q' | 'kind' | 'state'>,
  identities: readonly Identity[],
  now: Date,
): SQL | undefined {
  const pending = inArray(dataRequests.state, [...PENDING]);
  return and(
    inArray(users.identity, [...identities]),
    kind && eq(dataRequests.kind, kind),
    state === 'pending' || state === 'overdue'
      ? and(pending, state === 'overdue' ? lt(dataRequests.due_at, now) : undefined)
      : state && eq(dataRequests.state, state),
    q ? containsIndexed('users', q, users.name, users.account, users.student_id, users.contact) : undefined,
  );
}
