import { IDENTITY, type ParsedInputOf, type Team, type teamCreate, type teamUpdate } from '@lets/contract';
import type { Reader } from '../../db/reader.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import type { Caller } from '../../http/routing.ts';
import { belongingsOf, enrolmentsOf } from '../course/service.ts';
import { followTeam } from '../experiment/service.ts';
import { type SeenProject, seeProject, unregisteredFor } from '../project/service.ts';
import { mayForm, mayKnow, mayOperate } from './policy.ts';
import * as repository from './repository.ts';

/** Forms a team for a case. A student belongs to the team they form, and leads it unless they name another. */
export function formTeam(
  deps: Deps,
  caller: Caller,
  { name, project_id, members, leader, open_invitation }: ParsedInputOf<typeof teamCreate>,
): Promise<Team> {
  if (!mayForm(caller)) refuse('no_authority');
  const isStudent = caller.identity === IDENTITY.student;
  const others = members.filter((id) => id !== caller.id || !isStudent);
  if (others.length === 0 && !(isStudent && open_invitation)) refuse('nothing_selected');
  if (new Set(others).size < others.length) refuse('members_exist');
  const memberIds = isStudent ? [caller.id, ...others] : others;
  const leaderId = leader ?? memberIds[0];
  if (!leaderId || !memberIds.includes(leaderId)) refuse('bad_parameter', { leader: 'not_one_of' });
  return inTransaction(deps.database, async (tx) => {
    const { record: project } = await seeProject(tx, caller, project_id);
    await assertFit(tx, caller, { project, memberIds, newIds: memberIds });
    const class_id = await classOf(tx, project, leaderId);
    const team = { name, project_id, class_id, leader_id: leaderId, open_invitation };
    const id = await repository.addTeam(tx, team);
    await repository.addMembers(tx, id, memberIds);
    tx.afterCommit(() => deps.bus.nudge(memberIds, 'teams'));
    return repository.teamById(tx, id);
  });
}

/** The caller's teams, and for a mentor those of their classes. */
export async function listTeams(
  { database }: Deps,
  caller: Caller,
  projectId: number | undefined,
): Promise<Team[]> {
  const classIds = await taughtClassIdsOf(database, caller);
  return repository.findTeams(database, { memberId: caller.id, classIds, projectId });
}

/** Everything a leader may change at once, all or nothing. */
export function changeTeam(
  deps: Deps,
  caller: Caller,
  { team_id, name, add = [], remove = [], leader, open_invitation }: ParsedInputOf<typeof teamUpdate>,
): Promise<Team> {
  return inTransaction(deps.database, async (tx) => {
    const team = await operatedTeam(tx, caller, team_id);
    const isEmpty = [name, leader, open_invitation].every((field) => field === undefined);
    if (isEmpty && add.length + remove.length === 0) refuse('nothing_selected');
    const memberIds = changeMembers(team, add, remove);
    const leaderId = leader ?? team.leader_id;
    if (!memberIds.includes(leaderId))
      refuse('bad_parameter', { [leader ? 'leader' : 'remove']: 'not_one_of' });
    const { record: project } = await seeProject(tx, caller, team.project_id);
    await assertFit(tx, caller, { project, memberIds, newIds: add });
    await assertNoneInPlay(tx, team_id, remove);
    await repository.addMembers(tx, team_id, add);
    await repository.removeMembers(tx, team_id, remove);
    await repository.setTeam(tx, team_id, {
      ...(name !== undefined && { name }),
      ...(leader !== undefined && { leader_id: leader }),
      ...(open_invitation !== undefined && { open_invitation }),
    });
    if (remove.length > 0 || leaderId !== team.leader_id) {
      const change = { teamId: team_id, goneIds: remove, oldLeader: team.leader_id, newLeader: leaderId };
      await followTeam(deps, tx, change);
    }
    tx.afterCommit(() => deps.bus.nudge([...new Set([...team.member_ids, ...add])], 'teams'));
    return repository.teamById(tx, team_id);
  });
}

/** Ended experiments keep their members; one in progress keeps the team. */
export async function disbandTeam(deps: Deps, caller: Caller, teamId: number): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    const team = await operatedTeam(tx, caller, teamId);
    const runs = await repository.openRunsOf(tx, teamId);
    if (runs.some((run) => run.status === 'in_progress'))
      refuse('changed_meanwhile', { team: 'in_progress' });
    await repository.disband(tx, teamId, new Date(deps.clock()));
    tx.afterCommit(() => deps.bus.nudge(team.member_ids, 'teams'));
  });
}

async function operatedTeam(tx: Transaction, caller: Caller, id: number): Promise<repository.TeamRecord> {
  const team = await repository.lockTeam(tx, id);
  if (!team || !mayKnow(team, caller.id, await taughtClassIdsOf(tx, caller))) refuse('not_found');
  return mayOperate(team, caller.id) ? team : refuse('no_authority');
}

async function taughtClassIdsOf(reader: Reader, caller: Caller): Promise<readonly number[]> {
  if (caller.identity !== IDENTITY.mentor) return [];
  return (await belongingsOf(reader, caller.id)).taughtClassIds;
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

interface Fitting {
  readonly project: SeenProject;
  readonly memberIds: readonly number[];
  readonly newIds: readonly number[];
}

/** Only students whom the caller may work with, who may play the case, and no more than it takes. */
async function assertFit(
  tx: Transaction,
  caller: Caller,
  { project, memberIds, newIds }: Fitting,
): Promise<void> {
  if (newIds.length > 0 && memberIds.length > project.body.team_max) {
    refuse('bad_parameter', { members: 'too_many' });
  }
  const students = await repository.studentsAmong(tx, newIds);
  const known = await knownTo(tx, caller, project, students);
  if (known.length < newIds.length) refuse('not_found');
  const strangers = await unregisteredFor(tx, project, newIds);
  if (strangers.length > 0) refuse('not_registered', { user_ids: strangers });
}

/** A student's class mates and everybody of the case's course; a mentor's students. Anybody else does not exist for them. */
async function knownTo(
  reader: Reader,
  caller: Caller,
  { course_id }: SeenProject,
  ids: readonly number[],
): Promise<number[]> {
  const { enrolledClassIds, enrolledCourseIds, taughtClassIds } = await belongingsOf(reader, caller.id);
  const classIds = [...enrolledClassIds, ...taughtClassIds];
  const sharesCourse = course_id !== null && enrolledCourseIds.includes(course_id);
  const enrolments = await enrolmentsOf(reader, ids);
  return ids.filter((id) => {
    const own = enrolments.filter((enrolment) => enrolment.user_id === id);
    const isMate = own.some((enrolment) => classIds.includes(enrolment.class_id));
    return id === caller.id || isMate || (sharesCourse && own.some((e) => e.course_id === course_id));
  });
}

/** Somebody who plays now is not taken out of the play: the role is handed over first. */
async function assertNoneInPlay(tx: Transaction, teamId: number, leaving: readonly number[]): Promise<void> {
  if (leaving.length === 0) return;
  const runs = await repository.openRunsOf(tx, teamId);
  if (runs.some((run) => run.status === 'in_progress')) refuse('changed_meanwhile', { team: 'in_progress' });
}

/** The class in which the leader learns the case's course. */
async function classOf(reader: Reader, { course_id }: SeenProject, leaderId: number): Promise<number | null> {
  const enrolments = await enrolmentsOf(reader, [leaderId]);
  return enrolments.find((enrolment) => enrolment.course_id === course_id)?.class_id ?? null;
}
