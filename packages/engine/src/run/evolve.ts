import type { RunEvent } from './event.ts';
import {
  foldCameBack,
  foldCorrectionAnswered,
  foldCorrectionAsked,
  foldFloorGiven,
  foldFloorTaken,
  foldMoved,
  foldRecordClosed,
  foldRecordReopened,
  foldRecordSigned,
  foldWentApart,
} from './fold/court.ts';
import {
  foldCreated,
  foldDeleted,
  foldDisclosed,
  foldRenamed,
  foldSaved,
  foldSignatureRequested,
  foldSigned,
  foldSubmitted,
} from './fold/documents.ts';
import {
  foldHandedOver,
  foldHandOverAsked,
  foldHandOverSettled,
  foldLeadHandedOver,
} from './fold/hand-over.ts';
import {
  foldExperimentEnded,
  foldRestarted,
  foldSectionEnded,
  foldStarted,
  foldSteppedBack,
} from './fold/moving.ts';
import {
  foldAnswered,
  foldBallotCast,
  foldCalledIn,
  foldCalledOut,
  foldDisplayed,
  foldHelpAsked,
  foldMeetingAnswered,
  foldMeetingAsked,
  foldMeetingClosed,
  foldMeetingPassedOn,
  foldPageTurned,
  foldPlaybackSet,
  foldRequested,
  foldRequestNamed,
  foldSpoke,
  foldVoted,
  foldVoteEnded,
  foldWithdrawn,
  patchSection,
} from './fold/section.ts';
import type { RunState } from './state.ts';

/**
 * The run after an event. Pure, and without the flow: a log replays on its own, and a client's redacted copy keeps
 * step with the redacted events it is sent.
 */
export function evolve(state: RunState, event: RunEvent): RunState {
  return { ...fold(state, event), seq: event.seq };
}

/** Pure: the run after a whole log. */
export function replay(events: Iterable<RunEvent>, initial: RunState): RunState {
  let state = initial;
  for (const event of events) state = evolve(state, event);
  return state;
}

function fold(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'started':
      return foldStarted(state, event);
    case 'spoke':
      return foldSpoke(state, event);
    case 'requested':
      return foldRequested(state, event);
    case 'request_named':
      return foldRequestNamed(state, event);
    case 'request_withdrawn':
      return foldWithdrawn(state, event);
    case 'request_answered':
      return foldAnswered(state, event);
    case 'request_moved':
      return foldMoved(state, event);
    case 'floor_given':
      return foldFloorGiven(state, event);
    case 'floor_taken':
      return foldFloorTaken(state, event);
    case 'went_apart':
      return foldWentApart(state, event);
    case 'came_back':
      return foldCameBack(state, event);
    case 'record_closed':
      return foldRecordClosed(state, event);
    case 'record_reopened':
      return foldRecordReopened(state, event);
    case 'record_signed':
      return foldRecordSigned(state, event);
    case 'correction_asked':
      return foldCorrectionAsked(state, event);
    case 'correction_answered':
      return foldCorrectionAnswered(state, event);
    case 'called_in':
      return foldCalledIn(state, event);
    case 'called_out':
      return foldCalledOut(state, event);
    case 'meeting_asked':
      return foldMeetingAsked(state, event);
    case 'meeting_answered':
      return foldMeetingAnswered(state, event);
    case 'meeting_closed':
      return foldMeetingClosed(state, event);
    case 'displayed':
      return foldDisplayed(state, event);
    case 'page_turned':
      return foldPageTurned(state, event);
    case 'playback_set':
      return foldPlaybackSet(state, event);
    case 'display_ended':
      return patchSection(state, event.node_id, () => ({ displayed: null }));
    case 'document_submitted':
      return foldSubmitted(state, event);
    case 'document_created':
      return foldCreated(state, event);
    case 'document_saved':
      return foldSaved(state, event);
    case 'document_renamed':
      return foldRenamed(state, event);
    case 'document_deleted':
      return foldDeleted(state, event);
    case 'signature_requested':
      return foldSignatureRequested(state, event);
    case 'document_signed':
      return foldSigned(state, event);
    case 'disclosed':
      return foldDisclosed(state, event);
    case 'voted':
      return foldVoted(state, event);
    case 'ballot_cast':
      return foldBallotCast(state, event);
    case 'vote_ended':
      return foldVoteEnded(state, event);
    case 'wrong_option_tried':
      return patchSection(state, event.node_id, ({ wrong_tries }) => ({ wrong_tries: wrong_tries + 1 }));
    case 'section_ended':
      return foldSectionEnded(state, event);
    case 'stepped_back':
      return foldSteppedBack(state, event);
    case 'restarted':
      return foldRestarted(state, event);
    case 'jumped':
      return patchSection(state, event.node_id, () => ({ jumped_to: event.data.target_eid }));
    case 'experiment_ended':
      return foldExperimentEnded(state, event);
    case 'experience_written':
      return event.actor_id === null
        ? state
        : { ...state, experience_by: [...state.experience_by, event.actor_id] };
    case 'handed_over':
      return foldHandedOver(state, event);
    case 'lead_handed_over':
      return foldLeadHandedOver(state, event);
    case 'hand_over_asked':
      return foldHandOverAsked(state, event);
    case 'hand_over_answered':
    case 'hand_over_withdrawn':
      return foldHandOverSettled(state, event);
    case 'meeting_passed_on':
      return foldMeetingPassedOn(state, event);
    case 'controlled':
      return { ...state, control: event.data };
    case 'help_asked':
      return foldHelpAsked(state, event);
    case 'guided':
      return state.help ? { ...state, help: [] } : state;
    case 'spoke_in_meeting':
    case 'note_taken':
    case 'sealed':
      return state;
  }
}
