import type { VoteOutcome } from '../flow/model.ts';
import type { CourtState } from './court-state.ts';

/**
 * Everything the engine must remember of one run to judge the next command. It holds no history: speeches, contents of
 * documents and past paths live in the event log, so its size depends on the flow and the open business only.
 */
export interface RunState {
  /** Sequence number of the last event folded in; 0 before the first. */
  readonly seq: number;
  readonly status: RunStatus;
  /** One walk from start to end; 0 before the start, a restart begins the next. */
  readonly path_id: number;
  readonly leader_id: number;
  readonly member_ids: readonly number[];
  /** role id → the member who plays it. */
  readonly holders: Readonly<Record<string, number>>;
  readonly control: Control;
  /** Sections opened on this path, open or passed, by node id. */
  readonly sections: Readonly<Record<string, SectionState>>;
  /** Earlier visits of sections that a loop has opened again: what stepping back out of the later visit restores. */
  readonly past_visits: readonly SectionState[];
  /** What was counted in visits that are on the path no more, by a step back or a restart. Absent while it is nothing. */
  readonly left_behind?: VisitTally;
  /** Transitions whose token waits at a join for its siblings. */
  readonly parked: readonly string[];
  /** The firings of this path in order: what stepping back undoes. */
  readonly firings: readonly Firing[];
  readonly documents: Readonly<Record<string, DocumentState>>;
  readonly ending: Ending | null;
  /** Who has written their experience. */
  readonly experience_by: readonly number[];
  /** Each member's last call for help, with its answer once it has one. Absent until the first. */
  readonly help?: readonly HelpAsked[];
  /** What the mentor lets every room count down, run out or not. Absent while there is none. */
  readonly timer?: RunTimer;
  /** Pending requests to holders to hand over a role, at most one for each role. Absent while there is none. */
  readonly hand_overs?: readonly HandOverAsked[];
  /** The last change of hands of each role, which may be undone for a while. Absent until the first. */
  readonly handed?: readonly HandedOver[];
}

export interface HandedOver {
  /** Sequence number of the event that gave the role away. */
  readonly seq: number;
  readonly target_role: string;
  readonly from_user: number;
  readonly to_user: number;
  /** Who wanted it. */
  readonly by: number;
  readonly by_staff: boolean;
  readonly until: number;
}

/** What a visit, or a whole run, counts of itself. */
export interface VisitTally {
  readonly wrong_tries: number;
  readonly consequences: number;
}

/** Known to the two and to staff. */
export interface HandOverAsked {
  /** Sequence number of the event that asked. */
  readonly id: number;
  readonly target_role: string;
  readonly holder_id: number;
  readonly to_user: number;
  readonly asked_by: number;
  readonly at: number;
  readonly reason?: string;
  readonly despite?: string;
}

/** A call for help that waits for its answer, or stands above it. */
export interface HelpAsked {
  /** Sequence number of the event that asked. */
  readonly seq: number;
  readonly user_id: number;
  readonly node_id: string | null;
  readonly text: string;
  readonly at: number;
  readonly answer?: HelpAnswer;
}

interface HelpAnswer {
  /** Sequence number of the guidance. */
  readonly seq: number;
  readonly user_id: number | null;
  readonly text: string;
  readonly at: number;
}

/** Forces nothing: at its end the rooms say so. */
export interface RunTimer {
  /** Sequence number of the event that set it. */
  readonly id: number;
  readonly label: string | null;
  /** When it runs out, if nothing stops it before. */
  readonly ends_at: number;
  readonly stops_in_pause: boolean;
  /** Since when it stands still; null while it runs. */
  readonly stopped_at: number | null;
}

type RunStatus = 'waiting' | 'in_progress' | 'ended';

/** Status 2 is the mentor's pause: students read but cannot act. Any other value is normal. */
interface Control {
  readonly status: number;
  readonly reason: string | null;
  /** Since when; absent where that was stored before it was kept. */
  readonly at?: number;
}

export const CONTROL_NORMAL = 1;
export const CONTROL_PAUSED = 2;

interface Ending {
  readonly how: 'completed' | 'terminated';
  readonly node_id: string;
  readonly role_id: string | null;
  readonly reason: string | null;
}

/** One move of the marking: which section closed by which option, and what that opened or left waiting. */
export interface Firing {
  readonly seq: number;
  /** Null for the start. */
  readonly closes: string | null;
  readonly trans_id: string | null;
  readonly opens: readonly OpenedSection[];
  /** Transitions that now wait at a join, and those that a completed join took away. */
  readonly parks: readonly string[];
  readonly unparks: readonly string[];
  /** Routes that choices took on the way. Absent: none was met. */
  readonly routes?: readonly string[];
  /** In which role the section was ended, and until when that may be taken back. Absent where taking it back would not restore the state before. */
  readonly undo?: { readonly role_id: string; readonly until: number };
}

export interface OpenedSection {
  readonly node_id: string;
  /** Roles that are in the room from the first moment. */
  readonly inside: readonly string[];
}

