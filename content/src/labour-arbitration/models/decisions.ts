import { type CaseModels, value, type Words } from '../../models.ts';
import { type Filled, modelsOf } from '../form.ts';
import { MEDIATION_STATEMENT, PARTIAL_AWARD, VIEW } from '../templates/tribunal-forms.ts';

const CLEAR: Words = [
  '申请人 2025 年 6 月 1 日至 20 日出勤 11 天，双方没有争议，被申请人当庭愿意支付；另 3 天是否旷工待审。',
  "The claimant's attendance on 11 days from 1 to 20 June 2025 is not disputed, and the respondent agreed at the hearing to pay for them; whether the other 3 days were absence without leave remains to be decided.",
];
const partial = (zh: string, en: string) => [value('partial_sum', zh, en)];
const PARTIALS: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '只裁清楚的部分，算式、期限、救济齐全。',
      'It decides only what is clear, with the calculation, the time limit and the remedies.',
    ],
    values: partial(
      '被申请人于收到裁决书之日起五日内支付 11 天工资 4,045.98 元（8,000 ÷ 21.75 × 11）。本项为终局裁决；申请人不服的，十五日内起诉；被申请人可以三十日内申请撤销。',
      'The respondent shall pay wages for 11 days, 4,045.98 yuan (8,000 / 21.75 x 11), within five days of receipt of this award. This is a final award; the claimant may bring an action within fifteen days, and the respondent may apply within thirty days to have it set aside.',
    ),
    fill: [CLEAR],
  },
  {
    note: [
      '没有算式，没有写明为什么清楚。',
      'It has no calculation and does not say why this part is clear.',
    ],
    values: partial(
      '被申请人先付一部分工资，约 4,000 元。',
      'The respondent shall first pay part of the wages, about 4,000 yuan.',
    ),
    fill: [
      [
        '公司欠工资是事实，应当先付。',
        'It is a fact that the company owes wages, and it should pay them first.',
      ],
    ],
  },
  {
    note: [
      '把有争议的 3 天也先行裁决了。先行裁决限于已经清楚的部分（《调解仲裁法》第四十三条第二款）。',
      'It decides the three disputed days as well. A partial award is limited to what is already clear (Law on Mediation and Arbitration, Article 43, second paragraph).',
    ],
    values: partial(
      '被申请人于五日内支付 14 天工资 5,149.43 元（8,000 ÷ 21.75 × 14）。',
      'The respondent shall pay wages for 14 days, 5,149.43 yuan (8,000 / 21.75 x 14), within five days.',
    ),
    fill: [
      [
        '申请人 6 月 1 日至 20 日的工资没有支付，事实清楚。',
        "The claimant's wages from 1 to 20 June have not been paid; that is clear.",
      ],
    ],
  },
];

const CLAIMED: Words = [
  '6 月工资 5,149.43 元，加班费 8,827.59 元，违法解除赔偿金 25,200 元，二倍工资 40,000 元。',
  'June wages 5,149.43 yuan, overtime pay 8,827.59 yuan, compensation for unlawful termination 25,200 yuan, double wages 40,000 yuan.',
];
const EFFECT: Words = [
  '本调解书经双方签收后发生法律效力；被申请人逾期不付的，申请人可以向人民法院申请执行（《调解仲裁法》第四十二条、第五十一条）。',
  "This mediation statement takes legal effect once both sides have signed for it; if the respondent does not pay in time, the claimant may apply to a people's court for enforcement (Law on Mediation and Arbitration, Articles 42 and 51).",
];
const terms = (zh: string, en: string) => [value('terms', zh, en)];
const STATEMENTS: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '金额、日期、账户、离职证明都能执行。',
      'The amount, date, account and certificate of termination can all be enforced.',
    ],
    values: terms(
      '一、被申请人于签收之日起十五日内一次支付 52,000 元至申请人工资账户（包含已经先行裁决的部分）；二、同日出具写明劳动合同解除日期和岗位的离职证明；三、双方就本案劳动关系再无争议。',
      "1. Within fifteen days of signing for this statement, the respondent shall pay 52,000 yuan in one sum to the claimant's wage account, including any amount already decided by a partial award; 2. on the same day it shall issue a certificate of termination stating the date on which the contract was terminated and the position held; 3. the parties have no further dispute over this employment relationship.",
    ),
    fill: [CLAIMED, EFFECT],
  },
  {
    note: [
      '没有日期和方式，离职证明没有写。',
      'It gives no date and no manner of payment, and does not mention the certificate of termination.',
    ],
    values: terms(
      '被申请人尽快支付 52,000 元，双方互相谅解。',
      'The respondent shall pay 52,000 yuan as soon as possible, and the parties forgive each other.',
    ),
    fill: [
      ['申请人请求各项费用。', 'The claimant claims various sums.'],
      [
        '双方应当自觉履行本协议，不得反悔。',
        'Both sides shall perform this agreement voluntarily and may not withdraw from it.',
      ],
    ],
  },
  {
    note: [
      '写明自达成协议时生效。调解书经双方签收后才生效（《调解仲裁法》第四十二条第三款）。',
      'It says that the statement takes effect upon agreement. A mediation statement takes effect only once both sides have signed for it (Law on Mediation and Arbitration, Article 42, third paragraph).',
    ],
    values: terms(
      '被申请人于十五日内一次支付 52,000 元至申请人工资账户，并出具离职证明。',
      "Within fifteen days the respondent shall pay 52,000 yuan in one sum to the claimant's wage account and issue a certificate of termination.",
    ),
    fill: [
      CLAIMED,
      [
        '本协议自双方当庭达成之时生效，无须签收，任何一方不得反悔。',
        'This agreement takes effect when reached before the tribunal, need not be signed for, and neither side may withdraw from it.',
      ],
    ],
  },
];

