import { experimentCreate, type Flow, IDENTITY, type ParsedInputOf } from '@lets/contract';
import { initialState } from '@lets/engine';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { findAnswer, isRetryLost, keepAnswer, requestOf } from '../../runs/act-requests.ts';
import { classForRun } from '../../runs/member-repository.ts';
import { addRun, lockTeam, type TeamOfRun } from '../../runs/run-repository.ts';
import { namesFor } from '../../runs/task-name.ts';
import { preparableProject, type SeenProject, unregisteredFor } from '../project/service.ts';
import { auditStaff } from './auditing.ts';

type Input = ParsedInputOf<typeof experimentCreate>;
interface Created {
  readonly eid: number;
}

/** Prepares an experiment. A student leads what they prepare; a mentor prepares for a team, whose leader leads. */
export async function createExperiment(deps: Deps, caller: Caller, input: Input): Promise<Created> {
  const { database } = deps;
  const request = requestOf(caller.id, experimentCreate.path, input);
  const earlier = request && (await findAnswer<Created>(database, request));
  if (earlier) return earlier;
  try {
    return await inTransaction(database, async (tx) => {
      const created = await create(deps, tx, caller, input);
      if (request) await keepAnswer(tx, request, created);
      return created;
    });
  } catch (error) {
    const won = request && isRetryLost(error) ? await findAnswer<Created>(database, request) : null;
    if (won) return won;
    throw error;
  }
}

async function create(deps: Deps, tx: Transaction, caller: Caller, input: Input): Promise<Created> {
  const project = await preparableProject(deps, tx, caller, input.project_id);
  const { team, state, class_id } = await castOf(deps, tx, caller, input, project);
  const eid = await addRun(tx, {
    project_id: project.id,
    flow_id: project.flow_id,
    team_id: team?.id ?? null,
    class_id,
    ...namesFor(input.name, project.name),
    creator_id: caller.id,
    creator_type: isStudent(caller) ? 'student' : 'teacher',
    state,
    linked_from: null,
  });
  if (!isStudent(caller)) await auditStaff(tx, caller, eid, 'prepared');
  tx.afterCommit(() => deps.bus.nudge(state.member_ids, 'experiments'));
  return { eid };
}

/** Who plays: the team, or the caller alone, who then holds every role. */
async function castOf(deps: Deps, tx: Transaction, caller: Caller, input: Input, project: SeenProject) {
  if (input.team_id === undefined) {
    if (!isStudent(caller)) refuse('bad_parameter', { team_id: 'missing' });
    const flow = await deps.flowCache.read(project.flow_id, tx);
    const state = initialState({
      leader_id: caller.id,
      member_ids: [caller.id],
      holders: allRoles(flow, caller.id),
    });
    return { team: null, state, class_id: await classForRun(tx, project.id, caller.id) };
  }
  const team = await teamForRun(tx, caller, input.team_id, project);
  const leader_id = isStudent(caller) ? caller.id : team.leader_id;
  const state = initialState({ leader_id, member_ids: team.member_ids, holders: {} });
  return { team, state, class_id: await classOfTeam(tx, team, leader_id) };
}

/** A team that may play a project: formed for it, with the caller in it unless they teach, everybody let in by the case. */
export async function teamForRun(
  tx: Transaction,
  caller: Caller,
  teamId: number,
  project: SeenProject,
): Promise<TeamOfRun> {
  const team = await lockTeam(tx, teamId);
  const isTheirs = team && (!isStudent(caller) || team.member_ids.includes(caller.id));
  if (!isTheirs || team.project_id !== project.id) refuse('not_found');
  if (!project.body.multi_user) refuse('single_user');
  const strangers = await unregisteredFor(tx, project, team.member_ids);
  if (strangers.length > 0) refuse('not_registered', { user_ids: strangers });
  return team;
}

/** The class that a team's run belongs to: the team's own, or the one in which its leader learns the course. */
export async function classOfTeam(
  tx: Transaction,
  team: TeamOfRun,
  leaderId: number,
): Promise<number | null> {
  return team.class_id ?? (await classForRun(tx, team.project_id, leaderId));
}

/** Pure: one member holds every role. */
export function allRoles(flow: Flow, userId: number): Readonly<Record<string, number>> {
  return Object.fromEntries(flow.roles.map(({ id }) => [id, userId]));
}

function isStudent({ identity }: Caller): boolean {
  return identity === IDENTITY.student;
}
