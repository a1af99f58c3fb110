/** What one member's experiment comes to, for platforms that collect virtual experiments. Neutral: `dialect.ts` has their names. */
export interface LabRecord {
  /** Ours, and unique. */
  readonly id: string;
  readonly title: string;
  readonly isFinished: boolean;
  /** 0 to 100, whole. */
  readonly score: number;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  readonly seconds: number;
  /** Null of somebody who was alone. */
  readonly group: {
    readonly id: string;
    readonly name: string;
    readonly role: string;
    readonly members: readonly string[];
  } | null;
  readonly steps: readonly LabStep[];
}

export interface LabStep {
  readonly title: string;
  readonly from: number;
  readonly until: number;
  readonly seconds: number;
  readonly expectedSeconds: number;
  /** Whole; those of all steps add up to 100, less what a run that was broken off did not come to. */
  readonly maxScore: number;
  readonly score: number;
  readonly repeats: number;
  readonly evaluation: string;
  /** The rule by which it is scored, in words. */
  readonly scoring: string;
  readonly remarks: string;
}

/** Something of a run that counts as a step. */
export interface StepFact {
  readonly title: string;
  readonly from: number;
  readonly until: number;
  readonly seconds: number;
  readonly expectedSeconds: number;
  /** Its share of 100, in proportion to the others. */
  readonly weight: number;
  readonly repeats: number;
  readonly isDone: boolean;
  readonly wrongTries: number;
}

export interface RunFacts extends Omit<LabRecord, 'score' | 'steps'> {
  readonly steps: readonly StepFact[];
  /** What the sections weigh that a run which was broken off never came to. */
  readonly missedWeight: number;
  /** 0 to 100; null: there is no evaluation, or none is waited for. */
  readonly evaluated: number | null;
  readonly roles: readonly string[];
}

/** What each wrong option costs of a step's score. */
const WRONG_TRY_SHARE = 0.2;
export const RULES = {
  byProgress: '完成本步骤得满分，每次误选扣本步骤五分之一，未完成不得分',
  byEvaluation: '由指导教师评价，按总评折算到各步骤',
} as const;

/** Pure: the record with its scores: from the evaluation where there is one, else from what was done. */
export function recordOf({ steps, missedWeight, evaluated, roles, ...run }: RunFacts): LabRecord {
  // Who has judged the run has judged what it did not come to as well.
  const missed = evaluated === null ? missedWeight : 0;
  const maxima = shares(100, [...steps.map(({ weight }) => weight), missed]).slice(0, steps.length);
  const scores =
    evaluated === null
      ? steps.map((step, at) => progressOf(step, maxima[at] ?? 0))
      : shares(Math.round(evaluated), maxima);
  return {
    ...run,
    seconds: Math.max(1, run.seconds),
    score: evaluated === null ? scores.reduce((sum, score) => sum + score, 0) : Math.round(evaluated),
    steps: steps.map(({ weight: _, isDone: __, wrongTries: ___, ...step }, at) => ({
      ...step,
      seconds: Math.max(1, step.seconds),
      maxScore: maxima[at] ?? 0,
      score: scores[at] ?? 0,
      evaluation: wordFor(scores[at] ?? 0, maxima[at] ?? 0),
      scoring: evaluated === null ? RULES.byProgress : RULES.byEvaluation,
      remarks: roles.join('、'),
    })),
  };
}

function progressOf({ isDone, wrongTries }: StepFact, maxScore: number): number {
  if (!isDone) return 0;
  return Math.max(0, Math.round(maxScore * (1 - WRONG_TRY_SHARE * wrongTries)));
}

/** Pure: a whole number in whole parts by weights; those that lose most by rounding down get what is left. */
export function shares(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, one) => all + one, 0);
  if (sum <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((all, one) => all + one, 0);
  const byLoss = exact
    .map((one, at) => ({ at, loss: one - Math.floor(one) }))
    .sort((a, b) => b.loss - a.loss || a.at - b.at);
  for (const { at } of byLoss.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

function wordFor(score: number, maxScore: number): string {
  if (maxScore === 0) return '';
  const part = score / maxScore;
  if (part >= 0.9) return '优';
  if (part >= 0.75) return '良';
  return part >= 0.6 ? '中' : '差';
}
