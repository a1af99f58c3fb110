import { z } from 'zod';
import { LIMITS } from '../core/limits.ts';
import { DocumentId, FlowId, Id, MAX_COUNTER } from '../core/values.ts';

/** 0 to 100; null: not given yet, or for a member: the team's. */
export const Score = z.number().min(0).max(100).nullable();

/** What in the record a comment rests on: numbers of events. */
const Quoted = z.array(z.number().int().positive().max(MAX_COUNTER)).max(LIMITS.evaluation_moments);

/** What is said of one goal. */
export const GoalRemark = z.object({ text: z.string().max(LIMITS.evaluation_remark), moments: Quoted });
export type GoalRemark = z.infer<typeof GoalRemark>;

/** Scores by competency goal, and what is said with them: of each goal, and of all together. */
const Judged = z.object({
  goals: z.record(FlowId, Score),
  remarks: z.record(FlowId, GoalRemark).default({}),
  comment: z.string().max(LIMITS.evaluation_comment),
  moments: Quoted.default([]),
});

/** A comment in a student's paper, on a passage of one version of it. Its writers and signers read it once it is published. */
export const PaperComment = z
  .object({
    id: z.string().min(8).max(64),
    document_id: DocumentId,
    version: z.number().int().positive().max(MAX_COUNTER),
    /** Where the passage stands in the words of that version (`shownText`), and how it reads. */
    from: z.number().int().nonnegative(),
    to: z.number().int().positive(),
    quote: z.string().min(1).max(LIMITS.paper_quote),
    text: z.string().max(LIMITS.comment),
  })
  .refine(({ from, to, quote }) => to - from === quote.length);
export type PaperComment = z.infer<typeof PaperComment>;

/** What is decided of a member who did nothing: the team's scores count for them all the same, or they are not scored at all. */
export const IdleDecision = z.object({
  is: z.enum(['team', 'excluded']),
  /** Needed before it is published; the member reads it. */
  reason: z.string().max(LIMITS.evaluation_remark),
});
export type IdleDecision = z.infer<typeof IdleDecision>;

/** A mentor's judgement of a run: of the team, and of each member, whose empty scores are the team's. */
export const EvaluationContent = z.object({
  team: Judged,
  members: z.array(Judged.extend({ user_id: Id, decision: IdleDecision.optional() })).max(LIMITS.team_size),
  papers: z.array(PaperComment).max(LIMITS.paper_comments).optional(),
});
export type EvaluationContent = z.infer<typeof EvaluationContent>;

type Scores = Readonly<Record<string, number | null>>;
interface ScoresOnly {
  readonly team: { readonly goals: Scores };
  readonly members: readonly {
    readonly user_id: number;
    readonly goals: Scores;
    readonly decision?: IdleDecision | undefined;
  }[];
}

/** Pure: the comments in papers that say something, in the order of the papers' words. */
export function commentsIn({ papers = [] }: Pick<EvaluationContent, 'papers'>): PaperComment[] {
  return papers
    .filter(({ text }) => text.trim() !== '')
    .sort((a, b) => a.document_id.localeCompare(b.document_id) || a.version - b.version || a.from - b.from);
}

/** Pure: the events that an evaluation points at, each once, in the record's order. */
export function quotedIn({ team, members }: EvaluationContent): number[] {
  const quoted = [team, ...members].flatMap(({ remarks, moments }) => [
    ...moments,
    ...Object.values(remarks).flatMap((remark) => remark.moments),
  ]);
  return [...new Set(quoted)].sort((a, b) => a - b);
}

/** Pure: a member's score, their goals weighed; null while one has none, and for a member who is not scored. */
export function totalOf(
  content: ScoresOnly,
  userId: number,
  goals: readonly { readonly id: string; readonly weight: number }[],
): number | null {
  const own = content.members.find((member) => member.user_id === userId);
  if (own?.decision?.is === 'excluded') return null;
  let sum = 0;
  let weights = 0;
  for (const { id, weight } of goals) {
    const score = own?.goals[id] ?? content.team.goals[id] ?? null;
    if (score === null) return null;
    sum += score * weight;
    weights += weight;
  }
  return weights > 0 ? Math.round((sum / weights) * 10) / 10 : null;
}

/** What mentors note for themselves: of the team, and of members by their ids. Students never read it. */
export const MentorNotes = z.object({
  team: z.string().max(LIMITS.mentor_note),
  members: z.array(z.object({ user_id: Id, text: z.string().max(LIMITS.mentor_note) })).max(LIMITS.team_size),
});
export type MentorNotes = z.infer<typeof MentorNotes>;
