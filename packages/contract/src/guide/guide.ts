import { DUE_KINDS } from '@lets/engine';
import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, Flag, FlowId, Id, json, RequestId, Side, Time } from '../core/values.ts';
import { ExperimentCard } from '../experiment/list.ts';
import { UserBrief } from '../people/person.ts';
import { ActAnswer } from '../room/declare.ts';
import { Condition } from '../workflow/condition.ts';
import { NodeKind } from '../workflow/flow.ts';

/** The mentor's guide: the board of running experiments, calls for help, the class called together. */

/** When a team counts as stuck. The board says these on the screen. */
export const STUCK_AFTER = {
  idle_minutes: 10,
  away_minutes: LIMITS.absent_minutes,
  wrong_tries: 3,
  /** With a request unanswered; and while nothing happens, with a signature, a vote or a condition missing. */
  unsigned_minutes: 5,
} as const;

/** The weightiest first. */
export const STUCK_REASONS = [
  'help',
  /** The open section can be moved on by staff alone. */
  'step_in',
  'missing',
  'wrong_tries',
  'request',
  'condition',
  'unsigned',
  'votes',
  'document',
  'idle',
] as const;

export const StuckReason = z.object({
  reason: z.enum(STUCK_REASONS),
  /** Since when: asked, gone, open, idle. */
  since: Time,
  node_id: FlowId.nullable(),
  /** The role that is waited for; null as the team's leader, and where nobody is. */
  role_id: FlowId.nullable(),
  user: UserBrief.nullable(),
  /** Wrong tries, or how many are waited for with the same; else 0. */
  count: z.number().int(),
  /** What is waited for, where that is known. */
  due: z.enum(DUE_KINDS).nullable(),
  /** Of a request: the role that asked. */
  from_role: FlowId.nullable(),
});
export type StuckReason = z.infer<typeof StuckReason>;

export const HelpCall = z.object({
  seq: z.number().int(),
  user: UserBrief,
  node_id: FlowId.nullable(),
  text: z.string(),
  at: Time,
  /** What a mentor said to it; null while it waits. */
  answer: z
    .object({ seq: z.number().int(), user: UserBrief.nullable(), text: z.string(), at: Time })
    .nullable(),
});
export type HelpCall = z.infer<typeof HelpCall>;

export const BOARD_STATES = ['stuck', 'help', 'paused', 'going'] as const;

/** A countdown as a room shows it. */
export const TimerView = z.object({
  label: z.string().nullable(),
  ends_at: Time,
  stops_in_pause: z.boolean(),
  /** Since when it stands still. */
  stopped_at: Time.nullable(),
});
export type TimerView = z.infer<typeof TimerView>;

export const BoardRow = z.object({
  card: ExperimentCard,
  flow_id: Id,
  class_id: Id.nullable(),
  /** The class task that it is a group of. */
  task_id: Id.nullable(),
  state: z.enum(BOARD_STATES),
  paused: z.object({ reason: z.string().nullable() }).nullable(),
  timer: TimerView.nullable(),
  /** Sections of this path that are behind them. */
  passed: z.array(FlowId),
  /** Of the open sections. */
  wrong_tries: z.number().int(),
  /** Whether a person's vote, or the end of a vote, is what an open section waits for. */
  is_voting: z.boolean(),
  /** Roles whose signature an open section waits for. */
  signing: z.array(FlowId),
  cast: z.array(
    z.object({
      role_id: FlowId,
      name: Bilingual,
      character: z.string(),
      side: Side,
      user: UserBrief.nullable(),
      present: z.boolean(),
    }),
  ),
  present: z.array(Id),
  /** Each member's last call for help, those that wait first. */
  help: z.array(HelpCall),
  /** What the team last did. */
  last_at: Time,
  stuck: z.array(StuckReason),
});
export type BoardRow = z.infer<typeof BoardRow>;

