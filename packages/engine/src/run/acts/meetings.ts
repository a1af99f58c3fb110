import { assignmentOf, hostOf } from '../../flow/flow-index.ts';
import type { FlowNode } from '../../flow/model.ts';
import type { Audience } from '../event.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { holderOf, hostUser } from '../queries.ts';
import type { MeetingHost, MeetingState, PendingRequest, SectionState } from '../state.ts';
import type { Acts, Probe } from './act.ts';
import { authoriseFunction, authorisePresent } from './authority.ts';
import type { Draft, Rule, Situation } from './ruling.ts';
import { accept, draft, refuse } from './ruling.ts';
import { optionalText, requiredText } from './texts.ts';
import { ANY, asRole, has, isAssigned, isUsed, rolesAt, sectionAt, type Viewpoint } from './viewpoint.ts';

/** Speaking in a private meeting. */
export const speakInMeeting: Rule<'speak'> = (situation, command) => {
  const meeting = findMeeting(situation, command.node_id, command.meeting_id);
  if (meeting?.status !== 'open' || !isParty(meeting, command.role_id)) return refuse('no_such_thing');
  const text = requiredText(command.text, TEXT_LIMITS.speech, 'text');
  if (!text.ok) return text;
  const data = { meeting_id: meeting.id, text: text.value, file_id: command.file_id };
  const audience = between(situation, meeting.from_role, meeting.to_role);
  return accept(draft(command, { type: 'spoke_in_meeting', data }, audience));
};

/**
 * Asks for a private meeting with another role of the section. The host is asked first, then the other role; where the
 * section lets its roles meet freely, or one of the two is the host, the other role is asked at once.
 */
const applyMeeting: Rule<'apply_meeting'> = (situation, command) => {
  const authority = authoriseFunction(situation, command, 'meeting');
  if (!authority.ok) return authority;
  const { node, section } = authority.value;
  const { role_id, target_role } = command;
  if (target_role === role_id || !assignmentOf(node, target_role))
    return refuse('bad_parameter', 'target_role');
  if (isPending(section, role_id, target_role) || isWished(section, role_id, target_role))
    return refuse('already_done');
  const text = optionalText(command.text, TEXT_LIMITS.request, 'text');
  if (!text.ok) return text;
  const host = hostToAsk(situation, node, target_role);
  if (host) {
    const data = { about: 'meeting', text: text.value, item: null, target_role, host } as const;
    const audience = { user_ids: [situation.context.actor.user_id, host.user_id], staff: true };
    return accept(draft(command, { type: 'requested', data }, audience));
  }
  const data = { target_role, text: text.value };
  const audience = between(situation, role_id, target_role);
  return accept(draft(command, { type: 'meeting_asked', data }, audience));
};

/** The host who must agree before the other role is asked; null where no consent is needed. */
function hostToAsk({ state, context }: Situation, node: FlowNode, targetRole: string): MeetingHost | null {
  const user_id = hostUser(state, node);
  const isOneOfThem = [context.actor.user_id, holderOf(state, targetRole)].includes(user_id);
  return node.meets_freely || isOneOfThem ? null : { role_id: hostOf(node)?.role_id ?? null, user_id };
}

/** Pure: the events of the host's consent to a meeting; none where the two already have one. */
export function passMeetingOn(
  situation: Situation,
  section: SectionState,
  { role_id: from_role, target_role, text }: PendingRequest,
  hostRole: string | null,
): readonly Draft[] {
  if (target_role === undefined || isPending(section, from_role, target_role)) return [];
  const place = { node_id: section.node_id, role_id: hostRole };
  const data = { from_role, target_role, text };
  const audience = between(situation, from_role, target_role);
  return [draft(place, { type: 'meeting_passed_on', data }, audience)];
}

function isPending({ meetings }: SectionState, one: string, other: string): boolean {
  return meetings.some((meeting) => isParty(meeting, one) && isParty(meeting, other));
}

/** Looks at one's own request alone: that the other has asked the host is secret. */
function isWished({ requests }: SectionState, role: string, target: string): boolean {
  return requests.some(
    ({ about, role_id, target_role }) => about === 'meeting' && role_id === role && target_role === target,
  );
}

const answerMeeting: Rule<'answer_meeting'> = (situation, command) => {
  const authority = authorisePresent(situation, command);
  if (!authority.ok) return authority;
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

/** Either of the two may end a private meeting or call off the request for one. */
const closeMeeting: Rule<'close_meeting'> = (situation, command) => {
  const authority = authorisePresent(situation, command);
  if (!authority.ok) return authority;
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

/** A private meeting is known to the holders of the two roles and to staff. */
function between({ state }: Situation, ...roleIds: readonly string[]): Audience {
  const users = roleIds.flatMap((id) => holderOf(state, id) ?? []);
  return { user_ids: [...new Set(users)], staff: true };
}

const canMeet = (from: Viewpoint) => isAssigned(from) && isUsed('meeting', from);

function ownMeetings(from: Viewpoint): readonly MeetingState[] {
  return sectionAt(from)?.meetings.filter((meeting) => isParty(meeting, from.role_id ?? ANY)) ?? [];
}

export const meetingActs = {
  apply_meeting: {
    judge: applyMeeting,
    isTheirs: has('meeting'),
    tries: (from) =>
      rolesAt(from)
        .filter((id) => id !== from.role_id)
        .map((target_role) => ({ type: 'apply_meeting', ...asRole(from), target_role, text: null })),
  },
  answer_meeting: {
    judge: answerMeeting,
    isTheirs: canMeet,
    tries: (from) =>
      ownMeetings(from).map(({ id }) => ({
        type: 'answer_meeting',
        ...asRole(from),
        meeting_id: id,
        agree: true,
      })),
  },
  close_meeting: {
    judge: closeMeeting,
    isTheirs: canMeet,
    tries: (from) =>
      ownMeetings(from).map(({ id }) => ({ type: 'close_meeting', ...asRole(from), meeting_id: id })),
  },
} satisfies Acts<'apply_meeting' | 'answer_meeting' | 'close_meeting'>;

/** `speak` in a private meeting. */
export const speakInMeetingProbe: Probe<'speak'> = {
  isTheirs: canMeet,
  tries: (from) =>
    ownMeetings(from).map(({ id }) => ({
      type: 'speak',
      ...asRole(from),
      text: ANY,
      file_id: null,
      meeting_id: id,
    })),
};
