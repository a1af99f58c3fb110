import type { CaseModels } from '../../models.ts';
import type { ByFine, Fine } from '../fine.ts';
import type { Said } from '../paper.ts';
import { answerOf } from '../papers/agency.ts';
import { OVER_THE_MINIMUM } from './answer-minimum.ts';
import { inThree, type Version } from './in-three.ts';

const POWERS: Said = [
  '被告对本区食品安全有管辖权。立案、告知、听证、法制审核、集体讨论、送达齐全（《行政处罚法》第四十四条、第五十七条、第五十八条、第六十四条；证据 5）。',
  'The defendant has jurisdiction over food safety in the district. Filing, notice, hearing, legal review, discussion and service are complete (Administrative Penalty Law, Articles 44, 57, 58 and 64; evidence 5).',
];
const FACTS: Said = [
  '检验报告（证据 1）证明残留超标；付款记录和进货本（证据 2）证明没有合格证、记录不全；现场笔录（证据 3）证明说明来源、召回、退款。',
  'The test report (evidence 1) proves the residue; the payments and the book (evidence 2) prove that there was no certificate and that the record is incomplete; the record made on the spot (evidence 3) proves the source, the recall and the refund.',
];
const THIN: readonly Said[] = [
  ['被告依法履职，程序合法。', 'The defendant acted within its powers; the procedure was lawful.'],
  ['事实清楚，证据确凿。', 'The facts are clear and the evidence is conclusive.'],
  ['已经减轻，数额合理。', 'The penalty was mitigated, and the amount is reasonable.'],
];

const TEN: readonly [good: Version, thin: Version, mistaken: Version] = [
  {
    note: [
      '整体衡量和单独加罚分开，差额正面说明，不同意见一并交。',
      'The overall weighing is kept separate from any additional fine, the difference is explained openly, and the dissent is submitted as well.',
    ],
    said: [
      POWERS,
      FACTS,
      [
        '主动召回、退款，依《行政处罚法》第三十二条第一项减轻至 10,000 元，为法定起点的五分之一。审核曾建议 3,000 元，讨论中有不同意见（证据 7），一并提交，请法院审查。',
        'In view of the recall and the refunds, the penalty was mitigated under Article 32(1) of the Administrative Penalty Law to 10,000 yuan, a fifth of the statutory minimum. The legal review had proposed 3,000, and there was dissent in the discussion (evidence 7); both are submitted for review by the court.',
      ],
      [
        '被告没有就记录不全另行罚款，而是把曾经被提醒作为过错的一部分整体衡量；责令改正的事实告知过。与丙案、丁案的区别在此（证据 4）。数额在减轻的裁量之内，不属于明显不当。',
        'The defendant imposed no separate fine for the incomplete records; that she had been told before was weighed as part of her fault as a whole, and notice was given of the order. This is the difference from cases C and D (evidence 4). The amount lies within the discretion to mitigate and is not obviously inappropriate.',
      ],
    ],
  },
  {
    note: [
      '没有证据编号，没有说明差额。',
      'It cites no numbered evidence and does not explain the difference.',
    ],
    said: [
      ...THIN,
      [
        '比同类案件高，是综合考虑的结果。',
        'That it exceeds the fines in similar cases is the result of weighing everything together.',
      ],
    ],
  },
  {
    note: [
      '要原告证明合理的数额。被告对行政行为负举证责任（《行政诉讼法》第三十四条）。',
      'It requires the plaintiff to prove the right amount. The defendant bears the burden of proof for its act (Administrative Litigation Law, Article 34).',
    ],
    said: [
      POWERS,
      FACTS,
      [
        '已经减轻，原告主张 3,000 元，应当由原告证明为什么是 3,000 元。',
        'The penalty was mitigated; the plaintiff asks for 3,000 and has to prove why it should be 3,000.',
      ],
      [
        '同类案件仅供参考，被告没有说明的义务。',
        'Similar cases are for reference only, and the defendant need not explain any difference.',
      ],
    ],
  },
];

const THREE: readonly [good: Version, thin: Version, mistaken: Version] = [
  {
    note: [
      '三个条件逐项回应，“可以”怎样行使说得出来，不拿指引压人。',
      'It addresses each of the three conditions, explains how the discretion under "may" was exercised, and does not hide behind the Guidance.',
    ],
    said: [
      POWERS,
      FACTS,
      [
        '主动召回、退款、如实说明来源，依《行政处罚法》第三十二条第一项减轻至 3,000 元，与货值、过错相称，与丁案一致（证据 4）。',
        'In view of the recall, the refunds and her truthful answer, the penalty was mitigated to 3,000 yuan under Article 32(1) of the Administrative Penalty Law. This is commensurate with the value of the goods and with her fault, and in line with case D (evidence 4).',
      ],
      [
        '第一百三十六条三个条件缺一不可：来源成立；“不知道”要有充分证据；查验没有做完整——没有凭证，缺地址和联系方式（第六十五条）。第三十三条第一款后句是“可以”：绝大部分没有追回，危害轻微没有全部证明，讨论后没有采用（证据 7）。指引第九条没有适用。',
        'The three conditions of Article 136 must all be met. That she named her source is accepted; that she did not know has to be proved by sufficient evidence; her checks were incomplete, with no voucher, no address and no contact details (Article 65). The second sentence of Article 33, first paragraph, says "may": most of the leeks were not recovered, and it was not fully proved that the harm was slight, so that after discussion this option was not used (evidence 7). Article 9 of the Guidance was not applied.',
      ],
    ],
  },
  {
    note: [
      '只说已经很轻，没有回应条件。',
      'It says only that the fine is low, and nothing about the conditions.',
    ],
    said: [...THIN, ['不符合免予处罚的条件。', 'The conditions of exemption are not met.']],
  },
  {
    note: [
      '以为原告证明不了免予处罚，被告就不必举证。原告举证不成立，不免除被告的举证责任（《行政诉讼法》第三十七条）。',
      'It assumes that the defendant need prove nothing if the plaintiff cannot prove the conditions of exemption. The defendant is not relieved of its burden of proof (Administrative Litigation Law, Article 37).',
    ],
    said: [
      POWERS,
      [
        '原告没有证明免予处罚的条件，被告不再另行举证。',
        'The plaintiff has not proved the conditions of exemption, and the defendant produces no further evidence.',
      ],
      ['罚款已经减轻。', 'The fine was mitigated.'],
      [
        '是否免予，属于被告自由，法院不应审查。',
        'Whether to exempt is for the defendant alone to decide and is not open to review by the court.',
      ],
    ],
  },
];

const VERSIONS: ByFine<readonly [good: Version, thin: Version, mistaken: Version]> = {
  50000: OVER_THE_MINIMUM,
  10000: TEN,
  3000: THREE,
};

export const answerModels = (fine: Fine): CaseModels => inThree(answerOf(fine), ...VERSIONS[fine]);
