import {
  type CaseRole,
  type ExperimentDetail,
  type Flow,
  flowNow,
  type Language,
  openedAgain,
  speakingOrder,
} from '@lets/contract';
import { rolesOfUser, viewFor } from '@lets/engine';
import type { Reader } from '../../db/reader.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { type OpenRun, type Run, readRun } from '../../runs/access.ts';
import { goneMembers, unregisteredMembers } from '../../runs/member-repository.ts';
import { briefOf, type People, readPeople } from '../../runs/people.ts';
import { abilitiesOn } from '../../runs/policy.ts';
import { homeNodeOf, knownRoles, userNodesOf } from '../../runs/roles.ts';
import { nameOfRun } from '../../runs/task-name.ts';
import { flowInRun } from '../project/service.ts';
import { timesOf } from './cards.ts';
import { readSurroundings, type Surroundings, speechesIn } from './detail-repository.ts';
import { type ProjectOfRun, readProject } from './project-repository.ts';
import { projectOfRun } from './projects.ts';

/** One run as the caller may know it. */
export async function readExperiment(
  deps: Deps,
  caller: Caller,
  eid: number,
  lang: Language,
): Promise<ExperimentDetail> {
  const { database } = deps;
  const open = await readRun(deps, caller, eid);
  const { run, relation, flow } = open;
  const [project, related, unregistered] = await Promise.all([
    readProject(database, run.project_id),
    readSurroundings(database, run),
    missingMembers(database, run),
  ]);
  const people = await readPeople(database, peopleOf(run, related));
  const { isStaff } = relation;
  const isPartner = people.get(caller.id)?.automatic === true;
  const now = await withLinesLeft(database, open, project, people);
  return {
    eid,
    name: nameOfRun(run, lang),
    message: run.message,
    status: run.status,
    path_id: run.state.path_id,
    flow_id: run.flow_id,
    node: homeNodeOf(flow, run.state, caller.id, isStaff),
    with_user_nodes: userNodesOf(flow, run.state, caller.id, isStaff),
    ...caseOf(open, project, caller),
    class: related.class,
    team: teamOf(related, people),
    creator: briefOf(people, run.creator_id),
    creator_type: run.creator_type,
    members: run.state.member_ids.map((id) => briefOf(people, id)),
    unregistered,
    mentors: related.mentors,
    flow: flowInRun(isStaff ? flow : now, run.state, { userId: caller.id, isStaff, isPartner }),
    speaking_order: speakingOrder(now, run.state.sections),
    state: viewFor(run.state, flow, caller.id, isStaff),
    me: {
      user_id: caller.id,
      role_ids: [...rolesOfUser(flow, run.state, caller.id)],
      is_leader: relation.isLeader,
      is_member: relation.isMember,
      is_staff: isStaff,
    },
    ...timesOf(run),
    evaluated: run.evaluated,
    may: abilitiesOn(run, relation),
    revision: run.revision,
    linked_from: run.linked_from,
    ...(run.rehearsal && { rehearsal: run.rehearsal }),
    server_time: deps.clock(),
  };
}

/** The flow with the prepared lines that are still to be said in sections that have been opened again; what is left is read from the log. */
async function withLinesLeft(
  reader: Reader,
  { run, flow }: OpenRun,
  { roles }: ProjectOfRun,
  people: People,
): Promise<Flow> {
  const again = openedAgain(run.state);
  if (again.length === 0) return flow;
  const events = await speechesIn(reader, run.id, again);
  return flowNow(flow, run.state, { events, roles, isPerson: (id) => people.get(id)?.automatic !== true });
}

function missingMembers(reader: Reader, run: Run): Promise<number[]> | number[] {
  if (run.status === 'ended') return [];
  return run.status === 'waiting' ? unregisteredMembers(reader, run) : goneMembers(reader, run);
}

function peopleOf({ creator_id, leader_id, state }: Run, { team }: Surroundings): number[] {
  return [creator_id, leader_id, ...state.member_ids, ...(team ? team.member_ids : [])];
}

function teamOf({ team }: Surroundings, people: People): ExperimentDetail['team'] {
  // A team that everybody has left since.
  if (!team || team.leader_id === null) return null;
  const members = team.member_ids.map((id) => briefOf(people, id));
  return { id: team.id, name: team.name, leader: briefOf(people, team.leader_id), members };
}

/** What the case tells everybody, and each its own: a brief is for the person who plays the role once the run has begun, and for staff. */
function caseOf({ run, relation, flow }: OpenRun, project: ProjectOfRun, caller: Caller) {
  const mine = knownRoles(flow, run.state, caller.id);
  const isForCaller = ({ role_id }: CaseRole) => relation.isStaff || mine.includes(role_id);
  const { minutes, team_min, team_max } = project;
  return {
    project: { ...projectOfRun(project), minutes, team_min, team_max },
    roles: project.roles.map(({ brief: _, ...role }) => role),
    briefs: project.roles.filter(isForCaller).map(({ role_id, brief }) => ({ role_id, brief })),
  };
}
