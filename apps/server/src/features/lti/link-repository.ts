import { and, eq, sql } from '../../db/drizzle.ts';
import type { Reader } from '../../db/reader.ts';
import { classes, classTasks, courses, ltiContexts, ltiLinks } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/transaction.ts';

export type ContextRow = typeof ltiContexts.$inferSelect;
export type LinkRow = typeof ltiLinks.$inferSelect;

export async function contextBy(
  { db }: Reader,
  deployment: number,
  contextId: string,
): Promise<ContextRow | null> {
  const [row] = await db
    .select()
    .from(ltiContexts)
    .where(and(eq(ltiContexts.deployment, deployment), eq(ltiContexts.context_id, contextId)));
  return row ?? null;
}

export async function addContext(
  { db }: Transaction,
  row: typeof ltiContexts.$inferInsert,
): Promise<ContextRow> {
  const [made] = await db.insert(ltiContexts).values(row).returning();
  if (!made) throw new Error('the course of a platform was not kept');
  return made;
}

/** As the latest launch tells it. */
export async function setContext(
  { db }: Transaction,
  id: number,
  told: Pick<ContextRow, 'title' | 'memberships_url'>,
): Promise<void> {
  await db.update(ltiContexts).set(told).where(eq(ltiContexts.id, id));
}

export interface ToldLink {
  readonly context: number;
  readonly resource_link_id: string;
  readonly lineitem_url: string;
  readonly lineitems_url: string;
  readonly scopes: string[];
}

/** The link of a launch, with what the platform tells of its grades; where it tells nothing, what it told before. */
export async function keepLink({ db }: Transaction, told: ToldLink, at: Date): Promise<LinkRow> {
  const says = sql`(excluded.lineitem_url <> '' or excluded.lineitems_url <> '')`;
  const toldOr = (column: 'lineitem_url' | 'lineitems_url' | 'scopes') =>
    sql`case when ${says} then excluded.${sql.identifier(column)} else ${ltiLinks[column]} end`;
  const [row] = await db
    .insert(ltiLinks)
    .values({ ...told, created_at: at })
    .onConflictDoUpdate({
      target: [ltiLinks.context, ltiLinks.resource_link_id],
      set: {
        lineitem_url: toldOr('lineitem_url'),
        lineitems_url: toldOr('lineitems_url'),
        scopes: toldOr('scopes'),
      },
    })
    .returning();
  if (!row) throw new Error('the link of a platform was not kept');
  return row;
}

export async function setTask({ db }: Transaction, linkId: number, classTaskId: number): Promise<void> {
  await db.update(ltiLinks).set({ class_task_id: classTaskId }).where(eq(ltiLinks.id, linkId));
}

/** Which class a task was given to; null when there is no such task. */
export async function classOfTask({ db }: Reader, taskId: number): Promise<number | null> {
  const [row] = await db
    .select({ class_id: classTasks.class_id })
    .from(classTasks)
    .where(eq(classTasks.id, taskId));
  return row?.class_id ?? null;
}

/** A class as pages name it, with its course. */
export async function namesOfClass({ db }: Reader, classId: number) {
  const [row] = await db
    .select({
      name: classes.name,
      courseId: courses.id,
      code: courses.code,
      course: { zh: courses.name_zh, en: courses.name_en },
    })
    .from(classes)
    .innerJoin(courses, eq(courses.id, classes.course_id))
    .where(eq(classes.id, classId));
  return row ?? null;
}
