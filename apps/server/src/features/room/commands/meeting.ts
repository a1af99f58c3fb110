import { type ActAnswer, meetApply, type ParsedInputOf } from '@lets/contract';
import type { Command } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { orRefuse } from '../../../http/errors.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import { answerOf } from '../act/answer.ts';
import { runAct } from '../act/run-act.ts';

type Input = ParsedInputOf<typeof meetApply>;

/** Asks for a private talk, answers, or ends one. */
export async function applyMeeting(deps: Deps, caller: Caller, input: Input): Promise<ActAnswer> {
  const outcome = await runAct(deps, caller, {
    eid: input.eid,
    request: requestOf(caller.id, meetApply.path, input),
    prepare: () => ({ command: commandOf(input) }),
  });
  return answerOf(orRefuse(outcome), caller);
}

function commandOf(input: Input): Command {
  const { nid: node_id, role_id } = input;
  switch (input.kind) {
    case 'ask':
      return {
        type: 'apply_meeting',
        node_id,
        role_id,
        target_role: input.target_role,
        text: input.text ?? null,
      };
    case 'answer': {
      const { meeting_id, agree } = input;
      return { type: 'answer_meeting', node_id, role_id, meeting_id, agree };
    }
    case 'close':
      return { type: 'close_meeting', node_id, role_id, meeting_id: input.meeting_id };
  }
}
