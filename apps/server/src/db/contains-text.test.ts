import { IDENTITY } from '@lets/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { containsIndexed, containsText } from './contains-text.ts';
import { and, eq, sql } from './drizzle.ts';
import { users } from './schema/index.ts';

const CAP = { numRuns: 60 };
/** Few letters, so that much is found; those that a pattern, an array or the index itself could take for something else among them. */
const LETTERS = [
  'a',
  'B',
  'b',
  '张',
  '三',
  '%',
  '_',
  '\\',
  ' ',
  '"',
  '{',
  ',',
  '\n',
  '\u001f',
  'É',
  'é',
  '𠮷',
  '0',
];
const text = (from: number, to: number) =>
  fc
    .array(fc.constantFrom(...LETTERS), { minLength: from, maxLength: to })
    .map((letters) => letters.join(''));

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('finds by its index exactly what has the text in it', async () => {
  const person = fc.record({ name: text(0, 6), student_id: text(0, 4), contact: text(0, 3) });
  const cases = fc.tuple(
    fc.array(person, { minLength: 1, maxLength: 12 }),
    fc.array(text(1, 4), { minLength: 6, maxLength: 6 }),
  );
  let found = 0;
  await fc.assert(
    fc.asyncProperty(cases, async ([people, wanted]) => {
      const rows = await database.db
        .insert(users)
        .values(
          people.map((one, i) => ({
            ...one,
            account: `${Date.now()}-${counter()}-${i}`,
            identity: IDENTITY.student,
            password_hash: '-',
          })),
        )
        .returning();
      const ids = rows.map(({ id }) => id);
      for (const needle of [...wanted, ...people.map(({ name }) => name).filter(Boolean)]) {
        const expected = rows.filter((row) => holds(row, needle)).map(({ id }) => id);
        expect(await searched(ids, needle)).toEqual(expected);
        found += expected.length;
      }
    }),
    CAP,
  );
  expect(found).toBeGreaterThan(100);
});

test('reads the index and not the table', async () => {
  const plan = await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const query = tx
      .select()
      .from(users)
      .where(containsIndexed('users', '张三', users.name));
    return tx.execute(sql`explain ${query}`);
  });
  expect(JSON.stringify(plan.rows)).toContain('users_search');
});

test('without an index it finds the same', async () => {
  const [row] = await database.db
    .insert(users)
    .values({ name: '100%_Zhang\\', account: 'percent', identity: IDENTITY.student, password_hash: '-' })
    .returning();
  const finds = async (needle: string) =>
    (await database.db.$count(users, and(eq(users.account, 'percent'), containsText(needle, users.name)))) ===
    1;
  expect(row?.name).toBe('100%_Zhang\\');
  for (const needle of ['%_', 'zHANG\\', '\\', '0%']) expect(await finds(needle), needle).toBe(true);
  for (const needle of ['%0', '1_0', 'zhang%']) expect(await finds(needle), needle).toBe(false);
});

let last = 0;
const counter = () => {
  last += 1;
  return last;
};

type Row = typeof users.$inferSelect;

function holds({ name, account, student_id, contact }: Row, needle: string): boolean {
  return [name, account, student_id, contact].some((value) =>
    value.toLowerCase().includes(needle.toLowerCase()),
  );
}

/** In the order of the ids, with the index used whatever the planner thinks of so small a table. */
async function searched(ids: readonly number[], needle: string): Promise<number[]> {
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_indexscan = off`);
    const wanted = containsIndexed(
      'users',
      needle,
      users.name,
      users.account,
      users.student_id,
      users.contact,
    );
    const rows = await tx.select({ id: users.id }).from(users).where(wanted);
    return rows
      .map(({ id }) => id)
      .filter((id) => ids.includes(id))
      .sort((a, b) => a - b);
  });
}
