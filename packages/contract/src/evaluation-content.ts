import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { FlowId, Id } from './values.ts';

/** 0 to 100; null: not given yet, or for a member: the team's. */
export const Score = z.number().min(0).max(100).nullable();

/** Scores by competency goal, and what is said with them. */
const Judged = z.object({
  goals: z.record(FlowId, Score),
  comment: z.string().max(LIMITS.evaluation_comment),
});

/** A mentor's judgement of a run: of the team, and of each member, whose empty scores are the team's. */
export const EvaluationContent = z.object({
  team: Judged,
  members: z.array(Judged.extend({ user_id: Id })).max(LIMITS.team_size),
});
export type EvaluationContent = z.infer<typeof EvaluationContent>;

/** Pure: a member's score, their goals weighed; null while one has none. */
export function totalOf(
  content: EvaluationContent,
  userId: number,
  goals: readonly { readonly id: string; readonly weight: number }[],
): number | null {
  const own = content.members.find((member) => member.user_id === userId);
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
