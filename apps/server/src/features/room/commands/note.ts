import { type Note, noteCreate, type ParsedInputOf } from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { orRefuse } from '../../../http/errors.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import { runAct } from '../act/run-act.ts';
import { keepNote } from '../note-repository.ts';

/** Keeps the caller's note on a current section; an empty one is taken away. */
export async function takeNote(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof noteCreate>,
): Promise<Note> {
  const { eid, nid: nodeId, text } = input;
  let shared = false;
  const outcome = await runAct(deps, caller, {
    eid,
    request: requestOf(caller.id, noteCreate.path, input),
    underLock: true,
    prepare: (hand) => ({
      command: { type: 'take_note', node_id: nodeId, text },
      keep: async () => {
        shared = await keepNote(hand, nodeId, text);
        return undefined;
      },
    }),
  });
  const { events } = orRefuse(outcome);
  return { node_id: nodeId, text, updated_at: events[0]?.at ?? 0, current: true, shared };
}
