import { type Identity, MANAGEMENT_MODULES, type ManagedUser } from '@lets/contract';
import { containsIndexed } from '../../db/contains-text.ts';
import { and, asc, desc, eq, exists, inArray, isNull, or, type SQL, sql } from '../../db/drizzle.ts';
import { isAnyOf } from '../../db/expressions.ts';
import { hasFactor } from '../../db/has-factor.ts';
import type { Reader } from '../../db/reader.ts';
import {
  auditLog,
  classes,
  classMentors,
  courses,
  enrolments,
  experimentMembers,
  experiments,
  users,
} from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';
import { isNoRehearsal } from '../../runs/rehearsal-filter.ts';

export interface PeopleFilter {
  readonly identity: Identity;
  readonly outside?: boolean | undefined;
  readonly course_id?: number | undefined;
  readonly class_id?: number | undefined;
  readonly state?: 'active' | 'disabled' | undefined;
  readonly factor?: 'with' | 'without' | undefined;
  readonly q?: string | undefined;
  /** Of these only. */
  readonly ids?: readonly number[] | undefined;
}

export interface Order {
  readonly sort: 'account' | 'name' | 'student_id' | 'created';
  readonly order: 'asc' | 'desc';
}

export type UserRow = typeof users.$inferSelect;

const SORTED = {
  account: users.account,
  name: users.name,
  student_id: users.student_id,
  created: users.created_at,
} as const;

export async function listUsers(
  { db }: Reader,
  filter: PeopleFilter,
  { sort, order }: Order,
  page: { offset: number; limit: number },
): Promise<{ list: ManagedUser[]; total: number }> {
  const where = conditionOf(db, filter);
  const direction = order === 'asc' ? asc : desc;
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(users)
      .where(where)
      .orderBy(direction(SORTED[sort]), direction(users.id))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(users, where),
  ]);
  return { list: await withClasses({ db }, rows), total };
}

/** The same, a stretch at a time after an id: an export of any size holds no more than one. */
export async function usersAfter(
  { db }: Reader,
  filter: PeopleFilter,
  afterId: number,
  limit: number,
): Promise<ManagedUser[]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(conditionOf(db, filter), sql`${users.id} > ${afterId}`))
    .orderBy(asc(users.id))
    .limit(limit);
  return withClasses({ db }, rows);
}

function conditionOf(db: Reader['db'], filter: PeopleFilter): SQL | undefined {
  const { identity, outside, state, factor, q, ids } = filter;
  return and(
    eq(users.identity, identity),
    ids && inArray(users.id, [...ids]),
    sql`not ${users.automatic}`,
    isNull(users.erased_at),
    outside === undefined ? undefined : eq(users.outside, outside),
    state && eq(users.disabled, state === 'disabled'),
    factor && sql`${hasFactor()} = ${factor === 'with'}`,
    belongs(db, filter),
    q ? containsIndexed('users', q, users.name, users.account, users.student_id, users.contact) : undefined,
  );
}

/** Enrolled there, or teaching there. */
function belongs(db: Reader['db'], { class_id, course_id }: PeopleFilter): SQL | undefined {
  if (!class_id && !course_id) return undefined;
  const one = { one: sql`1` };
  const [enrolled, teaching] = [enrolments, classMentors].map((table) =>
    exists(
      db
        .select(one)
        .from(table)
        .innerJoin(classes, eq(classes.id, table.class_id))
        .where(
          and(
            eq(table.user_id, users.id),
            class_id ? eq(classes.id, class_id) : undefined,
            course_id ? eq(classes.course_id, course_id) : undefined,
          ),
        ),
    ),
  );
  return or(enrolled, teaching);
}

async function withClasses({ db }: Reader, rows: readonly UserRow[]): Promise<ManagedUser[]> {
  const ids = rows.map((row) => row.id);
  const of = (table: typeof enrolments | typeof classMentors) =>
    db
      .select({
        user_id: table.user_id,
        id: classes.id,
        name: classes.name,
        zh: courses.name_zh,
        en: courses.name_en,
      })
      .from(table)
      .innerJoin(classes, eq(classes.id, table.class_id))
      .innerJoin(courses, eq(courses.id, classes.course_id))
      .where(inArray(table.user_id, ids))
      .orderBy(asc(classes.id));
  const found = ids.length > 0 ? [...(await of(enrolments)), ...(await of(classMentors))] : [];
  const groups = Map.groupBy(found, (row) => row.user_id);
  const safer = await withFactor({ db }, ids);
  return rows.map((row) => managed(row, { classes: groups.get(row.id) ?? [], hasFactor: safer.has(row.id) }));
}