const VIEWS: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '正反两面都写，先说举证责任。',
      'It gives the reasons on both sides and begins with the burden of proof.',
    ],
    fill: [
      [
        '解除由单位举证（《劳动争议解释（一）》第四十四条）。单位一方：缺卡、未请假、组长无权。劳动者一方：组长答应过、三天有成果、没有催告，手册没有民主程序（《劳动合同法》第四条）。权衡以后，旷工没有得到证明；工会通知可以补正，不单凭这一点定。',
        'The employer bears the burden of proof on the termination (Interpretation (1), Article 44). For the company: no clock-in, no application for leave, a team leader without authority. For the worker: the team leader agreed, there was work to show for all three days, she was not warned, and the handbook did not go through the democratic procedure (Labour Contract Law, Article 4). On balance, absence without leave has not been proved; the late notice to the union can be remedied and does not decide the matter on its own.',
      ],
      [
        '信息写明期间和未签合同，收信人是主管经理；但没有写要什么。主张权利要使对方知道主张的内容，我看收信人是知道的。',
        'The message names the months and the fact that no contract was signed, and it went to the manager in charge, but it does not say what is wanted. To assert a right, one must let the other side know what is being asserted; in my view the recipient knew.',
      ],
    ],
  },
  {
    note: ['只有结论，没有理由。', 'It states only conclusions, without reasons.'],
    fill: [
      [
        '公司做得过分，应当认定违法，没有什么可争的。',
        'The company went too far; the termination should be found unlawful, and there is nothing to argue about.',
      ],
      [
        '二倍工资应当支持，申请人已经提过。',
        'The double wages should be allowed; the claimant did raise them.',
      ],
    ],
  },
  {
    note: [
      '把工会通知晚三天当作违法的唯一理由。起诉前补正的除外（《劳动争议解释（一）》第四十七条）。',
      'It treats the union notice being three days late as the only reason for unlawfulness. A defect remedied before an action is brought is an exception (Interpretation (1), Article 47).',
    ],
    fill: [
      [
        '工会 6 月 23 日才收到通知，晚于 6 月 20 日的解除，程序违法，因此不论旷工是否成立，解除当然违法。',
        'The union received the notice only on 23 June, after the termination of 20 June. The procedure was violated, so the termination is necessarily unlawful whether or not there was absence without leave.',
      ],
      [
        '信息能不能算主张权利，看收信人是不是知道指什么，应当支持。',
        'Whether the message asserts a right depends on whether its recipient knew what was meant; the claim should be allowed.',
      ],
    ],
  },
];

export const DECISION_MODELS: CaseModels = {
  partial_award: modelsOf(PARTIAL_AWARD, ...PARTIALS),
  mediation_statement: modelsOf(MEDIATION_STATEMENT, ...STATEMENTS),
  arbitrator_view: modelsOf(VIEW, ...VIEWS),
};
