import type { VoteSetup } from '@lets/contract';
import { bi, guide } from '../../build.ts';
import type { Words } from '../../models.ts';

/** An open vote of the panel by majority. */
export function voteOn(question: Words, agree: Words, disagree: Words): VoteSetup {
  return {
    question: bi(...question),
    options: [
      { id: 'agree', label: bi('同意', 'Agree'), hint: bi(...agree), counts: 'for' },
      { id: 'disagree', label: bi('不同意', 'Disagree'), hint: bi(...disagree), counts: 'against' },
      {
        id: 'abstain',
        label: bi('弃权', 'Abstain'),
        hint: bi(
          '实务中合议庭成员不得拒绝陈述意见；缺席未投的计为弃权',
          'No member of a real panel may abstain; here an absent member counts as abstaining',
        ),
        counts: 'abstain',
      },
    ],
    secret: false,
    threshold: 'majority',
  };
}

export const ORDER = guide(
  'presiding',
  [
    '1. 承办法官先介绍法律和证据规则，陪审员、法官依次发言，自己最后说；三人都投完再结束（《人民陪审员法解释》第十二条）。',
  ],
  [
    "1. The reporting judge first explains the law and the rules of evidence; the assessor and the judge then speak in turn, and you speak last. Close the vote when all three have voted (Interpretation on People's Assessors, Article 12).",
  ],
);
