import { isSectionKind } from '../../flow/model.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { CONTROL_NORMAL, CONTROL_PAUSED } from '../state.ts';
import type { Acts } from './act.ts';
import { isActorMember } from './authority.ts';
import type { Rule, Situation } from './ruling.ts';
import { accept, draft, refuse } from './ruling.ts';
import { optionalText, requiredText } from './texts.ts';
import { ANY, isMember, isStaff } from './viewpoint.ts';

/** Pauses the team or lifts the pause, at any time: a pause forgotten at the end can still be lifted. */
const control: Rule<'control'> = ({ state, context }, command) => {
  if (!context.actor.is_staff) return refuse('no_authority');
  if (!Number.isSafeInteger(command.status)) return refuse('bad_parameter', 'status');
  const reason = optionalText(command.reason, TEXT_LIMITS.reason, 'reason');
  if (!reason.ok) return reason;
  const isSame = state.control.status === command.status && state.control.reason === reason.value;
  if (isSame) return refuse('already_done');
  const place = { node_id: null, role_id: null, by_staff: true };
  return accept(draft(place, { type: 'controlled', data: { status: command.status, reason: reason.value } }));
};

/**
 * The mentor's guidance, for everybody, about a section or the whole. As the answer to a call for help it stays with that call: each call
 * has one answer, and what was typed for an older question never lands under a newer one.
 */
const guide: Rule<'guide'> = (situation, command) => {
  const { state, context } = situation;
  if (!context.actor.is_staff) return refuse('no_authority');
  if (state.status === 'ended') return refuse('ended_cannot_enter');
  if (!isSubject(situation, command.node_id)) return refuse('no_such_thing', 'node_id');
  const text = requiredText(command.text, TEXT_LIMITS.guidance, 'text');
  if (!text.ok) return text;
  const { answers = null } = command;
  const asked = answers === null ? null : state.help?.find(({ seq }) => seq === answers);
  if (asked === undefined) return refuse('help_gone');
  if (asked?.answer) return refuse('help_answered');
  const place = { node_id: asked ? asked.node_id : command.node_id, role_id: null, by_staff: true };
  return accept(draft(place, { type: 'guided', data: { text: text.value, answers } }));
};

/** A member calls for the mentor, about a section or the whole. A pause does not silence the call: it may be about the pause. */
const askHelp: Rule<'ask_help'> = (situation, command) => {
  const { state } = situation;
  if (!isActorMember(situation)) return refuse('no_authority');
  if (state.status === 'ended') return refuse('ended_cannot_enter');
  if (state.status !== 'in_progress') return refuse('not_current_section');
  if (!isSubject(situation, command.node_id)) return refuse('no_such_thing', 'node_id');
  const text = requiredText(command.text, TEXT_LIMITS.help, 'text');
  if (!text.ok) return text;
  const place = { node_id: command.node_id, role_id: null };
  return accept(draft(place, { type: 'help_asked', data: { text: text.value } }));
};

/** Whether the id is null, for the whole run, or that of a section. */
function isSubject({ index }: Situation, nodeId: string | null): boolean {
  const node = nodeId === null ? null : index.nodes.get(nodeId);
  return node === null || (node !== undefined && isSectionKind(node.kind));
}

export const mentoringActs = {
  control: {
    judge: control,
    isTheirs: isStaff,
    tries: ({ state }) => {
      const isPaused = state.control.status === CONTROL_PAUSED;
      return [{ type: 'control', status: isPaused ? CONTROL_NORMAL : CONTROL_PAUSED, reason: null }];
    },
  },
  guide: { judge: guide, isTheirs: isStaff, tries: () => [{ type: 'guide', text: ANY, node_id: null }] },
  ask_help: {
    judge: askHelp,
    isTheirs: isMember,
    tries: () => [{ type: 'ask_help', text: ANY, node_id: null }],
  },
} satisfies Acts<'control' | 'guide' | 'ask_help'>;
