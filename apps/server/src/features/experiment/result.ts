import type { ExperimentResult, Language } from '@lets/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { readRun } from '../../runs/access.ts';
import { type Visit, visitsOf } from '../../runs/path.ts';
import { briefOf, readPeople } from '../../runs/people.ts';
import { facesOf } from '../../runs/roles.ts';
import { readTallies, type Tally } from '../../runs/tally-repository.ts';
import { nameOfRun } from '../../runs/task-name.ts';
import { timesOf } from './cards.ts';
import { readProject } from './project-repository.ts';
import { projectOfRun } from './projects.ts';
import { countInVisits, type VisitCounts } from './result-repository.ts';

const NOTHING: Pick<VisitCounts, 'speeches' | 'documents'> = { speeches: 0, documents: 0 };
type Total = keyof ExperimentResult['totals'];

/** What a run came to: the path walked on it, what was done in each section, and in all. */
export async function readResult(
  deps: Deps,
  caller: Caller,
  eid: number,
  lang: Language,
): Promise<ExperimentResult> {
  const { database } = deps;
  const { run, flow } = await readRun(deps, caller, eid);
  const visits = visitsOf(flow, run.state);
  const [project, people, counted, tallies] = await Promise.all([
    readProject(database, run.project_id),
    readPeople(database, run.state.member_ids),
    countInVisits(database, eid, visits),
    readTallies(database, eid, run.state.member_ids),
  ]);
  const counts = new Map(counted.map((row) => [keyOf(row), row]));
  const { started_at, ended_at } = timesOf(run);
  return {
    eid,
    name: nameOfRun(run, lang),
    project: projectOfRun(project),
    ending: run.ending,
    ending_reason: run.state.ending?.reason ?? null,
    started_at,
    ended_at,
    members: run.state.member_ids.map((id) => ({
      ...briefOf(people, id),
      roles: facesOf(flow, project.roles, run.state, id),
    })),
    sections: visits.map((visit) => sectionOf(visit, counts.get(keyOf(visit)) ?? NOTHING)),
    totals: totalsOf([...tallies.values()]),
  };
}

function keyOf({ node_id, opened_seq }: Pick<Visit, 'node_id' | 'opened_seq'>): string {
  return `${node_id} ${opened_seq}`;
}

function sectionOf(visit: Visit, { speeches, documents }: typeof NOTHING) {
  const { opened_seq: _, closed_seq: __, ...section } = visit;
  return { ...section, speeches, documents };
}

function totalsOf(tallies: readonly Tally[]): ExperimentResult['totals'] {
  const sumOf = (key: Total) => tallies.reduce((sum, one) => sum + one[key], 0);
  return {
    speeches: sumOf('speeches'),
    documents: sumOf('documents'),
    signatures: sumOf('signatures'),
    votes: sumOf('votes'),
    wrong_tries: sumOf('wrong_tries'),
    consequences: sumOf('consequences'),
  };
}
