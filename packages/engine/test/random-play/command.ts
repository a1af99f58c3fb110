import type { Command, CommandType } from '../../src/index.ts';
import { documentOf, REQUEST_ABOUT } from '../../src/index.ts';
import type { Picks } from './picks.ts';

/** The act in full, as this role in this section would try it. */
export function commandOf(picks: Picks, type: CommandType, node_id: string, role_id: string): Command {
  const { flow, state, dice } = picks;
  const as = { node_id, role_id };
  const asHost = { node_id, role_id: picks.hostRole(node_id, role_id) };
  const otherRole = () => picks.role(node_id);
  const document_id = picks.documentId();
  const document = documentOf(state, document_id);
  switch (type) {
    case 'start':
    case 'write_experience':
      return type === 'start' ? { type } : { type, text: picks.text() };
    case 'speak': {
      const meeting_id = dice.chance(0.5) ? picks.meetingId(node_id) : null;
      return { type, ...as, text: picks.text(), file_id: null, meeting_id };
    }
    case 'rest':
      return { type, ...as };
    case 'request': {
      const about = dice.pick(REQUEST_ABOUT);
      const item = about === 'speech' && dice.chance(0.9) ? null : picks.item();
      return { type, ...as, about, text: picks.maybeText(), item };
    }
    case 'withdraw':
      return { type, ...as, request_id: picks.requestId(node_id) };
    case 'answer': {
      const agree = dice.chance(0.7);
      return { type, ...asHost, request_id: picks.requestId(node_id), agree, reason: picks.maybeText() };
    }
    case 'move_request': {
      const before = dice.chance(0.3) ? null : picks.requestId(node_id);
      return { type, ...asHost, request_id: picks.requestId(node_id), before };
    }
    case 'close_record': {
      const opened = state.sections[node_id]?.opened_seq ?? 0;
      const seq = state.seq;
      const lines = dice.pick([[opened + 1, seq], [seq], [seq], [], [seq, seq], [opened]]);
      return { type, ...asHost, lines, hash: `r${seq}` };
    }
    case 'reopen_record':
      return { type, ...asHost };
    case 'sign_record': {
      const decision = dice.pick(['signed', 'refused'] as const);
      const hash = dice.chance(0.9) ? (picks.record(node_id)?.hash ?? 'none') : 'stale';
      return { type, ...as, decision, hash, reason: picks.maybeText(), image: picks.maybeText() };
    }
    case 'ask_correction': {
      const line = dice.pick([...(picks.record(node_id)?.lines ?? []), 0]);
      return { type, ...as, line, text: picks.text() };
    }
    case 'answer_correction': {
      const ids = picks.record(node_id)?.corrections.map(({ id }) => id) ?? [];
      const correction_id = dice.pick([...ids, ...ids, 999]);
      const hash = dice.chance(0.9) ? `r${state.seq}` : null;
      const answer = { agree: dice.chance(0.7), reason: picks.maybeText(), hash };
      return { type, ...asHost, correction_id, ...answer };
    }
    case 'give_floor':
    case 'take_floor':
    case 'call_in':
    case 'call_out':
      return { type, ...asHost, target_role: otherRole() };
    case 'apply_meeting':
      return { type, ...as, target_role: otherRole(), text: picks.maybeText() };
    case 'answer_meeting':
      return { type, ...as, meeting_id: picks.meetingId(node_id), agree: dice.chance(0.7) };
    case 'close_meeting':
      return { type, ...as, meeting_id: picks.meetingId(node_id) };
    case 'display':
      return { type, ...as, item: picks.item() };
    case 'turn_page':
      return { type, ...as, page: dice.pick([1, 2, 3, 0, 1.5]) };
    case 'set_playback':
      return { type, ...as, playing: dice.chance(0.5), position: dice.pick([0, 12.5, 3600, -1]) };
    case 'end_display':
      return { type, ...(dice.chance(0.5) ? as : asHost) };
    case 'submit':
    case 'delete_document':
      return { type, ...as, document_id };
    case 'rename_document':
      return {
        type,
        ...as,
        document_id,
        name: dice.chance(0.8) ? `补充 ${state.seq}` : picks.text().slice(0, 80),
      };
    case 'create_document': {
      const templates = flow.nodes.find(({ id }) => id === node_id)?.templates.map(({ id }) => id) ?? [];
      const template_id = dice.pick([...templates, ...templates, null, 'none']);
      const fresh = `d${state.seq}`;
      const id = dice.chance(0.95) ? fresh : document_id;
      return { type, ...as, document_id: id, name: picks.text().slice(0, 80), template_id, hash: 'h1' };
    }
    case 'save_document': {
      const base_version = (document?.version ?? 1) - (dice.chance(0.9) ? 0 : 1);
      const hash = `h${state.seq}`;
      return { type, ...as, document_id, base_version, hash, revise: dice.chance(0.5) };
    }
    case 'request_signature': {
      const role_ids = dice.some(
        [...flow.roles.map(({ id }) => id), 'nobody'].slice(0, dice.chance(0.9) ? -1 : 9),
        1,
      );
      return { type, ...(dice.chance(0.5) ? as : asHost), document_id, role_ids };
    }
    case 'sign': {
      const decision = dice.pick(['signed', 'refused'] as const);
      const hash = dice.chance(0.9) ? (document?.hash ?? 'h1') : 'stale';
      return { type, ...as, document_id, decision, hash, reason: picks.maybeText() };
    }
    case 'vote':
      return { type, ...as, option_id: dice.pick(['yes', 'no', 'none', 'yes', 'nonsense']) };
    case 'end_vote':
    case 'back':
    case 'restart':
      return { type, ...(dice.chance(0.5) ? as : asHost) };
    case 'take_back':
      return { type, ...picks.lastEnding(as) };
    case 'end_section':
      return { type, ...as, trans_id: picks.transition(node_id) };
    case 'terminate':
      return { type, ...as, reason: picks.text().slice(0, 600) };
    case 'jump':
      return {
        type,
        ...as,
        target_eid: dice.pick(['jump_not_configured', 'jump_leads_nowhere', 7] as const),
      };
    case 'take_note':
      return { type, node_id, text: picks.text() };
    case 'hand_over': {
      const to_user = dice.pick([...state.member_ids, 77]);
      const despite = { reason: picks.maybeText(), exception: dice.chance(0.3) };
      return { type, target_role: otherRole(), to_user, ...despite };
    }
    case 'undo_hand_over':
      return {
        type,
        given_seq: state.handed?.at(-1)?.seq ?? 999,
        has_acted: dice.chance(0.2),
      };
    case 'answer_hand_over': {
      const answer = { agree: dice.chance(0.6), reason: picks.maybeText() };
      return { type, ask_id: picks.askId(), ...answer };
    }
    case 'withdraw_hand_over':
      return { type, ask_id: picks.askId() };
    case 'hand_over_lead':
      return { type, to_user: dice.pick([...state.member_ids, 77]) };
    case 'admit':
      return { type, user_id: dice.pick([77, 78, ...state.member_ids]) };
    case 'take_out':
      return { type, user_id: dice.pick([...state.member_ids, 77]) };
    case 'control':
      return {
        type,
        status: dice.pick([1, 1, 1, 2, 1.5]),
        reason: picks.maybeText()?.slice(0, 400) ?? null,
      };
    case 'ask_help':
      return { type, text: picks.text().slice(0, 900), node_id: dice.chance(0.5) ? node_id : null };
    case 'guide':
      return {
        type,
        text: picks.text().slice(0, 900),
        node_id: dice.chance(0.5) ? node_id : null,
        answers: dice.pick([null, ...(state.help ?? []).map(({ seq }) => seq)]),
      };
    case 'set_timer':
      return {
        type,
        label: picks.maybeText()?.slice(0, 30) ?? null,
        duration_ms: dice.pick([60_000, 300_000, 1]),
        stops_in_pause: dice.chance(0.5),
      };
    case 'extend_timer':
      return { type, by_ms: dice.pick([60_000, 120_000, -60_000]) };
    case 'cancel_timer':
      return { type };
    case 'stop':
      return { type, reason: picks.text().slice(0, 600) };
    case 'move_on':
      return { type, node_id, trans_id: picks.transition(node_id), reason: null };
  }
}
