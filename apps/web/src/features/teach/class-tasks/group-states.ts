import type { ClassGroup } from '@lets/contract';

export const GROUP_STATES = ['in_progress', 'ended', 'waiting', 'empty'] as const;
export type GroupState = (typeof GROUP_STATES)[number];

/** Pure: a group whose task is gone is as good as empty. */
export function stateOf({ status, members }: Pick<ClassGroup, 'status' | 'members'>): GroupState {
  return members.length === 0 ? 'empty' : (status ?? 'empty');
}

/** Pure. */
export function countGroups(
  groups: readonly Pick<ClassGroup, 'status' | 'members'>[],
): Readonly<Record<GroupState, number>> {
  const counts = { in_progress: 0, ended: 0, waiting: 0, empty: 0 };
  for (const group of groups) counts[stateOf(group)] += 1;
  return counts;
}

/** Pure: a group that has something to show for it after the deadline, or nothing in time. */
export function isOverdue({ overdue }: Pick<ClassGroup, 'overdue'>): boolean {
  return overdue !== null && (overdue.finish || overdue.documents > 0);
}
