import { jumpStart, type OutputOf, type ParsedInputOf } from '@lets/contract';
import { decide, initialState, type NoJump, type RunState, replay } from '@lets/engine';
import { keepStep } from '../../../db/hot-statements.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { orRefuse, refuse } from '../../../http/errors.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import { addRun } from '../../../runs/run-repository.ts';
import { nameAfterCase } from '../../../runs/task-name.ts';
import type { Hand } from '../act/act.ts';
import { answerOf } from '../act/answer.ts';
import { runAct } from '../act/run-act.ts';
import { findJumpTarget } from '../case-repository.ts';
import { mapHolders } from '../jump-target.ts';
import { nudgeMembers } from './nudge-members.ts';

/** Begins the linked experiment of the target case for the same people, and marks the section as jumped. */
export async function startJump(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof jumpStart>,
): Promise<OutputOf<typeof jumpStart>> {
  const { eid, nid: nodeId, role_id } = input;
  const outcome = await runAct(deps, caller, {
    eid,
    request: requestOf(caller.id, jumpStart.path, input),
    underLock: true,
    prepare: async (hand) => ({
      command: { type: 'jump', node_id: nodeId, role_id, target_eid: await linkedRun(deps, hand, nodeId) },
      keep: () => nudgeMembers(deps, hand),
    }),
  });
  const done = orRefuse(outcome);
  const jumped = done.events.find((event) => event.type === 'jumped') ?? refuse('not_found');
  return { ...answerOf(done, caller), target_eid: jumped.data.target_eid };
}

/** The new run, or why there is none; a refusal of the jump takes the new run back with it. */
async function linkedRun(deps: Deps, hand: Hand, nodeId: string): Promise<number | NoJump> {
  const { tx, run, flow, userId } = hand;
  const target = await findJumpTarget(tx, { run, flow, nodeId });
  if (typeof target === 'string') return target;
  const { leader_id, member_ids } = run.state;
  const holders = mapHolders(run.state.holders, target.roles);
  const state = initialState({ leader_id, member_ids, holders });
  const eid = await addRun(tx, {
    project_id: target.id,
    flow_id: target.flow_id,
    team_id: run.team_id,
    class_id: run.class_id,
    ...nameAfterCase({ zh: target.name_zh, en: target.name_en }),
    creator_id: userId,
    creator_type: 'student',
    state,
    linked_from: run.id,
  });
  await startWhenCast(deps, hand, { eid, flowId: target.flow_id, state });
  return eid;
}

interface Linked {
  readonly eid: number;
  readonly flowId: number;
  readonly state: RunState;
}

/** Only the leader starts an experiment. A leader who jumps takes the team along at once if every role there has a holder; else the task waits. */
async function startWhenCast(
  { flowCache }: Deps,
  { tx, userId, at }: Hand,
  { eid, flowId, state }: Linked,
): Promise<void> {
  if (userId !== state.leader_id) return;
  const flow = await flowCache.read(flowId, tx);
  const actor = { user_id: userId, is_staff: false };
  const started = decide(flow, state, { type: 'start' }, { actor, at });
  if (!started.ok) return;
  const { events } = started;
  const after = { events, state: replay(events, state) };
  await keepStep(tx.client, { before: { id: eid, revision: 0, state }, after, request: null });
}
