import { and, asc, desc, eq, exists, isNull, or, sql } from '../../db/drizzle.ts';
import { inner, isAnyOf } from '../../db/expressions.ts';
import { type Placeholders, prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import { experimentMembers, experiments, files, flows, projects, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

const { id, experiment_id, owner_id, name, mime, size, created_at } = files;

export type FileRow = Omit<typeof files.$inferSelect, 'sha256' | 'created_at'>;

/** Bytes that someone keeps here; their row is held, so that two uploads at once count one after the other. */
export async function lockUsage({ db }: Transaction, userId: number): Promise<number> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${size}), 0)::bigint` })
    .from(files)
    .where(eq(owner_id, userId));
  return row?.total ?? 0;
}

export async function addFile(
  { db }: Transaction,
  file: FileRow & { readonly sha256: string },
): Promise<void> {
  await db.insert(files).values(file);
}

const readFile = prepared('file-by-id', (db, given: Placeholders<{ id: string }>) =>
  db.select({ id, experiment_id, owner_id, name, mime, size }).from(files).where(eq(id, given.id)),
);

export async function fileById(reader: Reader, fileId: string): Promise<FileRow | null> {
  const [row] = await readFile(reader, { id: fileId });
  return row ?? null;
}

/** The most files that a run's list of uploads shows. */
const MOST_UPLOADS = 500;

/** Of what was put into a run these files, newest first. */
export function uploadsOf({ db }: Reader, eid: number, ids: ReadonlySet<string>) {
  return db
    .select({ id, name, mime, size, owner_id, created_at })
    .from(files)
    .where(and(eq(experiment_id, eid), isAnyOf(id, [...ids])))
    .orderBy(desc(created_at), asc(id))
    .limit(MOST_UPLOADS);
}

/** SQL: that a flow's or a case's text names a file. As the index has it. */
function names(text: typeof flows.flow | typeof projects.body, fileId: string) {
  return sql`named_files(${text}) @> array[${fileId}::text]`;
}

interface Reading {
  readonly isStaff: boolean;
  /** Cases that they may see. */
  readonly visible: readonly number[];
  readonly userId: number;
}

/** Whether a case that a person may see, or the version of it that they play, names a file anywhere. */
export async function isNamedByCase(
  { db }: Reader,
  fileId: string,
  { isStaff, visible, userId }: Reading,
): Promise<boolean> {
  const naming = db.$with('naming').as(
    inner
      .select({
        project_id: sql<number | null>`${projects.id}`.as('naming_project'),
        flow_id: sql<number | null>`null::bigint`.as('naming_flow'),
      })
      .from(projects)
      .where(names(projects.body, fileId))
      .unionAll(
        inner
          .select({
            project_id: sql<number | null>`null::bigint`.as('naming_project'),
            flow_id: sql<number | null>`${flows.id}`.as('naming_flow'),
          })
          .from(flows)
          .where(names(flows.flow, fileId)),
      ),
  );
  const one = { one: sql`1` };
  const isSeen = inner
    .select(one)
    .from(projects)
    .where(
      and(
        isAnyOf(projects.id, visible),
        or(eq(projects.id, naming.project_id), eq(projects.flow_id, naming.flow_id)),
      ),
    );
  const isPlayed = inner
    .select(one)
    .from(experimentMembers)
    .innerJoin(experiments, eq(experiments.id, experimentMembers.experiment_id))
    .where(
      and(
        eq(experimentMembers.user_id, userId),
        or(eq(experiments.project_id, naming.project_id), eq(experiments.flow_id, naming.flow_id)),
      ),
    );
  const found = await db
    .with(naming)
    .select(one)
    .from(naming)
    .where(isStaff ? undefined : or(exists(isSeen), exists(isPlayed)))
    .limit(1);
  return found.length > 0;
}

export type PictureRow = Pick<FileRow, 'id' | 'mime' | 'size'>;

/** Of these pictures, those of a run that its reader knows, and those that its case names. */
export function picturesOfRun(
  { db }: Reader,
  eid: number,
  ids: readonly string[],
  known: ReadonlySet<string>,
): Promise<PictureRow[]> {
  const naming = inner
    .select({ one: sql`1` })
    .from(experiments)
    .innerJoin(flows, eq(flows.id, experiments.flow_id))
    .innerJoin(projects, eq(projects.id, experiments.project_id))
    .where(
      and(
        eq(experiments.id, eid),
        sql`(named_files(${flows.flow}) || named_files(${projects.body})) @> array[${id}::text]`,
      ),
    );
  return db
    .select({ id, mime, size })
    .from(files)
    .where(
      and(
        isAnyOf(id, ids),
        sql`${mime} in ('image/png', 'image/jpeg')`,
        or(and(eq(experiment_id, eid), isAnyOf(id, [...known])), and(isNull(experiment_id), exists(naming))),
      ),
    );
}
