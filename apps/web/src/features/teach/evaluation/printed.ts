import type { CompetencyGoal, EvaluationContent } from '@lets/contract';
import { type About, judgedOf, type Whose } from './scoring.ts';

/** Something that is said of someone: on a goal, or on the whole. */
export interface Said {
  readonly about: About;
  readonly goal: CompetencyGoal | null;
  readonly text: string;
}

/** Pure: everything that is said of someone, or pointed at without a word; goals in their order, then the whole. */
export function saidOf(
  content: EvaluationContent,
  whose: Whose,
  goals: readonly CompetencyGoal[],
): readonly Said[] {
  const judged = judgedOf(content, whose);
  const onGoals = goals.flatMap((goal): Said[] => {
    const remark = judged.remarks[goal.id];
    const isEmpty = !remark || (remark.text === '' && remark.moments.length === 0);
    return isEmpty ? [] : [{ about: goal.id, goal, text: remark.text }];
  });
  const isSilent = judged.comment === '' && judged.moments.length === 0;
  return isSilent ? onGoals : [...onGoals, { about: null, goal: null, text: judged.comment }];
}

/** Letters of a comment that have a place on paper for certain: the lines that its style leaves it, of wide letters. */
const LETTERS = { remark: 60, comment: 170 } as const;

/** Pure: whether only the beginning of it may stand on paper. */
export function isLongOnPaper({ goal, text }: Said): boolean {
  return text.length > (goal ? LETTERS.remark : LETTERS.comment);
}
