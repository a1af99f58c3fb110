import { isSectionKind } from '../../flow/model.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { holderOf, isOpen } from '../queries.ts';
import { fireStart } from './moving.ts';
import type { Rule, Situation } from './ruling.ts';
import { accept, draft, refuse } from './ruling.ts';
import { banFault, isLeader, isMember } from './standing.ts';
import { isLonger, requiredText } from './texts.ts';

/** Every role must be held by a member; a member may hold several, and with more members than roles some hold none. */
export const start: Rule<'start'> = (situation) => {
  const { state } = situation;
  if (state.status === 'ended') return refuse('ended_cannot_restart');
  if (!isLeader(situation)) return refuse('not_leader');
  if (state.status === 'in_progress') return refuse('already_done');
  const fault = banFault(situation);
  if (fault) return fault;
  const holders = assignedHolders(situation);
  if (!holders) return refuse('roles_not_all_assigned');
  const data = {
    leader_id: state.leader_id,
    member_ids: state.member_ids,
    holders,
    firing: fireStart(situation),
  };
  return accept(draft({ node_id: null, role_id: null }, { type: 'started', data }));
};

function assignedHolders({ index, state }: Situation): Readonly<Record<string, number>> | null {
  const holders: Record<string, number> = {};
  for (const { id } of index.flow.roles) {
    const holder = holderOf(state, id);
    if (holder === undefined || !state.member_ids.includes(holder)) return null;
    holders[id] = holder;
  }
  return holders;
}

/** Notes are the writer's own: neither a role nor the mentor's leave is needed, and nobody else is told. */
export const takeNote: Rule<'take_note'> = (situation, command) => {
  const { state, context } = situation;
  if (!isMember(situation)) return refuse('no_authority');
  if (state.status !== 'in_progress' || !isOpen(state, command.node_id)) return refuse('not_current_section');
  if (isLonger(command.text, TEXT_LIMITS.note)) return refuse('bad_parameter', 'text');
  const audience = { user_ids: [context.actor.user_id], staff: false };
  const place = { node_id: command.node_id, role_id: null };
  return accept(draft(place, { type: 'note_taken', data: { text: command.text } }, audience));
};

/** Once a person, after the end. */
export const writeExperience: Rule<'write_experience'> = (situation, command) => {
  const { state, context } = situation;
  if (!isMember(situation)) return refuse('no_authority');
  if (state.status !== 'ended' || !state.ending) return refuse('not_current_section');
  const fault = banFault(situation);
  if (fault) return fault;
  if (state.experience_by.includes(context.actor.user_id)) return refuse('already_done');
  const text = requiredText(command.text, TEXT_LIMITS.experience, 'text');
  if (!text.ok) return text;
  const place = { node_id: state.ending.node_id, role_id: null };
  return accept(draft(place, { type: 'experience_written', data: { text: text.value } }));
};

/** A member calls for the mentor, about a section or the whole. A pause does not silence the call: it may be about the pause. */
export const askHelp: Rule<'ask_help'> = (situation, command) => {
  const { index, state } = situation;
  if (!isMember(situation)) return refuse('no_authority');
  if (state.status === 'ended') return refuse('ended_cannot_enter');
  if (state.status !== 'in_progress') return refuse('not_current_section');
  const node = command.node_id === null ? null : index.nodes.get(command.node_id);
  if (node === undefined || (node && !isSectionKind(node.kind))) return refuse('no_such_thing', 'node_id');
  const text = requiredText(command.text, TEXT_LIMITS.help, 'text');
  if (!text.ok) return text;
  const place = { node_id: command.node_id, role_id: null };
  return accept(draft(place, { type: 'help_asked', data: { text: text.value } }));
};
