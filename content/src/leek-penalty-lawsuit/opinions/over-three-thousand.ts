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
      'The source is undisputed. For not knowing there are the market price, the word of the supplier and that she did not pass off the old certificate. As to checks, for a shop of one person a daily book with the payments can count as performing the duty in substance. I find the three conditions met.',
    ],
    [
      '来源没有争议；查验过不去：第六十五条要地址、联系方式和凭证，三样都没有，上一批要了这一批没有要。差一个，就不具备。我不认定。',
      'The source is undisputed. The checks fail: Article 65 asks for address, contact and vouchers, and all three are missing; for the last lot she had a certificate, for this one she did not ask. One is missing, so they are not met. I do not so find.',
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
      'To ask for a certificate takes one sentence. She thought of it and did not speak; so she did not check. I believe her in everything else, but this I cannot find. I do not agree.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '我最后说。查验义务要放在经营者的规模里看，不知道有几样证据互相印证。我同意三个条件具备；具备以后用不用“可以”，下一问再说。请表决。',
      'I speak last. The duty to check must be seen in proportion to the business, and for not knowing several pieces of evidence agree. I agree that the three conditions are met; whether the "may" had to be used is the next question. Please vote.',
    ],
    [
      '我最后说。免予处罚是例外，条件要从严。记录缺三样、凭证没有，“履行了”三个字落不下去。我不认定，请表决。',
      'I speak last. Exemption is an exception, and its conditions are strict. With three entries and the voucher missing the word "performed" does not fit. I do not so find; please vote.',
    ],
  ),
];

export const ON_REVOKING_REDUCED: Lines = [
  say(
    'presiding',
    '接着就撤销表决。免予、不予都是“可以”，没有用它，到不到明显不当，请说第七十条的哪一项。',
    'The question is now whether to revoke. Exemption and no penalty are both something the agency "may" do. Is it obviously inappropriate that it did not? Please say which item of Article 70 applies.',
  ),
  sayWeighing(
    'assessor',
    [
      '没有人受害，她说了实话，也自己退了钱。这样的人还不放过，“可以”就是空话。我同意撤销。',
      'Nobody was harmed, she told the truth and gave refunds of her own accord. If even she is not let off, the "may" is an empty word. I agree to revoke.',
    ],
    [
      '三千元和丁案一样，丁案的本子还比她齐全。撤了她的，丁案那一户怎么想？我不同意。',
      'Three thousand is what case D was fined, where the book was better kept than hers. If hers is revoked, what is that trader to think? I do not agree.',
    ],
  ),
  sayWeighing(
    'judge_a',
    [
      '第六项，明显不当。讨论记录对“可以”只有一句话，没有把主动召回、如实说明放进去衡量。撤销罚款和没收，不必重作。我同意。',
      'Item 6, obviously inappropriate. On the "may" the minutes have one sentence, which does not weigh the recall and her honesty. Revoke fine and confiscation; no new decision is needed. I agree.',
    ],
    [
      '免予和不予，机关逐项讨论过，理由短，但是有；减轻已经把召回和实话算进去了。法院不能替它选另一个“可以”。我不同意撤销。',
      'The agency discussed exemption and no penalty point by point; the reasons are short, but they are there, and the mitigation takes account of recall and honesty. The court may not choose another "may" for it. I do not agree to revoke.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '我最后说。“可以”也有边界：最轻的情形都不用，就要有特别的理由，记录里看不到。我同意撤销，请表决。',
      'I speak last. A "may" has limits too: not to use it in the slightest of cases needs a special reason, and the minutes show none. I agree to revoke; please vote.',
    ],
    [
      '我最后说。残留超标一倍多，绝大部分没有追回，机关选减轻而不选免予，谈不上明显不当。我不同意撤销，请表决。',
      'I speak last. The residue was more than twice the limit and most of the leeks were not recovered. To choose mitigation and not exemption is not obviously inappropriate. I do not agree to revoke; please vote.',
    ],
  ),
];

export const ON_DISMISSING_REDUCED: Lines = [
  say(
    'presiding',
    '现在就驳回表决。有人说三千元太轻；提醒一句，判决不得加重原告的义务。没有多数，提请审判委员会。',
    'The question is now dismissal. Some say that three thousand is too little; I remind you that the judgment may not add to the obligations of the plaintiff. Without a majority the case goes to the judicial committee.',
  ),
  sayWeighing(
    'assessor',
    [
      '罚得让人记住，也让人交得起。我没有看出哪里不对，同意驳回。',
      'A fine that is remembered and can be paid. I see nothing wrong with it, and agree to dismiss.',
    ],
    [
      '驳回就是说她没有一条够得上免予。我还是觉得她够得上，不同意。',
      'To dismiss is to say that she did not deserve exemption on any ground. I still think that she did, and do not agree.',
    ],
  ),
  sayWeighing(
    'judge_a',
    [
      '证据确凿，没有争议；免予的条件不具备或者没有用“可以”，都说得出理由；减轻依第三十二条第一项；程序完整。第六十九条，我同意驳回。',
      'The evidence is conclusive and undisputed; for not exempting her there are reasons, whether the conditions failed or the "may" was not used; the mitigation rests on Article 32(1), and the procedure is complete. Under Article 69, I agree to dismiss.',
    ],
    [
      '第六十九条要适用法律正确。第三十三条第一款的三个条件，记录里只回答了危害一项，初次和改正没有说。我不同意驳回。',
      'Article 69 requires that the law was correctly applied. Of the three conditions of Article 33, first paragraph, the minutes answer only the harm, and say nothing of a first violation and correction. I do not agree to dismiss.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '我最后说。没有免予不等于没有裁量：减轻到百分之六，和丁案一致，理由说得通。我同意驳回，请表决。',
      'I speak last. Not to exempt is a use of discretion too: six per cent of the minimum, in line with case D, for reasons that hold. I agree to dismiss; please vote.',
    ],
    [
      '我最后说。驳回要三样齐全，“适用法律正确”这一样，我还差一个理由。我不同意驳回，请表决。',
      'I speak last. To dismiss we need all three, and for "correctly applied" I still lack a reason. I do not agree to dismiss; please vote.',
    ],
  ),
];
