import type {
  DisplayItem,
  DocumentState,
  Firing,
  MeetingHost,
  QueuedAbout,
  RequestAbout,
  VoteResult,
} from './state.ts';

/**
 * What happened, in the past tense. Each event has the next sequence number of its run and carries all that `evolve`
 * needs, so that a log replays without the flow it was made on.
 */
export interface EventHead {
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly node_id: string | null;
  readonly actor_id: number | null;
  readonly role_id: string | null;
  /** True when a mentor or administrator intervened. */
  readonly by_staff: boolean;
  /** Null: everybody of the run. Else only these users, and staff where `staff` says so, may know its content. */
  readonly audience: Audience | null;
}

export interface Audience {
  readonly user_ids: readonly number[];
  readonly staff: boolean;
}

/** A pending request with what it names. */
export interface NamedRequest {
  readonly node_id: string;
  readonly request_id: number;
  readonly item: DisplayItem;
}

type Fact<T extends string, D> = { readonly type: T; readonly data: Readonly<D> };

export type RunFact =
  | Fact<
      'started',
      {
        leader_id: number;
        member_ids: readonly number[];
        holders: Readonly<Record<string, number>>;
        firing: Firing;
      }
    >
  | Fact<'spoke', { text: string; file_id: string | null }>
  | Fact<'spoke_in_meeting', { meeting_id: number; text: string; file_id: string | null }>
  /** `item` is null: what a request names is told by `request_named`. Runs of before that have it here. */
  | Fact<
      'requested',
      {
        about: QueuedAbout;
        text: string | null;
        item: DisplayItem | null;
        /** Of a wish for a private talk, which the asker, the host and staff know of: with whom, and who answers it. */
        target_role?: string;
        host?: MeetingHost;
      }
    >
  /** What somebody asks to show or to hand in: for them, the host and staff. */
  | Fact<'request_named', { request_id: number; about: RequestAbout; item: DisplayItem }>
  | Fact<'request_withdrawn', { request_id: number }>
  | Fact<
      'request_answered',
      {
        request_id: number;
        about: QueuedAbout;
        by_role: string | null;
        target_role: string;
        agree: boolean;
        reason: string | null;
      }
    >
  | Fact<'request_moved', { request_id: number; before: number | null }>
  | Fact<'floor_given', { target_role: string }>
  | Fact<'floor_taken', { target_role: string }>
  | Fact<'called_in', { target_role: string }>
  | Fact<'called_out', { target_role: string }>
  | Fact<'meeting_asked', { target_role: string; text: string | null }>
  /** The host has agreed to the talk that `from_role` wished for: now the other one is asked. */
  | Fact<'meeting_passed_on', { from_role: string; target_role: string; text: string | null }>
  | Fact<'meeting_answered', { meeting_id: number; agree: boolean }>
  | Fact<'meeting_closed', { meeting_id: number }>
  /** Beside the private event, for everybody: that the two are apart, and that they are back. */
  | Fact<'went_apart', { meeting_id: number; role_ids: readonly string[] }>
  | Fact<'came_back', { meeting_id: number; role_ids: readonly string[] }>
  | Fact<'record_closed', { lines: readonly number[]; hash: string; signers: readonly string[] }>
  | Fact<'record_reopened', Record<never, never>>
  | Fact<
      'record_signed',
      {
        decision: 'signed' | 'refused';
        hash: string;
        reason: string | null;
        /** Missing in runs of before signatures were drawn. */
        image?: string | null;
      }
    >
  | Fact<'correction_asked', { line: number; text: string }>
  | Fact<
      'correction_answered',
      {
        correction_id: number;
        target_role: string;
        line: number;
        text: string;
        agree: boolean;
        reason: string | null;
        /** The record's from here on; null when declined. */
        hash: string | null;
      }
    >
  | Fact<'displayed', { item: DisplayItem }>
  | Fact<'page_turned', { page: number }>
  | Fact<'playback_set', { playing: boolean; position: number }>
  | Fact<'display_ended', Record<never, never>>
  | Fact<'document_submitted', { document_id: string; name: string }>
  | Fact<'document_created', { document_id: string; name: string; template_id: string | null; hash: string }>
  | Fact<'document_saved', { document_id: string; version: number; hash: string }>
  | Fact<'document_renamed', { document_id: string; name: string; before: string }>
  | Fact<'document_deleted', { document_id: string; name: string }>
  | Fact<'signature_requested', { document_id: string; name: string; role_ids: readonly string[] }>
  | Fact<
      'document_signed',
      {
        document_id: string;
        name: string;
        decision: 'signed' | 'refused';
        hash: string;
        reason: string | null;
      }
    >
  /** What the act before it has opened to its audience, as it stands: from here on they are told of it like the others. */
  | Fact<'disclosed', { documents: readonly DocumentState[]; requests: readonly NamedRequest[] }>
  /** That a role has voted; for an open ballot also how. */
  | Fact<'voted', { option_id: string | null }>
  /** A secret ballot's content: its audience is the voter alone. */
  | Fact<'ballot_cast', { option_id: string }>
  | Fact<'vote_ended', { result: VoteResult }>
  | Fact<'wrong_option_tried', { trans_id: string }>
  | Fact<'section_ended', { trans_id: string; reason: string | null; firing: Firing }>
  /**
   * `firings` are undone: the one that opened this section and all that came of it. `closes` names the sections cleared
   * by that, `reopens` those open again, the one stepped back to first. The marking follows from the firings that stay.
   */
  | Fact<
      'stepped_back',
      { firings: readonly number[]; closes: readonly string[]; reopens: readonly string[] }
    >
  | Fact<'restarted', { path_id: number; firing: Firing }>
  | Fact<'jumped', { target_eid: number }>
  | Fact<'experiment_ended', { how: 'completed' | 'terminated'; reason: string | null }>
  /** Content is private and fetched under authorisation; audience is the writer. */
  | Fact<'note_taken', { text: string }>
  | Fact<'experience_written', { text: string }>
  /** A member calls for the mentor; open until the next guidance. */
  | Fact<'help_asked', { text: string }>
  | Fact<'handed_over', { target_role: string; from_user: number | null; to_user: number }>
  /** The leader asks a holder who is here; for the two and staff. */
  | Fact<'hand_over_asked', { target_role: string; holder_id: number; to_user: number }>
  | Fact<
      'hand_over_answered',
      { ask_id: number; target_role: string; to_user: number; agree: boolean; reason: string | null }
    >
  | Fact<'hand_over_withdrawn', { ask_id: number; target_role: string }>
  | Fact<'lead_handed_over', { from_user: number; to_user: number }>
  | Fact<'controlled', { status: number; reason: string | null }>
  | Fact<'guided', { text: string }>
  /** What a client receives in place of an event it may not know: only the number moves on. */
  | Fact<'sealed', Record<never, never>>;

export type RunEvent = EventHead & RunFact;
export type EventType = RunFact['type'];
export type EventOf<T extends EventType> = Extract<RunEvent, { type: T }>;
