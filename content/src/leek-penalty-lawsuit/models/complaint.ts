import { type CaseModels, value } from '../../models.ts';
import type { ByFine, Fine } from '../fine.ts';
import type { Said } from '../paper.ts';
import { complaintOf } from '../papers/parties.ts';
import { OVER_THE_MINIMUM } from './complaint-minimum.ts';
import { inThree, type Version } from './in-three.ts';

const FACTS: Said = [
  '2025 年 5 月 8 日被告作出并送达处罚决定（证据 5），罚款 {{fine}} 元，起诉在六个月内（《行政诉讼法》第四十六条）。韭菜 8 公斤，货值 56 元；原告首次询问即说明来源，3 月 3 日当日召回、退款 14 元（证据 3），没有人投诉受害。没有索取合格证，记录缺地址和联系方式，原告承认。',
  'On 8 May 2025 the defendant made and served the decision imposing a fine of {{fine}} yuan (evidence 5); the action is brought within six months (Administrative Litigation Law, Article 46). The leeks weighed 8 kg and were worth 56 yuan; the plaintiff named her source when first asked and on 3 March recalled the leeks and refunded 14 yuan (evidence 3); nobody complained of harm. She admits that she asked for no certificate and that her record lacks the address and contact details of the supplier.',
];

const TEN: readonly [good: Version, thin: Version, mistaken: Version] = [
  {
    note: [
      '不否认该罚，只争差额；告知书和复查记录用足，比较有数字。',
      'It admits that a penalty is due and disputes only the difference; full use is made of the notice and the later check, and the comparison has figures.',
    ],
    said: [
      FACTS,
      [
        '被告多罚的理由是 2024 年责令改正。责令改正不是处罚，10 月 8 日复查已改正（证据 3）；告知书把它写在有利的事实里，原告没有机会就“多罚”申辩（《行政处罚法》第四十四条）。记录不全另有后果：责令改正、警告，拒不改正才罚款（《食品安全法》第一百二十六条第四款、第一款）。',
        'The reason given for the higher fine is the order of 2024. It was not a penalty, and on 8 October the fault was found to have been corrected (evidence 3). The notice counts it among the facts in her favour, so that she had no chance to plead against a higher fine (Administrative Penalty Law, Article 44). Incomplete records have a consequence of their own: an order to correct and a warning, and a fine only where correction is refused (Food Safety Law, Article 126, fourth and first paragraphs).',
      ],
      [
        '丙案货值 300 元、召回一半，罚 8,000 元；丁案货值 64 元、当日召回，罚 3,000 元（证据 4）。本案货值 56 元、当日召回，罚 10,000 元，约为货值的 178 倍，比货值五倍的丙案还重。法制审核建议 3,000 元。差额没有理由，明显不当，请求变更（《行政诉讼法》第七十七条），至少撤销（第七十条第六项）。',
        'In case C the goods were worth 300 yuan, half was recalled, and the fine was 8,000; in case D they were worth 64 yuan and were recalled the same day, and the fine was 3,000 (evidence 4). Here they were worth 56 yuan and were recalled the same day, and the fine is 10,000, some 178 times the value and more than in case C, where the goods were worth five times as much. The legal review proposed 3,000. A difference without a reason is obviously inappropriate; the fine should be varied (Administrative Litigation Law, Article 77) or at the least revoked (Article 70(6)).',
      ],
    ],
    values: [
      value(
        'claim',
        '一、变更罚款 10,000 元，酌定为不超过 3,000 元；二、不能变更的，撤销罚款一项并责令重新作出；三、诉讼费用由被告负担。',
        '1. vary the fine of 10,000 yuan to no more than 3,000; 2. failing that, revoke the fine and order a new decision; 3. costs to the defendant.',
      ),
    ],
  },
  {
    note: [
      '没有比较，没有说明理由为什么站不住。',
      'It makes no comparison and does not say why the reason fails.',
    ],
    said: [
      [
        '被告罚了原告一万元，货值只有 56 元。',
        'The defendant fined the plaintiff ten thousand yuan for goods worth only 56.',
      ],
      ['2024 年的事已经过去了。', 'What happened in 2024 is over.'],
      [
        '罚得还是太重，请法院减一些。',
        'The fine is still too heavy; the court is asked to take something off.',
      ],
    ],
    values: [
      value('claim', '请求法院酌情减少罚款。', 'The court is asked to reduce the fine as it sees fit.'),
    ],
  },
  {
    note: [
      '一并请求审查没有作为依据的指引。可以一并审查的，是行政行为所依据的规范性文件（《行政诉讼法》第五十三条）。',
      'It asks for review of the Guidance, which was not a basis of the decision. What may be reviewed is a normative document on which the act relies (Administrative Litigation Law, Article 53).',
    ],
    said: [
      FACTS,
      [
        '请求一并审查指引第九条：它禁止减轻，与《行政处罚法》第三十二条抵触，所以被告才罚到一万元。',
        'The plaintiff also asks for a review of Article 9 of the Guidance: it forbids mitigation and conflicts with Article 32 of the Administrative Penalty Law, and that is why the fine came to ten thousand.',
      ],
      ['同类案件罚过 3,000 元。', 'In a similar case the fine was 3,000.'],
    ],
    values: [
      value(
        'claim',
        '一、确认指引第九条违法；二、变更罚款为 3,000 元。',
        '1. declare Article 9 of the Guidance unlawful; 2. vary the fine to 3,000 yuan.',
      ),
    ],
  },
];

