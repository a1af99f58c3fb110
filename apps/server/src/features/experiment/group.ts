import { initialState } from '@lets/engine';
import type { Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { addRun } from '../../runs/run-repository.ts';
import { namesFor } from '../../runs/task-name.ts';
import { flowOfProject } from '../project/service.ts';
import { allRoles } from './create.ts';
import { readProject } from './project-repository.ts';

/** What a teacher gave a class. */
export interface GroupPlan {
  readonly project_id: number;
  readonly class_id: number;
  readonly creator_id: number;
  readonly name: string;
  readonly planned_start: Date | null;
  readonly planned_end: Date | null;
  readonly deadline: Date | null;
}

export interface GroupCast {
  readonly teamId: number;
  readonly leaderId: number;
  readonly memberIds: readonly number[];
}

/** Makes the waiting task of one group of a class task. Of a case that one person plays, that person holds every role. */
export async function prepareGroup(
  deps: Deps,
  tx: Transaction,
  plan: GroupPlan,
  { teamId, leaderId, memberIds }: GroupCast,
): Promise<number> {
  const { flow_id, multi_user } = await flowOfProject(tx, plan.project_id);
  const flow = await deps.flowCache.read(flow_id, tx);
  const holders = multi_user ? {} : allRoles(flow, leaderId);
  const eid = await addRun(tx, {
    project_id: plan.project_id,
    flow_id,
    team_id: teamId,
    class_id: plan.class_id,
    ...namesFor(plan.name, (await readProject(tx, plan.project_id)).name),
    creator_id: plan.creator_id,
    creator_type: 'teacher',
    state: initialState({ leader_id: leaderId, member_ids: memberIds, holders }),
    linked_from: null,
    planned_start: plan.planned_start,
    planned_end: plan.planned_end,
    deadline: plan.deadline,
  });
  tx.afterCommit(() => deps.bus.nudge(memberIds, 'experiments'));
  return eid;
}
