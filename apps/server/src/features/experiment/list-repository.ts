import type { experimentList, Language, ParsedInputOf } from '@lets/contract';
import type pg from 'pg';
import type { Run } from '../../runs/access.ts';
import { isUnregistered } from '../../runs/members.ts';
import { filterConditions, needsClass, needsProject } from '../../runs/run-filter.ts';
import { runNameIn } from '../../runs/task-name.ts';

type Client = Pick<pg.ClientBase, 'query'>;

export interface TaughtRuns {
  readonly classIds: readonly number[];
  readonly projectIds: readonly number[];
}

/** What a mentor looks after: their classes, those of the courses they lead, and the cases of those courses. */
export async function taughtBy(client: Client, userId: number): Promise<TaughtRuns> {
  const { rows } = await client.query<{ class_ids: number[]; project_ids: number[] }>({
    name: 'taught-by',
    text: `SELECT
      coalesce((SELECT jsonb_agg(id) FROM (
        SELECT class_id AS id FROM class_mentors WHERE user_id = $1
        UNION SELECT c.id FROM course_mentors m JOIN classes c USING (course_id) WHERE m.user_id = $1
      ) AS taught), '[]') AS class_ids,
      coalesce((SELECT jsonb_agg(p.id) FROM course_mentors m JOIN projects p USING (course_id)
        WHERE m.user_id = $1), '[]') AS project_ids`,
    values: [userId],
  });
  return { classIds: rows[0]?.class_ids ?? [], projectIds: rows[0]?.project_ids ?? [] };
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
  readonly status?: Run['status'] | undefined;
  /** Made by this person, or by anybody else. */
  readonly createdBy?: number | undefined;
  readonly notCreatedBy?: number | undefined;
  readonly ofClass?: boolean;
  /** Whether a search finds a run by its people too. */
  readonly searchesPeople?: boolean;
  /** Those still to be evaluated first. */
  readonly unevaluatedFirst?: boolean;
}

export interface ListedRun extends Run {
  readonly class_name: string | null;
  readonly team_name: string | null;
  /** The reader is a member who was taken out of its class while it goes on. */
  readonly is_unregistered: boolean;
}

