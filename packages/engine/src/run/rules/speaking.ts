import { assignmentOf } from '../../flow/flow-index.ts';
import type { Audience } from '../event.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { holderOf } from '../queries.ts';
import type { MeetingState } from '../state.ts';
import { recordFault } from './queue.ts';
import type { Rule, Situation } from './ruling.ts';
import { accept, draft, refuse } from './ruling.ts';
import { functionStanding, insideStanding } from './standing.ts';
import { optionalText, requiredText } from './texts.ts';

/** Roles with `speech` speak at once, those with `request_speech` once the host has given them the floor. */
export const speak: Rule<'speak'> = (situation, command) => {
  const standing = insideStanding(situation, command);
  if (!standing.ok) return standing;
  if (command.meeting_id !== null) return speakInMeeting(situation, command);
  const { assignment, section } = standing.value;
  const closed = recordFault(section);
  if (closed) return closed;
  const hasFloor = assignment.functions.includes('request_speech') && section.floor.includes(command.role_id);
  if (!assignment.functions.includes('speech') && !hasFloor) return refuse('not_authorised_here');
  const text = requiredText(command.text, TEXT_LIMITS.speech, 'text');
  if (!text.ok) return text;
  return accept(draft(command, { type: 'spoke', data: { text: text.value, file_id: command.file_id } }));
};

const speakInMeeting: Rule<'speak'> = (situation, command) => {
  const meeting = findMeeting(situation, command.node_id, command.meeting_id);
  if (meeting?.status !== 'open' || !isParty(meeting, command.role_id)) return refuse('no_such_thing');
  const text = requiredText(command.text, TEXT_LIMITS.speech, 'text');
  if (!text.ok) return text;
  const data = { meeting_id: meeting.id, text: text.value, file_id: command.file_id };
  const audience = between(situation, meeting.from_role, meeting.to_role);
  return accept(draft(command, { type: 'spoke_in_meeting', data }, audience));
};

/** Asks another role of the section for a private talk. */
export const applyMeeting: Rule<'apply_meeting'> = (situation, command) => {
  const standing = functionStanding(situation, command, 'meeting');
  if (!standing.ok) return standing;
  const { node, section } = standing.value;
  const target = command.target_role;
  if (target === command.role_id || !assignmentOf(node, target))
    return refuse('bad_parameter', 'target_role');
  const isPending = section.meetings.some((m) => isParty(m, command.role_id) && isParty(m, target));
  if (isPending) return refuse('already_done');
  const text = optionalText(command.text, TEXT_LIMITS.request, 'text');
  if (!text.ok) return text;
  const data = { target_role: target, text: text.value };
  return accept(draft(command, { type: 'meeting_asked', data }, between(situation, command.role_id, target)));
};

export const answerMeeting: Rule<'answer_meeting'> = (situation, command) => {
  const standing = insideStanding(situation, command);
  if (!standing.ok) return standing;
  const meeting = findMeeting(situation, command.node_id, command.meeting_id);
  if (!meeting || !isParty(meeting, command.role_id)) return refuse('no_such_thing');
  if (meeting.status !== 'asked') return refuse('already_done');
  if (meeting.to_role !== command.role_id) return refuse('not_authorised_here');
  const data = { meeting_id: meeting.id, agree: command.agree };
  const audience = between(situation, meeting.from_role, meeting.to_role);
  const answered = draft(command, { type: 'meeting_answered', data }, audience);
  if (!command.agree) return accept(answered);
  return accept(answered, draft(command, { type: 'went_apart', data: partingOf(meeting) }));
};

/** Either of the two may end a private talk, or take back the wish for one. */
export const closeMeeting: Rule<'close_meeting'> = (situation, command) => {
  const standing = insideStanding(situation, command);
  if (!standing.ok) return standing;
  const meeting = findMeeting(situation, command.node_id, command.meeting_id);
  if (!meeting || !isParty(meeting, command.role_id)) return refuse('no_such_thing');
  const audience = between(situation, meeting.from_role, meeting.to_role);
  const closed = draft(command, { type: 'meeting_closed', data: { meeting_id: meeting.id } }, audience);
  if (meeting.status !== 'open') return accept(closed);
  return accept(closed, draft(command, { type: 'came_back', data: partingOf(meeting) }));
};

function partingOf({ id, from_role, to_role }: MeetingState) {
  return { meeting_id: id, role_ids: [from_role, to_role] };
}

function findMeeting({ state }: Situation, nodeId: string, id: number | null): MeetingState | undefined {
  return state.sections[nodeId]?.meetings.find((meeting) => meeting.id === id);
}

function isParty(meeting: MeetingState, roleId: string): boolean {
  return meeting.from_role === roleId || meeting.to_role === roleId;
}

/** A private talk is known to the two who hold the roles, and to staff. */
function between({ state }: Situation, ...roleIds: readonly string[]): Audience {
  const users = roleIds.flatMap((id) => holderOf(state, id) ?? []);
  return { user_ids: [...new Set(users)], staff: true };
}
