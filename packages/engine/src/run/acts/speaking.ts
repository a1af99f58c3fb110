import { TEXT_LIMITS } from '../limits.ts';
import type { Acts } from './act.ts';
import { authorisePresent } from './authority.ts';
import { speakInMeeting } from './meetings.ts';
import { recordClosedFault } from './record.ts';
import type { Rule } from './ruling.ts';
import { accept, draft, refuse } from './ruling.ts';
import { requiredText } from './texts.ts';
import { ANY, asRole, has } from './viewpoint.ts';

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

export const speakingActs = {
  speak: {
    judge: speak,
    isTheirs: has('speech', 'request_speech'),
    tries: (from) => [{ type: 'speak', ...asRole(from), text: ANY, file_id: null, meeting_id: null }],
  },
} satisfies Acts<'speak'>;
