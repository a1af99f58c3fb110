import { createHash } from 'node:crypto';
import {
  experienceSave,
  type MessagePush,
  meetApply,
  messagePush,
  nodeEnd,
  type ParsedInputOf,
  recordCheck,
  templateSign,
  transQuery,
} from '@lets/contract';
import { type Command, type RunEvent, sectionOf } from '@lets/engine';
import { type Answer, answering, type Caller } from './answering.ts';
import type { Table } from './table.ts';

/** The calls of a section that are one command each. */
export const ACTS: readonly Answer[] = [
  answering(messagePush, (caller, input) => done(caller, pushed(input))),
  answering(meetApply, (caller, input) => done(caller, met(input))),
  answering(recordCheck, (caller, input) => done(caller, checked(caller.table, input))),
  answering(templateSign, (caller, input) => done(caller, signed(input))),
  answering(experienceSave, (caller, { content }) =>
    done(caller, { type: 'write_experience', text: content }),
  ),
  answering(transQuery, ({ table }, { node_id }) => ({ list: optionsOf(table, node_id) })),
  answering(nodeEnd, end),
];

function done({ table, user }: Caller, command: Command): { readonly events: readonly RunEvent[] } {
  return { events: table.act(user, command) };
}

function pushed(input: MessagePush): Command {
  const node_id = input.nid;
  const host = input.role_id ?? null;
  switch (input.kind) {
    case 'speech': {
      const { role_id, text, meeting_id = null } = input;
      return { type: 'speak', node_id, role_id, text, file_id: null, meeting_id };
    }
    case 'request': {
      const { role_id, about, text = null, item = null } = input;
      return { type: 'request', node_id, role_id, about, text, item };
    }
    case 'answer': {
      const { answer_to: request_id, agree, reason = null } = input;
      return { type: 'answer', node_id, role_id: host, request_id, agree, reason };
    }
    case 'submit':
      return { type: 'submit', node_id, role_id: input.role_id, document_id: input.doc_id };
    case 'display':
      return { type: 'display', node_id, role_id: input.role_id, item: input.item };
    case 'vote':
      return { type: 'vote', node_id, role_id: input.role_id, option_id: input.option_id };
    case 'call_in':
      return { type: 'call_in', node_id, role_id: host, target_role: input.target_role };
    case 'end_vote':
      return { type: 'end_vote', node_id, role_id: host };
    case 'sign_request': {
      const { doc_id: document_id, role_ids } = input;
      return { type: 'request_signature', node_id, role_id: host, document_id, role_ids };
    }
    default:
      throw new Error(`no player does ${input.kind}`);
  }
}

function met(input: ParsedInputOf<typeof meetApply>): Command {
  const { nid: node_id, role_id } = input;
  if (input.kind === 'ask') {
    const { target_role, text = null } = input;
    return { type: 'apply_meeting', node_id, role_id, target_role, text };
  }
  const { meeting_id } = input;
  if (input.kind === 'close') return { type: 'close_meeting', node_id, role_id, meeting_id };
  return { type: 'answer_meeting', node_id, role_id, meeting_id, agree: input.agree };
}

function checked(table: Table, input: ParsedInputOf<typeof recordCheck>): Command {
  const node_id = input.nid;
  const role_id = input.role_id ?? null;
  const since = sectionOf(table.state, node_id)?.opened_seq ?? 0;
  const spoken = table.events.filter(
    (one) => one.type === 'spoke' && one.node_id === node_id && one.seq > since,
  );
  const lines = spoken.map(({ seq }) => seq);
  const hash = createHash('sha256').update(JSON.stringify(lines)).digest('hex');
  if (input.kind === 'close') return { type: 'close_record', node_id, role_id, lines, hash };
  if (input.kind === 'sign') {
    const { decision, reason = null, image = null } = input;
    return {
      type: 'sign_record',
      node_id,
      role_id: input.role_id,
      decision,
      hash: input.hash,
      reason,
      image,
    };
  }
  throw new Error(`no player asks to ${input.kind} a record`);
}

function signed(input: ParsedInputOf<typeof templateSign>): Command {
  const { nid: node_id, role_id, doc_id: document_id, decision, hash, reason = null } = input;
  return { type: 'sign', node_id, role_id, document_id, decision, hash, reason };
}

function optionsOf({ file, state }: Table, nodeId: string) {
  const outcome = sectionOf(state, nodeId)?.vote.result?.outcome ?? null;
  const own = file.flow.transitions.filter(
    (transition) => transition.from === nodeId && (transition.outcome ?? outcome) === outcome,
  );
  return own.map(({ id, label }) => ({ id, label }));
}

function end(caller: Caller, input: ParsedInputOf<typeof nodeEnd>) {
  if (input.option !== 'forward') throw new Error(`no player goes ${input.option}`);
  const { nid: node_id, role_id, trans_id } = input;
  const { events } = done(caller, { type: 'end_section', node_id, role_id, trans_id });
  const isWrong = events.some(({ type }) => type === 'wrong_option_tried');
  const transition = caller.table.file.flow.transitions.find(({ id }) => id === trans_id);
  return { events, feedback: isWrong ? (transition?.feedback ?? null) : null };
}
