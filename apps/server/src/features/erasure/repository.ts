import { randomBytes } from 'node:crypto';
import {
  and,
  eq,
  getTableConfig,
  isNotNull,
  like,
  ne,
  or,
  PgTable,
  type SQL,
  sql,
} from '../../db/drizzle.ts';
import * as schema from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

const { users, experiments, experimentMembers, experimentEvents, signatures, messages, files, approvals } =
  schema;

export interface Person {
  readonly id: number;
  readonly account: string;
  readonly name: string;
}

/** What replaces a person: drawn, so that nobody reckons it out, and the same wherever they stand. */
export interface Pseudonym {
  readonly account: string;
  readonly name: string;
}

export function drawPseudonym(): Pseudonym {
  const code = randomBytes(4).toString('hex').toUpperCase();
  return { account: `erased-${code.toLowerCase()}`, name: `成员·Member ${code}` };
}

/** Parts of an account that are somebody else's record too: they stay, under the pseudonym. */
const KEPT_PARTS: readonly PgTable[] = [
  schema.enrolments,
  schema.courseMentors,
  schema.classMentors,
  schema.privacyConsents,
];

/** What is a person's own beside what goes with the account: notes that nobody else is shown, and invitations that were not answered. */
const OWN: readonly { readonly table: PgTable; readonly column: string }[] = [
  { table: schema.notes, column: 'user_id' },
  { table: schema.actRequests, column: 'user_id' },
  { table: schema.refusedEndings, column: 'user_id' },
  { table: schema.teamInvitations, column: 'invited_by' },
];

/** Every table whose rows are part of an account, by the column that says whose. */
const PARTS = Object.values(schema)
  .filter((one) => one instanceof PgTable)
  .filter((table) => !KEPT_PARTS.includes(table))
  .flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { foreignTable, columns } = key.reference();
      const isPart = foreignTable === users && key.onDelete === 'cascade';
      return isPart ? columns.map(({ name }) => ({ table, column: name })) : [];
    }),
  );

export async function removeOwn({ db }: Transaction, { id, account }: Person): Promise<void> {
  for (const { table, column } of [...PARTS, ...OWN])
    await db.delete(table).where(sql`${sql.identifier(column)} = ${id}`);
  const { loginFailures } = schema;
  await db
    .delete(loginFailures)
    .where(or(eq(loginFailures.subject, `account:${account}`), eq(loginFailures.account, account)));
}

export async function rename(
  { db }: Transaction,
  id: number,
  { account, name }: Pseudonym,
  now: Date,
): Promise<void> {
  await db
    .update(users)
    .set({
      account,
      name,
      password_hash: '-',
      email: '',
      contact: '',
      student_id: '',
      gender: null,
      modules: [],
      disabled: true,
      erased_at: now,
    })
    .where(eq(users.id, id));
}

/** In the log of a run their signatures and notes: neither is part of a state or of anything that is signed. */
export async function emptyEvents({ db }: Transaction, id: number, { name }: Pseudonym): Promise<void> {
  const { actor_id, type, data } = experimentEvents;
  const ofRuns = sql`${experimentEvents.experiment_id} in (${runsOf(id)})`;
  await db
    .update(experimentEvents)
    .set({ data: sql`jsonb_set(${data}, '{text}', '""')` })
    .where(and(ofRuns, eq(actor_id, id), eq(type, 'note_taken')));
  await db
    .update(experimentEvents)
    .set({ data: sql`jsonb_set(${data}, '{image}', to_jsonb(${`text:${name}`}::text))` })
    .where(and(ofRuns, eq(actor_id, id), eq(type, 'record_signed'), sql`${data} ->> 'image' is not null`));
}

/** Where they are or were: the log is large, and looked through only there. */
function runsOf(id: number): SQL {
  const { presenceSpans } = schema;
  return sql`select ${experimentMembers.experiment_id} from ${experimentMembers} where ${experimentMembers.user_id} = ${id}
    union select ${presenceSpans.experiment_id} from ${presenceSpans} where ${presenceSpans.user_id} = ${id}
    union select ${signatures.experiment_id} from ${signatures} where ${signatures.user_id} = ${id}`;
}

/** A signature stays a signature: the pseudonym stands where the name or the drawing was. */
export async function redraw({ db }: Transaction, id: number, { name }: Pseudonym): Promise<void> {
  await db
    .update(signatures)
    .set({ image: `text:${name}` })
    .where(and(eq(signatures.user_id, id), isNotNull(signatures.image)));
}

/** Of one letter, a name stands in too many words. */
const SHORTEST_NAME = 2;

/** In letters that the product wrote, which name people, and in the names of their files. What people wrote themselves stays as they wrote it. */
export async function replaceName({ db }: Transaction, person: Person, pseudonym: Pseudonym): Promise<void> {
  if ([...person.name].length < SHORTEST_NAME) return;
  const replaced = (column: SQL | typeof messages.content) =>
    sql`replace(${column}, ${person.name}::text, ${pseudonym.name}::text)`;
  const { content, content_en } = messages;
  const pattern = `%${person.name.replaceAll(/[\\%_]/g, '\\$&')}%`;
  await db
    .update(messages)
    .set({ content: replaced(content), content_en: replaced(sql`${content_en}`) })
    .where(and(isNotNull(content_en), or(like(content, pattern), like(content_en, pattern))));
  const { what_zh, what_en } = approvals;
  await db
    .update(approvals)
    .set({ what_zh: replaced(sql`${what_zh}`), what_en: replaced(sql`${what_en}`) })
    .where(or(like(what_zh, pattern), like(what_en, pattern)));
  await db
    .update(files)
    .set({ name: replaced(sql`${files.name}`) })
    .where(and(eq(files.owner_id, person.id), like(files.name, pattern)));
}

/** What they asked for in words of their own; that they asked, and what was answered, is kept. */
export async function emptyRequests({ db }: Transaction, id: number): Promise<void> {
  const { dataRequests } = schema;
  await db.update(dataRequests).set({ text: '' }).where(eq(dataRequests.user_id, id));
}

export async function lockPerson({ db }: Transaction, id: number) {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('update');
  return row && !row.automatic && row.erased_at === null ? row : null;
}

export async function isInRun({ db }: Transaction, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: experiments.id })
    .from(experimentMembers)
    .innerJoin(experiments, eq(experiments.id, experimentMembers.experiment_id))
    .where(and(eq(experimentMembers.user_id, id), ne(experiments.status, 'ended')))
    .limit(1);
  return rows.length > 0;
}

/** How many others of an identity can log in; under a lock, so that two who are erased at once are not both the last but one. */
export async function countOthers(
  { db }: Transaction,
  { id, identity }: { readonly id: number; readonly identity: (typeof users.$inferSelect)['identity'] },
): Promise<number> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.identity, identity), ne(users.id, id), eq(users.disabled, false)))
    .orderBy(users.id)
    .for('update');
  return rows.length;
}
