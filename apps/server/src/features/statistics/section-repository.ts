import type { Bilingual, Flow, Language, Statistics } from '@lets/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  isNotNull,
  lt,
  type SQL,
  type SQLWrapper,
  sql,
} from '../../db/drizzle.ts';
import { inner, jsonObject } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import { experimentEvents, experiments, flows, projects, teams } from '../../db/schema/index.ts';
import { filterCondition, joinFiltered, type RunsIn } from '../../runs/run-filter.ts';
import { STRUCK, TAKEN_BY_PLAYERS, taken } from '../../runs/struck.ts';
import { runNameIn } from '../../runs/task-name.ts';

const { type, experiment_id, seq, at, node_id, data } = experimentEvents;

/** SQL, as the partial index says it, so that it is the one that is read. */
export const MOVES: SQL = sql`${type} in ('started', 'section_ended', 'restarted', 'wrong_option_tried')`;

export async function countWrongTries({ db }: Reader, filter: RunsIn): Promise<number> {
  const query = db
    .select({ tries: count() })
    .from(experiments)
    .innerJoin(experimentEvents, eq(experiment_id, experiments.id))
    .$dynamic();
  const [row] = await joinFiltered(query, filter).where(
    and(filterCondition(filter), MOVES, eq(type, 'wrong_option_tried')),
  );
  return row?.tries ?? 0;
}

export async function countConsequences({ db }: Reader, filter: RunsIn): Promise<number> {
  const query = db
    .select({ struck: count() })
    .from(experiments)
    .innerJoin(experimentEvents, eq(experiment_id, experiments.id))
    .innerJoin(taken, TAKEN_BY_PLAYERS)
    .$dynamic();
  const [row] = await joinFiltered(query, filter).where(and(filterCondition(filter), STRUCK));
  return row?.struck ?? 0;
}

/** By the section in which the option was taken. */
export async function consequencesBySection(
  { db }: Reader,
  filter: RunsIn,
): Promise<ReadonlyMap<string | null, number>> {
  const query = db
    .select({ node_id: taken.node_id, struck: count() })
    .from(experiments)
    .innerJoin(experimentEvents, eq(experiment_id, experiments.id))
    .innerJoin(taken, TAKEN_BY_PLAYERS)
    .$dynamic();
  const rows = await joinFiltered(query, filter)
    .where(and(filterCondition(filter), STRUCK))
    .groupBy(taken.node_id);
  return new Map(rows.map((row) => [row.node_id, row.struck]));
}

/** The moves of some runs: what opened and closed their sections. */
const MOVE = {
  experiment_id,
  seq,
  at,
  type,
  node_id,
  firing: sql<object | null>`${data} -> 'firing'`.as('firing'),
};
type Moves = ReturnType<typeof movesOf>;

function movesOf(filter: RunsIn) {
  const query = inner
    .select(MOVE)
    .from(experiments)
    .innerJoin(experimentEvents, eq(experiment_id, experiments.id))
    .$dynamic();
  return inner.$with('moves').as(joinFiltered(query, filter).where(and(filterCondition(filter), MOVES)));
}

/** How long each section was open in these moves: from the firing that opened it to the one that closed it. */
function spentIn(moves: Moves) {
  const opens = sql`jsonb_array_elements(${moves.firing} -> 'opens')`;
  const opened = inner.$with('opened').as(
    inner
      .select({
        experiment_id: moves.experiment_id,
        seq: moves.seq,
        at: moves.at,
        node_id: sql<string>`opens ->> 'node_id'`.as('opened_node'),
      })
      .from(moves)
      .crossJoin(sql`${opens} as opens`)
      .where(isNotNull(moves.firing)),
  );
  const closed = inner.$with('closed').as(
    inner
      .select({
        experiment_id: moves.experiment_id,
        seq: moves.seq,
        at: moves.at,
        node_id: sql<string>`${moves.firing} ->> 'closes'`.as('closed_node'),
      })
      .from(moves)
      .where(eq(moves.type, 'section_ended')),
  );
  const spent = inner.$with('spent').as(
    inner
      .selectDistinctOn([closed.experiment_id, closed.seq], {
        experiment_id: closed.experiment_id,
        node_id: closed.node_id,
        minutes: sql<number | null>`(${closed.at} - ${opened.at}) / 60000.0`.as('minutes'),
      })
      .from(closed)
      .leftJoin(
        opened,
        and(
          eq(opened.experiment_id, closed.experiment_id),
          eq(opened.node_id, closed.node_id),
          lt(opened.seq, closed.seq),
        ),
      )
      .orderBy(closed.experiment_id, closed.seq, desc(opened.seq)),
  );
  return { opened, closed, spent };
}

/** SQL: minutes to a tenth that has passed. */
function toTenth(minutes: SQLWrapper): SQL<number | null> {
  return sql`trunc(${minutes}::numeric, 1)::float`;
}

