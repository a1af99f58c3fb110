/** What one class task contributes to a student's final grade. */
export interface WeighedScore {
  /** 0 to 100, at most one decimal; 0 leaves the task out of the grade. */
  readonly weight: number;
  /** 0 to 100; null while the student has none. */
  readonly score: number | null;
}

export interface FinalGrade {
  /** 0 to 100 with one decimal, over the tasks that have a score; null when no weighed task has one. */
  readonly score: number | null;
  /** Weighed tasks without a score: the grade is provisional until there are none. */
  readonly missing: number;
}

/**
 * Pure: a student's final grade, the scores weighed. Weights are relative, so that a course whose weights do not add up to 100 has
 * a grade all the same. Counted in tenths: sums of decimals would round differently from what a teacher gets by hand.
 */
export function finalGradeOf(tasks: readonly WeighedScore[]): FinalGrade {
  let sum = 0;
  let weights = 0;
  let missing = 0;
  for (const { weight, score } of tasks) {
    const part = tenths(weight);
    if (part === 0) continue;
    if (score === null) {
      missing += 1;
      continue;
    }
    sum += part * tenths(score);
    weights += part;
  }
  return { score: weights > 0 ? Math.round(sum / weights) / 10 : null, missing };
}

/** Pure: what weights add up to, without the dust of decimals. */
export function sumOfWeights(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + tenths(weight), 0) / 10;
}

function tenths(value: number): number {
  return Math.round(value * 10);
}
