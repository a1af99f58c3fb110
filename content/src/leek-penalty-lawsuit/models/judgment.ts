import { bi } from '../../build.ts';
import { type CaseModels, careless, sound, value, voted, wrong } from '../../models.ts';
import { filled, type Said } from '../paper.ts';
import { JUDGMENT } from '../papers.ts';

const NORM = [voted('norm_vote', 'passed')];
const VARIED = [voted('vary_vote', 'passed')];
const REVOKED = [voted('revoke_vote', 'passed')];

const OUTCOMES = [
  value(
    'outcome',
    '一、将被告所作罚款 50,000 元变更为罚款 3,000 元；二、驳回原告其他诉讼请求。',
    "1. the fine of 50,000 yuan is varied to 3,000 yuan; 2. the plaintiff's other claims are dismissed.",
    ...VARIED,
  ),
  value(
    'outcome',
    '一、撤销被诉处罚决定中罚款 50,000 元一项；二、被告在六十日内重新作出处理。',
    '1. the fine of 50,000 yuan in the decision challenged is revoked; 2. the defendant decides anew within sixty days.',
    ...REVOKED,
  ),
  value('outcome', '驳回原告的诉讼请求。', 'the claims of the plaintiff are dismissed.'),
];

const PARTIES: Said = [
  '原告及代理人顾敏到庭；被告负责人局长程国良、代理人吴越到庭，执法人员赵成出庭说明。本院 {{hearing_date}}公开开庭审理原告不服{{decision_number}}一案。原告请求变更或者撤销罚款并一并审查指引第九条；被告认为在法定幅度内，程序合法。',
  'The plaintiff and her counsel Gu Min appeared; for the defendant its head, Cheng Guoliang, and Wu Yue; the officer Zhao Cheng explained. The case over {{decision_number}} was heard in public on {{hearing_date}}. The plaintiff asks that the fine be varied or revoked and Article 9 of the Guidance reviewed; the defendant holds the fine to be within the range and the procedure lawful.',
];
const FACTS: Said = [
  '被告在法定期限内提交证据 1 至证据 7。经质证，查明：韭菜 8 公斤，货值 56 元，残留超标；原告没有索取合格证，记录不全；首次询问说明来源，当日召回，退款 14 元；没有受害投诉。法制审核建议 3,000 元，集体讨论多数以指引第九条为由不予减轻。',
  'The defendant submitted evidence 1 to 7 in time. Upon examination it is found: 8 kg of leeks worth 56 yuan with excess residue; the plaintiff asked for no certificate and kept thin records; she named her source when first asked, recalled that day and refunded 14 yuan; no harm was complained of. The legal review proposed 3,000; the majority of the heads would not mitigate because of Article 9 of the Guidance.',
];
const GUIDANCE: Said = [
  {
    when: NORM,
    words: [
      '指引第九条一律排除减轻处罚，与《行政处罚法》第三十二条“应当从轻或者减轻”抵触，不作为认定被诉行为合法的依据，本院将向制定机关提出处理建议（《行政诉讼法》第六十四条）。',
      'Article 9 rules out mitigation without exception and conflicts with the "shall be lighter or mitigated" of Article 32 of the Administrative Penalty Law. It is no basis for the lawfulness of the act, and the court will propose to the body that made it how to deal with it (Administrative Litigation Law, Article 64).',
    ],
  },
  {
    unless: NORM,
    words: [
      '合议庭多数认为，指引第九条是对裁量幅度的内部细化，可以与《行政处罚法》第三十二条中的“从轻”并行理解，本案不认定其不合法；但它不能代替个案裁量的说理。',
      'The majority of the panel takes Article 9 for a refinement of discretion that can be read with the "lighter" of Article 32 of the Administrative Penalty Law and does not find it unlawful here; but it does not replace reasons for the single case.',
    ],
  },
];
const REASONS: Said = [
  [
    '被告有职权，程序合法，违法事实清楚。争议在于罚款数额是否明显不当，被告对此负举证责任（《行政诉讼法》第三十四条）。',
    'The defendant had the power, its procedure was lawful, and the violation is clear. In dispute is whether the amount is obviously inappropriate, for which the defendant bears the burden (Administrative Litigation Law, Article 34).',
  ],
  {
    when: VARIED,
    words: [
      '货值 56 元，没有损害，主动召回，罚款为货值的约 892 倍，高出同类案件十余倍，被告没有说明理由，明显不当。事实已经清楚，重作只会拖延，依第七十七条变更；变更不加重原告的义务。',
      'With goods worth 56 yuan, no harm and a recall of her own accord, the fine is some 892 times the value and more than ten times that of like cases; the defendant gave no reasons. It is obviously inappropriate. The facts are settled and a new decision would only delay; the fine is varied under Article 77, which may not add to her obligations.',
    ],
  },
  {
    when: REVOKED,
    unless: VARIED,
    words: [
      '集体讨论以不得减轻为前提，没有对减轻作出裁量，罚款明显不当（第七十条第六项）。合理数额仍属被告裁量，撤销罚款一项，由被告重新作出；不得以同一事实和理由作出基本相同的决定。',
      'The discussion started from the premise that mitigation was barred, so that no discretion on it was exercised; the fine is obviously inappropriate (Article 70(6)). The right amount remains for the defendant: the fine is revoked and decided anew, not in substance the same on the same facts and reasons.',
    ],
  },
  {
    unless: [...VARIED, ...REVOKED],
    words: [
      '五万元是法律规定的最低数额，被告已经从轻；没有减轻虽可商榷，尚未达到明显不当。证据确凿，适用法律正确，程序合法，依第六十九条驳回。',
      'Fifty thousand is the minimum laid down by law, and the defendant was lighter within it. That it did not mitigate may be debated but is not obviously inappropriate. The evidence is conclusive, the law correctly applied, the procedure lawful: under Article 69 the claims are dismissed.',
    ],
  },
];
const COSTS: Said = [
  '案件受理费 50 元，由败诉方负担。如不服本判决，可以在判决书送达之日起十五日内提起上诉，上诉于明德市中级人民法院（《行政诉讼法》第八十五条）。',
  "The fee of 50 yuan is borne by the party that loses. An appeal against this judgment may be made within fifteen days of service to the Mingde Intermediate People's Court (Administrative Litigation Law, Article 85).",
];

