import type { EvaluationContent } from './content.ts';

type Goals = readonly { readonly id: string }[];

/** Whose scores a member's are: all their own, some or all the team's, none at all, or not scored. */
export const STANDINGS = ['own', 'partly', 'team', 'missing', 'excluded'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Pure: a goal on which a member has no score of their own has the team's; `missing` when neither has one on some goal. */
export function standingOf(content: EvaluationContent, userId: number, goals: Goals): Standing {
  const member = content.members.find(({ user_id }) => user_id === userId);
  if (member?.decision?.is === 'excluded') return 'excluded';
  const inherited = goals.filter(({ id }) => (member?.goals[id] ?? null) === null);
  if (inherited.some(({ id }) => (content.team.goals[id] ?? null) === null)) return 'missing';
  if (inherited.length === 0) return 'own';
  return inherited.length === goals.length ? 'team' : 'partly';
}

/**
 * Pure: of the members who did nothing those whom the team's scores would reach without anybody having said so. Each is given scores
 * of their own, or a decision with its reason.
 */
export function undecided(content: EvaluationContent, idleIds: readonly number[], goals: Goals): number[] {
  return idleIds.filter((id) => {
    const decision = content.members.find(({ user_id }) => user_id === id)?.decision;
    if (decision) return decision.reason.trim() === '';
    return standingOf(content, id, goals) !== 'own';
  });
}
