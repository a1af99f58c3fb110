import type { OutputOf, ParsedInputOf, Team, teamOpenList } from '@lets/contract';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { belongingsOf } from '../course/service.ts';
import { emptyTeam, followTeam, prepareGroup } from '../experiment/service.ts';
import { preparableProject, seeProject, unregisteredFor, visibleProjectIds } from '../project/service.ts';
import * as find from './find-repository.ts';
import { isInvited, removeInvitations } from './invitation-repository.ts';
import * as repository from './repository.ts';
import * as rules from './rules.ts';
import { endTeam } from './service.ts';
import { tellLeader, throttleChanges } from './telling.ts';

type Record = repository.TeamRecord;

/** Openly inviting teams of one case, or of every case that the caller may see. */
export async function listOpenTeams(
  { database }: Deps,
  caller: Caller,
  { project_id, team_id, q, page, size }: ParsedInputOf<typeof teamOpenList>,
): Promise<OutputOf<typeof teamOpenList>> {
  if (project_id !== undefined) await seeProject(database, caller, project_id);
  const projectIds = project_id === undefined ? await visibleProjectIds(database, caller) : [project_id];
  const { enrolledClassIds } = await belongingsOf(database, caller.id);
  const { total, list } = await find.findOpenTeams(
    database,
    { projectIds, teamId: team_id, userId: caller.id, classIds: enrolledClassIds, text: q },
    { offset: (page - 1) * size, limit: size },
  );
  return { total, page, size, list };
}

/** Takes a free seat, by open or personal invitation. Joins of one team take turns, so that of rivals for the last seat one wins. */
export async function joinTeam(deps: Deps, caller: Caller, teamId: number): Promise<Team> {
  await throttleChanges(deps, caller);
  const work = inTransaction(deps.database, (tx) => join(deps, tx, caller, teamId));
  return rules.orInOtherGroup(work);
}

async function join(deps: Deps, tx: Transaction, caller: Caller, teamId: number): Promise<Team> {
  const team = (await repository.lockTeam(tx, teamId)) ?? refuse('not_found');
  if (team.member_ids.includes(caller.id)) refuse('members_exist');
  const isOutside = await assertInvited(tx, caller, team);
  const project = await playableProject(deps, tx, caller, team);
  const strangers = await unregisteredFor(tx, project, [caller.id]);
  if (isOutside || strangers.length > 0) refuse('not_registered', { user_ids: [caller.id] });
  if (team.member_ids.length >= rules.capacityOf(team, project)) refuse('team_full');
  await repository.addMembers(tx, team, [caller.id]);
  await seat(deps, tx, caller, team);
  // After the waiting tasks are held: whatever starts now has the newcomer in it, or had started before.
  await rules.assertNoneInPlay(tx, teamId);
  await removeInvitations(tx, teamId, [caller.id]);
  await tellLeader(deps, tx, caller.id, { team, did: 'joined' });
  await rules.tellTeam(deps, tx, team, [...team.member_ids, caller.id]);
  return find.teamById(tx, teamId);
}

/** What a teacher gave a class is theirs to play, whenever they prepare it; the hours bind its start. */
async function playableProject(deps: Deps, tx: Transaction, caller: Caller, team: Record) {
  if (team.class_task_id === null) return preparableProject(deps, tx, caller, team.project_id);
  return (await seeProject(tx, caller, team.project_id)).record;
}

/** A team that invites neither openly nor the caller does not exist for them. Answers whether they are outside its class. */
async function assertInvited(tx: Transaction, caller: Caller, team: Record): Promise<boolean> {
  const isOutside =
    team.class_id !== null && (await rules.outsidersOf(tx, team.class_id, [caller.id])).length > 0;
  const isOpen = team.open_invitation && !isOutside;
  if (!isOpen && !(await isInvited(tx, team.id, caller.id))) refuse('not_found');
  return isOutside;
}

/** The newcomer takes part in what the team has waiting; the first of a group leads it, and has its task made. */
async function seat(deps: Deps, tx: Transaction, caller: Caller, team: Record): Promise<void> {
  if (team.leader_id !== null) {
    return followTeam(deps, tx, { team, joinedIds: [caller.id], goneIds: [], newLeader: team.leader_id });
  }
  await repository.setTeam(tx, team.id, { leader_id: caller.id });
  const plan = team.class_task_id === null ? null : await find.planOf(tx, team.class_task_id);
  if (plan)
    await prepareGroup(deps, tx, plan, { teamId: team.id, leaderId: caller.id, memberIds: [caller.id] });
}

/** Leaves a team that plays nothing now; the lead passes to the person who has been in it longest. */
export async function leaveTeam(deps: Deps, caller: Caller, teamId: number): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    const team = await repository.lockTeam(tx, teamId);
    if (!team?.member_ids.includes(caller.id)) refuse('not_found');
    rules.assertOwnMembers(team, caller);
    await leave(deps, tx, caller, team);
    // After the waiting tasks are held, as in joining.
    await rules.assertNoneInPlay(tx, teamId);
    await rules.tellTeam(deps, tx, team, team.member_ids);
  });
}

async function leave(deps: Deps, tx: Transaction, caller: Caller, team: Record): Promise<void> {
  const goneIds = [caller.id];
  const [heir] = team.member_ids.filter((id) => id !== caller.id);
  if (heir === undefined && team.class_task_id === null) return endTeam(deps, tx, caller.id, team);
  await repository.removeMembers(tx, team.id, goneIds);
  if (heir === undefined) {
    await repository.setTeam(tx, team.id, { leader_id: null });
    return emptyTeam(deps, tx, team.id);
  }
  const newLeader = team.leader_id === caller.id || team.leader_id === null ? heir : team.leader_id;
  await repository.setTeam(tx, team.id, { leader_id: newLeader });
  await tellLeader(deps, tx, caller.id, { team: { ...team, leader_id: newLeader }, did: 'left' });
  await followTeam(deps, tx, { team, joinedIds: [], goneIds, newLeader });
}
