import {
  accountUsers,
  type ExperimentDetail,
  experimentCreate,
  experimentDetail,
  experimentStart,
  experimentUpdate,
  projectDetail,
  projectList,
  teamCreate,
  teamUpdate,
} from '@lets/contract';
import type { Session } from './session.ts';

export interface CastOptions {
  readonly leader: Session;
  /** A case's code; the first one listed when absent. */
  readonly project?: string | undefined;
  /** Who may be asked to play along, in order. */
  readonly accounts: readonly string[];
  /** Roles that the leader keeps; the rest go round the others. */
  readonly kept: readonly string[];
  /** How many are asked along; as many as there are roles left when absent. */
  readonly mates?: number;
  /** Which of several teams this is. */
  readonly number?: number;
}

/** In both languages, as a team has one name for everybody. */
const nameOfTeam = (number: number) => `演示组 Demo ${number}`;

/** Prepares an experiment with the leader and as many others as there are roles left. Answers it unstarted. */
export async function prepareExperiment(options: CastOptions): Promise<ExperimentDetail> {
  const { leader } = options;
  const project = await findProject(leader, options.project);
  const detail = await leader.call(projectDetail, { project_id: project });
  const open = options.mates ?? detail.flow.roles.length - options.kept.length;
  const mates = await findMates(leader, options.accounts.slice(0, Math.max(0, open)));
  if (mates.length === 0) {
    const { eid } = await leader.call(experimentCreate, { project_id: project });
    return fillVacantRoles(leader, eid, options.kept);
  }
  const team = await leader.call(teamCreate, {
    name: nameOfTeam(options.number ?? 1),
    project_id: project,
    members: mates,
  });
  const { eid } = await leader.call(experimentCreate, { project_id: project, team_id: team.id });
  return fillVacantRoles(leader, eid, options.kept);
}

async function findProject(leader: Session, code: string | undefined): Promise<number> {
  for (const scope of ['course', 'self'] as const) {
    const { list } = await leader.call(projectList, { scope, size: 100 });
    // The order of the list depends on what the account has played.
    const byAge = list.toSorted((a, b) => a.id - b.id);
    const found = code ? list.find((project) => project.code === code) : byAge[0];
    if (found) return found.id;
  }
  throw new Error(
    code ? `no case with code ${code} is open to this account` : 'no case is open to this account',
  );
}

async function findMates(leader: Session, accounts: readonly string[]): Promise<number[]> {
  const { list } = await leader.call(accountUsers, { identity: 1, size: 100 });
  return accounts.flatMap((account) => list.find((user) => user.account === account)?.id ?? []);
}

/** Gives every role that nobody holds to the members in turn; the leader takes those kept for them. */
export async function fillVacantRoles(
  leader: Session,
  eid: number,
  kept: readonly string[] = [],
): Promise<ExperimentDetail> {
  const detail = await leader.call(experimentDetail, { eid });
  const others = detail.members.map((member) => member.id).filter((id) => id !== leader.userId);
  const players = others.length > 0 ? others : [leader.userId];
  const holders: Record<string, number> = { ...detail.state.holders };
  let turn = 0;
  for (const role of detail.flow.roles) {
    if (kept.includes(role.id)) holders[role.id] = leader.userId;
    else holders[role.id] ??= players[turn++ % players.length] ?? leader.userId;
  }
  return leader.call(experimentUpdate, { eid, holders });
}

/** Brings others into a waiting experiment's team, so that vacant roles have someone to play them. */
export async function inviteOthers(leader: Session, eid: number, accounts: readonly string[]): Promise<void> {
  const detail = await leader.call(experimentDetail, { eid });
  const vacant = detail.flow.roles.filter((role) => detail.state.holders[role.id] === undefined).length;
  const known = new Set(detail.members.map((member) => member.id));
  const mates = (await findMates(leader, accounts)).filter((id) => !known.has(id)).slice(0, vacant);
  if (mates.length === 0) return;
  if (detail.team) {
    await leader.call(teamUpdate, { team_id: detail.team.id, add: mates });
    await leader.call(experimentUpdate, { eid, team_id: detail.team.id });
    return;
  }
  const team = await leader.call(teamCreate, {
    name: nameOfTeam(1),
    project_id: detail.project.id,
    members: mates,
  });
  await leader.call(experimentUpdate, { eid, team_id: team.id });
}

export async function startExperiment(leader: Session, eid: number): Promise<void> {
  await leader.call(experimentStart, { eid });
}
