import type { FlowNode } from '@lets/contract';
import { say, sayWeighing } from '../../build.ts';

/** What the panel says on revoking and on dismissing where ten thousand was imposed. */

type Lines = FlowNode['lines'];

export const ON_REVOKING_TEN: Lines = [
  say(
    'presiding',
    '变更没有形成多数，现在就撤销重作表决。说清楚是第七十条的哪一项。',
    'There was no majority for varying the fine. The question now is whether to revoke it and order a new decision. Please say which item of Article 70 applies.',
  ),
  sayWeighing(
    'assessor',
    [
      '让机关把那七千元重新说一遍，说得出就罚，说不出就减。我同意。',
      'Let the agency explain the seven thousand again: if it can, it may impose that fine; if not, it must reduce it. I agree.',
    ],
    [
      '同一个局再坐一次，还会是一万上下。她要的是一个结果，我不同意再来一轮。',
      'The same agency would sit down again and come out at about ten thousand. She needs a result. I do not agree to another round.',
    ],
  ),
  sayWeighing(
    'judge_a',
    [
      '第三项和第六项都说得上：多罚的理由没有告知过，数额又没有说明。撤销罚款一项，责令重作，数额还由机关定。我同意。',
      'Items 3 and 6 can both be argued: no notice was given of the reason for the higher fine, and the amount was not explained. We should revoke the fine and order a new decision; the agency still sets the amount. I agree.',
    ],
    [
      '程序各步都有，撤销只能靠第六项。可是数额在裁量之内，没有到明显不当；为一条评价撤掉整个罚款，过了。我不同意。',
      'Every step of the procedure was taken, and only item 6 is left. But the amount lies within discretion and is not obviously inappropriate; to revoke the whole fine over one point of weighing goes too far. I do not agree.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '我最后说。机关没有把差额的理由放到当事人面前，这个裁量要重来。撤销罚款一项，六十日内重作，不得以同一的事实和理由作出基本相同的决定。我同意，请表决。',
      'I speak last. The agency never put the reason for the difference before the party, so this discretion has to be exercised again. The fine is revoked, and the agency shall make a new decision within sixty days, which may not be substantially the same on the same facts and reasons. I agree; please vote.',
    ],
    [
      '我最后说。理由说得不好，可以在判决里指出来；行为本身证据、法律、程序都在。我不同意撤销，请表决。',
      'I speak last. The judgment can point out that the reasons are poorly stated; but the evidence, the law and the procedure of the act itself are all in order. I do not agree to revoke; please vote.',
    ],
  ),
];

export const ON_DISMISSING_TEN: Lines = [
  say(
    'presiding',
    '现在就驳回表决。没有多数，不能下判，提请审判委员会。',
    'The question now is dismissal. Without a majority there is no judgment, and the case goes to the judicial committee.',
  ),
  sayWeighing(
    'assessor',
    [
      '一万元是重，可是比起点轻了八成，我说不出哪里“明显”错了。我同意驳回。',
      'Ten thousand is heavy, but it is four fifths below the minimum, and I cannot say where it is "obviously" wrong. I agree to dismiss.',
    ],
    [
      '驳回就是说，改过的事可以再罚一次。这句话我签不下去，我不同意。',
      'To dismiss is to say that what was put right may be fined once more. I could not sign that. I do not agree.',
    ],
  ),
  sayWeighing(
    'judge_a',
    [
      '变更、撤销都没有多数认为明显不当。违法事实清楚，减轻有依据，程序完整，第六十九条三样都在。判决里可以写明差额说明不足。我同意。',
      'There was no majority for finding it obviously inappropriate. The violation is clear, the mitigation has a legal basis and the procedure is complete: all three requirements of Article 69 are met. The judgment can say that the difference was poorly explained. I agree.',
    ],
    [
      '第六十九条要求适用法律正确。第五条的相当，机关没有说明怎样满足；举证责任在它，说不出就不能算正确。我不同意驳回。',
      'Article 69 requires that the law was correctly applied. The agency has not explained how the proportionality that Article 5 demands is met; it bears the burden of proof, and what it cannot explain does not count as correct. I do not agree to dismiss.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '我最后说。减到幅度以下的数额，法院要格外克制；没有到明显的程度，就是合法。我同意驳回，请表决。',
      'I speak last. With an amount below the range the court must be especially restrained; where it is not obviously wrong, the act is lawful. I agree to dismiss; please vote.',
    ],
    [
      '我最后说。减轻不是免于审查。差额没有理由，就不能说适用法律正确。我不同意驳回，请表决。',
      'I speak last. Mitigation does not exempt an act from review. If there is no reason for the difference, we cannot say that the law was correctly applied. I do not agree to dismiss; please vote.',
    ],
  ),
];
