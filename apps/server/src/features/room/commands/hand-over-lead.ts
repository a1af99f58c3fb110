import { type ActAnswer, leadHandOver, type ParsedInputOf } from '@lets/contract';
import { recordAudit } from '../../../audit.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { orRefuse } from '../../../http/errors.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import { refusalOfPartner } from '../../../runs/leading.ts';
import { keepLeader } from '../../../runs/run-repository.ts';
import { leadBeforeStart } from '../../experiment/service.ts';
import { answerOf } from '../act/answer.ts';
import { runAct } from '../act/run-act.ts';

/** Hands the lead to another member, so that nobody waits for a leader who is not there. */
export async function handOverLead(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof leadHandOver>,
): Promise<ActAnswer> {
  const { eid, to_user } = input;
  const before = await leadBeforeStart(deps, caller, { eid, userId: to_user });
  if (before) return { seq: before.seq, events: [] };
  const outcome = await runAct(deps, caller, {
    eid,
    request: requestOf(caller.id, leadHandOver.path, input),
    underLock: true,
    prepare: ({ tx, run, relation }) => ({
      command: { type: 'hand_over_lead', to_user },
      keep: async () => {
        const refusal = await refusalOfPartner(tx, to_user);
        if (refusal) return refusal;
        await keepLeader(tx, run.id, to_user);
        if (relation.isStaff)
          await recordAudit(tx, {
            action: 'intervention',
            actorId: caller.id,
            target: `experiment ${run.id}`,
            detail: 'lead',
          });
        tx.afterCommit(() => deps.bus.nudge(run.state.member_ids, 'experiments'));
        return undefined;
      },
    }),
  });
  return answerOf(orRefuse(outcome), caller);
}
