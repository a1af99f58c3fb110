import type { Statistics } from '@lets/contract';

/** Pure: a share in whole per cent; of nothing there is none. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part / whole) * 100) : null;
}

export interface ScoreBand {
  readonly label: string;
  readonly members: number;
  /** The tens that it holds, as the list of runs takes them. */
  readonly tens: readonly number[];
}

/** Pure: the scores as a school reads them: failed in one, then by tens. */
export function scoreBands(scores: Statistics['scores']): ScoreBand[] {
  const failed = scores.filter(({ from }) => from < 60);
  const sum = failed.reduce((all, { members }) => all + members, 0);
  return [
    { label: '<60', members: sum, tens: failed.map(({ from }) => from) },
    ...scores
      .filter(({ from }) => from >= 60)
      .map(({ from, members }) => ({
        label: from === 90 ? '90+' : `${from}–${from + 9}`,
        members,
        tens: [from],
      })),
  ];
}

/** Pure: where a score stands among the bands, from the middle of the first to the middle of the last. */
export function placeOf(score: number): number {
  return Math.min(4, Math.max(0, Math.floor((score - 50) / 10)));
}

/** Pure: how dark a count is drawn beside the most there is: 1 to 5, and 0 for none. */
export function shadeOf(count: number, most: number): number {
  return count > 0 ? Math.max(1, Math.ceil((count / most) * 5)) : 0;
}
