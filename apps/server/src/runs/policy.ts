import { IDENTITY, type Rehearsal } from '@lets/contract';
import type { Caller } from '../http/caller.ts';
import { administers } from '../http/gate.ts';

/** What a policy must know of a run. */
export interface RunFacts {
  readonly status: 'waiting' | 'in_progress' | 'ended';
  readonly creator_id: number;
  readonly leader_id: number;
  readonly state: { readonly member_ids: readonly number[] };
  /** Whether the caller is a mentor of the run's class, or of its project's course. */
  readonly is_mentor: boolean;
  /** A rehearsal is its players' alone: nobody looks after it. */
  readonly rehearsal: Rehearsal | null;
}

/** How a person stands to a run. */
export interface Relation {
  readonly isMember: boolean;
  /** Intervenes, never plays: a person who plays in a run is no staff of it. */
  readonly isStaff: boolean;
  readonly isLeader: boolean;
  readonly isCreator: boolean;
}

/** Pure. */
export function relationOf(run: RunFacts, caller: Caller): Relation {
  const isMember = run.state.member_ids.includes(caller.id);
  return {
    isMember,
    isStaff: !isMember && run.rehearsal === null && looksAfter(run, caller),
    isLeader: isMember && run.leader_id === caller.id,
    isCreator: run.creator_id === caller.id,
  };
}

function looksAfter({ is_mentor }: RunFacts, caller: Caller): boolean {
  return managesRuns(caller) || (caller.identity === IDENTITY.mentor && is_mentor);
}

/** Pure: whether someone has all runs in their care. */
export function managesRuns(caller: Caller): boolean {
  return administers(caller, 'experiment');
}

/** Pure: everybody else is told that there is no such run. */
export function mayRead({ isMember, isStaff }: Relation): boolean {
  return isMember || isStaff;
}

/** Pure: a task is edited while it waits, by its leader or its maker. */
export function mayEdit(run: RunFacts, relation: Relation): boolean {
  return run.status === 'waiting' && isOwner(relation);
}

/** Pure: a run in progress is ended first, and a rehearsal goes with its case and its flow. */
export function mayDelete(run: RunFacts, relation: Relation): boolean {
  return run.rehearsal === null && run.status !== 'in_progress' && isOwner(relation);
}

/** Pure. */
function mayStart(run: RunFacts, relation: Relation): boolean {
  return run.status === 'waiting' && relation.isLeader;
}

/** Pure. */
function mayEnter(run: RunFacts, relation: Relation): boolean {
  return run.status === 'in_progress' && mayRead(relation);
}

/** Pure: before the start roles are handed over by those who may edit the task, and by staff. */
export function mayAssign(run: RunFacts, relation: Relation): boolean {
  return run.status === 'waiting' && (isOwner(relation) || relation.isStaff);
}

/** Pure: the leader hands the lead over and loses it; staff do so when the leader is missing. */
export function mayHandOverLead(run: RunFacts, { isLeader, isStaff }: Relation): boolean {
  return run.status !== 'ended' && (isLeader || isStaff);
}

/** Pure: what the buttons on a card ask. */
export function abilitiesOn(run: RunFacts, relation: Relation) {
  return {
    edit: mayEdit(run, relation),
    delete: mayDelete(run, relation),
    start: mayStart(run, relation),
    enter: mayEnter(run, relation),
  };
}

function isOwner({ isLeader, isCreator }: Relation): boolean {
  return isLeader || isCreator;
}
