import type { NoJump } from './refusal.ts';
import type { DisplayItem, RequestAbout } from './state.ts';
import type { Tagged } from './tagged.ts';

/** Who acts, and when. The engine has neither a clock nor a session: the server says both. */
export interface Actor {
  readonly user_id: number;
  /** Mentor of the run's class or an administrator with the experiment module: intervenes, never plays. */
  readonly is_staff: boolean;
}

export interface Context {
  readonly actor: Actor;
  /** Members who count as absent, as the server measures it: their roles may be handed over without their consent. */
  readonly absent_ids?: readonly number[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface InSection {
  readonly node_id: string;
}
export interface AsRole extends InSection {
  /** The role in whose name the actor does it. */
  readonly role_id: string;
}
/** The host's acts: without a host role the team's leader does them, in no role's name. */
export interface AsHost extends InSection {
  readonly role_id: string | null;
}

/** Every command, by name, with its fields. Each has its record in `acts`. */
interface Commands {
  readonly start: unknown;
  // In a hearing
  readonly speak: AsRole & {
    readonly text: string;
    readonly file_id: string | null;
    /** Said in this private meeting instead of to the room. */
    readonly meeting_id: number | null;
  };
  /** Has nothing to add for now: nobody needs to wait for it any longer. */
  readonly rest: AsRole;
  readonly request: AsRole & {
    readonly about: RequestAbout;
    readonly text: string | null;
    readonly item: DisplayItem | null;
  };
  readonly withdraw: AsRole & { readonly request_id: number };
  readonly answer: AsHost & {
    readonly request_id: number;
    readonly agree: boolean;
    readonly reason: string | null;
  };
  // Whose turn it is
  readonly move_request: AsHost & {
    readonly request_id: number;
    /** The request that it is placed before; null for the end of the queue. */
    readonly before: number | null;
  };
  readonly give_floor: AsHost & { readonly target_role: string };
  readonly take_floor: AsHost & { readonly target_role: string };
  readonly call_in: AsHost & { readonly target_role: string };
  readonly call_out: AsHost & { readonly target_role: string };
  readonly apply_meeting: AsRole & { readonly target_role: string; readonly text: string | null };
  readonly answer_meeting: AsRole & { readonly meeting_id: number; readonly agree: boolean };
  readonly close_meeting: AsRole & { readonly meeting_id: number };
  // The court record: its words are in the log, which the server reads and hashes
  readonly close_record: AsHost & {
    /** Sequence numbers of the visit's speeches. */
    readonly lines: readonly number[];
    readonly hash: string;
  };
  readonly reopen_record: AsHost;
  readonly sign_record: AsRole & {
    readonly decision: 'signed' | 'refused';
    /** Hash of what the signer read. */
    readonly hash: string;
    readonly reason: string | null;
    /** How it was signed, as the contract has it; the log keeps it, no rule asks for it. */
    readonly image: string | null;
  };
  readonly ask_correction: AsRole & { readonly line: number; readonly text: string };
  readonly answer_correction: AsHost & {
    readonly correction_id: number;
    readonly agree: boolean;
    readonly reason: string | null;
    /** Of the text with the correction in it; null when declined. */
    readonly hash: string | null;
  };
  // The common screen and the section's file
  readonly display: AsRole & { readonly item: DisplayItem };
  readonly turn_page: AsRole & { readonly page: number };
  readonly set_playback: AsRole & {
    readonly playing: boolean;
    /** Seconds from the start of what is shown. */
    readonly position: number;
  };
  readonly end_display: AsHost;
  readonly submit: AsRole & { readonly document_id: string };
  // Documents: content lives beside the engine, which judges names, versions and hashes
  readonly create_document: AsRole & {
    readonly document_id: string;
    readonly name: string;
    readonly template_id: string | null;
    readonly hash: string;
  };
  readonly save_document: AsRole & {
    readonly document_id: string;
    /** The version that the author was editing: a save over a newer one is refused. */
    readonly base_version: number;
    readonly hash: string;
    /** Change a signed document all the same: the new version begins without signatures. */
    readonly revise?: boolean;
    /** The content stands in place of what was there, and was not written on from it. */
    readonly is_whole?: boolean;
  };
  readonly rename_document: AsRole & { readonly document_id: string; readonly name: string };
  readonly delete_document: AsRole & { readonly document_id: string };
  readonly request_signature: AsHost & {
    readonly document_id: string;
    readonly role_ids: readonly string[];
  };
  readonly sign: AsRole & {
    readonly document_id: string;
    readonly decision: 'signed' | 'refused';
    /** Hash of what the signer saw. */
    readonly hash: string;
    readonly reason: string | null;
  };
  // Votes
  readonly vote: AsRole & { readonly option_id: string };
  readonly end_vote: AsHost;
  // Moving
  readonly end_section: AsRole & { readonly trans_id: string };
  readonly terminate: AsRole & { readonly reason: string };
  readonly back: AsHost;
  /** Undoes the actor's own ending of the section, in the role that ended it. */
  readonly take_back: AsRole;
  readonly restart: AsHost;
  readonly jump: AsRole & {
    /** The linked experiment the server is about to create, or null when the case maps no roles for it. */
    /** The linked run, or why there is none. */
    readonly target_eid: number | NoJump;
  };
  // Notes, help and changes of hands
  readonly take_note: InSection & { readonly text: string };
  readonly write_experience: { readonly text: string };
  readonly ask_help: { readonly text: string; readonly node_id: string | null };
  readonly hand_over: {
    readonly target_role: string;
    readonly to_user: number;
    /** Stands in the record. */
    readonly reason?: string | null;
    /** To a member who holds a role that is incompatible with it all the same, which needs a reason. */
    readonly exception?: boolean;
  };
  readonly undo_hand_over: {
    /** Sequence number of the event that gave the role away. */
    readonly given_seq: number;
    /** Whether the role has done anything since: the server looks it up in the log. */
    readonly has_acted: boolean;
  };
  readonly answer_hand_over: {
    readonly ask_id: number;
    readonly agree: boolean;
    readonly reason: string | null;
  };
  readonly withdraw_hand_over: { readonly ask_id: number };
  readonly hand_over_lead: { readonly to_user: number };
  /** Somebody joins a run that has begun, without a role. */
  readonly admit: { readonly user_id: number };
  /** A member leaves a run that goes on; roles and lead have been handed over before. */
  readonly take_out: { readonly user_id: number };
  // The mentor's
  readonly control: { readonly status: number; readonly reason: string | null };
  /** `answers` is the call for help that it answers, by the number of its event. */
  readonly guide: {
    readonly text: string;
    readonly node_id: string | null;
    readonly answers?: number | null;
  };
  readonly set_timer: {
    readonly label: string | null;
    readonly duration_ms: number;
    /** Whether it stands still while the run is paused. */
    readonly stops_in_pause: boolean;
  };
  readonly extend_timer: { readonly by_ms: number };
  readonly cancel_timer: unknown;
  readonly stop: { readonly reason: string };
  readonly move_on: InSection & { readonly trans_id: string; readonly reason: string | null };
}

export type CommandType = keyof Commands;
export type CommandOf<T extends CommandType> = Tagged<Commands, T>;
export type Command = CommandOf<CommandType>;
