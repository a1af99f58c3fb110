import type { experimentList, Language, ParsedInputOf } from '@lets/contract';
import { containsIndexed, containsText } from '../../db/contains-text.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  ne,
  not,
  or,
  type SQL,
  sql,
  union,
  unionAll,
} from '../../db/drizzle.ts';
import { inner, isAnyOf } from '../../db/expressions.ts';
import { type Placeholders, prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import {
  classes,
  classMentors,
  courseMentors,
  experimentMembers,
  experiments,
  projects,
  type RunRow,
  teams,
  users,
} from '../../db/schema/index.ts';
import { isUnregisteredMember } from '../../runs/registration.ts';
import { filterCondition, joinFiltered, joinProject, type RunsIn } from '../../runs/run-filter.ts';
import { runNameIn } from '../../runs/task-name.ts';
import { schoolZone } from '../../settings.ts';

export interface TaughtRuns {
  readonly classIds: readonly number[];
  readonly projectIds: readonly number[];
}

const readTaught = prepared('taught-by', (db, { userId }: Placeholders<{ userId: number }>) =>
  union(
    db
      .select({ of: sql<'class' | 'project'>`'class'`, id: classMentors.class_id })
      .from(classMentors)
      .where(eq(classMentors.user_id, userId)),
    db
      .select({ of: sql<'class' | 'project'>`'class'`, id: classes.id })
      .from(courseMentors)
      .innerJoin(classes, eq(classes.course_id, courseMentors.course_id))
      .where(eq(courseMentors.user_id, userId)),
    db
      .select({ of: sql<'class' | 'project'>`'project'`, id: projects.id })
      .from(courseMentors)
      .innerJoin(projects, eq(projects.course_id, courseMentors.course_id))
      .where(eq(courseMentors.user_id, userId)),
  ),
);

/** What a mentor looks after: their classes, those of the courses they lead, and the cases of those courses. */
export async function taughtBy(reader: Reader, userId: number): Promise<TaughtRuns> {
  const rows = await readTaught(reader, { userId });
  const idsOf = (of: 'class' | 'project') => rows.filter((row) => row.of === of).map(({ id }) => id);
  return { classIds: idsOf('class'), projectIds: idsOf('project') };
}

/** Whose runs a list shows. */
export type Whose =
  | { readonly kind: 'member'; readonly userId: number }
  | { readonly kind: 'taught'; readonly taught: TaughtRuns }
  | { readonly kind: 'all' };

type Filters = Omit<ParsedInputOf<typeof experimentList>, 'scope' | 'status'>;

export interface ListQuery extends Filters {
  /** Of the reader: what a run that nobody named is called. */
  readonly lang: Language;
  readonly whose: Whose;
  readonly status?: RunRow['status'] | undefined;
  /** Made by this person, or by anybody else. */
  readonly createdBy?: number | undefined;
  readonly notCreatedBy?: number | undefined;
  readonly ofClass?: boolean;
  /** Whether a search finds a run by its people too. */
  readonly searchesPeople?: boolean;
  /** Those still to be evaluated first. */
  readonly unevaluatedFirst?: boolean;
}

export interface ListedRun extends RunRow {
  readonly class_name: string | null;
  readonly team_name: string | null;
  /** The reader is a member who was taken out of its class while it goes on. */
  readonly is_unregistered: boolean;
}

/** One page of runs, and how many there are in all. */
export async function listRuns(
  reader: Reader,
  query: ListQuery,
): Promise<{ readonly total: number; readonly runs: ListedRun[] }> {
  const named = query.q ? await findNamed(reader, query.q, query) : NOTHING_NAMED;
  const condition = conditionOf({ ...query, zone: await schoolZone(reader) }, named);
  const [runs, total] = await Promise.all([
    selectPage(reader, query, condition),
    countRuns(reader, query, condition),
  ]);
  return { total, runs };
}

function selectPage({ db }: Reader, query: ListQuery, condition: SQL | undefined): Promise<ListedRun[]> {
  const { whose, page, size } = query;
  const { ofClass, ofProject } = taughtConditions(whose);
  const listed = db
    .select({
      ...getTableColumns(experiments),
      class_name: classes.name,
      team_name: teams.name,
      is_unregistered: whose.kind === 'member' ? isUnregisteredMember(whose.userId) : sql<boolean>`false`,
    })
    .from(experiments)
    .leftJoin(classes, eq(classes.id, experiments.class_id))
    .leftJoin(teams, eq(teams.id, experiments.team_id))
    .$dynamic();
  return joinMember(joinProject(listed, query), whose)
    .where(and(or(ofClass, ofProject), condition))
    .orderBy(...orderOf(query))
    .limit(size)
    .offset((page - 1) * size);
}

async function countRuns({ db }: Reader, query: ListQuery, condition: SQL | undefined): Promise<number> {
  const { whose } = query;
  const countOf = (...more: (SQL | undefined)[]) =>
    joinMember(joinFiltered(db.select({ total: count() }).from(experiments).$dynamic(), query), whose).where(
      and(...more, condition),
    );
  const { ofClass, notOfClass, ofProject } = taughtConditions(whose);
  // Each half is counted in an index of its own, without looking at a row; their OR is not.
  const counts = await (whose.kind === 'taught'
    ? unionAll(countOf(ofClass), countOf(ofProject, notOfClass))
    : countOf());
  return counts.reduce((sum, { total }) => sum + total, 0);
}

/** Only where the list is a member's, so that each list finds its index. */
function joinMember<Q extends { innerJoin(table: typeof experimentMembers, on: SQL): unknown }>(
  query: Q,
  whose: Whose,
): Q {
  if (whose.kind === 'member')
    query.innerJoin(experimentMembers, eq(experimentMembers.experiment_id, experiments.id));
  return query;
}

function orderOf({ sort, unevaluatedFirst, lang }: ListQuery): SQL[] {
  const { id, ended_at, planned_end, evaluated } = experiments;
  const by = {
    newest: [desc(id)],
    oldest: [asc(id)],
    name: [asc(runNameIn(lang)), desc(id)],
    ended: [sql`${ended_at} desc nulls last`, desc(id)],
    planned_end: [asc(planned_end), desc(id)],
  }[sort];
  return unevaluatedFirst ? [asc(evaluated), ...by] : by;
}

/** Whoever's the list is, beside what a mentor looks after: that is counted in halves. */
function conditionOf(query: ListQuery & Pick<RunsIn, 'zone'>, named: Named): SQL | undefined {
  const { whose, createdBy, notCreatedBy, ofClass, q } = query;
  return and(
    whose.kind === 'member' ? eq(experimentMembers.user_id, whose.userId) : undefined,
    createdBy ? eq(experiments.creator_id, createdBy) : undefined,
    notCreatedBy ? ne(experiments.creator_id, notCreatedBy) : undefined,
    ofClass ? isNotNull(experiments.class_id) : undefined,
    filterCondition(query),
    q ? isCalled(q, named) : undefined,
  );
}

function taughtConditions(whose: Whose): { ofClass?: SQL; notOfClass?: SQL; ofProject?: SQL } {
  if (whose.kind !== 'taught') return {};
  const { classIds, projectIds } = whose.taught;
  return {
    ofClass: isAnyOf(experiments.class_id, classIds),
    notOfClass: sql`(${experiments.class_id} is null or ${experiments.class_id} <> all(${sql.param([...classIds])}::bigint[]))`,
    ofProject: isAnyOf(experiments.project_id, projectIds),
  };
}

/** What else than a run bears the name that is searched for. */
interface Named {
  readonly projects: readonly number[];
  readonly people: readonly number[];
}
const NOTHING_NAMED: Named = { projects: [], people: [] };
/** A search that names more people than this is none for a person. */
const MOST_PEOPLE = 200;

/** Cases and people are few and runs many: each name is looked at once, beforehand, so that how many they are is known when the runs are looked up. */
async function findNamed(
  { db }: Reader,
  text: string,
  { searchesPeople = false }: ListQuery,
): Promise<Named> {
  const isAccount = sql`lower(${users.account}) = lower(${text})`;
  const [cases, people] = await Promise.all([
    db
      .select({ id: projects.id })
      .from(projects)
      .where(containsText(text, projects.name_zh, projects.name_en)),
    searchesPeople
      ? db
          .select({ id: users.id })
          .from(users)
          .where(and(not(users.automatic), or(containsText(text, users.name), isAccount)))
          .orderBy(users.id)
          .limit(MOST_PEOPLE)
      : [],
  ]);
  const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  return { projects: idsOf(cases), people: idsOf(people) };
}

/** A case that is called so brings its runs, and so do people where they are searched for. */
function isCalled(q: string, { projects: projectIds, people }: Named): SQL | undefined {
  const theirs = inner
    .select({ id: experimentMembers.experiment_id })
    .from(experimentMembers)
    .where(isAnyOf(experimentMembers.user_id, people));
  return or(
    containsIndexed('experiments', q, experiments.name),
    projectIds.length > 0 ? isAnyOf(experiments.project_id, projectIds) : undefined,
    ...(people.length > 0 ? [isAnyOf(experiments.creator_id, people), inArray(experiments.id, theirs)] : []),
  );
}
