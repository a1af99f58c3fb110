import type { Flow } from '@lets/contract';
import { REFUSAL_CODE } from '@lets/contract';
import { type Command, decide, type RunEvent, type RunState, replay } from '@lets/engine';
import { keepStep } from '../../../db/hot-statements.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/errors.ts';
import { lockRun } from '../../../runs/access.ts';
import { keepMembers } from '../../../runs/member-repository.ts';

/**
 * Several acts of staff on one run as part of something larger: all of them in the caller's transaction, or none. Who is in the run is kept
 * with them, and everybody concerned is told after the commit.
 */
export async function actTogether(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  {
    eid,
    commands,
  }: { readonly eid: number; readonly commands: (state: RunState, flow: Flow) => readonly Command[] },
): Promise<void> {
  deps.runCache.forget(eid);
  const { run, relation } = await lockRun(tx, caller, eid);
  if (!relation.isStaff) refuse('no_authority');
  const flow = await deps.flowCache.read(run.flow_id, tx);
  const context = { actor: { user_id: caller.id, is_staff: true }, at: deps.clock() };
  const events: RunEvent[] = [];
  for (const command of commands(run.state, flow)) {
    const ruling = decide(flow, replay(events, run.state), command, context);
    if (!ruling.ok) {
      const { reason, roles } = ruling.refusal;
      refuse(REFUSAL_CODE[reason], roles ? { roles } : null);
    }
    events.push(...ruling.events);
  }
  if (events.length === 0) return;
  const state = replay(events, run.state);
  // Under the row's lock nobody moves the run on.
  const step = { before: run, after: { events, state }, request: null };
  if (!(await keepStep(tx.client, step))) throw new Error(`the run ${eid} moved on under its lock`);
  await keepMembers(tx, eid, state.member_ids);
  tx.afterCommit(() => {
    deps.runCache.forget(eid);
    deps.bus.publish(eid, events);
    deps.bus.recheck(eid);
    deps.bus.nudge([...new Set([...run.state.member_ids, ...state.member_ids])], 'experiments');
  });
}
