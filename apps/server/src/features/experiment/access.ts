import { type Flow, IDENTITY } from '@lets/contract';
import type { RunState } from '@lets/engine';
import type pg from 'pg';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import type { Caller } from '../../http/routing.ts';
import { readFlow } from './flow-cache.ts';
import { mayRead, type Relation, type RunFacts, relationOf } from './policy.ts';

/** A run as its row tells it. */
export interface Run extends RunFacts {
  readonly id: number;
  readonly project_id: number;
  readonly flow_id: number;
  readonly team_id: number | null;
  readonly class_id: number | null;
  readonly name: string;
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

/** The mentor's id is null for everybody else, so that nobody pays for a question that is not theirs. */
const READ = `SELECT e.*, ($2::bigint IS NOT NULL AND ${isMentorOf('$2')}) AS is_mentor
  FROM experiments e WHERE e.id = $1`;

/** SQL: whether a user teaches the class of run `e`, the course of that class, or the course of its project. */
export function isMentorOf(userId: string): string {
  return `(EXISTS (SELECT 1 FROM class_mentors m WHERE m.class_id = e.class_id AND m.user_id = ${userId})
    OR EXISTS (SELECT 1 FROM classes c JOIN course_mentors m USING (course_id)
      WHERE c.id = e.class_id AND m.user_id = ${userId})
    OR EXISTS (SELECT 1 FROM projects p JOIN course_mentors m USING (course_id)
      WHERE p.id = e.project_id AND m.user_id = ${userId}))`;
}

/** A run for somebody who may read it; everybody else is told that there is none. */
export async function readRun(
  { database }: Pick<Deps, 'database'>,
  caller: Caller,
  eid: number,
): Promise<OpenRun> {
  const found = await selectRun(database.pool, { name: 'read-run', text: READ }, caller, eid);
  return { ...found, flow: await readFlow(database, found.run.flow_id) };
}

/** The same under the row's lock: whoever else acts on this run waits until the transaction ends. Uploads into it need not. */
export async function lockRun(
  client: pg.ClientBase,
  caller: Caller,
  eid: number,
): Promise<Omit<OpenRun, 'flow'>> {
  return selectRun(client, { name: 'lock-run', text: `${READ} FOR NO KEY UPDATE OF e` }, caller, eid);
}

async function selectRun(
  client: Pick<pg.ClientBase, 'query'>,
  statement: { readonly name: string; readonly text: string },
  caller: Caller,
  eid: number,
): Promise<Omit<OpenRun, 'flow'>> {
  const mentor = caller.identity === IDENTITY.mentor ? caller.id : null;
  const { rows } = await client.query<Run>({ ...statement, values: [eid, mentor] });
  const run = rows[0] ?? refuse('not_found');
  const relation = relationOf(run, caller);
  return mayRead(relation) ? { run, relation } : refuse('not_found');
}
