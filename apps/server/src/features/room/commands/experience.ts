import { type Experience, experienceSave, type ParsedInputOf } from '@lets/contract';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { orRefuse } from '../../../http/errors.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import { runAct } from '../act/run-act.ts';
import { keepExperience, SHOWN } from '../note-repository.ts';

/** Keeps what the caller learnt, once, after the end. */
export async function saveExperience(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof experienceSave>,
): Promise<Experience> {
  const { eid, content } = input;
  const outcome = await runAct(deps, caller, {
    eid,
    request: requestOf(caller.id, experienceSave.path, input),
    underLock: true,
    prepare: (hand) => ({
      command: { type: 'write_experience', text: content },
      keep: () => keepExperience(hand, content),
    }),
  });
  const { events } = orRefuse(outcome);
  const created_by = { username: caller.account, name: caller.name };
  return { content, create_time: events[0]?.at ?? 0, created_by, status: SHOWN };
}
