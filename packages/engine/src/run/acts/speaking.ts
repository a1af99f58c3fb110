import { TEXT_LIMITS } from '../limits.ts';
import type { Acts } from './act.ts';
import { authorisePresent, authoriseRole } from './authority.ts';
import { speakInMeeting } from './meetings.ts';
import { recordClosedFault } from './record.ts';
import type { Rule } from './ruling.ts';
import { accept, draft, refuse } from './ruling.ts';
import { requiredText } from './texts.ts';
import { ANY, asRole, has, isAssigned } from './viewpoint.ts';

/** Roles with `speech` speak at once, those with `request_speech` once the host has given them the floor. */
const speak: Rule<'speak'> = (situation, command) => {
  const authority = authorisePresent(situation, command);
  if (!authority.ok) return authority;
  if (command.meeting_id !== null) return speakInMeeting(situation, command);
  const { assignment, section } = authority.value;
  const closed = recordClosedFault(section);
  if (closed) return closed;
  const hasFloor = assignment.functions.includes('request_speech') && section.floor.includes(command.role_id);
  if (!assignment.functions.includes('speech') && !hasFloor) return refuse('not_authorised_here');
  const text = requiredText(command.text, TEXT_LIMITS.speech, 'text');
  if (!text.ok) return text;
  return accept(draft(command, { type: 'spoke', data: { text: text.value, file_id: command.file_id } }));
};

/** Once until something else happens: said twice in a row it says nothing new. */
const rest: Rule<'rest'> = (situation, command) => {
  const authority = authoriseRole(situation, command);
  if (!authority.ok) return authority;
  if (authority.value.section.rested?.[command.role_id] === situation.state.seq)
    return refuse('already_done');
  return accept(draft(command, { type: 'rested', data: {} }));
};

export const speakingActs = {
  speak: {
    judge: speak,
    isTheirs: has('speech', 'request_speech'),
    tries: (from) => [{ type: 'speak', ...asRole(from), text: ANY, file_id: null, meeting_id: null }],
  },
  rest: {
    judge: rest,
    isTheirs: isAssigned,
    tries: (from) => [{ type: 'rest', ...asRole(from) }],
  },
} satisfies Acts<'speak' | 'rest'>;
