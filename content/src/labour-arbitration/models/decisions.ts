import { type CaseModels, value, type Words } from '../../models.ts';
import { type Filled, modelsOf } from '../form.ts';
import { MEDIATION_STATEMENT, PARTIAL_AWARD, VIEW } from '../templates/tribunal-forms.ts';

const CLEAR: Words = [
  '申请人 2025 年 6 月 1 日至 20 日出勤 11 天，双方没有争议，被申请人当庭愿意支付；另 3 天是否旷工待审。',
  'Attendance on 11 days from 1 to 20 June 2025 is not disputed and the respondent is willing to pay; whether the other 3 were absence is still open.',
];
const partial = (zh: string, en: string) => [value('partial_sum', zh, en)];
const PARTIALS: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '只裁清楚的部分，算式、期限、救济齐全。',
      'Decides only what is clear, with calculation, time limit and remedies.',
    ],
    values: partial(
      '被申请人于收到裁决书之日起五日内支付 11 天工资 4,045.98 元（8,000 ÷ 21.75 × 11）。本项为终局裁决；申请人不服的，十五日内起诉；被申请人可以三十日内申请撤销。',
      'The respondent pays wages for 11 days, 4,045.98 yuan (8,000 / 21.75 x 11), within five days of receipt. This is a final award; the claimant may bring an action within fifteen days, the respondent may apply to have it set aside within thirty.',
    ),
    fill: [CLEAR],
  },
  {
    note: ['没有算式，没有写明为什么清楚。', 'No calculation, and no word on why it is clear.'],
    values: partial(
      '被申请人先付一部分工资，约 4,000 元。',
      'The respondent pays part of the wages first, about 4,000 yuan.',
    ),
    fill: [
      ['公司欠工资是事实，应当先付。', 'It is a fact that wages are owing, and they should be paid first.'],
    ],
  },
  {
    note: [
      '把有争议的 3 天也先行裁决了。先行裁决限于已经清楚的部分（《调解仲裁法》第四十三条第二款）。',
      'It decides the three disputed days as well. A partial award is for what is already clear (Law on Mediation and Arbitration, Article 43, second paragraph).',
    ],
    values: partial(
      '被申请人于五日内支付 14 天工资 5,149.43 元（8,000 ÷ 21.75 × 14）。',
      'The respondent pays wages for 14 days, 5,149.43 yuan (8,000 / 21.75 x 14), within five days.',
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
  'June wages 5,149.43 yuan, overtime 8,827.59, compensation for unlawful termination 25,200, double wages 40,000.',
];
const EFFECT: Words = [
  '本调解书经双方签收后发生法律效力；被申请人逾期不付的，申请人可以向人民法院申请执行（《调解仲裁法》第四十二条、第五十一条）。',
  'This statement takes effect when both have signed for it; if the respondent is late, the claimant may apply to a court for enforcement (Law on Mediation and Arbitration, Articles 42 and 51).',
];
const terms = (zh: string, en: string) => [value('terms', zh, en)];
const STATEMENTS: readonly [Filled, Filled, Filled] = [
  {
    note: ['金额、日期、账户、离职证明都能执行。', 'Sum, date, account and certificate can all be enforced.'],
    values: terms(
      '一、被申请人于签收之日起十五日内一次支付 52,000 元至申请人工资账户（包含已经先行裁决的部分）；二、同日出具写明劳动合同解除日期和岗位的离职证明；三、双方就本案劳动关系再无争议。',
      '1. Within fifteen days of signing the respondent pays 52,000 yuan at once to the account for wages, including whatever was decided in a partial award; 2. on the same day it issues a certificate with date of termination and position; 3. nothing else remains between them on this employment.',
    ),
    fill: [CLAIMED, EFFECT],
  },
  {
    note: ['没有日期和方式，离职证明没有写。', 'No date, no way of payment, no certificate.'],
    values: terms(
      '被申请人尽快支付 52,000 元，双方互相谅解。',
      'The respondent pays 52,000 yuan as soon as it can, and both forgive each other.',
    ),
    fill: [
      ['申请人请求各项费用。', 'The claimant asks for various sums.'],
      [
        '双方应当自觉履行本协议，不得反悔。',
        'Both sides shall perform this of their own accord and not go back on it.',
      ],
    ],
  },
  {
    note: [
      '写明自达成协议时生效。调解书经双方签收后才生效（《调解仲裁法》第四十二条第三款）。',
      'It says that the statement takes effect upon agreement. It takes effect when both have signed for it (Law on Mediation and Arbitration, Article 42, third paragraph).',
    ],
    values: terms(
      '被申请人于十五日内一次支付 52,000 元至申请人工资账户，并出具离职证明。',
      'Within fifteen days the respondent pays 52,000 yuan at once to the account for wages and issues a certificate.',
    ),
    fill: [
      CLAIMED,
      [
        '本协议自双方当庭达成之时生效，无须签收，任何一方不得反悔。',
        'It takes effect when agreed in the hearing, does not have to be signed for, and neither side may go back on it.',
      ],
    ],
  },
];

const VIEWS: readonly [Filled, Filled, Filled] = [
  {
    note: ['正反两面都写，先说举证责任。', 'Both sides, and the burden of proof first.'],
    fill: [
      [
        '解除由单位举证（《劳动争议解释（一）》第四十四条）。单位一方：缺卡、未请假、组长无权。劳动者一方：组长答应过、三天有成果、没有催告，手册没有民主程序（《劳动合同法》第四条）。权衡以后，旷工没有得到证明；工会通知可以补正，不单凭这一点定。',
        'The employer bears the burden of proof (Interpretation (1), Article 44). For the company: no clock-in, no leave, a team leader without authority. For her: he agreed, there was work each day, she was not warned, and the rules were not discussed with the staff (Labour Contract Law, Article 4). On balance absence is not proved; the late note to the union was made good and does not decide it.',
      ],
      [
        '信息写明期间和未签合同，收信人是主管经理；但没有写要什么。主张权利要使对方知道主张的内容，我看收信人是知道的。',
        'The message names the months and the missing contract and went to the manager responsible, but does not say what is wanted. An assertion must let the other know what is asserted; I think that she knew.',
      ],
    ],
  },
  {
    note: ['只有结论，没有理由。', 'A conclusion without reasons.'],
    fill: [
      [
        '公司做得过分，应当认定违法，没有什么可争的。',
        'The company went too far; it is unlawful, and there is nothing to argue.',
      ],
      ['二倍工资应当支持，申请人已经提过。', 'The double wages should be allowed; she has raised them.'],
    ],
  },
  {
    note: [
      '把工会通知晚三天当作违法的唯一理由。起诉前补正的除外（《劳动争议解释（一）》第四十七条）。',
      'It rests on the note to the union alone, but notice that is made good before an action is excepted (Interpretation (1), Article 47).',
    ],
    fill: [
      [
        '工会 6 月 23 日才收到通知，晚于 6 月 20 日的解除，程序违法，因此不论旷工是否成立，解除当然违法。',
        'The union received the note on 23 June, after the termination of 20 June; the procedure was violated, so the termination is unlawful whether or not she was absent.',
      ],
      [
        '信息能不能算主张权利，看收信人是不是知道指什么，应当支持。',
        'Whether the message asserts a right depends on what its recipient understood; it should be allowed.',
      ],
    ],
  },
];

export const DECISION_MODELS: CaseModels = {
  partial_award: modelsOf(PARTIAL_AWARD, ...PARTIALS),
  mediation_statement: modelsOf(MEDIATION_STATEMENT, ...STATEMENTS),
  arbitrator_view: modelsOf(VIEW, ...VIEWS),
};
