import { type AuthoredCase, IDENTITY, type Identity } from '@lets/contract';
import type { Database } from '../src/db/client.ts';
import { eq, sql } from '../src/db/drizzle.ts';
import {
  classes,
  classMentors,
  courseMentors,
  courses,
  enrolments,
  projects,
  sessions,
  users,
} from '../src/db/schema/index.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { installCase } from '../src/features/project/service.ts';
import { hashToken, newToken, SESSION_MS } from '../src/http/session.ts';
import { smallCase } from './fixtures/small-case.ts';

/** Each `build…` makes what it needs and is not given; overrides say what a test is about. */

let count = 0;
const next = () => ++count;

export interface BuiltUser {
  readonly id: number;
  readonly account: string;
  readonly name: string;
  readonly identity: Identity;
}

export async function buildUser(
  { db }: Database,
  overrides: Partial<typeof users.$inferInsert> = {},
): Promise<BuiltUser> {
  const account = overrides.account ?? `user${next()}`;
  const values = {
    account,
    name: `名${account}`,
    identity: IDENTITY.student,
    password_hash: '-',
    ...overrides,
  };
  const [row] = await db.insert(users).values(values).returning();
  return made({ ...row, identity: row?.identity as Identity }) as BuiltUser;
}

/** Opens a session without a password; answers its token. */
export async function logInAs(
  { db }: Database,
  user: { readonly id: number },
  at = Date.now(),
): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    token_hash: hashToken(token),
    user_id: user.id,
    expires_at: new Date(at + SESSION_MS),
  });
  return token;
}

export async function buildCourse(
  { db }: Database,
  { mentorIds = [], ...overrides }: Partial<typeof courses.$inferInsert> & { mentorIds?: number[] } = {},
): Promise<number> {
  const code = `C${next()}`;
  const values = { code, name_zh: `课程${code}`, name_en: `Course ${code}`, ...overrides };
  const [row] = await db.insert(courses).values(values).returning({ id: courses.id });
  const { id } = made(row);
  if (mentorIds.length > 0) {
    await db.insert(courseMentors).values(mentorIds.map((user_id) => ({ course_id: id, user_id })));
  }
  return id;
}

export interface ClassOptions {
  readonly courseId?: number;
  readonly name?: string;
  readonly mentorIds?: readonly number[];
  readonly studentIds?: readonly number[];
}

export async function buildClass(
  database: Database,
  { courseId, name = `班${next()}`, mentorIds = [], studentIds = [] }: ClassOptions = {},
): Promise<{ id: number; courseId: number }> {
  const course_id = courseId ?? (await buildCourse(database));
  const { db } = database;
  const [row] = await db.insert(classes).values({ course_id, name }).returning({ id: classes.id });
  const { id } = made(row);
  if (mentorIds.length > 0) {
    await db.insert(classMentors).values(mentorIds.map((user_id) => ({ class_id: id, user_id })));
  }
  if (studentIds.length > 0) {
    await db.insert(enrolments).values(studentIds.map((user_id) => ({ class_id: id, user_id })));
  }
  return { id, courseId: course_id };
}

export interface ProjectOptions {
  readonly courseId?: number | null;
  readonly file?: Partial<Omit<AuthoredCase, 'project'>> & {
    readonly project?: Partial<AuthoredCase['project']>;
  };
  readonly opensAt?: Date | null;
  readonly closesAt?: Date | null;
  readonly disclosed?: boolean;
}

/** The small case under a code of its own, open to its course. */
export async function buildProject(
  database: Database,
  { courseId, file = {}, opensAt = null, closesAt = null, disclosed = false }: ProjectOptions = {},
): Promise<{ id: number; flowId: number; courseId: number | null; code: string }> {
  const course = courseId === undefined ? await buildCourse(database) : courseId;
  const full: AuthoredCase = {
    ...smallCase,
    code: `case-${next()}`,
    ...file,
    project: { ...smallCase.project, ...file.project },
  };
  const { projectId, flowId } = await inTransaction(database, (tx) =>
    installCase(tx, full, { courseId: course, ownerId: null, opensAt, closesAt }),
  );
  if (disclosed) await database.db.update(projects).set({ disclosed }).where(eq(projects.id, projectId));
  return { id: projectId, flowId, courseId: course, code: full.code };
}

/** One number for all that is stored, but for what may change without anything having been done. */
export async function checksum({ db }: Database, ignored: readonly string[] = []): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const parts = tables
    .filter(({ name }) => !ignored.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as of, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
           from "${name}" t ${name === 'audit_log' ? NOT_DENIED : ''}`,
    );
  const { rows } = await db.execute(sql.raw(`${parts.join(' union all ')} order by of`));
  return JSON.stringify(rows);
}

/** That someone was refused is kept, and changes nothing. */
const NOT_DENIED = `where t.action <> 'denied'`;

function made<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('the row was not made');
  return row;
}
