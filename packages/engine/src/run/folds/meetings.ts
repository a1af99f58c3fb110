import type { MeetingState, RunState } from '../state.ts';
import type { Folds } from './fold.ts';
import { patchCourt, patchSection } from './patch.ts';

/** Private meetings. Only the log holds what is said in them. */
export const meetingFolds = {
  meeting_asked: (state, { seq: id, at, node_id, role_id: from_role, data }) => {
    if (from_role === null) return state;
    const { target_role: to_role, text } = data;
    return ask(state, node_id, { id, from_role, to_role, text, status: 'asked', at });
  },

  /** As if the asker had asked the other role now. */
  meeting_passed_on: (state, { seq: id, at, node_id, data }) => {
    const { from_role, target_role: to_role, text } = data;
    return ask(state, node_id, { id, from_role, to_role, text, status: 'asked', at });
  },

  meeting_answered: (state, { node_id, data: { meeting_id, agree } }) =>
    patchSection(state, node_id, ({ meetings }) => ({
      meetings: meetings.flatMap((meeting): MeetingState[] => {
        if (meeting.id !== meeting_id) return [meeting];
        return agree ? [{ ...meeting, status: 'open' }] : [];
      }),
    })),

  meeting_closed: (state, { node_id, data }) =>
    patchSection(state, node_id, ({ meetings }) => ({
      meetings: meetings.filter(({ id }) => id !== data.meeting_id),
    })),

  went_apart: (state, { node_id, at, data }) =>
    patchCourt(state, node_id, ({ apart }) => ({ apart: [...apart, { ...data, at }] })),

  came_back: (state, { node_id, data }) =>
    patchCourt(state, node_id, ({ apart }) => ({
      apart: apart.filter(({ meeting_id }) => meeting_id !== data.meeting_id),
    })),

  spoke_in_meeting: (state) => state,
} satisfies Folds<
  | 'meeting_asked'
  | 'meeting_passed_on'
  | 'meeting_answered'
  | 'meeting_closed'
  | 'went_apart'
  | 'came_back'
  | 'spoke_in_meeting'
>;

function ask(state: RunState, nodeId: string | null, meeting: MeetingState): RunState {
  return patchSection(state, nodeId, ({ meetings }) => ({ meetings: [...meetings, meeting] }));
}
