import type { EventOf } from '../event.ts';
import type { DisplayItem, MeetingState, RunState, SectionState } from '../state.ts';
import { countSpeech, enqueue } from './court.ts';

/** Pure: the state with one section changed; a section that is not there changes nothing. */
export function patchSection(
  state: RunState,
  nodeId: string | null,
  change: (section: SectionState) => Partial<SectionState>,
): RunState {
  const section = nodeId === null ? undefined : state.sections[nodeId];
  if (!section) return state;
  const changed = { ...section, ...change(section) };
  return { ...state, sections: { ...state.sections, [section.node_id]: changed } };
}

/** Uses up the floor, if the role spoke on it. */
export function foldSpoke(state: RunState, event: EventOf<'spoke'>): RunState {
  const { role_id } = event;
  if (role_id === null) return state;
  return patchSection(state, event.node_id, (section) => ({
    floor: section.floor.includes(role_id) ? section.floor.filter((id) => id !== role_id) : section.floor,
    court: countSpeech(section, role_id),
  }));
}

export function foldRequested(state: RunState, event: EventOf<'requested'>): RunState {
  const { seq: id, role_id, actor_id: user_id, at, data } = event;
  if (role_id === null || user_id === null) return state;
  return patchSection(state, event.node_id, (section) => ({
    requests: enqueue(section, { id, role_id, user_id, at, ...data }),
  }));
}

export function foldRequestNamed(state: RunState, event: EventOf<'request_named'>): RunState {
  const { request_id, item } = event.data;
  return nameRequest(state, event.node_id, request_id, item);
}

/** Pure: the state with what a request is about filled in. */
export function nameRequest(
  state: RunState,
  nodeId: string | null,
  requestId: number,
  item: DisplayItem,
): RunState {
  return patchSection(state, nodeId, ({ requests }) => ({
    requests: requests.map((request) => (request.id === requestId ? { ...request, item } : request)),
  }));
}

export function foldWithdrawn(state: RunState, event: EventOf<'request_withdrawn'>): RunState {
  return patchSection(state, event.node_id, ({ requests }) => ({
    requests: requests.filter(({ id }) => id !== event.data.request_id),
  }));
}

export function foldAnswered(state: RunState, event: EventOf<'request_answered'>): RunState {
  const { request_id, about, agree, target_role } = event.data;
  return patchSection(state, event.node_id, ({ requests, floor }) => ({
    requests: requests.filter(({ id }) => id !== request_id),
    floor: agree && about === 'speech' ? [...floor, target_role] : floor,
  }));
}

export function foldCalledIn(state: RunState, event: EventOf<'called_in'>): RunState {
  return patchSection(state, event.node_id, ({ inside }) => ({
    inside: [...inside, event.data.target_role],
  }));
}

/** Whoever leaves the room gives up the floor. */
export function foldCalledOut(state: RunState, event: EventOf<'called_out'>): RunState {
  const isOther = (id: string) => id !== event.data.target_role;
  return patchSection(state, event.node_id, ({ inside, floor }) => ({
    inside: inside.filter(isOther),
    floor: floor.filter(isOther),
  }));
}

export function foldMeetingAsked(state: RunState, event: EventOf<'meeting_asked'>): RunState {
  const from_role = event.role_id;
  if (from_role === null) return state;
  const { target_role: to_role, text } = event.data;
  const meeting: MeetingState = { id: event.seq, from_role, to_role, text, status: 'asked' };
  return patchSection(state, event.node_id, ({ meetings }) => ({ meetings: [...meetings, meeting] }));
}

/** As if its asker had asked the other one now. */
export function foldMeetingPassedOn(state: RunState, event: EventOf<'meeting_passed_on'>): RunState {
  const { from_role, target_role: to_role, text } = event.data;
  const meeting: MeetingState = { id: event.seq, from_role, to_role, text, status: 'asked' };
  return patchSection(state, event.node_id, ({ meetings }) => ({ meetings: [...meetings, meeting] }));
}

export function foldMeetingAnswered(state: RunState, event: EventOf<'meeting_answered'>): RunState {
  const { meeting_id, agree } = event.data;
  return patchSection(state, event.node_id, ({ meetings }) => ({
    meetings: meetings.flatMap((meeting) => {
      if (meeting.id !== meeting_id) return [meeting];
      return agree ? [{ ...meeting, status: 'open' as const }] : [];
    }),
  }));
}

export function foldMeetingClosed(state: RunState, event: EventOf<'meeting_closed'>): RunState {
  return patchSection(state, event.node_id, ({ meetings }) => ({
    meetings: meetings.filter(({ id }) => id !== event.data.meeting_id),
  }));
}

export function foldDisplayed(state: RunState, event: EventOf<'displayed'>): RunState {
  const { role_id } = event;
  if (role_id === null) return state;
  return patchSection(state, event.node_id, () => ({
    displayed: { ...event.data.item, role_id, page: 1 },
  }));
}

export function foldPageTurned(state: RunState, event: EventOf<'page_turned'>): RunState {
  return patchSection(state, event.node_id, ({ displayed }) => ({
    displayed: displayed && { ...displayed, page: event.data.page },
  }));
}

export function foldPlaybackSet(state: RunState, { node_id, at, data }: EventOf<'playback_set'>): RunState {
  return patchSection(state, node_id, ({ displayed }) => ({
    displayed: displayed && { ...displayed, playback: { ...data, at } },
  }));
}

export function foldVoted(state: RunState, event: EventOf<'voted'>): RunState {
  const { role_id, actor_id, data } = event;
  if (role_id === null || actor_id === null) return state;
  return patchSection(state, event.node_id, ({ vote }) => ({
    vote: {
      ...vote,
      voted: [...vote.voted, role_id],
      cast_by: { ...vote.cast_by, [role_id]: actor_id },
      ballots: data.option_id === null ? vote.ballots : { ...vote.ballots, [role_id]: data.option_id },
    },
  }));
}

export function foldBallotCast(state: RunState, event: EventOf<'ballot_cast'>): RunState {
  const { role_id, data } = event;
  if (role_id === null) return state;
  return patchSection(state, event.node_id, ({ vote }) => ({
    vote: { ...vote, ballots: { ...vote.ballots, [role_id]: data.option_id } },
  }));
}

export function foldVoteEnded(state: RunState, event: EventOf<'vote_ended'>): RunState {
  return patchSection(state, event.node_id, ({ vote }) => ({
    vote: { ...vote, ended: true, result: event.data.result },
  }));
}

/** What the same member asked before gives way to the newer words. */
export function foldHelpAsked(state: RunState, event: EventOf<'help_asked'>): RunState {
  const { actor_id, node_id, seq, at, data } = event;
  if (actor_id === null) return state;
  const others = (state.help ?? []).filter(({ user_id }) => user_id !== actor_id);
  return { ...state, help: [...others, { seq, user_id: actor_id, node_id, text: data.text, at }] };
}
