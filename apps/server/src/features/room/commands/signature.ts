import { type ActAnswer, type ParsedInputOf, templateSign } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/routing.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import { answerOf } from '../answer.ts';
import { keepSignature } from '../document-repository.ts';
import type { Hand } from '../run-command.ts';
import { runSettledAct } from '../writing/settled-act.ts';

type Input = ParsedInputOf<typeof templateSign>;

/** Signs a document as the asked role, or refuses with a reason. */
export async function signDocument(deps: Deps, caller: Caller, input: Input): Promise<ActAnswer> {
  const { eid, nid: node_id, role_id, doc_id: document_id, decision, hash, reason = null } = input;
  // The hash is of a version: what is being written beyond it would be signed unseen.
  const done = await runSettledAct(
    deps,
    caller,
    {
      eid,
      request: requestOf(caller.id, templateSign.path, input),
      command: () => ({ type: 'sign', node_id, role_id, document_id, decision, hash, reason }),
      keep: (hand, events) => keep(hand, input, events),
    },
    document_id,
  );
  return answerOf(done, caller);
}

async function keep(hand: Hand, input: Input, events: readonly RunEvent[]): Promise<void> {
  const signed = events.find((event) => event.type === 'document_signed');
  const document = hand.run.state.documents[input.doc_id];
  if (!signed || !document) return;
  const { document_id, decision, hash, reason } = signed.data;
  // Whoever does not draw signs with their name.
  const image = decision === 'signed' ? (input.image ?? `text:${hand.caller.name}`) : null;
  const { role_id } = input;
  await keepSignature(hand, {
    document_id,
    version: document.version,
    role_id,
    decision,
    hash,
    image,
    reason,
  });
}
