import {
  type CompetencyGoal,
  type EvaluationContent,
  type GoalRemark,
  type IdleDecision,
  LIMITS,
  type PaperComment,
  standingOf,
  totalOf,
} from '@lets/contract';

/** Whose sheet is open: a member's, or the team's, from which members' empty scores are taken. */
export type Whose = number | 'team';
export type Judged = EvaluationContent['team'];

const NOTHING_SAID: Judged = { goals: {}, remarks: {}, comment: '', moments: [] };

/** Pure: what is written of someone. */
export function judgedOf(content: EvaluationContent, whose: Whose): Judged {
  const found = whose === 'team' ? content.team : content.members.find(({ user_id }) => user_id === whose);
  return found ?? NOTHING_SAID;
}

/** Pure: the same content with something else written of someone. */
export function withJudged(
  content: EvaluationContent,
  whose: Whose,
  judged: Judged & { readonly decision?: IdleDecision | undefined },
): EvaluationContent {
  if (whose === 'team') return { ...content, team: judged };
  const isKnown = content.members.some(({ user_id }) => user_id === whose);
  const own = { ...judged, user_id: whose };
  return {
    ...content,
    members: isKnown
      ? content.members.map((member) => (member.user_id === whose ? own : member))
      : [...content.members, own],
  };
}

/** What a comment is about: a goal, or all of them together. */
export type About = string | null;

const NO_REMARK = { text: '', moments: [] };

/** Pure: the events that a comment points at. */
export function momentsOn(judged: Judged, about: About): readonly number[] {
  return about === null ? judged.moments : (judged.remarks[about]?.moments ?? []);
}

/** Pure: every event that is pointed at. */
export function momentsOf(judged: Judged): ReadonlySet<number> {
  return new Set([...judged.moments, ...Object.values(judged.remarks).flatMap(({ moments }) => moments)]);
}

/** Pure: points at an event, or no longer; at most as many as are allowed, in the record's order. */
export function withMoment(judged: Judged, about: About, seq: number): Judged {
  const before = momentsOn(judged, about);
  const isThere = before.includes(seq);
  if (!isThere && before.length >= LIMITS.evaluation_moments) return judged;
  const moments = isThere ? before.filter((one) => one !== seq) : [...before, seq].sort((a, b) => a - b);
  return about === null ? { ...judged, moments } : withRemark(judged, about, { moments });
}

/** Pure: something said of a goal. A remark that says nothing and points at nothing is none. */
export function withRemark(judged: Judged, goalId: string, part: Partial<GoalRemark>): Judged {
  const remark = { ...NO_REMARK, ...judged.remarks[goalId], ...part };
  const { [goalId]: _, ...others } = judged.remarks;
  const isEmpty = remark.text === '' && remark.moments.length === 0;
  return { ...judged, remarks: isEmpty ? others : { ...others, [goalId]: remark } };
}

/** Pure: the score that counts on a goal: one's own, else the team's. */
export function scoreOn(content: EvaluationContent, whose: Whose, goalId: string): number | null {
  return judgedOf(content, whose).goals[goalId] ?? content.team.goals[goalId] ?? null;
}

/** Pure: who still lacks a score on some goal; a member who is not scored lacks none. */
export function unscored(
  content: EvaluationContent,
  memberIds: readonly number[],
  goals: readonly CompetencyGoal[],
): number[] {
  return memberIds.filter((id) => standingOf(content, id, goals) === 'missing');
}

/** What is done with a member who did nothing; `scored` when they have scores of their own that are not all 0. */
export type IdleChoice = 'zero' | IdleDecision['is'];

/** Pure: null while nobody has decided. */
export function idleChoiceOf(
  content: EvaluationContent,
  id: number,
  goals: readonly CompetencyGoal[],
): IdleChoice | 'scored' | null {
  const { decision, goals: scores = {} } = memberOf(content, id) ?? {};
  if (decision) return decision.is;
  if (standingOf(content, id, goals) !== 'own') return null;
  return isNought(scores, goals) ? 'zero' : 'scored';
}

/** Pure: the same content with that decided; zeros that were given by it go when another is chosen. */
export function withIdleChoice(
  content: EvaluationContent,
  id: number,
  goals: readonly CompetencyGoal[],
  choice: IdleChoice,
): EvaluationContent {
  const { decision, ...own } = memberOf(content, id) ?? { ...NOTHING_SAID, user_id: id };
  if (choice === 'zero')
    return withJudged(content, id, { ...own, goals: Object.fromEntries(goals.map((goal) => [goal.id, 0])) });
  const scores = isNought(own.goals, goals) ? {} : own.goals;
  return withDecision(withJudged(content, id, { ...own, goals: scores }), id, {
    is: choice,
    reason: decision?.reason ?? '',
  });
}

/** Pure: what is decided of a member, or null for nothing. */
export function withDecision(
  content: EvaluationContent,
  id: number,
  decision: IdleDecision | null,
): EvaluationContent {
  const { decision: _, ...own } = memberOf(content, id) ?? { ...NOTHING_SAID, user_id: id };
  return withJudged(content, id, decision ? { ...own, decision } : own);
}

export function memberOf({ members }: EvaluationContent, id: number) {
  return members.find(({ user_id }) => user_id === id);
}

function isNought(scores: Judged['goals'], goals: readonly CompetencyGoal[]): boolean {
  return goals.every(({ id }) => scores[id] === 0);
}

/** Pure: the team's own goals weighed, or null while one is missing. */
export function teamTotal(content: EvaluationContent, goals: readonly CompetencyGoal[]): number | null {
  return totalOf({ team: content.team, members: [] }, 0, goals);
}

/** Pure: what was typed as a score: undefined when it is none. At most one decimal. */
export function readScore(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  if (!/^\d{1,3}(\.\d)?$/.test(typed.trim())) return undefined;
  const score = Number(typed);
  return score <= 100 ? score : undefined;
}

/** Pure: the same content with a comment in a paper, new or in place of the one with its id. */
export function withComment(content: EvaluationContent, comment: PaperComment): EvaluationContent {
  const { papers = [] } = content;
  const isKnown = papers.some(({ id }) => id === comment.id);
  return {
    ...content,
    papers: isKnown ? papers.map((one) => (one.id === comment.id ? comment : one)) : [...papers, comment],
  };
}

/** Pure. */
export function withoutComment(content: EvaluationContent, commentId: string): EvaluationContent {
  return { ...content, papers: (content.papers ?? []).filter(({ id }) => id !== commentId) };
}
