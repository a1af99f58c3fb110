import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Bilingual, Counter, DocumentId, Empty, FlowId, Id, json, Time } from '../core/values.ts';
import { RoleFace } from '../experiment/list.ts';
import { UserBrief } from '../people/person.ts';
import { CompetencyGoal } from '../project/case.ts';
import { ProjectBrief } from '../project/project.ts';
import { EvaluationChange } from './changes.ts';
import { EvaluationContent, MentorNotes } from './content.ts';

const Count = z.number().int();

/** What someone did in a run, counted from its record. It informs; it never sets a score. */
export const Contribution = z.object({
  speeches: Count,
  /** Characters spoken. */
  spoken: Count,
  documents: Count,
  /** Versions of documents that they saved. */
  edits: Count,
  submissions: Count,
  signatures: Count,
  votes: Count,
  wrong_tries: Count,
  /** Of the lawful options that they took, those whose consequence has struck. */
  consequences: Count,
  /** How long they were in the run. */
  minutes_present: Count,
  /** How long others waited for their answers: to requests, invitations to talk, and signatures asked of their roles. */
  minutes_waited_for: Count,
});
export type Contribution = z.infer<typeof Contribution>;

/** That a published evaluation was taken back: by whom, when and why. */
export const Withdrawal = z.object({ by: UserBrief, at: Time, reason: z.string() });
export type Withdrawal = z.infer<typeof Withdrawal>;

export const EvaluationVersion = z.object({
  version: Count,
  published_by: UserBrief,
  published_at: Time,
  reason: z.string(),
});

/** A place in the record that an evaluation points at, told in words. */
export const RecordMoment = z.object({
  seq: Count,
  at: Time,
  node_id: FlowId.nullable(),
  section: Bilingual,
  who: Bilingual,
  words: Bilingual,
});
export type RecordMoment = z.infer<typeof RecordMoment>;

export const EvaluationDetail = z.object({
  eid: Id,
  name: z.string(),
  project: ProjectBrief,
  class_name: z.string(),
  team_name: z.string(),
  /** The class task that gave the run to its team; null without one, and for members. */
  class_task_id: Id.nullable(),
  ended_at: Time.nullable(),
  goals: z.array(CompetencyGoal),
  members: z.array(
    UserBrief.extend({
      roles: z.array(RoleFace),
      contribution: Contribution,
      /** They did nothing at all: said, wrote, signed, voted, chose or answered nothing. */
      idle: z.boolean(),
    }),
  ),
  /** The evaluation in force; null until one is published, and while it is taken back. Students find of the members only themselves in it. */
  published: EvaluationVersion.extend({
    content: EvaluationContent,
    /** By member, of those in the content. */
    totals: z.array(z.object({ user_id: Id, score: z.number() })),
    /** Of the events in the content those that the reader may know. */
    moments: z.array(RecordMoment),
    /** The papers that are commented on, as far as the reader may know of it. */
    documents: z.array(z.object({ id: DocumentId, name: z.string() })),
    /** What is not as in the version before, as far as the reader may know it. */
    changes: z.array(EvaluationChange),
  }).nullable(),
  /** While the last evaluation is taken back for revision; nothing of what it said is told. */
  withdrawn: Withdrawal.nullable(),
  /** For staff alone: what is being written, and what was published before. */
  draft: z
    .object({
      content: EvaluationContent,
      revision: Count,
      saved_by: UserBrief.nullable(),
      saved_at: Time.nullable(),
      /** What was published last, also when it was taken back; null before the first time. */
      last: EvaluationContent.nullable(),
    })
    .nullable(),
  versions: z.array(EvaluationVersion.extend({ withdrawn: Withdrawal.nullable() })),
});
export type EvaluationDetail = z.infer<typeof EvaluationDetail>;

export const evaluateDetail = declareCall({
  method: 'GET',
  path: '/experiment/evaluate/detail',
  summary:
    "An ended run's evaluation: for staff with the draft and everybody's ledger, for a member what was published of themselves and the team.",
  who: 'user',
  input: z.object({ eid: Id }),
  output: EvaluationDetail,
  codes: ['not_found', 'not_ended'],
});

const Evaluated = json(EvaluationContent);

export const evaluateSave = declareCall({
  method: 'POST',
  path: '/experiment/evaluate/save',
  summary:
    'Keeps what is being written; changed_meanwhile (d = the draft) when somebody else saved after `revision`.',
  who: 'staff',
  input: z.object({
    eid: Id,
    revision: z.union([z.literal('0'), z.literal(0), Counter]),
    content: Evaluated,
  }),
  output: z.object({ revision: Count }),
  codes: ['not_found', 'not_ended', 'changed_meanwhile'],
});

export const evaluatePublish = declareCall({
  method: 'POST',
  path: '/experiment/evaluate/publish',
  summary:
    'Shows the saved draft to the students, with a message to each. Every member needs a score on every goal (bad_parameter, d = {user_id: missing}), and one who did nothing scores of their own or a decision with a reason (idle_undecided, d = {user_id: missing}). Published again it needs a reason, and something changed.',
  who: 'staff',
  input: z.object({
    eid: Id,
    revision: Counter,
    reason: z.string().trim().max(LIMITS.reason).default(''),
  }),
  output: z.object({ version: Count }),
  codes: [
    'not_found',
    'not_ended',
    'changed_meanwhile',
    'nothing_to_publish',
    'idle_undecided',
    'too_many_tries',
  ],
});

export const evaluateWithdraw = declareCall({
  method: 'POST',
  path: '/experiment/evaluate/withdraw',
  summary:
    'Takes the published evaluation back for revision: its scores and comments are shown to nobody but staff, and each student gets a message. changed_meanwhile when `version` is not the last.',
  who: 'staff',
  input: z.object({ eid: Id, version: Counter, reason: z.string().trim().min(1).max(LIMITS.reason) }),
  output: Empty,
  codes: ['not_found', 'not_ended', 'changed_meanwhile', 'nothing_to_withdraw', 'too_many_tries'],
});

export const evaluateNotes = declareCall({
  method: 'GET',
  path: '/experiment/evaluate/notes',
  summary:
    "What its staff noted for themselves of an ended run's team and members. No student, report or sheet is ever told.",
  who: 'staff',
  input: z.object({ eid: Id }),
  output: z.object({
    notes: MentorNotes,
    revision: Count,
    saved_by: UserBrief.nullable(),
    saved_at: Time.nullable(),
  }),
  codes: ['not_found', 'not_ended'],
});

export const evaluateNotesSave = declareCall({
  method: 'POST',
  path: '/experiment/evaluate/notes/save',
  summary: 'Keeps the notes; changed_meanwhile (d = the notes) when somebody else saved after `revision`.',
  who: 'staff',
  input: z.object({
    eid: Id,
    revision: z.union([z.literal('0'), z.literal(0), Counter]),
    notes: json(MentorNotes),
  }),
  output: z.object({ revision: Count }),
  codes: ['not_found', 'not_ended', 'changed_meanwhile'],
});

export const scoresExport = declareCall({
  method: 'GET',
  path: '/experiment/evaluate/export',
  summary: 'The published scores of a class, or of one run, by member and goal, as .xlsx.',
  who: 'staff',
  answer: 'file',
  input: z.object({ class_id: Id.optional(), eid: Id.optional() }),
  output: z.unknown(),
  codes: ['not_found'],
});
