import { TEXT_LIMITS } from '../limits.ts';
import { isOpen } from '../queries.ts';
import type { Acts } from './act.ts';
import { banFault, isActorMember } from './authority.ts';
import type { Rule } from './ruling.ts';
import { accept, draft, refuse } from './ruling.ts';
import { isLonger, requiredText } from './texts.ts';
import { ANY, isMember } from './viewpoint.ts';

/** Notes are the writer's own: neither a role nor the mentor's leave is needed, and nobody else is told. */
const takeNote: Rule<'take_note'> = (situation, command) => {
  const { state, context } = situation;
  if (!isActorMember(situation)) return refuse('no_authority');
  if (state.status !== 'in_progress' || !isOpen(state, command.node_id)) return refuse('not_current_section');
  if (isLonger(command.text, TEXT_LIMITS.note)) return refuse('bad_parameter', 'text');
  const audience = { user_ids: [context.actor.user_id], staff: false };
  const place = { node_id: command.node_id, role_id: null };
  return accept(draft(place, { type: 'note_taken', data: { text: command.text } }, audience));
};

/** Once for each member, after the end. */
const writeExperience: Rule<'write_experience'> = (situation, command) => {
  const { state, context } = situation;
  if (!isActorMember(situation)) return refuse('no_authority');
  if (state.status !== 'ended' || !state.ending) return refuse('not_current_section');
  const fault = banFault(situation);
  if (fault) return fault;
  if (state.experience_by.includes(context.actor.user_id)) return refuse('already_done');
  const text = requiredText(command.text, TEXT_LIMITS.experience, 'text');
  if (!text.ok) return text;
  const place = { node_id: state.ending.node_id, role_id: null };
  return accept(draft(place, { type: 'experience_written', data: { text: text.value } }));
};

export const noteActs = {
  take_note: {
    judge: takeNote,
    isTheirs: isMember,
    tries: ({ node_id }) => [{ type: 'take_note', node_id, text: ANY }],
  },
  write_experience: {
    judge: writeExperience,
    isTheirs: isMember,
    tries: () => [{ type: 'write_experience', text: ANY }],
  },
} satisfies Acts<'take_note' | 'write_experience'>;
