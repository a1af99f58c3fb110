import type {
  Consequence,
  DisplayItem,
  DocumentState,
  Firing,
  MeetingHost,
  QueuedAbout,
  RequestAbout,
  VoteResult,
} from './state.ts';
import type { Tagged } from './tagged.ts';

/**
 * What happened, in the past tense. Each event has the next sequence number of its run and carries all that `evolve`
 * needs, so that a log replays without the flow it was made on.
 */
interface EventHead {
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

/** The host who agreed to what someone asked leave for. */
export interface Consent {
  /** Null: the leader hosts. */
  readonly role_id: string | null;
  readonly user_id: number;
}

/** A pending request with what it names. */
export interface NamedRequest {
  readonly node_id: string;
  readonly request_id: number;
  readonly item: DisplayItem;
}

/** Every event, by name, with its data. Each has its fold in `folds`. */
interface Facts {
  readonly started: {
    leader_id: number;
    member_ids: readonly number[];
    holders: Readonly<Record<string, number>>;
    firing: Firing;
  };
  readonly spoke: { text: string; file_id: string | null };
  readonly spoke_in_meeting: { meeting_id: number; text: string; file_id: string | null };
  /** A role has nothing to add for now. */
  readonly rested: Record<never, never>;
  /** `item` is null: the item is in `request_named`. Runs stored before that event existed have it here. */
  readonly requested: {
    about: QueuedAbout;
    text: string | null;
    item: DisplayItem | null;
    /** Only of a request for a private meeting, known to the asker, the host and staff: with which role, and who answers it. */
    target_role?: string;
    host?: MeetingHost;
  };
  /** The item that a request asks to show or hand in: for the asker, the host and staff. */
  readonly request_named: { request_id: number; about: RequestAbout; item: DisplayItem };
  readonly request_withdrawn: { request_id: number };
  readonly request_answered: {
    request_id: number;
    about: QueuedAbout;
    by_role: string | null;
    target_role: string;
    agree: boolean;
    reason: string | null;
    /** What was asked for happened by this answer: the next event tells it, with the consent. */
    fulfilled?: true;
  };
  readonly request_moved: { request_id: number; before: number | null };
  readonly floor_given: { target_role: string };
  readonly floor_taken: { target_role: string };
  readonly called_in: { target_role: string };
  readonly called_out: { target_role: string };
  readonly meeting_asked: { target_role: string; text: string | null };
  /** The host has agreed to the meeting that `from_role` asked for: now the other role is asked. */
  readonly meeting_passed_on: { from_role: string; target_role: string; text: string | null };
  readonly meeting_answered: { meeting_id: number; agree: boolean };
  readonly meeting_closed: { meeting_id: number };
  /** The public side of a private meeting: that the two have left the hearing, and that they are back. */
  readonly went_apart: { meeting_id: number; role_ids: readonly string[] };
  readonly came_back: { meeting_id: number; role_ids: readonly string[] };
  readonly record_closed: { lines: readonly number[]; hash: string; signers: readonly string[] };
  readonly record_reopened: Record<never, never>;
  readonly record_signed: {
    decision: 'signed' | 'refused';
    hash: string;
    reason: string | null;
    /** Missing in runs stored before signatures could be drawn. */
    image?: string | null;
  };
  readonly correction_asked: { line: number; text: string };
  readonly correction_answered: {
    correction_id: number;
    target_role: string;
    line: number;
    text: string;
    agree: boolean;
    reason: string | null;
    /** The record's new hash; null when declined. */
    hash: string | null;
  };
  /** `template_id` of a document that was drafted from one; `consent` where it was asked for. */
  readonly displayed: { item: DisplayItem; template_id?: string; consent?: Consent };
  readonly page_turned: { page: number };
  readonly playback_set: { playing: boolean; position: number };
  readonly display_ended: Record<never, never>;
  readonly document_submitted: { document_id: string; name: string; consent?: Consent };
  readonly document_created: { document_id: string; name: string; template_id: string | null; hash: string };
  /** `is_whole`: in place of what stood there, and not what was written on from it. */
  readonly document_saved: { document_id: string; version: number; hash: string; is_whole?: true };
  readonly document_renamed: { document_id: string; name: string; before: string };
  readonly document_deleted: { document_id: string; name: string };
  readonly signature_requested: { document_id: string; name: string; role_ids: readonly string[] };
  readonly document_signed: {
    document_id: string;
    name: string;
    decision: 'signed' | 'refused';
    hash: string;
    reason: string | null;
  };
  /** Snapshots of what the preceding act made visible to the audience: from here on they receive its events like the others. */
  readonly disclosed: { documents: readonly DocumentState[]; requests: readonly NamedRequest[] };
  /** A role has voted; of an open ballot also how. */
  readonly voted: { option_id: string | null };
  /** The content of a secret ballot, for the voter alone. */
  readonly ballot_cast: { option_id: string };
  readonly vote_ended: { result: VoteResult };
  readonly wrong_option_tried: { trans_id: string };
  /** The section, just opened, tells what an option taken earlier costs. */
  readonly consequence_struck: Consequence;
  readonly section_ended: { trans_id: string; reason: string | null; firing: Firing };
  /**
   * `firings` are undone: the one that opened this section and all that came of it. `closes` names the sections cleared
   * by that, `reopens` those open again, the one stepped back to first. The marking follows from the firings that stay.
   */
  readonly stepped_back: {
    firings: readonly number[];
    closes: readonly string[];
    reopens: readonly string[];
  };
  readonly restarted: { path_id: number; firing: Firing };
  readonly jumped: { target_eid: number };
  readonly experiment_ended: { how: 'completed' | 'terminated'; reason: string | null };
  /** Content is private and fetched under authorisation; audience is the writer. */
  readonly note_taken: { text: string };
  readonly experience_written: { text: string };
  /** A member calls for the mentor; open until it is answered. */
  readonly help_asked: { text: string };
  readonly handed_over: {
    target_role: string;
    from_user: number | null;
    to_user: number;
    reason?: string;
    /** The new holder has this role, which is incompatible with it: an exception. */
    despite?: string;
    /** Who wanted it, where that is not the actor: the holder agreed to it. */
    asked_by?: number;
    /** Until when it may be undone, as long as the role has not acted. Missing in runs stored before that was possible. */
    undo_until?: number;
  };
  /** The role goes back to who had it before. */
  readonly hand_over_undone: { given_seq: number; target_role: string; from_user: number; to_user: number };
  /** The leader asks a holder who is present to hand over; for the two and staff. */
  readonly hand_over_asked: {
    target_role: string;
    holder_id: number;
    to_user: number;
    reason?: string;
    despite?: string;
  };
  readonly hand_over_answered: {
    ask_id: number;
    target_role: string;
    to_user: number;
    agree: boolean;
    reason: string | null;
  };
  readonly hand_over_withdrawn: { ask_id: number; target_role: string };
  readonly lead_handed_over: { from_user: number; to_user: number };
  readonly member_admitted: { user_id: number };
  readonly member_taken_out: { user_id: number };
  readonly controlled: { status: number; reason: string | null };
  /**
   * `answers` is the number of the call for help that it answers, null where it answers none. Guidance from before it was kept has no such
   * field: it answered every call.
   */
  readonly guided: { text: string; answers?: number | null };
  /** Counts down in every room from now on, in place of the one before. */
  readonly timer_set: { label: string | null; duration_ms: number; stops_in_pause: boolean };
  readonly timer_extended: { by_ms: number };
  readonly timer_cancelled: { label: string | null };
  /** Sent to a client in place of an event that it may not know, to keep the numbers without a gap. */
  readonly sealed: Record<never, never>;
}

export type EventType = keyof Facts;
type Told = { readonly [T in EventType]: { readonly data: Readonly<Facts[T]> } };
type ToldOf = { readonly [T in EventType]: EventHead & Told[T] };

export type RunFact = Tagged<Told>;
export type EventOf<T extends EventType> = Tagged<ToldOf, T>;
export type RunEvent = EventOf<EventType>;
