import { bi } from '../../build.ts';
import { type CaseModels, careless, sound, value, voted, wrong } from '../../models.ts';
import { type ByFine, type Fine, figuresOf } from '../fine.ts';
import { filled, type Said, type Words } from '../paper.ts';
import { judgmentOf } from '../papers/court.ts';
import { BASIS, REASONS } from './judgment-reasons.ts';

const VARIED = [voted('vary_vote', 'passed')];
const REVOKED = [voted('revoke_vote', 'passed')];

function outcomesOf(fine: Fine) {
  const { fine: sum } = figuresOf(fine);
  const dismissed = value('outcome', '驳回原告的诉讼请求。', 'the claims of the plaintiff are dismissed.');
  if (fine === 3_000)
    return [
      value(
        'outcome',
        '撤销被诉处罚决定中罚款 3,000 元、没收违法所得 42 元两项。',
        'the fine of 3,000 yuan and the confiscation of 42 yuan in the decision challenged are revoked.',
        ...REVOKED,
      ),
      dismissed,
    ];
  return [
    value(
      'outcome',
      `一、将被告所作罚款 ${sum} 元变更为罚款 3,000 元；二、驳回原告其他诉讼请求。`,
      `1. the fine of ${sum} yuan is varied to 3,000 yuan; 2. the plaintiff's other claims are dismissed.`,
      ...VARIED,
    ),
    value(
      'outcome',
      `一、撤销被诉处罚决定中罚款 ${sum} 元一项；二、被告在六十日内重新作出处理。`,
      `1. the fine of ${sum} yuan in the decision challenged is revoked; 2. the defendant shall make a new decision within sixty days.`,
      ...REVOKED,
    ),
    dismissed,
  ];
}

const CLAIMED: ByFine<Words> = {
  50000: [
    '原告请求变更或者撤销罚款并一并审查指引第九条；被告认为在法定幅度内，程序合法。',
    'The plaintiff asks that the fine be varied or revoked and that Article 9 of the Guidance be reviewed as well; the defendant argues that the fine is within the statutory range and the procedure lawful.',
  ],
  10000: [
    '原告请求变更罚款，不能变更的撤销重作；被告认为已经减轻，数额属于裁量。',
    'The plaintiff asks that the fine be varied or, failing that, revoked with an order for a new decision; the defendant argues that the penalty was already mitigated and that the amount is a matter of discretion.',
  ],
  3000: [
    '原告请求撤销罚款和没收，认为应当免予或者不予处罚；被告认为条件不具备，已经减轻。',
    'The plaintiff asks that the fine and the confiscation be revoked, arguing that she should have been exempted or left without penalty; the defendant argues that the conditions are not met and that the penalty was already mitigated.',
  ],
};

const partiesOf = (fine: Fine): Said => [
  `原告及代理人顾敏到庭；被告负责人局长程国良、代理人吴越到庭，执法人员赵成出庭说明。本院 {{hearing_date}}公开开庭审理原告不服{{decision_number}}一案。${CLAIMED[fine][0]}`,
  `The plaintiff and her counsel Gu Min appeared; for the defendant its head, Cheng Guoliang, and its representative Wu Yue appeared; the officer Zhao Cheng gave an explanation. The action over {{decision_number}} was heard in public on {{hearing_date}}. ${CLAIMED[fine][1]}`,
];

const DISCUSSED: ByFine<Words> = {
  50000: [
    '集体讨论多数以指引第九条为由不予减轻，罚款 50,000 元。',
    'citing Article 9 of the Guidance, the majority of the heads would not mitigate, and the fine is 50,000 yuan.',
  ],
  10000: [
    '集体讨论多数以 2024 年责令改正为由罚款 10,000 元；告知书把责令改正和复查已改正列为有利的事实。',
    'citing the order of 2024, the majority of the heads imposed 10,000 yuan; the notice counts the order, and the later finding that the fault was corrected, among the facts in her favour.',
  ],
  3000: [
    '集体讨论采纳，罚款 3,000 元，免予、不予处罚经过讨论没有采用。本院依申请调取的照片显示，墙上合格证日期为 2 月 10 日，生产者为另一户。',
    'it was adopted, and the fine is 3,000; exemption and no penalty were discussed and not chosen. The photograph obtained on application shows a certificate dated 10 February from another grower.',
  ],
};

const factsOf = (fine: Fine): Said => [
  `被告在法定期限内提交证据 1 至证据 7。经质证，查明：韭菜 8 公斤，货值 56 元，残留超标；原告没有索取合格证，记录不全；首次询问说明来源，当日召回，退款 14 元；没有受害投诉。法制审核建议 3,000 元，${DISCUSSED[fine][0]}`,
  `The defendant submitted evidence 1 to 7 in time. Upon examination it is found: 8 kg of leeks, worth 56 yuan, had excessive residue; the plaintiff asked for no certificate and kept an incomplete record; she named her source when first asked, recalled the leeks that day and refunded 14 yuan; nobody complained of harm. The legal review proposed 3,000 yuan; ${DISCUSSED[fine][1]}`,
];

const COSTS: Said = [
  '案件受理费 50 元，由败诉方负担。如不服本判决，可以在判决书送达之日起十五日内提起上诉，上诉于明德市中级人民法院（《行政诉讼法》第八十五条）。',
  "The case acceptance fee of 50 yuan is borne by the losing party. An appeal against this judgment may be made within fifteen days of service to the Mingde Intermediate People's Court (Administrative Litigation Law, Article 85).",
];

export function judgmentModels(fine: Fine): CaseModels {
  const paper = judgmentOf(fine);
  const values = outcomesOf(fine);
  const [parties, facts] = [partiesOf(fine), factsOf(fine)];
  return {
    judgment: [
      sound(
        bi(
          '逐项审查，先审依据和条件，再说为什么用这一种判决方式。',
          'It reviews item by item, basis and conditions first, and then says why this form of judgment is chosen.',
        ),
        { values, parts: filled(paper, [parties, facts, BASIS[fine], REASONS[fine], COSTS]) },
      ),
      careless(
        bi(
          '没有列明负责人，争议的依据没有审，裁量没有理由。',
          'The head is not named, the disputed basis is not reviewed, and no reasons are given on discretion.',
        ),
        {
          values,
          parts: filled(paper, [
            [
              '原告诉被告行政处罚一案，双方代理人到庭参加诉讼。',
              "In the plaintiff's action over the administrative penalty, the representatives of both parties appeared in court.",
            ],
            ['事实与处罚决定书所载一致。', 'The facts are as stated in the penalty decision.'],
            [
              '属于机关内部裁量，不予评价。',
              'This is a matter of internal discretion, on which the court does not comment.',
            ],
            ['综合全案，作出如下判决。', 'On the case as a whole, judgment is given as follows.'],
            COSTS,
          ]),
        },
      ),
      wrong(
        bi(
          '上诉期写成十日。判决的上诉期是十五日，裁定才是十日（《行政诉讼法》第八十五条）。',
          'It gives ten days to appeal. That is the time limit for rulings; for judgments it is fifteen days (Administrative Litigation Law, Article 85).',
        ),
        {
          values,
          parts: filled(paper, [
            parties,
            facts,
            BASIS[fine],
            REASONS[fine],
            [
              '如不服本判决，可以在送达之日起十日内提起上诉。受理费 50 元由败诉方负担。',
              'An appeal may be made within ten days of service. The case acceptance fee of 50 yuan is borne by the losing party.',
            ],
          ]),
        },
      ),
    ],
  };
}