export const JUDGMENT_MODELS: CaseModels = {
  judgment: [
    sound(
      bi(
        '逐项审查，先审指引，再说为什么用这一种判决方式。',
        'Item by item, the Guidance first, then why this form of judgment.',
      ),
      { values: OUTCOMES, parts: filled(JUDGMENT, [PARTIES, FACTS, GUIDANCE, REASONS, COSTS]) },
    ),
    careless(
      bi(
        '没有列明负责人，没有审指引，裁量没有理由。',
        'The head is not named, the Guidance not reviewed, and the amount has no reasons.',
      ),
      {
        values: OUTCOMES,
        parts: filled(JUDGMENT, [
          [
            '原告诉被告行政处罚一案，双方代理人到庭参加诉讼。',
            "In the plaintiff's action over the penalty the representatives of both parties appeared.",
          ],
          ['事实与处罚决定书所载一致。', 'The facts are as in the decision.'],
          ['指引是内部文件，不予评价。', 'The Guidance is an internal document and is not assessed.'],
          ['综合全案，作出如下判决。', 'All in all, judgment is given as follows.'],
          COSTS,
        ]),
      },
    ),
    wrong(
      bi(
        '上诉期写成十日。判决的上诉期是十五日，裁定才是十日（《行政诉讼法》第八十五条）。',
        'It gives ten days to appeal. That is the time for rulings; for judgments it is fifteen (Administrative Litigation Law, Article 85).',
      ),
      {
        values: OUTCOMES,
        parts: filled(JUDGMENT, [
          PARTIES,
          FACTS,
          GUIDANCE,
          REASONS,
          [
            '如不服本判决，可以在送达之日起十日内提起上诉。受理费 50 元由败诉方负担。',
            'An appeal may be made within ten days of service. The fee of 50 yuan is borne by the party that loses.',
          ],
        ]),
      },
    ),
  ],
};
