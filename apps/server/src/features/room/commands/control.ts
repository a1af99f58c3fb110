import { type ActAnswer, control, type ParsedInputOf } from '@lets/contract';
import { CONTROL_NORMAL, CONTROL_PAUSED, type Command } from '@lets/engine';
import { recordAudit } from '../../../audit.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { orRefuse, Refusal } from '../../../http/errors.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import { answerOf } from '../act/answer.ts';
import { runAct } from '../act/run-act.ts';

/** What staff do to one run. */
export type Intervention = ParsedInputOf<typeof control>;

/** A mentor or administrator intervenes: in the run's own record and in the audit log. */
export async function intervene(
  deps: Deps,
  caller: Caller,
  input: Intervention,
  address: string,
): Promise<ActAnswer> {
  const { eid } = input;
  const outcome = await runAct(deps, caller, {
    eid,
    request: requestOf(caller.id, control.path, input),
    settles: {},
    underLock: true,
    prepare: ({ relation, tx }) => {
      if (!relation.isStaff) return new Refusal('no_authority');
      const keep = async () => {
        await recordAudit(tx, {
          action: 'intervention',
          actorId: caller.id,
          target: `experiment ${eid}`,
          detail: input.kind,
          address,
        });
        return undefined;
      };
      return { command: commandOf(input), keep };
    },
  });
  return answerOf(orRefuse(outcome), caller);
}

const MINUTE = 60_000;

function commandOf(input: Intervention): Command {
  switch (input.kind) {
    case 'ban':
      return { type: 'control', status: CONTROL_PAUSED, reason: input.reason };
    case 'lift':
      return { type: 'control', status: CONTROL_NORMAL, reason: input.reason ?? null };
    case 'guide':
      return {
        type: 'guide',
        text: input.text,
        node_id: input.nid ?? null,
        answers: input.answers ?? null,
      };
    case 'set_timer': {
      const { minutes, label = null, stops_in_pause } = input;
      return { type: 'set_timer', label, duration_ms: minutes * MINUTE, stops_in_pause };
    }
    case 'extend_timer':
      return { type: 'extend_timer', by_ms: input.minutes * MINUTE };
    case 'cancel_timer':
      return { type: 'cancel_timer' };
    case 'stop':
      return { type: 'stop', reason: input.reason };
    case 'end_vote':
      return { type: 'end_vote', node_id: input.nid, role_id: null };
    case 'move_on': {
      const { nid: node_id, trans_id, reason = null } = input;
      return { type: 'move_on', node_id, trans_id, reason };
    }
  }
}
