import type { ClassComparison, ClassGroup, ClassTask, Language, TeamFigures } from '@lets/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { type Run, readableRuns } from '../../runs/access.ts';
import { relationOf } from '../../runs/policy.ts';
import { readTallies } from '../../runs/tally-repository.ts';
import { readClassTask } from '../class-task/service.ts';
import { scoresOfRuns } from './repository.ts';

/** A class task with those of its runs that the caller looks after. */
export interface TaskInView {
  readonly task: ClassTask;
  /** By their ids. */
  readonly runs: ReadonlyMap<number, Run>;
}

/** Whoever plays in a team looks after no run of it, and is told of none. */
export async function readTask(deps: Deps, caller: Caller, id: number, lang: Language): Promise<TaskInView> {
  const task = await readClassTask(deps, caller, id, lang);
  const eids = task.groups.flatMap(({ eid }) => eid ?? []);
  const readable = await readableRuns(deps.database, caller, eids);
  const runs = readable.filter((run) => relationOf({ ...run, is_mentor: true }, caller).isStaff);
  return { task, runs: new Map(runs.map((run) => [run.id, run])) };
}

/** The teams of a class task in figures, in its own order. */
export async function compareClass(
  deps: Deps,
  caller: Caller,
  id: number,
  lang: Language,
): Promise<ClassComparison> {
  const { task, runs } = await readTask(deps, caller, id, lang);
  const scores = await scoresOfRuns(deps.database, [...runs.keys()]);
  const list: TeamFigures[] = [];
  for (const group of task.groups) {
    const run = runs.get(group.eid ?? 0);
    list.push(await figuresOf(deps, group, run, (run && scores.get(run.id)) ?? null));
  }
  const { name, project, class: classOf } = task;
  return { id, name, class: classOf, project: { id: project.id, name: project.name }, list };
}

async function figuresOf(
  { database }: Deps,
  { team_id, name, members }: ClassGroup,
  run: Run | undefined,
  scores: TeamFigures['scores'],
): Promise<TeamFigures> {
  const [from, to] = [run?.started_at?.getTime() ?? null, run?.ended_at?.getTime() ?? null];
  const people = run?.state.member_ids ?? members.map(({ id }) => id);
  const tallies = run && run.status !== 'waiting' ? await readTallies(database, run.id, people) : new Map();
  const sum = (key: 'speeches' | 'documents' | 'votes' | 'wrong_tries' | 'consequences') =>
    [...tallies.values()].reduce((all, tally) => all + tally[key], 0);
  return {
    team_id,
    name,
    members: people.length,
    eid: run?.id ?? null,
    status: run?.status ?? null,
    ending: run?.ending ?? null,
    started_at: from,
    ended_at: to,
    took: from !== null && to !== null ? to - from : null,
    speeches: sum('speeches'),
    documents: sum('documents'),
    votes: sum('votes'),
    wrong_tries: sum('wrong_tries'),
    consequences: sum('consequences'),
    scores,
  };
}
