import { IDENTITY, type ParsedInputOf, type Team, type teamCreate, type teamUpdate } from '@lets/contract';
import type { Reader } from '../../db/reader.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { enrolmentsOf } from '../course/service.ts';
import { followTeam } from '../experiment/service.ts';
import { type SeenProject, seeProject } from '../project/service.ts';
import { auditStaff } from './auditing.ts';
import * as find from './find-repository.ts';
import { inviteesOf, removeInvitations } from './invitation-repository.ts';
import { mayForm } from './policy.ts';
import * as repository from './repository.ts';
import * as rules from './rules.ts';
import { tellChanges, tellOf, throttleChanges } from './telling.ts';

export { membersOf } from './find-repository.ts';
export { inviteesOf, removeInvitations } from './invitation-repository.ts';
export {
  addMembers,
  addTeam,
  disband,
  lockTeam,
  removeMembers,
  setTeam,
  type TeamRecord,
} from './repository.ts';
export { orInOtherGroup } from './rules.ts';
export { tellChanges, tellOf } from './telling.ts';

/** Forms a team for a case. A student belongs to the team they form, and leads it unless they name another. */
export async function formTeam(
  deps: Deps,
  caller: Caller,
  { name, project_id, members, leader, open_invitation }: ParsedInputOf<typeof teamCreate>,
): Promise<Team> {
  if (!mayForm(caller)) refuse('no_authority');
  const isStudent = caller.identity === IDENTITY.student;
  const others = members.filter((id) => id !== caller.id || !isStudent);
  if (others.length === 0 && !(isStudent && open_invitation)) refuse('members_missing');
  if (new Set(others).size < others.length) refuse('members_exist');
  const memberIds = isStudent ? [caller.id, ...others] : others;
  const leaderId = leader ?? memberIds[0];
  if (!leaderId || !memberIds.includes(leaderId)) refuse('bad_parameter', { leader: 'not_one_of' });
  await throttleChanges(deps, caller);
  return inTransaction(deps.database, async (tx) => {
    const { record: project } = await seeProject(tx, caller, project_id);
    if (!project.body.multi_user) refuse('single_user');
    if (memberIds.length > project.body.team_max) refuse('bad_parameter', { members: 'too_many' });
    await rules.assertEligible(tx, caller, { project, ofClass: null, ids: memberIds });
    const class_id = await classOf(tx, project, leaderId);
    const team = { name, project_id, class_id, leader_id: leaderId, open_invitation };
    const id = await repository.addTeam(tx, team);
    await repository.addMembers(tx, { id }, memberIds);
    await tellChanges(deps, tx, caller.id, { team, add: memberIds });
    await auditStaff(tx, caller, 'team_formed', team);
    tx.afterCommit(() => deps.bus.nudge(memberIds, 'teams'));
    return find.teamById(tx, id);
  });
}

/** The caller's teams, and for a mentor those of their classes. */
export async function listTeams(
  { database }: Deps,
  caller: Caller,
  projectId: number | undefined,
): Promise<Team[]> {
  const classIds = await rules.taughtClassIdsOf(database, caller);
  return find.findTeams(database, { memberId: caller.id, classIds, projectId });
}

type Changes = ParsedInputOf<typeof teamUpdate>;

/** Everything that may be changed at once, all or nothing. */
export async function changeTeam(deps: Deps, caller: Caller, changes: Changes): Promise<Team> {
  if ((changes.add ?? []).length + (changes.remove ?? []).length > 0) await throttleChanges(deps, caller);
  const work = inTransaction(deps.database, (tx) => change(deps, tx, caller, changes));
  return rules.orInOtherGroup(work);
}

