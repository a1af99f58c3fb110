import type { FlowNode } from '@lets/contract';
import { say, sayWeighing } from '../../build.ts';

/** What the panel says where three thousand was imposed: on exemption, on revoking, on dismissing. */

type Lines = FlowNode['lines'];

export const ON_EXEMPTION: Lines = [
  say(
    'presiding',
    '先评议三个条件，一个一个说。请承办法官。',
    'First the three conditions, one by one. The reporting judge, please.',
  ),
  sayWeighing(
    'judge_a',
    [
      '来源没有争议；不知道，有市场价、供货商的话和没有冒充旧证；查验，对一个人的小店，逐日的本子加付款记录，可以认定履行了基本的义务。我认为三个条件具备。',
      'The source is undisputed. That she did not know is supported by the market price, the word of the supplier and the fact that she did not pass off the old certificate. As to checks, in a shop run by one person a daily book with the payments can be found to perform the basic duty. I find the three conditions met.',
    ],
    [
      '来源没有争议；查验过不去：第六十五条要地址、联系方式和凭证，三样都没有，上一批要了这一批没有要。差一个，就不具备。我不认定。',
      'The source is undisputed. The checks are where it fails: Article 65 requires an address, contact details and vouchers, and all three are missing; for the lot before she had asked for a certificate, for this one she did not. With one condition missing they are not all met. I do not find them met.',
    ],
  ),
  sayWeighing(
    'assessor',
    [
      '条文说“等义务”，不是说一张纸。她能说出摊位、拿出付款、指出那张不是这一批的，已经比多数小店做得多。我同意具备。',
      'The article speaks of "the duty and the like" and not of one piece of paper. She could name the stall, show the payment and say that the certificate was not of this lot, which is more than most small shops do. I agree that they are met.',
    ],
    [
      '要一张证，一句话的事。她想过要，没有开口，那就是没有查。别的我都信她，这一条我不能认。我不同意。',
      'To ask for a certificate takes one sentence. She thought of it and did not speak up; so she did not check. I believe her in everything else, but on this point I cannot find for her. I do not agree.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '我最后说。查验义务要放在经营者的规模里看，不知道有几样证据互相印证。我同意三个条件具备；具备以后用不用“可以”，下一问再说。请表决。',
      'I speak last. The duty to check must be measured by the size of the business, and several pieces of evidence agree that she did not know. I agree that the three conditions are met; whether the "may" then had to be used is the next question. Please vote.',
    ],
    [
      '我最后说。免予处罚是例外，条件要从严。记录缺三样、凭证没有，“履行了”三个字落不下去。我不认定，请表决。',
      'I speak last. Exemption is an exception, and its conditions are strict. With three entries and the voucher missing, one cannot say that the duty was "performed". I do not find the conditions met; please vote.',
    ],
  ),
];

export const ON_REVOKING_REDUCED: Lines = [
  say(
    'presiding',
    '接着就撤销表决。免予、不予都是“可以”，没有用它，到不到明显不当，请说第七十条的哪一项。',
    'The question now is whether to revoke. Exemption and no penalty are both something the agency "may" grant. Is it obviously inappropriate that it granted neither? Please say which item of Article 70 applies.',
  ),
  sayWeighing(
    'assessor',
    [
      '没有人受害，她说了实话，也自己退了钱。这样的人还不放过，“可以”就是空话。我同意撤销。',
      'Nobody was harmed, she told the truth and gave refunds of her own accord. If even she is not let off, the "may" is an empty word. I agree to revoke.',
    ],
    [
      '三千元和丁案一样，丁案的本子还比她齐全。撤了她的，丁案那一户怎么想？我不同意。',
      'The fine in case D was three thousand as well, and the book there was better kept than hers. If her fine is revoked, what is that trader to think? I do not agree.',
    ],
  ),
  sayWeighing(
    'judge_a',
    [
      '第六项，明显不当。讨论记录对“可以”只有一句话，没有把主动召回、如实说明放进去衡量。撤销罚款和没收，不必重作。我同意。',
      'Item 6, obviously inappropriate. The minutes have only one sentence on the "may", which does not weigh the recall or her honesty. The fine and the confiscation should be revoked; no new decision is needed. I agree.',
    ],
    [
      '免予和不予，机关逐项讨论过，理由短，但是有；减轻已经把召回和实话算进去了。法院不能替它选另一个“可以”。我不同意撤销。',
      'The agency discussed exemption and no penalty point by point; the reasons are short, but they are there, and the mitigation takes account of recall and honesty. The court may not choose a different "may" in its place. I do not agree to revoke.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '我最后说。“可以”也有边界：最轻的情形都不用，就要有特别的理由，记录里看不到。我同意撤销，请表决。',
      'I speak last. Even a "may" has its limits: not to use it in the least serious of cases requires a special reason, and the minutes show none. I agree to revoke; please vote.',
    ],
    [
      '我最后说。残留超标一倍多，绝大部分没有追回，机关选减轻而不选免予，谈不上明显不当。我不同意撤销，请表决。',
      'I speak last. The residue was more than twice the limit and most of the leeks were not recovered. To choose mitigation rather than exemption is not obviously inappropriate. I do not agree to revoke; please vote.',
    ],
  ),
];

export const ON_DISMISSING_REDUCED: Lines = [
  say(
    'presiding',
    '现在就驳回表决。有人说三千元太轻；提醒一句，判决不得加重原告的义务。没有多数，提请审判委员会。',
    'The question now is dismissal. Some say that three thousand is too little; I remind you that the judgment may not increase the obligations of the plaintiff. If there is no majority, the case goes to the judicial committee.',
  ),
  sayWeighing(
    'assessor',
    [
      '罚得让人记住，也让人交得起。我没有看出哪里不对，同意驳回。',
      'It is a fine that she will remember and can afford to pay. I see nothing wrong with it, and agree to dismiss.',
    ],
    [
      '驳回就是说她没有一条够得上免予。我还是觉得她够得上，不同意。',
      'To dismiss is to say that she did not qualify for exemption on any ground. I still think that she did, and I do not agree.',
    ],
  ),
  sayWeighing(
    'judge_a',
    [
      '证据确凿，没有争议；免予的条件不具备或者没有用“可以”，都说得出理由；减轻依第三十二条第一项；程序完整。第六十九条，我同意驳回。',
      'The evidence is conclusive and undisputed; reasons can be given for not exempting her, whether because the conditions were not met or because the "may" was not used; the mitigation rests on Article 32(1), and the procedure is complete. Under Article 69, I agree to dismiss.',
    ],
    [
      '第六十九条要适用法律正确。第三十三条第一款的三个条件，记录里只回答了危害一项，初次和改正没有说。我不同意驳回。',
      'Article 69 requires that the law was correctly applied. Of the three conditions in Article 33, first paragraph, the minutes address only the harm, and say nothing about whether it was a first violation and was corrected. I do not agree to dismiss.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '我最后说。没有免予不等于没有裁量：减轻到百分之六，和丁案一致，理由说得通。我同意驳回，请表决。',
      'I speak last. Not exempting her does not mean that no discretion was exercised: the fine was mitigated to six per cent of the minimum, in line with case D, for reasons that hold. I agree to dismiss; please vote.',
    ],
    [
      '我最后说。驳回要三样齐全，“适用法律正确”这一样，我还差一个理由。我不同意驳回，请表决。',
      'I speak last. To dismiss we need all three elements, and for "the law was correctly applied" I still lack a reason. I do not agree to dismiss; please vote.',
    ],
  ),
];