export interface SectionState {
  readonly node_id: string;
  readonly status: 'open' | 'passed';
  /** Sequence number of the event that opened this visit: the section's record begins here. */
  readonly opened_seq: number;
  readonly opened_at: number;
  readonly closed_at: number | null;
  readonly pre_node_id: string | null;
  /** Roles in the room; the others have been called out or wait to be called in. */
  readonly inside: readonly string[];
  /** Roles to whom the host has given the floor for one speech, in order. */
  readonly floor: readonly string[];
  /** role id → when it was last given the floor. Absent until the first time, and in visits stored before it was kept. */
  readonly floor_at?: Readonly<Record<string, number>>;
  /** Waiting for the host, in order. Requests to speak are in the fair order, except where the host has placed one. */
  readonly requests: readonly PendingRequest[];
  readonly meetings: readonly MeetingState[];
  readonly displayed: DisplayedItem | null;
  /** What has been on the common screen in this visit: ids of exhibits, and of the templates of documents. Absent: nothing. */
  readonly shown?: readonly string[];
  /** Documents handed to the section's file. */
  readonly submitted: readonly string[];
  readonly vote: VoteState;
  readonly wrong_tries: number;
  /** What lawful choices have cost, told in this visit. Absent: nothing. */
  readonly consequences?: readonly Consequence[];
  /** Absent until something is said in it. */
  readonly court?: CourtState;
  /** Roles that had nothing to add, with the number of the event that said so last. Absent until the first. */
  readonly rested?: Readonly<Record<string, number>>;
  /** The linked experiment that a jump section has started. */
  readonly jumped_to: number | null;
}

export interface Consequence {
  /** The option that was taken. */
  readonly trans_id: string;
  /** Sequence number of the event that took it. */
  readonly taken_seq: number;
}

export const REQUEST_ABOUT = ['speech', 'submission', 'display'] as const;
export type RequestAbout = (typeof REQUEST_ABOUT)[number];
/** What waits for the host: those requests, and requests for a private meeting. */
export type QueuedAbout = RequestAbout | 'meeting';

export interface PendingRequest {
  /** Sequence number of the event that made it. */
  readonly id: number;
  readonly role_id: string;
  readonly user_id: number;
  readonly about: QueuedAbout;
  readonly text: string | null;
  readonly item: DisplayItem | null;
  readonly at: number;
  /** The host has placed it where it is in the queue. */
  readonly placed?: true;
  /** Only of a request for a private meeting: with which role. */
  readonly target_role?: string;
  /** Only of a request for a private meeting: the host who was told about it. Only they, the asker and staff know. */
  readonly host?: MeetingHost;
}

export interface MeetingHost {
  /** Null: the leader hosts. */
  readonly role_id: string | null;
  readonly user_id: number;
}

export interface DisplayItem {
  readonly kind: 'document' | 'file' | 'material';
  readonly id: string;
  readonly name: string;
}

export interface DisplayedItem extends DisplayItem {
  readonly role_id: string;
  readonly page: number;
  /** Of a video, once its presenter has touched it. */
  readonly playback?: Playback;
}

/** The position of a shown video when it was last started, stopped or sought. */
export interface Playback {
  readonly playing: boolean;
  /** Seconds from its start. */
  readonly position: number;
  readonly at: number;
}

export interface MeetingState {
  readonly id: number;
  readonly from_role: string;
  readonly to_role: string;
  readonly text: string | null;
  readonly status: 'asked' | 'open';
  /** When the other role was asked; absent where that was stored before it was kept. */
  readonly at?: number;
}

export interface VoteState {
  /** Roles that have cast a vote. */
  readonly voted: readonly string[];
  /** role id → who cast it: a later holder of the role does not learn the ballot. */
  readonly cast_by: Readonly<Record<string, number>>;
  /** role id → option id. Of a secret ballot a client's copy holds its own roles only. */
  readonly ballots: Readonly<Record<string, string>>;
  /** When the last vote was cast. Absent before the first, and in votes stored before it was kept. */
  readonly last_at?: number;
  readonly ended: boolean;
  readonly result: VoteResult | null;
}

export interface VoteResult {
  readonly outcome: VoteOutcome;
  /** option id → votes; non-voters are already under abstain. */
  readonly tally: Readonly<Record<string, number>>;
  /** Roles that had not voted when the vote ended (not those who voted to abstain: a ballot may be secret). */
  readonly abstained: readonly string[];
}

export interface DocumentState {
  readonly id: string;
  readonly node_id: string;
  /** `opened_seq` of the visit of its section that it was made in: clearing that visit archives it. */
  readonly visit_seq: number;
  readonly name: string;
  readonly author_role: string;
  readonly template_id: string | null;
  readonly version: number;
  /** The version with which the present text began: the last one that was saved whole or revised a signed one. Absent: the first. */
  readonly root_version?: number;
  /** SHA-256 of the current version's content, hexadecimal. */
  readonly hash: string;
  /** True once one role has signed: a change is then a new version without signatures. */
  readonly frozen: boolean;
  readonly submitted: boolean;
  /** Cleared by stepping back or a restart: kept for the mentor, hidden from the others. */
  readonly archived: boolean;
  readonly signatures: Readonly<Record<string, SignatureState>>;
}

export interface SignatureState {
  readonly role_id: string;
  readonly status: 'asked' | 'signed' | 'refused';
  readonly reason: string | null;
  /** When it was answered. */
  readonly at: number | null;
  /** When it was asked for; absent where that was stored before it was kept. */
  readonly asked_at?: number;
}
