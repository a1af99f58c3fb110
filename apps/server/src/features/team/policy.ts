import { IDENTITY } from '@lets/contract';
import type { Caller } from '../../http/caller.ts';
import type { TeamRecord } from './repository.ts';

/** Pure: students form their own teams, mentors form them for a class. */
export function mayForm({ identity }: Pick<Caller, 'identity'>): boolean {
  return identity === IDENTITY.student || identity === IDENTITY.mentor;
}

/** Pure: members know a team, and mentors those of their classes; to everybody else it does not exist. */
export function mayKnow(
  team: Pick<TeamRecord, 'class_id' | 'member_ids'>,
  callerId: number,
  taughtClassIds: readonly number[],
): boolean {
  return isTaught(team, taughtClassIds) || team.member_ids.includes(callerId);
}

/** Pure: the leader, who loses it by handing over the lead, and the class's mentors. */
export function mayOperate(team: TeamRecord, callerId: number, taughtClassIds: readonly number[]): boolean {
  return team.leader_id === callerId || isTaught(team, taughtClassIds);
}

/** Pure: who is in a group that the teacher made is the teacher's to say. */
export function isMadeByTeacher({ grouping }: Pick<TeamRecord, 'grouping'>): boolean {
  return grouping === 'hand' || grouping === 'random';
}

function isTaught({ class_id }: Pick<TeamRecord, 'class_id'>, taughtClassIds: readonly number[]): boolean {
  return class_id !== null && taughtClassIds.includes(class_id);
}
