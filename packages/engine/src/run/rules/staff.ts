import { isSectionKind } from '../../flow/model.ts';
import { TEXT_LIMITS } from '../limits.ts';
import type { Rule } from './ruling.ts';
import { accept, draft, refuse } from './ruling.ts';
import { optionalText, requiredText } from './texts.ts';

/** Bans the team or lifts the ban, at any time: a ban forgotten at the end can still be lifted. */
export const control: Rule<'control'> = ({ state, context }, command) => {
  if (!context.actor.is_staff) return refuse('no_authority');
  if (!Number.isSafeInteger(command.status)) return refuse('bad_parameter', 'status');
  const reason = optionalText(command.reason, TEXT_LIMITS.reason, 'reason');
  if (!reason.ok) return reason;
  const isSame = state.control.status === command.status && state.control.reason === reason.value;
  if (isSame) return refuse('already_done');
  const place = { node_id: null, role_id: null, by_staff: true };
  return accept(draft(place, { type: 'controlled', data: { status: command.status, reason: reason.value } }));
};

/** The mentor's guidance, for everybody, about a section or the whole. */
export const guide: Rule<'guide'> = ({ index, state, context }, command) => {
  if (!context.actor.is_staff) return refuse('no_authority');
  if (state.status === 'ended') return refuse('ended_cannot_enter');
  const node = command.node_id === null ? null : index.nodes.get(command.node_id);
  if (node === undefined || (node && !isSectionKind(node.kind))) return refuse('no_such_thing', 'node_id');
  const text = requiredText(command.text, TEXT_LIMITS.guidance, 'text');
  if (!text.ok) return text;
  const place = { node_id: command.node_id, role_id: null, by_staff: true };
  return accept(draft(place, { type: 'guided', data: { text: text.value } }));
};
