import type { FlowNode } from '@lets/contract';
import { say, sayWeighing } from '../../build.ts';

/** What the panel says where ten thousand was imposed: on the reason for more, and on varying. */

type Lines = FlowNode['lines'];

export const ON_THE_REASON: Lines = [
  say(
    'presiding',
    '先评议多罚的理由。请承办法官。',
    'We begin with the reason for the higher fine. The reporting judge, please.',
  ),
  sayWeighing(
    'judge_a',
    [
      '告知书把责令改正写在有利的事实里，决定书拿它加重，她没有申辩过；记录不全有第一百二十六条自己的后果。这一条不能作为理由。',
      'The notice counts the order in her favour, the decision uses it against her, and she never had a chance to plead on that. Incomplete records have a consequence of their own in Article 126. The order may not be a reason.',
    ],
    [
      '责令改正这一事实告知过，怎样评价是裁量；第五条要求看情节，被提醒过就是情节。我不认为不能考虑。',
      'The fact of the order was notified, and how it is weighed is discretion. Article 5 requires the circumstances to be considered, and having been told before is one of them. I do not think that it must be left out.',
    ],
  ),
  sayWeighing(
    'assessor',
    [
      '改好了、查过了，还要再算一次，谁还愿意改？我同意不能作为理由。',
      'She put it right and it was checked, and now it is counted against her once more: who would still put things right? I agree that it may not be a reason.',
    ],
    [
      '我管食堂，提醒过一次的人再出错，和头一回就是不一样。这一点可以考虑，我不同意说它不能用。',
      'In my kitchen, slipping up again after being told is not the same as the first time. It may be considered; I do not agree that it may not be used.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '我最后说。理由要在决定以前告知，才有申辩可言；拿有利的事实翻过来用，等于没有告知。我同意不能作为理由，请表决。',
      'I speak last. A reason must be notified before the decision, or there is nothing to plead against; turning against her a fact that was counted in her favour amounts to giving no notice. I agree that it may not be a reason; please vote.',
    ],
    [
      '我最后说。决定比告知的轻，事实也告知过，这里谈不上没有告知；分量给得对不对，放到数额里审。我不认定，请表决。',
      'I speak last. The decision is lighter than what was notified, and the fact was notified too. Whether it was given the right weight is a question of the amount. I do not find that it may not be considered; please vote.',
    ],
  ),
];

export const ON_VARYING_TEN: Lines = [
  say(
    'presiding',
    '接着评议判决方式：先就变更。',
    'We come to the form of judgment. The first question is whether to vary the fine.',
  ),
  sayWeighing(
    'judge_a',
    [
      '货值五分之一、召回全部的案子，罚得比丙案还重，这样的倒挂一眼就看得见；三千元是机关自己审核出来的。我同意变更。',
      'The goods were worth a fifth of those in case C and were recalled at once, yet the fine is higher: anybody can see that this is the wrong way round. The three thousand comes from the legal review of the agency itself. I agree to vary it.',
    ],
    [
      '一万元重了一点，但已经在法定幅度以下。重一点是一般不当；要说“明显”，差距还不够。数额由机关重新衡量更合适，我不同意由我们定。',
      'Ten thousand is somewhat high, but it is already below the statutory range. Being somewhat too high is an ordinary fault; for "obviously" the gap is too small. It is better for the agency to weigh the amount again, and I do not agree that we should set it.',
    ],
  ),
  sayWeighing(
    'assessor',
    [
      '同一张清单，货多的罚少，货少的罚多，这个谁都看得出来。我同意三千元。',
      'On the same list the larger lot was fined less and the smaller lot more: anybody can see that. I agree to three thousand.',
    ],
    [
      '从五万减到一万，已经给了她机会。再减七千，是我们替机关算账。我不同意变更。',
      'By going from fifty thousand down to ten, the agency already gave her a chance. To take off another seven would be doing its sums for it. I do not agree to vary it.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '我最后说。“明显”要看得见：同一个局、同一张清单，差别只有一条改正过的记录，却多出七千元。变更只减不加，数额有审核意见可依。我同意，请表决。',
      'I speak last. "Obviously" must be plain to see, and here it is: the same agency, the same list, and seven thousand more for a fault in the records that was put right. Varying can only lower the fine, and the figure rests on the legal review. I agree; please vote.',
    ],
    [
      '我最后说。第七十七条写的是“可以”，减轻以后的数额，第一次判断属于机关。没有到明显的程度，变更就是代替裁量。我不同意，请表决。',
      'I speak last. Article 77 says "may", and the amount of a mitigated fine is for the agency to judge first. Where it is not obviously wrong, to vary it would be to replace the discretion of the agency with ours. I do not agree; please vote.',
    ],
  ),
];
