import { IDENTITY } from '@lets/contract';
import type { Caller } from '../../http/routing.ts';
import type { TeamRecord } from './repository.ts';

/** Pure: students form their own teams, mentors form them for a class. */
export function mayForm({ identity }: Pick<Caller, 'identity'>): boolean {
  return identity === IDENTITY.student || identity === IDENTITY.mentor;
}

/** Pure: members know a team, and mentors those of their classes; to everybody else it does not exist. */
export function mayKnow(team: TeamRecord, callerId: number, taughtClassIds: readonly number[]): boolean {
  const isTaught = team.class_id !== null && taughtClassIds.includes(team.class_id);
  return isTaught || team.member_ids.includes(callerId);
}

/** Pure: the leader alone; handing over the lead loses it. */
export function mayOperate(team: TeamRecord, callerId: number): boolean {
  return team.leader_id === callerId;
}
