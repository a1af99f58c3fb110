import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Bilingual, Id, RequestId, Time } from '../core/values.ts';
import { ExperimentStatus } from '../experiment/filter.ts';

/** The teams of a class task side by side, for who looks after them. It informs, and judges nobody. */

const Count = z.number().int();

/** What one team came to. */
export const TeamFigures = z.object({
  team_id: Id,
  name: z.string(),
  members: Count,
  /** Null while the team has no experiment. */
  eid: Id.nullable(),
  status: ExperimentStatus.nullable(),
  ending: z.enum(['completed', 'terminated']).nullable(),
  started_at: Time.nullable(),
  ended_at: Time.nullable(),
  /** In milliseconds, from the start to the end; null until it has ended. */
  took: z.number().nullable(),
  speeches: Count,
  documents: Count,
  votes: Count,
  wrong_tries: Count,
  consequences: Count,
  /** Of the members who have one in the evaluation in force; null before it is published. */
  scores: z.object({ mean: z.number(), lowest: z.number(), highest: z.number(), count: Count }).nullable(),
});
export type TeamFigures = z.infer<typeof TeamFigures>;

export const ClassComparison = z.object({
  id: Id,
  name: z.string(),
  class: z.object({ id: Id, name: z.string() }),
  project: z.object({ id: Id, name: Bilingual }),
  list: z.array(TeamFigures),
});
export type ClassComparison = z.infer<typeof ClassComparison>;

const InTask = z.object({ id: Id });

export const classCompare = declareCall({
  method: 'GET',
  path: '/experiment/compare/class',
  summary: 'The teams of a class task in figures: time, documents, votes, wrong tries, published scores.',
  who: 'staff',
  input: InTask,
  output: ClassComparison,
  codes: ['not_found'],
});

/** A passage in its place. */
const Excerpt = z.object({ before: z.string(), passage: z.string(), after: z.string() });
export type Excerpt = z.infer<typeof Excerpt>;

const PaperOfTeam = z.object({ team_id: Id, eid: Id, doc_id: z.string(), title: z.string() });
export type PaperOfTeam = z.infer<typeof PaperOfTeam>;

/** Two papers of different teams with passages in common, the longest first. */
export const AlikePapers = z.object({
  left: PaperOfTeam,
  right: PaperOfTeam,
  /** Letters in common beside what the case and its templates say. */
  letters: Count,
  passages: z.array(z.object({ left: Excerpt, right: Excerpt, letters: Count })),
});
export type AlikePapers = z.infer<typeof AlikePapers>;

export const textCompare = declareCall({
  method: 'GET',
  path: '/experiment/compare/texts',
  summary:
    'Passages that papers of different teams of a class task have in common beside what its case and templates say: places to look, computed when they are asked for.',
  who: 'staff',
  input: InTask,
  output: z.object({
    list: z.array(AlikePapers),
    /** How many papers were compared, of how many. */
    compared: Count,
    papers: Count,
  }),
  codes: ['not_found', 'compare_busy', 'compare_failed'],
});

export const classReport = declareCall({
  method: 'GET',
  path: '/experiment/report/class',
  summary:
    'One document of a class task as a Word or PDF file: its teams in a table, then each team with its path, counts and published scores.',
  who: 'staff',
  answer: 'file',
  input: z.object({ id: Id, format: z.enum(['docx', 'pdf']).default('docx'), job: RequestId }),
  output: z.unknown(),
  codes: ['not_found', 'too_many_tries', 'export_under_way', 'exports_busy', 'export_failed'],
});
