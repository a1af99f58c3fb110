import { type Note, noteCreate, type ParsedInputOf } from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/routing.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import { keepNote } from '../notes-repository.ts';
import { runAct } from '../run-command.ts';

/** Keeps the caller's note on a current section; an empty one is taken away. */
export async function takeNote(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof noteCreate>,
): Promise<Note> {
  const { eid, nid: node_id, text } = input;
  let shared = false;
  const { events } = await runAct(deps, caller, {
    eid,
    request: requestOf(caller.id, noteCreate.path, input),
    command: () => ({ type: 'take_note', node_id, text }),
    keep: async (hand) => {
      shared = await keepNote(hand, node_id, text);
    },
  });
  return { node_id, text, updated_at: events[0]?.at ?? 0, current: true, shared };
}
