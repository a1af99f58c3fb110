import { type ActAnswer, type ParsedInputOf, templateSign } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { orRefuse } from '../../../http/errors.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import type { Hand } from '../act/act.ts';
import { answerOf } from '../act/answer.ts';
import { runAct } from '../act/run-act.ts';
import { keepSignature } from '../document-repository.ts';

type Input = ParsedInputOf<typeof templateSign>;

/** Signs a document as the asked role, or refuses with a reason. */
export async function signDocument(deps: Deps, caller: Caller, input: Input): Promise<ActAnswer> {
  const { eid, nid: node_id, role_id, doc_id: document_id, decision, hash, reason = null } = input;
  // Without a drawing the name is the signature.
  const image = decision === 'signed' ? (input.image ?? `text:${caller.name}`) : null;
  const outcome = await runAct(deps, caller, {
    eid,
    request: requestOf(caller.id, templateSign.path, input),
    // The hash is of a version: what is being written beyond it would be signed unseen.
    settles: { binds: document_id },
    underLock: true,
    prepare: (hand) => ({
      command: { type: 'sign', node_id, role_id, document_id, decision, hash, reason },
      keep: (events) => keep(hand, role_id, image, events),
    }),
  });
  return answerOf(orRefuse(outcome), caller);
}

async function keep(hand: Hand, role_id: string, image: string | null, events: readonly RunEvent[]) {
  const signed = events.find((event) => event.type === 'document_signed');
  const version = signed && hand.run.state.documents[signed.data.document_id]?.version;
  if (!signed || version === undefined) return undefined;
  const { document_id, decision, hash, reason } = signed.data;
  return keepSignature(hand, { document_id, version, role_id, decision, hash, image, reason });
}
