import { type Bilingual, nodeEnd, type OutputOf, type ParsedInputOf, UnmetConditions } from '@lets/contract';
import type { Command } from '@lets/engine';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { orRefuse, Refusal } from '../../../http/errors.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import { keepRefusedEnding } from '../../../runs/refused-ending-repository.ts';
import type { Done, Look } from '../act/act.ts';
import { answerOf } from '../act/answer.ts';
import { runAct } from '../act/run-act.ts';
import { hostRole } from './host.ts';

type Input = ParsedInputOf<typeof nodeEnd>;

/** Ends a section toward an option or takes that back, terminates the experiment, steps back, or restarts. */
export async function endNode(deps: Deps, caller: Caller, input: Input): Promise<OutputOf<typeof nodeEnd>> {
  const outcome = await runAct(deps, caller, {
    eid: input.eid,
    request: requestOf(caller.id, nodeEnd.path, input),
    // What was typed last belongs to the section that ends.
    settles: {},
    prepare: (look) => ({ command: commandOf(look, input) }),
  });
  if (outcome instanceof Refusal) await keepUnmet(deps, caller, input, outcome);
  const done = orRefuse(outcome);
  return { ...answerOf(done, caller), feedback: feedbackOf(done) };
}

/** A person who was told what an option still asks for may remind those who can see to it. */
async function keepUnmet(deps: Deps, { id }: Caller, input: Input, { code, data }: Refusal): Promise<void> {
  if (code !== 'conditions_unmet' || input.option !== 'forward') return;
  const { unmet, visit } = UnmetConditions.parse(data);
  const refused = { eid: input.eid, userId: id, transId: input.trans_id, visit, conditions: unmet };
  await inTransaction(deps.database, (tx) => keepRefusedEnding(tx, refused));
}

function commandOf(look: Look, input: Input): Command {
  const node_id = input.nid;
  switch (input.option) {
    case 'forward':
      return { type: 'end_section', node_id, role_id: input.role_id, trans_id: input.trans_id };
    case 'terminate':
      return { type: 'terminate', node_id, role_id: input.role_id, reason: input.reason };
    case 'take_back':
      return { type: 'take_back', node_id, role_id: input.role_id };
    case 'back':
    case 'restart':
      return { type: input.option, node_id, role_id: hostRole(look, node_id, input.role_id) };
  }
}

/** What a wrong option teaches: known to the person who tried it, and so no longer worth hiding from them. */
function feedbackOf({ events, flow }: Done): Bilingual | null {
  const tried = events.find((event) => event.type === 'wrong_option_tried');
  const option = flow.transitions.find(({ id }) => id === tried?.data.trans_id);
  return option?.feedback ?? null;
}