const THREE: readonly [good: Version, thin: Version, mistaken: Version] = [
  {
    note: [
      '三个条件各有证据，弱的一项正面写，“可以”为什么该用也说了。',
      'Each of the three conditions is supported by evidence, the weak one is addressed openly, and the complaint says why the "may" should have been used.',
    ],
    said: [
      FACTS,
      [
        '来源：首次询问即说明，付款记录和供货商陈述一致（证据 2、证据 3）。不知道：进价为当日市场价，残留肉眼不能辨认，供货商也不知道，原告没有拿旧证冒充。查验：逐日记账，能说出摊位；没有索取合格证是欠缺，但一人小店做到这一步，可以认定履行了《食品安全法》第一百三十六条的“进货查验等义务”。',
        'Source: she named it when first asked; the record of payment and the statement of the supplier agree (evidence 2 and 3). Not knowing: she paid the market price of the day, the residue cannot be seen with the naked eye, the supplier did not know of it either, and she did not pass off the old certificate as this one. Checks: she kept a daily book and could name the stall. That she asked for no certificate is a shortcoming, but in a shop run by one person this much may be found to perform "the duty to check purchases and the like" in Article 136 of the Food Safety Law.',
      ],
      [
        '“可以免予处罚”不是任意：没有损害、主动召回、如实说明都具备而不用，又没有说明理由，属于明显不当（《行政诉讼法》第七十条第六项）；退一步，初次违法、危害后果轻微并及时改正，也应当考虑不予处罚（《行政处罚法》第三十三条第一款）。',
        '"May be exempted" does not mean that the agency decides as it pleases. There was no harm, she recalled the leeks of her own accord and she answered truthfully; to refuse exemption without giving reasons is obviously inappropriate (Administrative Litigation Law, Article 70(6)). In the alternative, this was a first violation with slight harm, corrected in time, and the agency should at least have considered imposing no penalty (Administrative Penalty Law, Article 33, first paragraph).',
      ],
    ],
    values: [
      value(
        'claim',
        '一、撤销罚款 3,000 元和没收违法所得 42 元；二、诉讼费用由被告负担。',
        '1. revoke the fine of 3,000 yuan and the confiscation of 42 yuan; 2. costs to the defendant.',
      ),
    ],
  },
  {
    note: [
      '条件没有对应证据，弱点没有写。',
      'No evidence is cited for the conditions, and the weak point is left out.',
    ],
    said: [
      ['被告罚了原告三千元。', 'The defendant fined the plaintiff three thousand yuan.'],
      [
        '原告不知道韭菜不合格，应当免予处罚。',
        'The plaintiff did not know that the leeks were substandard and should be exempted.',
      ],
      ['请法院主持公道。', 'The court is asked to uphold justice.'],
    ],
    values: [value('claim', '请求免除罚款。', 'That the fine be waived.')],
  },
  {
    note: [
      '把“可以免予”当成“应当免予”，请求确认无效。无效限于重大且明显违法（《行政诉讼法》第七十五条）。',
      'It reads "may be exempted" as "shall be exempted" and asks for a declaration that the decision is void, which is reserved for gross and obvious unlawfulness (Administrative Litigation Law, Article 75).',
    ],
    said: [
      FACTS,
      [
        '三个条件都具备，依法必须免予处罚，没有裁量余地。',
        'All three conditions are met, so that exemption is mandatory and there is no room for discretion.',
      ],
      [
        '应当免予而处罚，属于没有依据，处罚决定无效。',
        'A penalty imposed where exemption is mandatory has no legal basis; the decision is void.',
      ],
    ],
    values: [value('claim', '请求确认处罚决定无效。', 'That the penalty decision be declared void.')],
  },
];

const VERSIONS: ByFine<readonly [good: Version, thin: Version, mistaken: Version]> = {
  50000: OVER_THE_MINIMUM,
  10000: TEN,
  3000: THREE,
};

export const complaintModels = (fine: Fine): CaseModels => inThree(complaintOf(fine), ...VERSIONS[fine]);