async function change(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  { team_id, name, add = [], remove = [], leader, open_invitation }: Changes,
): Promise<Team> {
  const team = await rules.operatedTeam(tx, caller, team_id);
  const changesMembers = add.length + remove.length > 0;
  const isEmpty = [name, leader, open_invitation].every((field) => field === undefined);
  if (isEmpty && !changesMembers) refuse('nothing_selected');
  if (changesMembers || open_invitation) rules.assertOwnMembers(team, caller);
  const memberIds = changeMembers(team, add, remove);
  // Whom a mentor puts into an empty group first leads it.
  const leaderId = leader ?? team.leader_id ?? memberIds[0];
  if (leaderId === undefined || !memberIds.includes(leaderId))
    refuse('bad_parameter', { [leader ? 'leader' : 'remove']: 'not_one_of' });
  await assertRoomFor(tx, caller, team, { memberIds, add });
  if (remove.length > 0) await rules.assertNoneInPlay(tx, team_id);
  await repository.addMembers(tx, team, add);
  await repository.removeMembers(tx, team_id, remove);
  await removeInvitations(tx, team_id, add);
  await repository.setTeam(tx, team_id, {
    ...(name !== undefined && { name }),
    ...(leaderId !== team.leader_id && { leader_id: leaderId }),
    ...(open_invitation !== undefined && { open_invitation }),
  });
  if (changesMembers || leaderId !== team.leader_id) {
    await followTeam(deps, tx, { team, joinedIds: add, goneIds: remove, newLeader: leaderId });
  }
  const changed = { ...team, name: name ?? team.name, leader_id: leaderId };
  await tellChanges(deps, tx, caller.id, { team: changed, add, remove });
  await auditStaff(tx, caller, 'team_changed', changed);
  await rules.tellTeam(deps, tx, team, [...new Set([...team.member_ids, ...add])]);
  return find.teamById(tx, team_id);
}

async function assertRoomFor(
  tx: Transaction,
  caller: Caller,
  team: repository.TeamRecord,
  { memberIds, add }: { memberIds: readonly number[]; add: readonly number[] },
): Promise<void> {
  if (add.length === 0) return;
  const { record: project } = await seeProject(tx, caller, team.project_id);
  if (memberIds.length > rules.capacityOf(team, project)) refuse('bad_parameter', { members: 'too_many' });
  const ofClass = team.class_task_id === null ? null : team.class_id;
  await rules.assertEligible(tx, caller, { project, ofClass, ids: add });
}

/** Ended experiments keep their members; one in progress keeps the team. */
export async function disbandTeam(deps: Deps, caller: Caller, teamId: number): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    const team = await rules.operatedTeam(tx, caller, teamId);
    // A group of a class task is the teacher's; students join and leave it.
    if (team.class_task_id !== null && caller.identity === IDENTITY.student) refuse('no_authority');
    await rules.assertNoneInPlay(tx, teamId);
    await endTeam(deps, tx, caller.id, team);
    await auditStaff(tx, caller, 'team_disbanded', team);
  });
}

export async function endTeam(
  deps: Deps,
  tx: Transaction,
  callerId: number,
  team: repository.TeamRecord,
): Promise<void> {
  const invitees = await inviteesOf(tx, team.id);
  await removeInvitations(tx, team.id, invitees);
  await repository.disband(tx, team.id, new Date(deps.clock()));
  await tellOf(deps, tx, callerId, { did: 'disbanded', team, to: [...team.member_ids, ...invitees] });
  tx.afterCommit(() => deps.bus.nudge([...new Set([...team.member_ids, ...invitees])], 'teams'));
}

function changeMembers(
  { member_ids }: repository.TeamRecord,
  add: readonly number[],
  remove: readonly number[],
): number[] {
  if (new Set([...member_ids, ...add]).size < member_ids.length + add.length) refuse('members_exist');
  if (!remove.every((id) => member_ids.includes(id))) refuse('not_found');
  return [...member_ids, ...add].filter((id) => !remove.includes(id));
}

/** The class in which the leader learns the case's course. */
async function classOf(reader: Reader, { course_id }: SeenProject, leaderId: number): Promise<number | null> {
  const enrolments = await enrolmentsOf(reader, [leaderId]);
  return enrolments.find((enrolment) => enrolment.course_id === course_id)?.class_id ?? null;
}
