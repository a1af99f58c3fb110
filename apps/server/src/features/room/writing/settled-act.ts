import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/routing.ts';
import { type Act, type Done, judge, runAct } from '../run-command.ts';
import { refuseOverEdits, settleDocuments } from './cut-version.ts';
import { editedDocuments } from './repository.ts';

/** The act would be done, but documents of the run are ahead of their versions. */
class Unsettled extends Error {}

/**
 * An act after which others read documents: what was written in them becomes their versions first. Only for an act that would be
 * done: one that is refused changes nothing. `binding` names the document that it binds itself to a version of: when more is typed in
 * it even then, the act is refused.
 */
export async function runSettledAct(deps: Deps, caller: Caller, act: Act, binding?: string): Promise<Done> {
  const complete: Act['complete'] = async (hand, asked) => {
    const command = act.complete ? await act.complete(hand, asked) : asked;
    const isDone = judge(hand, command, hand.at).ok;
    if (isDone && (await editedDocuments(hand.tx.client, act.eid)).length > 0) throw new Unsettled();
    return command;
  };
  try {
    return await runAct(deps, caller, { ...act, complete });
  } catch (error) {
    if (!(error instanceof Unsettled)) throw error;
  }
  await settleDocuments(deps, act.eid);
  if (binding === undefined) return runAct(deps, caller, act);
  return runAct(deps, caller, {
    ...act,
    complete: async (hand, asked) => {
      await refuseOverEdits(hand, binding);
      return act.complete ? act.complete(hand, asked) : asked;
    },
  });
}
