import { type ActAnswer, type Language, type MessagePush, messagePush } from '@lets/contract';
import type { Command } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/routing.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import { answerOf } from '../answer.ts';
import { type Hand, runAct } from '../run-command.ts';
import { fileOfRun, knownItem } from './attachments.ts';
import { hostRole } from './host.ts';

/** The short acts of a section: each kind of push is one of the engine's commands. */
export async function pushMessage(
  deps: Deps,
  caller: Caller,
  input: MessagePush,
  lang: Language,
): Promise<ActAnswer> {
  const done = await runAct(deps, caller, {
    eid: input.eid,
    request: requestOf(caller.id, messagePush.path, input),
    command: (hand) => commandOf(hand, input, lang),
  });
  return answerOf(done, caller);
}

async function commandOf(hand: Hand, input: MessagePush, lang: Language): Promise<Command> {
  const node_id = input.nid;
  switch (input.kind) {
    case 'speech':
      return speak(hand, input);
    case 'request':
      return request(hand, input, lang);
    case 'answer': {
      const { answer_to: request_id, agree, reason = null } = input;
      return {
        type: 'answer',
        node_id,
        role_id: hostRole(hand, node_id, input.role_id),
        request_id,
        agree,
        reason,
      };
    }
    case 'withdraw':
      return { type: 'withdraw', node_id, role_id: input.role_id, request_id: input.answer_to };
    case 'submit':
      return { type: 'submit', node_id, role_id: input.role_id, document_id: input.doc_id };
    case 'display': {
      const item = await knownItem(hand, input.item, input.role_id, lang);
      return { type: 'display', node_id, role_id: input.role_id, item };
    }
    case 'turn_page':
      return { type: 'turn_page', node_id, role_id: input.role_id, page: input.page };
    case 'vote':
      return { type: 'vote', node_id, role_id: input.role_id, option_id: input.option_id };
    case 'call_in':
    case 'call_out': {
      const role_id = hostRole(hand, node_id, input.role_id);
      return { type: input.kind, node_id, role_id, target_role: input.target_role };
    }
    case 'end_display':
    case 'end_vote':
      return { type: input.kind, node_id, role_id: hostRole(hand, node_id, input.role_id) };
    case 'sign_request': {
      const role_id = hostRole(hand, node_id, input.role_id);
      const { doc_id: document_id, role_ids } = input;
      return { type: 'request_signature', node_id, role_id, document_id, role_ids };
    }
  }
}

type Push<K extends MessagePush['kind']> = Extract<MessagePush, { kind: K }>;

async function speak(hand: Hand, input: Push<'speech'>): Promise<Command> {
  const { nid: node_id, role_id, text, file_id = null, meeting_id = null } = input;
  if (file_id !== null) await fileOfRun(hand, file_id, 'file_id');
  return { type: 'speak', node_id, role_id, text, file_id, meeting_id };
}

async function request(hand: Hand, input: Push<'request'>, lang: Language): Promise<Command> {
  const { nid: node_id, role_id, about, text = null } = input;
  const item = input.item ? await knownItem(hand, input.item, role_id, lang) : null;
  return { type: 'request', node_id, role_id, about, text, item };
}