/** What the small picture of a path is drawn from. */
export const BoardFlow = z.object({
  flow_id: Id,
  nodes: z.array(
    z.object({
      id: FlowId,
      kind: NodeKind,
      name: Bilingual,
      /** How long it should take. */
      minutes: z.number().int().nullable(),
    }),
  ),
  ways: z.array(z.object({ from: FlowId, to: FlowId })),
});
export type BoardFlow = z.infer<typeof BoardFlow>;

/** Which of the runs in somebody's care are meant. */
export const BoardFilter = z.object({
  class_id: Id.optional(),
  project_id: Id.optional(),
  q: z.string().trim().max(LIMITS.search).optional(),
});

export const guideBoard = declareCall({
  method: 'GET',
  path: '/experiment/guide/board',
  summary:
    "The running experiments of the caller's classes, teams that are stuck first with the reason; at most 100, the newest.",
  who: 'staff',
  input: BoardFilter,
  output: z.object({
    total: z.number().int(),
    rows: z.array(BoardRow),
    flows: z.array(BoardFlow),
    /** Ended and still to be evaluated. */
    to_evaluate: z.number().int(),
    classes: z.array(z.object({ id: Id, name: z.string(), course_name: Bilingual })),
    projects: z.array(z.object({ id: Id, name: Bilingual })),
    /** Class tasks whose groups are among the rows. */
    tasks: z.array(z.object({ id: Id, name: z.string() })),
    server_time: Time,
  }),
  codes: [],
});

export const helpAsk = declareCall({
  method: 'POST',
  path: '/experiment/help/ask',
  summary:
    'A member calls for the mentor, about a section or the whole; the mentors of the class are told at once.',
  who: 'user',
  input: z.object({
    eid: Id,
    nid: FlowId.optional(),
    text: z.string().trim().min(1).max(LIMITS.help),
    request_id: RequestId,
  }),
  output: ActAnswer,
  codes: ['not_found', 'no_authority', 'not_current_section', 'ended_cannot_enter'],
});

export const turnNudge = declareCall({
  method: 'POST',
  path: '/experiment/turn/nudge',
  summary:
    'Reminds those for whom a section waits that it is their turn, or those who can see to a condition with which the caller was refused in this visit; nobody more than once a minute, whoever reminds them.',
  who: 'user',
  isAct: true,
  input: z.object({
    eid: Id,
    nid: FlowId,
    /** What the option that the caller chose still asks for, as the refusal named it. */
    condition: json(Condition).optional(),
  }),
  output: z.object({
    /** How many were reminded now. */
    nudged: z.number().int(),
    /** How many of those waited for are not in the run, so that nothing reaches them. */
    absent: z.number().int(),
    /** Seconds until they can be reminded again. */
    retry_after: z.number().int(),
  }),
  codes: ['not_found', 'no_authority', 'not_current_section'],
});

export const classCall = declareCall({
  method: 'POST',
  path: '/experiment/guide/class',
  summary:
    'One message to a whole class: as guidance in every running experiment of it, and as a message to its students who play in none.',
  who: 'staff',
  input: z.object({
    class_id: Id,
    text: z.string().trim().min(1).max(LIMITS.guidance),
    request_id: RequestId,
  }),
  output: z.object({ runs: z.number().int(), students: z.number().int() }),
  codes: ['not_found', 'too_many_tries'],
});

export const noteShare = declareCall({
  method: 'POST',
  path: '/experiment/note/share',
  summary: "Shows one of the caller's notes to the staff who evaluate the run, or takes it back.",
  who: 'user',
  input: z.object({ eid: Id, nid: FlowId, shared: Flag }),
  output: z.object({ shared: z.boolean() }),
  codes: ['not_found'],
});

export const notesShared = declareCall({
  method: 'GET',
  path: '/experiment/note/shared',
  summary: 'Notes of a run that their writers share; for its staff.',
  who: 'staff',
  input: z.object({ eid: Id }),
  output: z.object({
    list: z.array(z.object({ user: UserBrief, node_id: FlowId, text: z.string(), updated_at: Time })),
  }),
  codes: ['not_found'],
});
