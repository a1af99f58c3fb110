import { type ActAnswer, helpAsk, type ParsedInputOf } from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { orRefuse } from '../../../http/errors.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import { answerOf } from '../act/answer.ts';
import { runAct } from '../act/run-act.ts';

/** A member calls for the mentor. */
export async function askForHelp(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof helpAsk>,
): Promise<ActAnswer> {
  const { eid, nid: node_id = null, text } = input;
  const outcome = await runAct(deps, caller, {
    eid,
    request: requestOf(caller.id, helpAsk.path, input),
    prepare: () => ({ command: { type: 'ask_help', text, node_id } }),
  });
  return answerOf(orRefuse(outcome), caller);
}
