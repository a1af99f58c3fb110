import type { PaperPart, PaperValue } from '@lets/contract';
import { type CaseModels, textUnless, value, voted, type Words } from '../../models.ts';
import { type Filled, modelsOf } from '../form.ts';
import { CHALLENGE_FORM, SUIT_FORM } from '../templates/closing-forms.ts';
import { after, always, OUTCOMES, paragraph } from './parts.ts';

const DAY: PaperValue = value(
  'remedy',
  '清和区人民法院（合同履行地、用人单位所在地）。2025 年 8 月 29 日收到，8 月 30 日为第一日，第十五日 9 月 13 日是星期六，顺延到 9 月 15 日（星期一）。',
  'Qinghe District Court (place of performance and of the employer). The award was received on 29 August 2025; 30 August is the first day; the fifteenth day, 13 September, is a Saturday, so the period is extended to Monday, 15 September.',
);
/** What the award did not allow, by how both votes came out. */
const CLAIMS: readonly PaperValue[] = OUTCOMES.flatMap((first) =>
  OUTCOMES.map((second) => {
    const zh = [
      '加班费差额 2,942.53 元（8,827.59 − 5,885.06）',
      ...(first === 'rejected' ? ['赔偿金 25,200 元', '6 月工资差额 1,103.45 元'] : []),
      ...(second === 'rejected' ? ['二倍工资差额 27,612.90 元（40,000 − 12,387.10）'] : []),
    ];
    const en = [
      'the balance of overtime pay, 2,942.53 yuan (8,827.59 - 5,885.06)',
      ...(first === 'rejected'
        ? ['compensation of 25,200 yuan', 'the balance of June wages, 1,103.45 yuan']
        : []),
      ...(second === 'rejected' ? ['the balance of double wages, 27,612.90 yuan (40,000 - 12,387.10)'] : []),
    ];
    return value(
      'suit_claims',
      `请求判令支付裁决没有支持的部分：${zh.join('；')}。`,
      `The court is asked to order payment of what the award did not allow: ${en.join('; ')}.`,
      voted('vote_dismissal', first),
      voted('vote_double', second),
    );
  }),
);
const SUIT_REASONS: readonly PaperPart[] = [
  always([
    '加班：手账记有十二天，裁决只认定八天；补休由单位举证，单位没有记录（《劳动法》第四十四条第二项）。',
    'Overtime: the diary records twelve days, but the award found only eight; the employer must prove time off in lieu, and it has no record (Labour Law, Article 44(2)).',
  ]),
  after('vote_dismissal', 'rejected', [
    '解除：单位负举证责任（《劳动争议解释（一）》第四十四条）；组长答应过，三天都有成果，公司没有核实，手册没有民主程序和告知。',
    'Termination: the employer bears the burden of proof (Interpretation (1), Article 44). The team leader agreed, there was work to show for all three days, the company made no inquiry, and the handbook did not go through the democratic procedure and was not made known.',
  ]),
  after('vote_double', 'rejected', [
    '二倍工资：信息写明期间和没有签合同，收信人知道所指，时效中断（《调解仲裁法》第二十七条第二款）。',
    'Double wages: the message named the months and the fact that no contract had been signed, and its recipient knew what was meant, so limitation was interrupted (Law on Mediation and Arbitration, Article 27, second paragraph).',
  ]),
];
const SUITS: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '只写不服的部分，法院对，日子算到顺延。',
      'It covers only the items contested, names the right court, and calculates the last day with the extension.',
    ],
    values: [...CLAIMS, DAY],
    fill: [SUIT_REASONS],
  },
  {
    note: ['没有数额，没有哪一天。', 'It gives no amounts and no date.'],
    values: [
      value(
        'suit_claims',
        '请求撤销不公平的裁决，依法改判。',
        'The court is asked to set aside the unfair award and decide the case differently according to law.',
      ),
      value('remedy', '尽快向法院起诉。', 'An action will be brought in court as soon as possible.'),
    ],
    fill: [
      [
        '裁决没有全部支持我的请求，我不服。',
        'The award did not allow all of my claims, and I do not accept it.',
      ],
    ],
  },
  {
    note: [
      '向中级人民法院起诉。劳动争议由基层人民法院管辖（《劳动争议解释（一）》第三条）。',
      "It sues in the intermediate court. Labour disputes are under the jurisdiction of the basic people's court (Interpretation (1), Article 3).",
    ],
    values: [
      ...CLAIMS,
      value(
        'remedy',
        '明德市中级人民法院，2025 年 9 月 15 日以前。',
        'Mingde Intermediate Court, by 15 September 2025.',
      ),
    ],
    fill: [SUIT_REASONS],
  },
];