async function withFactor({ db }: Reader, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), hasFactor()));
  return new Set(rows.map(({ id }) => id));
}

function managed(
  row: UserRow,
  about: {
    readonly classes: readonly { id: number; name: string; zh: string; en: string }[];
    readonly hasFactor: boolean;
  },
): ManagedUser {
  const { id, account, name, identity, student_id, gender, email, contact, disabled, outside } = row;
  return {
    id,
    account,
    name,
    identity,
    student_id,
    gender: gender as ManagedUser['gender'],
    email,
    contact,
    disabled,
    has_factor: about.hasFactor,
    outside,
    classes: about.classes.map((one) => ({ id: one.id, name: one.name, course: { zh: one.zh, en: one.en } })),
    modules: MANAGEMENT_MODULES.filter((module) => row.modules.includes(module)),
    created_at: row.created_at.getTime(),
  };
}

export async function userById({ db }: Reader, id: number): Promise<ManagedUser | null> {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.automatic, false), isNull(users.erased_at)));
  return (await withClasses({ db }, rows))[0] ?? null;
}

/** Their accounts, locked in the order of their ids, so that two who change the same people take turns. */
export async function lockUsers({ db }: Transaction, ids: readonly number[]): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.erased_at)))
    .orderBy(asc(users.id))
    .for('update');
}

/** A statement takes 65,535 values. */
const ADDED_TOGETHER = 1000;

export async function addUsers(
  { db }: Transaction,
  rows: readonly (typeof users.$inferInsert)[],
): Promise<{ id: number; account: string }[]> {
  const made: { id: number; account: string }[] = [];
  for (let at = 0; at < rows.length; at += ADDED_TOGETHER) {
    const some = rows.slice(at, at + ADDED_TOGETHER);
    made.push(...(await db.insert(users).values(some).returning({ id: users.id, account: users.account })));
  }
  return made;
}

export async function changeUser(
  { db }: Transaction,
  id: number,
  values: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await db.update(users).set(values).where(eq(users.id, id));
}

export async function setDisabled(
  { db }: Transaction,
  ids: readonly number[],
  disabled: boolean,
): Promise<void> {
  await db
    .update(users)
    .set({ disabled })
    .where(inArray(users.id, [...ids]));
}

export async function deleteUsers({ db }: Transaction, ids: readonly number[]): Promise<void> {
  await db.delete(users).where(inArray(users.id, [...ids]));
}

/** Fails as `deleteUsers` would, and leaves everything as it is. */
export async function tryToDelete(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.db.execute(sql`savepoint tried`);
  await deleteUsers(tx, ids);
  await tx.db.execute(sql`rollback to savepoint tried`);
}

export async function usersByAccounts({ db }: Reader, accounts: readonly string[]): Promise<UserRow[]> {
  return db.select().from(users).where(isAnyOf(users.account, accounts));
}

/** Which of these people are in a class. */
export async function enrolledIn(
  { db }: Reader,
  classId: number,
  userIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .select({ id: enrolments.user_id })
    .from(enrolments)
    .where(and(eq(enrolments.class_id, classId), isAnyOf(enrolments.user_id, userIds)));
  return new Set(rows.map(({ id }) => id));
}

/** How many of their experiments stand where. */
export async function runCountsOf({ db }: Reader, userId: number) {
  const rows = await db
    .select({ status: experiments.status, count: sql<number>`count(*)::int` })
    .from(experimentMembers)
    .innerJoin(experiments, eq(experiments.id, experimentMembers.experiment_id))
    .where(and(eq(experimentMembers.user_id, userId), isNoRehearsal))
    .groupBy(experiments.status);
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  return { waiting: of('waiting'), in_progress: of('in_progress'), ended: of('ended') };
}

export async function lastLoginOf({ db }: Reader, userId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.actor_id, userId), eq(auditLog.action, 'login')))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row?.at ?? null;
}

// Power ---------------------------------------------------------------------------------------------------------------

export async function setModules({ db }: Transaction, id: number, modules: string[]): Promise<void> {
  await db.update(users).set({ modules }).where(eq(users.id, id));
}
