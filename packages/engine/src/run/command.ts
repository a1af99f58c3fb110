import type { DisplayItem, RequestAbout } from './state.ts';

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

interface InSection {
  readonly node_id: string;
}
interface AsRole extends InSection {
  /** The role in whose name the actor does it. */
  readonly role_id: string;
}
/** The host's acts: without a host role the team's leader does them, in no role's name. */
interface AsHost extends InSection {
  readonly role_id: string | null;
}

/** Everything anybody can do to a run. One name, one rule in `decide`. */
export type Command =
  | { readonly type: 'start' }
  // In a hearing
  | (AsRole & {
      readonly type: 'speak';
      readonly text: string;
      readonly file_id: string | null;
      /** Say it in this private meeting instead of to the room. */
      readonly meeting_id: number | null;
    })
  | (AsRole & {
      readonly type: 'request';
      readonly about: RequestAbout;
      readonly text: string | null;
      readonly item: DisplayItem | null;
    })
  | (AsRole & { readonly type: 'withdraw'; readonly request_id: number })
  | (AsHost & {
      readonly type: 'answer';
      readonly request_id: number;
      readonly agree: boolean;
      readonly reason: string | null;
    })
  // Whose turn it is
  | (AsHost & {
      readonly type: 'move_request';
      readonly request_id: number;
      /** The wish that it is to stand before; null for the end. */
      readonly before: number | null;
    })
  | (AsHost & { readonly type: 'give_floor'; readonly target_role: string })
  | (AsHost & { readonly type: 'take_floor'; readonly target_role: string })
  | (AsHost & { readonly type: 'call_in'; readonly target_role: string })
  | (AsHost & { readonly type: 'call_out'; readonly target_role: string })
  | (AsRole & { readonly type: 'apply_meeting'; readonly target_role: string; readonly text: string | null })
  | (AsRole & { readonly type: 'answer_meeting'; readonly meeting_id: number; readonly agree: boolean })
  | (AsRole & { readonly type: 'close_meeting'; readonly meeting_id: number })
  // The court record: its words are in the log, which the server reads and hashes
  | (AsHost & {
      readonly type: 'close_record';
      /** Sequence numbers of the visit's speeches. */
      readonly lines: readonly number[];
      readonly hash: string;
    })
  | (AsHost & { readonly type: 'reopen_record' })
  | (AsRole & {
      readonly type: 'sign_record';
      readonly decision: 'signed' | 'refused';
      /** Hash of what the signer read. */
      readonly hash: string;
      readonly reason: string | null;
      /** How it was signed, as the contract has it; the log keeps it, no rule asks for it. */
      readonly image: string | null;
    })
  | (AsRole & { readonly type: 'ask_correction'; readonly line: number; readonly text: string })
  | (AsHost & {
      readonly type: 'answer_correction';
      readonly correction_id: number;
      readonly agree: boolean;
      readonly reason: string | null;
      /** Of the text with the correction in it; null when declined. */
      readonly hash: string | null;
    })
  // The common screen and the section's file
  | (AsRole & { readonly type: 'display'; readonly item: DisplayItem })
  | (AsRole & { readonly type: 'turn_page'; readonly page: number })
  | (AsRole & {
      readonly type: 'set_playback';
      readonly playing: boolean;
      /** Seconds from the start of what is shown. */
      readonly position: number;
    })
  | (AsHost & { readonly type: 'end_display' })
  | (AsRole & { readonly type: 'submit'; readonly document_id: string })
  // Documents: content lives beside the engine, which judges names, versions and hashes
  | (AsRole & {
      readonly type: 'create_document';
      readonly document_id: string;
      readonly name: string;
      readonly template_id: string | null;
      readonly hash: string;
    })
  | (AsRole & {
      readonly type: 'save_document';
      readonly document_id: string;
      /** The version that the author was editing: a save over a newer one is refused. */
      readonly base_version: number;
      readonly hash: string;
      /** Change a signed document all the same: the new version begins without signatures. */
      readonly revise?: boolean;
    })
  | (AsRole & { readonly type: 'rename_document'; readonly document_id: string; readonly name: string })
  | (AsRole & { readonly type: 'delete_document'; readonly document_id: string })
  | (AsHost & {
      readonly type: 'request_signature';
      readonly document_id: string;
      readonly role_ids: readonly string[];
    })
  | (AsRole & {
      readonly type: 'sign';
      readonly document_id: string;
      readonly decision: 'signed' | 'refused';
      /** Hash of what the signer saw. */
      readonly hash: string;
      readonly reason: string | null;
    })
  // Votes
  | (AsRole & { readonly type: 'vote'; readonly option_id: string })
  | (AsHost & { readonly type: 'end_vote' })
  // Moving
  | (AsRole & { readonly type: 'end_section'; readonly trans_id: string })
  | (AsRole & { readonly type: 'terminate'; readonly reason: string })
  | (AsHost & { readonly type: 'back' })
  /** Of the section that one has just ended, in the role that ended it. */
  | (AsRole & { readonly type: 'take_back' })
  | (AsHost & { readonly type: 'restart' })
  | (AsRole & {
      readonly type: 'jump';
      /** The linked experiment the server is about to create, or null when the case maps no roles for it. */
      readonly target_eid: number | null;
    })
  // Beside the play
  | (InSection & { readonly type: 'take_note'; readonly text: string })
  | { readonly type: 'write_experience'; readonly text: string }
  | { readonly type: 'ask_help'; readonly text: string; readonly node_id: string | null }
  | { readonly type: 'hand_over'; readonly target_role: string; readonly to_user: number }
  | {
      readonly type: 'answer_hand_over';
      readonly ask_id: number;
      readonly agree: boolean;
      readonly reason: string | null;
    }
  | { readonly type: 'withdraw_hand_over'; readonly ask_id: number }
  | { readonly type: 'hand_over_lead'; readonly to_user: number }
  // The mentor's
  | { readonly type: 'control'; readonly status: number; readonly reason: string | null }
  | { readonly type: 'guide'; readonly text: string; readonly node_id: string | null }
  | { readonly type: 'stop'; readonly reason: string }
  | (InSection & { readonly type: 'move_on'; readonly trans_id: string; readonly reason: string | null });

export type CommandType = Command['type'];