/** One page of runs, and how many there are in all. */
export async function listRuns(
  client: Client,
  query: ListQuery,
): Promise<{ readonly total: number; readonly runs: ListedRun[] }> {
  const found = query.q ? await findNamed(client, query.q, query) : NOTHING_NAMED;
  const { from, hasClass, where, values, count } = conditionsOf(query, found);
  const { whose } = query;
  const isOut = whose.kind === 'member' ? isUnregistered(`$${values.length + 3}`) : 'false';
  const page = `SELECT e.*, c.name AS class_name, t.name AS team_name, ${isOut} AS is_unregistered FROM ${from}${hasClass ? '' : CLASS} LEFT JOIN teams t ON t.id = e.team_id
    WHERE ${where} ORDER BY ${orderOf(query)}
    LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  const [listed, counted] = await Promise.all([
    client.query<ListedRun>(page, [
      ...values,
      query.size,
      (query.page - 1) * query.size,
      ...(whose.kind === 'member' ? [whose.userId] : []),
    ]),
    client.query<{ total: number }>(count, values),
  ]);
  return { total: counted.rows[0]?.total ?? 0, runs: listed.rows };
}

function orderOf({ sort, unevaluatedFirst, lang }: ListQuery): string {
  const by = {
    newest: 'e.id DESC',
    oldest: 'e.id',
    name: `${runNameIn(lang)}, e.id DESC`,
    ended: 'e.ended_at DESC NULLS LAST, e.id DESC',
    planned_end: 'e.planned_end NULLS LAST, e.id DESC',
  }[sort];
  return unevaluatedFirst ? `e.evaluated, ${by}` : by;
}

const CLASS = ' LEFT JOIN classes c ON c.id = e.class_id';

interface Conditions {
  readonly from: string;
  /** Whether `from` has the run's class already. */
  readonly hasClass: boolean;
  readonly where: string;
  /** The statement that counts them all. */
  readonly count: string;
  readonly values: unknown[];
}

/** Only the tables and conditions that this list needs, so that each finds its index. */
function conditionsOf(query: ListQuery, named: Named): Conditions {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = [
    query.whose.kind === 'member' && `m.user_id = ${value(query.whose.userId)}`,
    query.createdBy && `e.creator_id = ${value(query.createdBy)}`,
    query.notCreatedBy && `e.creator_id <> ${value(query.notCreatedBy)}`,
    query.ofClass && 'e.class_id IS NOT NULL',
    ...filterConditions(query, value),
    query.q && matches(value(query.q), named, value),
  ].filter((condition) => typeof condition === 'string' && condition !== '');
  const taught = query.whose.kind === 'taught' ? taughtConditions(query.whose.taught, value) : undefined;
  const isMember = query.whose.kind === 'member';
  const runs = isMember
    ? 'experiment_members m JOIN experiments e ON e.id = m.experiment_id'
    : 'experiments e';
  const hasClass = needsClass(query);
  const project = needsProject(query) ? ' JOIN projects p ON p.id = e.project_id' : '';
  const from = `${runs}${project}${hasClass ? CLASS : ''}`;
  const where = (...more: readonly string[]) => [...more, ...conditions].join(' AND ') || 'true';
  const countOf = (...more: readonly string[]) =>
    `SELECT count(*) AS total FROM ${from} WHERE ${where(...more)}`;
  return {
    from,
    hasClass,
    where: taught ? where(`(${taught.ofClass} OR ${taught.ofProject})`) : where(),
    // Each half is counted in an index of its own, without looking at a row; their OR is not.
    count: taught
      ? `SELECT (${countOf(taught.ofClass)}) + (${countOf(taught.ofProject, taught.notOfClass)}) AS total`
      : countOf(),
    values,
  };
}

function taughtConditions({ classIds, projectIds }: TaughtRuns, value: (given: unknown) => string) {
  const classes = value(classIds);
  return {
    ofClass: `e.class_id = ANY(${classes}::bigint[])`,
    notOfClass: `(e.class_id IS NULL OR e.class_id <> ALL(${classes}::bigint[]))`,
    ofProject: `e.project_id = ANY(${value(projectIds)}::bigint[])`,
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
  client: Client,
  text: string,
  { searchesPeople = false }: ListQuery,
): Promise<Named> {
  const [projects, people] = await Promise.all([
    client.query<{ id: number }>({
      name: 'projects-named',
      text: 'SELECT id FROM projects WHERE strpos(lower(name_zh), lower($1)) > 0 OR strpos(lower(name_en), lower($1)) > 0',
      values: [text],
    }),
    searchesPeople
      ? client.query<{ id: number }>({
          name: 'people-named',
          text: `SELECT id FROM users WHERE NOT automatic AND (strpos(lower(name), lower($1)) > 0 OR lower(account) = lower($1))
            ORDER BY id LIMIT ${MOST_PEOPLE}`,
          values: [text],
        })
      : { rows: [] },
  ]);
  const idsOf = ({ rows }: { readonly rows: readonly { readonly id: number }[] }) => rows.map(({ id }) => id);
  return { projects: idsOf(projects), people: idsOf(people) };
}

/** As `containsIndexed` says it; a case that is called so brings its runs, and so do people where they are searched for. */
function matches(q: string, { projects, people }: Named, value: (given: unknown) => string): string {
  const ways = [`(strpos(lower(e.name), lower(${q})) > 0 AND search_grams(e.name) @> search_needles(${q}))`];
  if (projects.length > 0) ways.push(`e.project_id = ANY(${value(projects)}::bigint[])`);
  if (people.length > 0) {
    const ids = value(people);
    ways.push(
      `e.creator_id = ANY(${ids}::bigint[])`,
      `e.id IN (SELECT experiment_id FROM experiment_members WHERE user_id = ANY(${ids}::bigint[]))`,
    );
  }
  return `(${ways.join(' OR ')})`;
}
