import { type Grouping, LIMITS } from '@lets/contract';
import { useState } from 'react';
import { addGroup, faultOf, type HandGroup, ungrouped } from './hand-groups.ts';
import { type Times, timesFault } from './times-fault.ts';

/** A task for a class while its teacher puts it together. */
export interface Plan extends Times {
  readonly projectId: number;
  readonly classId: number;
  /** Empty: what the case is called. */
  readonly name: string;
  readonly grouping: Grouping;
  /** How many a group has, at random and by the students themselves; null: as many as the case suggests. */
  readonly size: number | null;
  /** What the groups are drawn from, at random. */
  readonly seed: string;
  readonly groups: readonly HandGroup[];
}

/** Eight random bytes as the server writes them. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const EMPTY: Plan = {
  projectId: 0,
  classId: 0,
  name: '',
  plannedStart: null,
  plannedEnd: null,
  deadline: null,
  grouping: 'hand',
  size: null,
  seed: '',
  groups: addGroup(addGroup([])),
};

export function usePlan() {
  const [plan, setPlan] = useState<Plan>(() => ({ ...EMPTY, seed: newSeed() }));
  return { plan, edit: (change: Partial<Plan>) => setPlan((now) => ({ ...now, ...change })) };
}
export type EditPlan = ReturnType<typeof usePlan>['edit'];

/** What the class and the case say of a plan. */
export interface Room {
  readonly studentIds: readonly number[];
  readonly unregistered: readonly number[];
  readonly multiUser: boolean;
  readonly max: number;
}

export type PlanFault =
  | 'project_missing'
  | 'class_missing'
  | 'no_students'
  | 'unregistered'
  | 'name_long'
  | 'end_before_start'
  | 'deadline_before_start'
  | 'groups_missing'
  | 'groups_wrong'
  | 'size_wrong'
  | 'single_user';

/** What nobody has done wrong yet: it is said only once giving was tried. */
const STILL_MISSING: readonly PlanFault[] = ['project_missing', 'class_missing', 'groups_missing'];

/** Pure: the fault that is to be shown. */
export function shownFault(fault: PlanFault | null, isTried: boolean): PlanFault | null {
  return fault !== null && STILL_MISSING.includes(fault) && !isTried ? null : fault;
}

/** Why a plan cannot be given yet; the first reason counts. Pure. */
export function planFault(plan: Plan, room: Room | null): PlanFault | null {
  if (plan.projectId === 0) return 'project_missing';
  if (plan.classId === 0) return 'class_missing';
  if (!room) return null;
  if ([...plan.name.trim()].length > LIMITS.task_name) return 'name_long';
  const time = timesFault(plan);
  if (time) return time;
  if (room.studentIds.length === 0) return 'no_students';
  if (!room.multiUser) return plan.grouping === 'self' ? 'single_user' : strangersIn(room.studentIds, room);
  return groupingFault(plan, room);
}

function groupingFault(plan: Plan, room: Room): PlanFault | null {
  if (plan.grouping !== 'hand') {
    if (plan.size !== null && (plan.size < 1 || plan.size > room.max)) return 'size_wrong';
    return strangersIn(room.studentIds, room);
  }
  const filled = plan.groups.filter(({ members }) => members.length > 0);
  if (filled.length === 0) return 'groups_missing';
  if (filled.some((group) => faultOf(group, room.max) !== null)) return 'groups_wrong';
  const left = new Set(ungrouped(plan.groups, room.studentIds));
  return strangersIn(
    room.studentIds.filter((id) => !left.has(id)),
    room,
  );
}

function strangersIn(ids: readonly number[], { unregistered }: Room): PlanFault | null {
  return ids.some((id) => unregistered.includes(id)) ? 'unregistered' : null;
}