function percentile(share: number, minutes: SQLWrapper): SQL<number | null> {
  return sql`percentile_cont(${sql.raw(String(share))}) within group (order by ${minutes})`;
}

export interface SectionFigures {
  readonly node_id: string;
  readonly passes: number;
  readonly median_minutes: number | null;
  readonly slowest_minutes: number | null;
  readonly wrong_tries: number;
}

/** The sections of one case. */
export function timeSections({ db }: Reader, filter: RunsIn): Promise<SectionFigures[]> {
  const moves = movesOf(filter);
  const { opened, closed, spent } = spentIn(moves);
  const times = inner.$with('times').as(
    inner
      .select({
        node_id: spent.node_id,
        passes: count().as('passes'),
        median: percentile(0.5, spent.minutes).as('median'),
        slowest: percentile(0.9, spent.minutes).as('slowest'),
      })
      .from(spent)
      .groupBy(spent.node_id),
  );
  const tries = inner.$with('tries').as(
    inner
      .select({ node_id: moves.node_id, tries: count().as('tries') })
      .from(moves)
      .where(eq(moves.type, 'wrong_option_tried'))
      .groupBy(moves.node_id),
  );
  return db
    .with(moves, opened, closed, spent, times, tries)
    .select({
      node_id: sql<string>`coalesce(${times.node_id}, ${tries.node_id})`,
      passes: sql`coalesce(${times.passes}, 0)`.mapWith(Number),
      median_minutes: toTenth(times.median),
      slowest_minutes: toTenth(times.slowest),
      wrong_tries: sql`coalesce(${tries.tries}, 0)`.mapWith(Number),
    })
    .from(times)
    .fullJoin(tries, eq(tries.node_id, times.node_id));
}

const SLOWEST = 8;

/** The completed runs that took longest from start to end, each with the section that was open longest at a time. */
export async function slowestRuns(
  { db }: Reader,
  filter: RunsIn,
  lang: Language,
): Promise<Statistics['slowest']> {
  const slow = slowestOf(filter, lang);
  const moves = inner
    .$with('moves')
    .as(inner.select(MOVE).from(slow).innerJoin(experimentEvents, eq(experiment_id, slow.id)).where(MOVES));
  const { opened, closed, spent } = spentIn(moves);
  const longest = inner
    .$with('longest')
    .as(
      inner
        .selectDistinctOn([spent.experiment_id])
        .from(spent)
        .where(isNotNull(spent.minutes))
        .orderBy(spent.experiment_id, desc(spent.minutes)),
    );
  const rows = await db
    .with(slow, moves, opened, closed, spent, longest)
    .select({
      eid: slow.id,
      name: slow.name,
      team: teams.name,
      project: jsonObject({ zh: projects.name_zh, en: projects.name_en }),
      minutes: sql<number>`trunc((extract(epoch from ${slow.took}) / 60)::numeric, 1)::float`,
      node_name: nodeName(slow.flow_id, longest.node_id),
      node_minutes: toTenth(longest.minutes),
    })
    .from(slow)
    .innerJoin(projects, eq(projects.id, slow.project_id))
    .leftJoin(teams, eq(teams.id, slow.team_id))
    .leftJoin(longest, eq(longest.experiment_id, slow.id))
    .orderBy(desc(slow.took), asc(slow.id));
  return rows.map(({ node_name, node_minutes, ...run }) => ({
    ...run,
    section: node_name && node_minutes !== null ? { name: node_name, minutes: node_minutes } : null,
  }));
}

function slowestOf(filter: RunsIn, lang: Language) {
  const { id, team_id, project_id, flow_id, started_at, ended_at, ending } = experiments;
  const took = sql`${ended_at} - ${started_at}`;
  const query = inner
    .select({ id, name: runNameIn(lang).as('run_name'), team_id, project_id, flow_id, took: took.as('took') })
    .from(experiments)
    .$dynamic();
  return inner.$with('slow').as(
    joinFiltered(query, filter)
      .where(and(filterCondition(filter), eq(ending, 'completed'), isNotNull(started_at)))
      .orderBy(desc(took), asc(id))
      .limit(SLOWEST),
  );
}

/** SQL: what a section of a flow is called; null where the flow lacks it. */
function nodeName(flowId: SQLWrapper, nodeId: SQLWrapper): SQL<Bilingual | null> {
  return sql`${inner
    .select({ name: sql`node -> 'name'` })
    .from(flows)
    .crossJoin(sql`jsonb_array_elements(${flows.flow} -> 'nodes') as node`)
    .where(and(eq(flows.id, flowId), sql`node ->> 'id' = ${nodeId}`))}`;
}

/** The flow that a case is played on now. */
export async function flowOfProject({ db }: Reader, projectId: number): Promise<Flow | null> {
  const [row] = await db
    .select({ flow: flows.flow })
    .from(projects)
    .innerJoin(flows, eq(flows.id, projects.flow_id))
    .where(eq(projects.id, projectId));
  return row?.flow ?? null;
}
