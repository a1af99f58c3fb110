import { type Flow, IDENTITY } from '@lets/contract';
import type { RunState } from '@lets/engine';
import type pg from 'pg';
import type { Deps } from '../deps.ts';
import { orRefuse, Refusal } from '../http/errors.ts';
import type { Caller } from '../http/routing.ts';
import { readFlow } from './flow-cache.ts';
import { isUnregistered } from './members.ts';
import { mayRead, type Relation, type RunFacts, relationOf } from './policy.ts';

/** A run as its row tells it. */
export interface Run extends RunFacts {
  readonly id: number;
  readonly project_id: number;
  readonly flow_id: number;
  readonly team_id: number | null;
  readonly class_id: number | null;
  readonly name: string;
  readonly name_en: string | null;
  readonly message: string;
  readonly creator_type: 'student' | 'teacher';
  readonly ending: 'completed' | 'terminated' | null;
  readonly seq: number;
  readonly state: RunState;
  readonly revision: number;
  readonly planned_start: Date | null;
  readonly planned_end: Date | null;
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
  readonly evaluated: boolean;
  readonly linked_from: number | null;
  readonly created_at: Date;
}

/** A run that the caller may read, and how they stand to it. */
export interface OpenRun {
  readonly run: Run;
  readonly relation: Relation;
  readonly flow: Flow;
}

const COLUMNS = `e.id, e.project_id, e.flow_id, e.team_id, e.class_id, e.name, e.name_en, e.message, e.creator_id, e.creator_type,
  e.leader_id, e.status, e.ending, e.seq, e.state, e.revision, e.planned_start, e.planned_end, e.started_at, e.ended_at,
  e.evaluated, e.linked_from, e.created_at`;

/** Two statements, because the database prepares for a question even when it need not answer it, and only mentors ask. */
const READ = {
  plain: `SELECT ${COLUMNS}, false AS is_mentor, ${isUnregistered('$2')} AS is_unregistered FROM experiments e WHERE e.id = $1`,
  mentor: `SELECT ${COLUMNS}, ${isMentorOf('$2')} AS is_mentor, ${isUnregistered('$2')} AS is_unregistered
    FROM experiments e WHERE e.id = $1`,
};

const LOCK = ' FOR NO KEY UPDATE OF e';

interface FoundRun extends Run {
  /** Taken out of the class while the run goes on: a member who may not enter until they are back. */
  readonly is_unregistered: boolean;
}

/** SQL: whether a user teaches the class of run `e`, the course of that class, or the course of its project. */
export function isMentorOf(userId: string): string {
  return `(EXISTS (SELECT 1 FROM class_mentors m WHERE m.class_id = e.class_id AND m.user_id = ${userId})
    OR EXISTS (SELECT 1 FROM classes c JOIN course_mentors m USING (course_id)
      WHERE c.id = e.class_id AND m.user_id = ${userId})
    OR EXISTS (SELECT 1 FROM projects p JOIN course_mentors m USING (course_id)
      WHERE p.id = e.project_id AND m.user_id = ${userId}))`;
}

/** A run for somebody who may read it; everybody else is told that there is none, a member who left its class why they may not. */
export async function readRun(
  { database }: Pick<Deps, 'database'>,
  caller: Caller,
  eid: number,
): Promise<OpenRun> {
  return orRefuse(await findRun({ database }, caller, eid));
}

/** The same for those who go on without it. */
export async function findRun(
  { database }: Pick<Deps, 'database'>,
  caller: Caller,
  eid: number,
): Promise<OpenRun | Refusal> {
  const found = await selectRun(database.pool, caller, eid);
  if (found instanceof Refusal) return found;
  return { ...found, flow: await readFlow(database, found.run.flow_id) };
}

/** Of these runs those that the caller may read. */
export async function readableRuns(
  client: Pick<pg.ClientBase, 'query'>,
  caller: Caller,
  eids: readonly number[],
): Promise<Run[]> {
  const { rows } = await client.query<FoundRun>({
    name: 'runs-for-reader',
    text: `SELECT ${COLUMNS}, ${isMentorOf('$2')} AS is_mentor, ${isUnregistered('$2')} AS is_unregistered
      FROM experiments e WHERE e.id = ANY($1)`,
    values: [eids, caller.id],
  });
  return rows.filter((run) => {
    const relation = relationOf(run, caller);
    return mayRead(relation) && !isShutOut(run, relation);
  });
}

/** The same under the row's lock: whoever else acts on this run waits until the transaction ends. Uploads into it need not. */
export async function lockRun(
  client: pg.ClientBase,
  caller: Caller,
  eid: number,
): Promise<Omit<OpenRun, 'flow'>> {
  return orRefuse(await lockRunFor(client, caller, eid));
}

export function lockRunFor(
  client: pg.ClientBase,
  caller: Caller,
  eid: number,
): Promise<Omit<OpenRun, 'flow'> | Refusal> {
  return selectRun(client, caller, eid, LOCK);
}

/** The same for the server itself, which may read every run. */
export async function lockRunForSystem(client: pg.ClientBase, eid: number): Promise<Run | null> {
  const { rows } = await client.query<Run>({
    name: 'run-for-system-locked',
    text: `SELECT ${COLUMNS}, false AS is_mentor FROM experiments e WHERE e.id = $1${LOCK}`,
    values: [eid],
  });
  return rows[0] ?? null;
}

async function selectRun(
  client: Pick<pg.ClientBase, 'query'>,
  caller: Caller,
  eid: number,
  lock = '',
): Promise<Omit<OpenRun, 'flow'> | Refusal> {
  const isMentor = caller.identity === IDENTITY.mentor;
  const { rows } = await client.query<FoundRun>({
    name: `run-for-${isMentor ? 'mentor' : 'other'}${lock && '-locked'}`,
    text: READ[isMentor ? 'mentor' : 'plain'] + lock,
    values: [eid, caller.id],
  });
  const found = rows[0];
  const relation = found && relationOf(found, caller);
  if (!relation || !mayRead(relation)) return new Refusal('not_found');
  if (isShutOut(found, relation)) return new Refusal('not_registered', { user_ids: [caller.id], you: true });
  const { is_unregistered: _, ...run } = found;
  return { run, relation };
}

function isShutOut({ is_unregistered }: FoundRun, { isMember }: Relation): boolean {
  return isMember && is_unregistered;
}
