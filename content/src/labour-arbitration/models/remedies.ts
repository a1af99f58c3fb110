import type { PaperPart, PaperValue } from '@lets/contract';
import { type CaseModels, textUnless, value, voted, type Words } from '../../models.ts';
import { type Filled, modelsOf } from '../form.ts';
import { CHALLENGE_FORM, SUIT_FORM } from '../templates/closing-forms.ts';
import { after, always, OUTCOMES, paragraph } from './parts.ts';

const DAY: PaperValue = value(
  'remedy',
  '清和区人民法院（合同履行地、用人单位所在地）。2025 年 8 月 29 日收到，8 月 30 日为第一日，第十五日 9 月 13 日是星期六，顺延到 9 月 15 日（星期一）。',
  'Qinghe District Court (place of performance and of the employer). Received on 29 August 2025; 30 August is the first day; the fifteenth, 13 September, is a Saturday, so the last day is Monday, 15 September.',
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
      'overtime of 2,942.53 yuan (8,827.59 - 5,885.06)',
      ...(first === 'rejected' ? ['compensation of 25,200', 'June wages of 1,103.45'] : []),
      ...(second === 'rejected' ? ['double wages of 27,612.90 (40,000 - 12,387.10)'] : []),
    ];
    return value(
      'suit_claims',
      `请求判令支付裁决没有支持的部分：${zh.join('；')}。`,
      `That the company be ordered to pay what the award did not allow: ${en.join('; ')}.`,
      voted('vote_dismissal', first),
      voted('vote_double', second),
    );
  }),
);
const SUIT_REASONS: readonly PaperPart[] = [
  always([
    '加班：手账记有十二天，裁决只认定八天；补休由单位举证，单位没有记录（《劳动法》第四十四条第二项）。',
    'Overtime: the diary has twelve days and the award finds eight; time off in lieu is for the employer to prove, and it has no record (Labour Law, Article 44(2)).',
  ]),
  after('vote_dismissal', 'rejected', [
    '解除：单位负举证责任（《劳动争议解释（一）》第四十四条）；组长答应过，三天都有成果，公司没有核实，手册没有民主程序和告知。',
    'Termination: the employer bears the burden of proof (Interpretation (1), Article 44). The leader agreed, there was work each day, the company did not inquire, and the handbook was neither discussed nor made known.',
  ]),
  after('vote_double', 'rejected', [
    '二倍工资：信息写明期间和没有签合同，收信人知道所指，时效中断（《调解仲裁法》第二十七条第二款）。',
    'Double wages: the message named the months and the missing contract and its recipient knew what was meant, so limitation was interrupted (Law on Mediation and Arbitration, Article 27, second paragraph).',
  ]),
];
const SUITS: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '只写不服的部分，法院对，日子算到顺延。',
      'Only what is not accepted, the right court, and the day reckoned over the weekend.',
    ],
    values: [...CLAIMS, DAY],
    fill: [SUIT_REASONS],
  },
  {
    note: ['没有数额，没有哪一天。', 'No sums and no day.'],
    values: [
      value(
        'suit_claims',
        '请求撤销不公平的裁决，依法改判。',
        'That the unfair award be set aside and the case decided anew.',
      ),
      value('remedy', '尽快向法院起诉。', 'An action will be brought soon.'),
    ],
    fill: [
      [
        '裁决没有全部支持我的请求，我不服。',
        'The award did not allow all my claims, and I do not accept it.',
      ],
    ],
  },
  {
    note: [
      '向中级人民法院起诉。劳动争议由基层人民法院管辖（《劳动争议解释（一）》第三条）。',
      'It sues in the intermediate court. Labour disputes belong to the basic court (Interpretation (1), Article 3).',
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
  'That the final award Qinghe Labour Arbitration [2025] No. 318 be set aside.',
];
const ASK_OTHER: Words = [
  '对非终局裁决书起诉：请求判令不支付二倍工资 40,000 元，最多支付 12,387.10 元。对终局裁决书申请撤销：请求撤销该裁决。两件分别递交，公司可以只递交其中一件。',
  'By an action against the award that is not final: that double wages of 40,000 yuan are not due, and at most 12,387.10. By an application against the final award: that it be set aside. The two are filed apart, and the company may file one alone.',
];
const DAY_FINAL: Words = [
  '明德市中级人民法院。2025 年 9 月 1 日收到，第三十日 10 月 1 日在国庆、中秋假期内，顺延到假期后的第一日 10 月 9 日。',
  'Mingde Intermediate Court. Received on 1 September 2025; the thirtieth day, 1 October, falls within the holidays, so the last day is 9 October, the first day after them.',
];
const DAY_OTHER: Words = [
  '起诉：清和区人民法院，2025 年 9 月 1 日收到，第十五日是 9 月 16 日（星期二）。撤销：明德市中级人民法院，第三十日 10 月 1 日在假期内，顺延到 10 月 9 日。',
  'The action: Qinghe District Court; received on 1 September 2025, the fifteenth day is Tuesday, 16 September. The application: Mingde Intermediate Court; the thirtieth day, 1 October, falls within the holidays, so 9 October is the last.',
];
const GROUNDS: readonly PaperPart[] = [
  after('vote_dismissal', 'rejected', [
    '撤销：适用法律确有错误（《调解仲裁法》第四十九条第一款第一项）。证人证明 4 月 5 日已经补休，这一天不应适用《劳动法》第四十四条第二项。证据：证人证言和笔录。',
    'Setting aside: the law was wrongly applied (Law on Mediation and Arbitration, Article 49, first paragraph, item (1)). The witness proved time off for 5 April, and Labour Law, Article 44(2), does not apply to that day. Evidence: the testimony and the record.',
  ]),
  textUnless(
    [voted('vote_dismissal', 'rejected')],
    paragraph([
      '撤销：适用法律确有错误（《调解仲裁法》第四十九条第一款第一项）。单位负举证责任不等于单位必须证明劳动者整天没有劳动，裁决对《劳动争议解释（一）》第四十四条的理解有误。证据：裁决书和笔录。',
      'Setting aside: the law was wrongly applied (Law on Mediation and Arbitration, Article 49, first paragraph, item (1)). That the employer bears the burden of proof does not mean that it must prove that no work was done all day; the award misreads Interpretation (1), Article 44. Evidence: the award and the record.',
    ]),
  ),
  textUnless(
    [FINAL],
    paragraph([
      '起诉：3 月 6 日的信息没有提出任何请求，“收到”前面还有一条排期表，不能认定主张权利（《调解仲裁法》第二十七条第二款）；从申请之日向前逐日计算，只有 12,387.10 元在一年以内。',
      'Action: the message of 6 March asks for nothing, and another on the schedule precedes "received"; no right was asserted (Law on Mediation and Arbitration, Article 27, second paragraph). Counted back day by day from the application, only 12,387.10 yuan fall within the year.',
    ]),
  ),
];
const CHALLENGES: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '终局走撤销，非终局走起诉，法院和日子都对。',
      'Setting aside for what is final, an action for what is not, with court and day right.',
    ],
    values: [...claimsOf(ASK_FINAL, ASK_OTHER), ...dayOf(DAY_FINAL, DAY_OTHER)],
    fill: [GROUNDS],
  },
  {
    note: ['没有理由，没有日子。', 'No grounds and no day.'],
    values: [
      value(
        'challenge_claims',
        '不服裁决，请求法院重新处理。',
        'The award is not accepted; the court is asked to deal with it anew.',
      ),
      value('challenge_day', '在规定的期限内提交法院。', 'To be filed within the time allowed.'),
    ],
    fill: [
      ['裁决认定事实有误，对公司不公平。', 'The award is mistaken in its facts and unfair to the company.'],
    ],
  },
  {
    note: [
      '以事实不清为由。撤销只有六项理由，起诉也只能对非终局的项目（《调解仲裁法》第四十九条、第五十条）。',
      'It attacks the facts of everything. Setting aside has six grounds, and an action lies only on what is not final (Law on Mediation and Arbitration, Articles 49 and 50).',
    ],
    values: [
      value(
        'challenge_claims',
        '请求对裁决的全部项目，包括终局的工资和加班费，重新审理。',
        'That all items of the award, the final ones on wages and overtime too, be tried anew.',
      ),
      ...dayOf(DAY_FINAL, DAY_OTHER),
    ],
    fill: [
      [
        '裁决认定事实不清、证据不足：三天旷工证据充分，八天加班没有审批。',
        'The facts are unclear and the evidence is insufficient: three days of absence are well proved, and eight days of overtime were not approved.',
      ],
    ],
  },
];

export const REMEDY_MODELS: CaseModels = {
  suit_form: modelsOf(SUIT_FORM, ...SUITS),
  challenge_form: modelsOf(CHALLENGE_FORM, ...CHALLENGES),
};
