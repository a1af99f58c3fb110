import type { experimentList, ParsedInputOf } from '@lets/contract';
import type pg from 'pg';
import type { Run } from '../../runs/access.ts';
import { filterConditions, needsClass, needsProject } from '../../runs/run-filter.ts';

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
  readonly whose: Whose;
  readonly status?: Run['status'] | undefined;
  /** Made by this person, or by anybody else. */
  readonly createdBy?: number | undefined;
  readonly notCreatedBy?: number | undefined;
  readonly ofClass?: boolean;
  /** Those still to be evaluated first. */
  readonly unevaluatedFirst?: boolean;
}

export interface ListedRun extends Run {
  readonly class_name: string | null;
  readonly team_name: string | null;
}

/** One page of runs, and how many there are in all. */
export async function listRuns(
  client: Client,
  query: ListQuery,
): Promise<{ readonly total: number; readonly runs: ListedRun[] }> {
  const { from, hasClass, where, values } = conditionsOf(query);
  const page = `SELECT e.*, c.name AS class_name, t.name AS team_name FROM ${from}${hasClass ? '' : CLASS} LEFT JOIN teams t ON t.id = e.team_id
    WHERE ${where} ORDER BY ${orderOf(query)}
    LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  const [listed, counted] = await Promise.all([
    client.query<ListedRun>(page, [...values, query.size, (query.page - 1) * query.size]),
    client.query<{ total: number }>(`SELECT count(*) AS total FROM ${from} WHERE ${where}`, values),
  ]);
  return { total: counted.rows[0]?.total ?? 0, runs: listed.rows };
}

function orderOf({ sort, unevaluatedFirst }: ListQuery): string {
  const by = {
    newest: 'e.id DESC',
    oldest: 'e.id',
    name: 'e.name, e.id DESC',
    ended: 'e.ended_at DESC NULLS LAST, e.id DESC',
  }[sort];
  return unevaluatedFirst ? `e.evaluated, ${by}` : by;
}

const CLASS = ' LEFT JOIN classes c ON c.id = e.class_id';

interface Conditions {
  readonly from: string;
  /** Whether `from` has the run's class already. */
  readonly hasClass: boolean;
  readonly where: string;
  readonly values: readonly unknown[];
}

/** Only the tables and conditions that this list needs, so that each finds its index. */
function conditionsOf(query: ListQuery): Conditions & { readonly values: unknown[] } {
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = [
    ...whoseConditions(query.whose, value),
    query.createdBy && `e.creator_id = ${value(query.createdBy)}`,
    query.notCreatedBy && `e.creator_id <> ${value(query.notCreatedBy)}`,
    query.ofClass && 'e.class_id IS NOT NULL',
    ...filterConditions(query, value),
    query.q && matches(value(query.q.toLowerCase())),
  ].filter((condition) => typeof condition === 'string' && condition !== '');
  const isMember = query.whose.kind === 'member';
  const runs = isMember
    ? 'experiment_members m JOIN experiments e ON e.id = m.experiment_id'
    : 'experiments e';
  const hasClass = needsClass(query);
  const project = needsProject(query) ? ' JOIN projects p ON p.id = e.project_id' : '';
  return {
    from: `${runs}${project}${hasClass ? CLASS : ''}`,
    hasClass,
    where: conditions.join(' AND ') || 'true',
    values,
  };
}

function whoseConditions(whose: Whose, value: (given: unknown) => string): string[] {
  if (whose.kind === 'all') return [];
  if (whose.kind === 'member') return [`m.user_id = ${value(whose.userId)}`];
  const { classIds, projectIds } = whose.taught;
  return [
    `(e.class_id = ANY(${value(classIds)}::bigint[]) OR e.project_id = ANY(${value(projectIds)}::bigint[]))`,
  ];
}

/** `strpos`, because in `LIKE` a typed % or _ would mean something. Cases are few and runs many: each case's name is looked at once. */
function matches(needle: string): string {
  const holds = (column: string) => `strpos(lower(${column}), ${needle}) > 0`;
  return `(${holds('e.name')} OR e.project_id IN (SELECT found.id FROM projects found
    WHERE ${holds('found.name_zh')} OR ${holds('found.name_en')}))`;
}
