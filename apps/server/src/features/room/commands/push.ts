import { type ActAnswer, type Language, type MessagePush, messagePush } from '@lets/contract';
import type { Command, RunEvent } from '@lets/engine';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { orRefuse, Refusal } from '../../../http/errors.ts';
import { requestOf } from '../../../runs/act-requests.ts';
import type { Hand, Look, Prepared } from '../act/act.ts';
import { answerOf } from '../act/answer.ts';
import { runAct } from '../act/run-act.ts';
import { fileOfRun, knownItem } from './attachments.ts';
import { hostRole } from './host.ts';

/** The short acts of a section: each kind of push is one of the engine's commands. */
export async function pushMessage(
  deps: Deps,
  caller: Caller,
  input: MessagePush,
  lang: Language,
): Promise<ActAnswer> {
  const outcome = await runAct(deps, caller, {
    eid: input.eid,
    request: requestOf(caller.id, messagePush.path, input),
    ...(looksAtDocuments(input) && { settles: {} }),
    ...(bringsSomething(input)
      ? { underLock: true, prepare: (hand) => completed(hand, commandOf(hand, input), lang) }
      : { prepare: (look) => ({ command: commandOf(look, input) }) }),
  });
  const done = orRefuse(outcome);
  // Now it stands on others' lists too.
  if (done.events.some(showsFile)) deps.bus.fileAdded(input.eid);
  return answerOf(done, caller);
}

function showsFile(event: RunEvent): boolean {
  if (event.type === 'displayed') return event.data.item.kind === 'file';
  return (event.type === 'spoke' || event.type === 'spoke_in_meeting') && event.data.file_id !== null;
}

function commandOf(look: Look, input: MessagePush): Command {
  const node_id = input.nid;
  switch (input.kind) {
    case 'speech': {
      const { role_id, text, file_id = null, meeting_id = null } = input;
      return { type: 'speak', node_id, role_id, text, file_id, meeting_id };
    }
    case 'request': {
      const { role_id, about, text = null, item = null } = input;
      return { type: 'request', node_id, role_id, about, text, item };
    }
    case 'answer': {
      const { answer_to: request_id, agree, reason = null } = input;
      const role_id = hostRole(look, node_id, input.role_id);
      return { type: 'answer', node_id, role_id, request_id, agree, reason };
    }
    case 'withdraw':
      return { type: 'withdraw', node_id, role_id: input.role_id, request_id: input.answer_to };
    case 'submit':
      return { type: 'submit', node_id, role_id: input.role_id, document_id: input.doc_id };
    case 'display':
      return { type: 'display', node_id, role_id: input.role_id, item: input.item };
    case 'rest':
      return { type: 'rest', node_id, role_id: input.role_id };
    case 'turn_page':
      return { type: 'turn_page', node_id, role_id: input.role_id, page: input.page };
    case 'playback': {
      const { role_id, playing, position } = input;
      return { type: 'set_playback', node_id, role_id, playing, position };
    }
    case 'vote':
      return { type: 'vote', node_id, role_id: input.role_id, option_id: input.option_id };
    case 'move_request': {
      const role_id = hostRole(look, node_id, input.role_id);
      const { answer_to: request_id, before = null } = input;
      return { type: 'move_request', node_id, role_id, request_id, before };
    }
    case 'give_floor':
    case 'take_floor':
    case 'call_in':
    case 'call_out': {
      const role_id = hostRole(look, node_id, input.role_id);
      return { type: input.kind, node_id, role_id, target_role: input.target_role };
    }
    case 'end_display':
    case 'end_vote':
      return { type: input.kind, node_id, role_id: hostRole(look, node_id, input.role_id) };
    case 'sign_request': {
      const role_id = hostRole(look, node_id, input.role_id);
      const { doc_id: document_id, role_ids } = input;
      return { type: 'request_signature', node_id, role_id, document_id, role_ids };
    }
  }
}

/** Whether others will read, after it, what is being written now. */
function looksAtDocuments({ kind }: MessagePush): boolean {
  return ['submit', 'sign_request', 'display', 'request', 'answer'].includes(kind);
}

/** Whether a push names a file or case material, which the engine does not know. */
function bringsSomething(input: MessagePush): boolean {
  if (input.kind === 'speech') return input.file_id !== undefined;
  if (input.kind === 'request' || input.kind === 'display') {
    return input.item !== undefined && input.item.kind !== 'document';
  }
  return false;
}

async function completed(hand: Hand, command: Command, lang: Language): Promise<Prepared | Refusal> {
  if (command.type === 'speak' && command.file_id !== null) {
    const file = await fileOfRun(hand, command.file_id, 'file_id');
    return file instanceof Refusal ? file : { command };
  }
  const isItems = command.type === 'display' || command.type === 'request';
  if (!isItems || command.item === null) return { command };
  const item = await knownItem(hand, command.item, command.role_id, lang);
  return item instanceof Refusal ? item : { command: { ...command, item } };
}