const FINAL = voted('vote_double', 'rejected');
const claimsOf = (final: Words, other: Words): PaperValue[] => [
  value('challenge_claims', final[0], final[1], FINAL),
  ...(['passed', 'tied'] as const).map((one) =>
    value('challenge_claims', other[0], other[1], voted('vote_double', one)),
  ),
];
const dayOf = (final: Words, other: Words): PaperValue[] => [
  value('challenge_day', final[0], final[1], FINAL),
  ...(['passed', 'tied'] as const).map((one) =>
    value('challenge_day', other[0], other[1], voted('vote_double', one)),
  ),
];
const ASK_FINAL: Words = [
  '请求撤销清和劳人仲案〔2025〕318 号终局裁决。',
  'The court is asked to set aside the final award Qinghe Labour Arbitration [2025] No. 318.',
];
const ASK_OTHER: Words = [
  '对非终局裁决书起诉：请求判令不支付二倍工资 40,000 元，最多支付 12,387.10 元。对终局裁决书申请撤销：请求撤销该裁决。两件分别递交，公司可以只递交其中一件。',
  'By a lawsuit over the non-final award: a judgment that the company need not pay double wages of 40,000 yuan, but at most 12,387.10 yuan. By an application against the final award: that it be set aside. The two are filed separately, and the company may file only one of them.',
];
const DAY_FINAL: Words = [
  '明德市中级人民法院。2025 年 9 月 1 日收到，第三十日 10 月 1 日在国庆、中秋假期内，顺延到假期后的第一日 10 月 9 日。',
  'Mingde Intermediate Court. The award was received on 1 September 2025; the thirtieth day, 1 October, falls within the National Day and Mid-Autumn holidays, so the period is extended to 9 October, the first day after the holidays.',
];
const DAY_OTHER: Words = [
  '起诉：清和区人民法院，2025 年 9 月 1 日收到，第十五日是 9 月 16 日（星期二）。撤销：明德市中级人民法院，第三十日 10 月 1 日在假期内，顺延到 10 月 9 日。',
  'The lawsuit: Qinghe District Court; the award was received on 1 September 2025, and the fifteenth day is Tuesday, 16 September. The application to set aside: Mingde Intermediate Court; the thirtieth day, 1 October, falls within the holidays, so the period is extended to 9 October.',
];
const GROUNDS: readonly PaperPart[] = [
  after('vote_dismissal', 'rejected', [
    '撤销：适用法律确有错误（《调解仲裁法》第四十九条第一款第一项）。证人证明 4 月 5 日已经补休，这一天不应适用《劳动法》第四十四条第二项。证据：证人证言和笔录。',
    'Setting aside: the law was wrongly applied (Law on Mediation and Arbitration, Article 49, first paragraph, item (1)). The witness proved that time off in lieu was given for 5 April, so Article 44(2) of the Labour Law should not have been applied to that day. Evidence: the testimony and the record.',
  ]),
  textUnless(
    [voted('vote_dismissal', 'rejected')],
    paragraph([
      '撤销：适用法律确有错误（《调解仲裁法》第四十九条第一款第一项）。单位负举证责任不等于单位必须证明劳动者整天没有劳动，裁决对《劳动争议解释（一）》第四十四条的理解有误。证据：裁决书和笔录。',
      'Setting aside: the law was wrongly applied (Law on Mediation and Arbitration, Article 49, first paragraph, item (1)). That the employer bears the burden of proof does not mean that it must prove that the worker did no work all day; the award misreads Interpretation (1), Article 44. Evidence: the award and the record.',
    ]),
  ),
  textUnless(
    [FINAL],
    paragraph([
      '起诉：3 月 6 日的信息没有提出任何请求，“收到”前面还有一条排期表，不能认定主张权利（《调解仲裁法》第二十七条第二款）；从申请之日向前逐日计算，只有 12,387.10 元在一年以内。',
      'Lawsuit: the message of 6 March made no claim, and another message, with the schedule, precedes "received"; it cannot be found to assert a right (Law on Mediation and Arbitration, Article 27, second paragraph). Counting back day by day from the application, only 12,387.10 yuan fall within one year.',
    ]),
  ),
];
const CHALLENGES: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '终局走撤销，非终局走起诉，法院和日子都对。',
      'It applies to set aside what is final and sues on what is not, with the right courts and dates.',
    ],
    values: [...claimsOf(ASK_FINAL, ASK_OTHER), ...dayOf(DAY_FINAL, DAY_OTHER)],
    fill: [GROUNDS],
  },
  {
    note: ['没有理由，没有日子。', 'It gives no grounds and no date.'],
    values: [
      value(
        'challenge_claims',
        '不服裁决，请求法院重新处理。',
        'The company does not accept the award and asks the court to deal with the case again.',
      ),
      value(
        'challenge_day',
        '在规定的期限内提交法院。',
        'It will be filed with the court within the prescribed time limit.',
      ),
    ],
    fill: [
      ['裁决认定事实有误，对公司不公平。', 'The award found the facts wrongly and is unfair to the company.'],
    ],
  },
  {
    note: [
      '以事实不清为由。撤销只有六项理由，起诉也只能对非终局的项目（《调解仲裁法》第四十九条、第五十条）。',
      'It relies on unclear findings of fact. There are only six grounds for setting aside, and the employer can sue only on non-final items (Law on Mediation and Arbitration, Articles 49 and 50).',
    ],
    values: [
      value(
        'challenge_claims',
        '请求对裁决的全部项目，包括终局的工资和加班费，重新审理。',
        'The court is asked to retry all the items of the award, including the final ones on wages and overtime pay.',
      ),
      ...dayOf(DAY_FINAL, DAY_OTHER),
    ],
    fill: [
      [
        '裁决认定事实不清、证据不足：三天旷工证据充分，八天加班没有审批。',
        "The award's findings of fact are unclear and the evidence is insufficient: there is ample evidence of three days of absence without leave, and the eight days of overtime were not approved.",
      ],
    ],
  },
];

export const REMEDY_MODELS: CaseModels = {
  suit_form: modelsOf(SUIT_FORM, ...SUITS),
  challenge_form: modelsOf(CHALLENGE_FORM, ...CHALLENGES),
};
