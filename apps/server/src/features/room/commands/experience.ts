import { type Experience, experienceSave, type ParsedInputOf } from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/routing.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import { keepExperience } from '../notes-repository.ts';
import { runAct } from '../run-command.ts';

/** What a new note's status is, and the only one that is shown. */
const SHOWN = 2;

/** Keeps what the caller learnt, once, after the end. */
export async function saveExperience(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof experienceSave>,
): Promise<Experience> {
  const { eid, content } = input;
  const { events } = await runAct(deps, caller, {
    eid,
    request: requestOf(caller.id, experienceSave.path, input),
    command: () => ({ type: 'write_experience', text: content }),
    keep: (hand) => keepExperience(hand, content),
  });
  const created_by = { username: caller.account, name: caller.name };
  return { content, create_time: events[0]?.at ?? 0, created_by, status: SHOWN };
}
