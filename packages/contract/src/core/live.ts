import type { RunEvent } from '@lets/engine';
import type { UserBrief } from '../people/person.ts';
import type { Language } from './kinds.ts';

/**
 * Live events over Socket.IO at `/api/live`, authorised by the session cookie. Sockets carry events down and presence
 * up; every change goes by an HTTP call.
 */
export interface ServerToClient {
  /** An event of a watched run: whole where the receiver may know it, else `sealed`. */
  event: (event: RunEvent & { eid: number }) => void;
  /** Everybody who is in the run now, whenever that changes. */
  presence: (presence: Presence) => void;
  /** Where the presenter of a section's common screen points; never stored, and lost where the line is slow. */
  pointer: (pointer: LivePointer) => void;
  /** Someone is writing what they are about to say; never what, never stored, and over when nothing more comes. */
  typing: (typing: LiveTyping) => void;
  /** Words of a watched run's flow were corrected: what shows them is fetched again. */
  flow_corrected: (corrected: { eid: number; flow_id: number }) => void;
  /** The author of a watched run's case changed it: what shows its texts is fetched again. */
  case_changed: (changed: { eid: number }) => void;
  /** Someone saved, published or corrected a flow that is open in an editor here. */
  flow_changed: (change: FlowChanged) => void;
  /** Everybody who has a flow open in an editor, whenever that changes. */
  flow_presence: (presence: FlowPresence) => void;
  /** Someone remarked on a document of the run; everybody who may read it fetches what. */
  remark: (remark: { eid: number; doc_id: string }) => void;
  /** A person who waits reminds the receiver. */
  turn_nudged: (nudge: TurnNudge) => void;
  /** A file was put into a watched run. */
  file_added: (added: { eid: number }) => void;
  /** The session ended: logged out elsewhere, password changed, disabled. */
  session_ended: () => void;
  /** The system was closed to everybody but administrators; the session lasts. The line is cut after it. */
  system_closed: () => void;
  /** The person has opened too many pages and this was the oldest: the line is cut after it, and opened again when the page is looked at. */
  displaced: () => void;
  /** The server stops: the client leaves, and comes back after a time that it picks at random from this range, so that not all come at once. */
  come_back: (range: { within_ms: number }) => void;
  /** How far a file is that the receiver asked for. */
  making: (making: FileMaking) => void;
  /** Something on the person's own lists changed (a task given, a team joined): lists refetch. */
  nudge: (nudge: {
    topic:
      | 'experiments'
      | 'teams'
      | 'class_tasks'
      | 'messages'
      | 'notices'
      | 'account'
      | 'guide'
      | 'runs'
      | 'approvals';
  }) => void;
  /** Anything of the above may have been missed on a line that stood: everything is asked for again, as after a new line. */
  catch_up: () => void;
}

/** With this a stopping server closes a document's socket; the reason says within how many milliseconds to come back, as `come_back` does. */
export const COME_BACK_CLOSE = 1012;

/** Pure but for chance: how long to stay away when told to come back within a range; 0 for what is no range. */
export function pickReturn(within_ms: number): number {
  return Number.isFinite(within_ms) ? Math.random() * Math.min(Math.max(within_ms, 0), LONGEST_RETURN_MS) : 0;
}

/** Whatever a server says, nobody is kept away for longer. */
const LONGEST_RETURN_MS = 60_000;

export interface ClientToServer {
  /** Enters or re-enters a run's room, saying which section is on the screen; answers the run's present seq. */
  watch: (
    input: { eid: number; node_id: string | null },
    answer: (result: { c: number; seq: number; present: Presence['present'] }) => void,
  ) => void;
  leave: (input: { eid: number }) => void;
  /** Opens a flow in an editor; answers its present revision. */
  watch_flow: (
    input: { flow_id: number },
    answer: (result: { c: number; revision: number; present: FlowPresence['present'] }) => void,
  ) => void;
  leave_flow: (input: { flow_id: number }) => void;
  /** What the editor of an open flow has chosen, nodes and ways, for the others to see; never stored. */
  choose_flow: (input: { flow_id: number; ids: readonly string[] }) => void;
  /** The presenter's, or the host's, pointer over the common screen of a watched section; null takes it away. */
  point: (input: { eid: number; node_id: string; at: PointerPlace | null }) => void;
  /** In this role the person is writing a speech to a watched section, or to a private talk in it. */
  typing: (input: { eid: number; node_id: string; role_id: string; meeting_id: number | null }) => void;
}

/** What is done for a file, in this order: a place in line, what it tells, its text, its pages. */
export const MAKING_STEPS = ['waiting', 'reading', 'composing', 'setting'] as const;

export interface FileMaking {
  /** The name under which it was asked for. */
  job: string;
  step: (typeof MAKING_STEPS)[number];
  /** How many files of others are made before it. */
  ahead: number;
  /** Of the whole work, 0 to 100; it never falls. */
  percent: number;
}

/** Which section waits, for whom it is said, and whether it cannot end without the receiver: never what for. */
export interface TurnNudge {
  eid: number;
  node_id: string;
  by: number;
  holds_end: boolean;
}

/** A place on what is shown, as fractions of its whole width and height: the same spot on every screen. */
export interface PointerPlace {
  x: number;
  y: number;
}

export interface LivePointer {
  eid: number;
  node_id: string;
  user_id: number;
  at: PointerPlace | null;
}

export interface LiveTyping {
  eid: number;
  node_id: string;
  role_id: string;
  user_id: number;
  /** The private talk it is for; null for the section. */
  meeting_id: number | null;
  /** The run's number at that moment: what the role said after it was what they were writing. */
  seq: number;
}

/** A person who goes on writing says so at this pace, and is taken to have stopped when nothing has come for longer. */
export const TYPING = { repeat_ms: 3000, lasts_ms: 7000 } as const;

export interface Presence {
  eid: number;
  present: { user_id: number; node_id: string | null; since: number }[];
}

export interface FlowChanged {
  flow_id: number;
  revision: number;
  by: UserBrief;
}

export interface FlowPresence {
  flow_id: number;
  /** With what each has chosen there, nodes and ways by their ids. */
  present: (UserBrief & { since: number; chosen: readonly string[] })[];
}

export interface LiveAuth {
  lang: Language;
}
