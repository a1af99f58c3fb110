import type { ExperimentCard, Flow, Language, OpenSection } from '@lets/contract';
import { CONTROL_PAUSED, type RunState } from '@lets/engine';
import type { Caller } from '../../http/caller.ts';
import type { RunReader } from '../../runs/access.ts';
import { countSections, nameSection } from '../../runs/path.ts';
import { briefOf, type People, readPeople } from '../../runs/people.ts';
import { abilitiesOn, managesRuns, relationOf } from '../../runs/policy.ts';
import { facesOf } from '../../runs/roles.ts';
import { nameOfRun } from '../../runs/task-name.ts';
import { duesFor, kindOf, namesOf, type Onlooker } from '../../runs/turns.ts';
import type { ListedRun } from './list-repository.ts';
import { type ProjectOfRun, readProjects } from './project-repository.ts';
import { projectOfRun } from './projects.ts';

/** What hangs on the runs of a page, looked up for all of them at once. */
export interface CardParts {
  readonly projects: ReadonlyMap<number, ProjectOfRun>;
  readonly people: People;
  /** By their ids. */
  readonly flows: ReadonlyMap<number, Flow>;
}

export async function readCardParts(
  { database, flowCache }: RunReader,
  runs: readonly ListedRun[],
): Promise<CardParts> {
  const flowIds = [...new Set(runs.map((run) => run.flow_id))];
  const [projects, people, flows] = await Promise.all([
    readProjects(
      database,
      runs.map((run) => run.project_id),
    ),
    readPeople(database, runs.flatMap(idsOf)),
    Promise.all(flowIds.map(async (id) => [id, await flowCache.read(id)] as const)),
  ]);
  return { projects, people, flows: new Map(flows) };
}

/** Pure: the cards of a page. */
export function makeCards(
  { projects, people, flows }: CardParts,
  caller: Caller,
  runs: readonly ListedRun[],
  lang: Language,
): ExperimentCard[] {
  return runs.flatMap((run) => {
    const project = projects.get(run.project_id);
    const flow = flows.get(run.flow_id);
    return project && flow ? [cardOf(run, { caller, project, people, flow, lang })] : [];
  });
}

function idsOf({ creator_id, leader_id, state }: ListedRun): number[] {
  return [creator_id, leader_id, ...state.member_ids];
}

interface CardContext {
  readonly caller: Caller;
  readonly project: ProjectOfRun;
  readonly people: People;
  readonly flow: Flow;
  readonly lang: Language;
}

function cardOf(run: ListedRun, { caller, project, people, flow, lang }: CardContext): ExperimentCard {
  const { state, is_unregistered: unregistered } = run;
  const isOpen = run.status === 'in_progress' && !unregistered;
  // Every list of staff holds only what they look after.
  const facts = { ...run, is_mentor: !managesRuns(caller) };
  const relation = relationOf(facts, caller);
  const may = abilitiesOn(facts, relation);
  const onlooker = { userId: caller.id, isStaff: relation.isStaff };
  const sections = Object.values(state.sections);
  return {
    eid: run.id,
    name: nameOfRun(run, lang),
    status: run.status,
    project: projectOfRun(project),
    class_name: run.class_name ?? '',
    team: run.team_id === null ? null : { id: run.team_id, name: run.team_name ?? '' },
    leader: briefOf(people, run.leader_id),
    creator: briefOf(people, run.creator_id),
    creator_type: run.creator_type,
    members: state.member_ids.map((id) => briefOf(people, id)),
    my_roles: facesOf(flow, project.roles, state, caller.id),
    open_sections: isOpen ? openSectionsOf(flow, state, people, onlooker) : [],
    sections_passed: sections.filter(({ status }) => status === 'passed').length,
    sections_total: countSections(flow),
    ...timesOf(run),
    ending: run.ending,
    evaluated: run.evaluated,
    experience_written: state.experience_by.includes(caller.id),
    banned: run.status === 'in_progress' && state.control.status === CONTROL_PAUSED,
    unregistered,
    may: { ...may, enter: may.enter && !unregistered },
  };
}

/** Pure: a run's times as the wire has them. */
export function timesOf(
  run: Pick<
    ListedRun,
    'planned_start' | 'planned_end' | 'deadline' | 'created_at' | 'started_at' | 'ended_at'
  >,
) {
  const { planned_start, planned_end, deadline, created_at, started_at, ended_at } = run;
  return {
    planned_start: planned_start?.getTime() ?? null,
    planned_end: planned_end?.getTime() ?? null,
    deadline: deadline?.getTime() ?? null,
    created_at: created_at.getTime(),
    started_at: started_at?.getTime() ?? null,
    ended_at: ended_at?.getTime() ?? null,
  };
}

/** Pure: where a run stands and for whom it waits. */
function openSectionsOf(flow: Flow, state: RunState, people: People, onlooker: Onlooker): OpenSection[] {
  return duesFor(flow, state, onlooker).flatMap(({ section, due }) => {
    const { node_id, opened_at: since } = section;
    const named = nameSection(flow, node_id);
    const waited_for = namesOf(due, flow, people);
    return named ? [{ node_id, ...named, since, waited_for, ...(due && { due: kindOf(due) }) }] : [];
  });
}
