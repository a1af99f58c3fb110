import type { PaperPart, PaperValue, VoteOutcome } from '@lets/contract';
import { p } from '../../build.ts';
import { type CaseModels, handedIn, textUnless, textWhen, value, voted, type Words } from '../../models.ts';
import { write } from '../fields.ts';
import { type Filled, modelsOf } from '../form.ts';
import { AWARD_FORM, MEDIATION_STATEMENT, PARTIAL_AWARD, VIEW } from '../templates/tribunal-forms.ts';

const paragraph = ([zh, en]: Words) => write([p(zh)], [p(en)]);
const after = (node: string, outcome: VoteOutcome, words: Words): PaperPart =>
  textWhen([voted(node, outcome)], paragraph(words));
const always = (words: Words): PaperPart => ({ body: paragraph(words) });
const OUTCOMES = ['passed', 'rejected', 'tied'] as const;

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

const lawful = (outcome: VoteOutcome) => outcome === 'rejected';
function results(base: readonly [zh: string, en: string] = ['25,200', '25,200']): PaperValue[] {
  return OUTCOMES.flatMap((first) =>
    OUTCOMES.map((second) => {
      const wages = lawful(first) ? '4,045.98' : '5,149.43';
      const double = second === 'rejected' ? '12,387.10' : '40,000';
      const zh = [
        `一、6 月工资 ${wages} 元（已经先行裁决的，予以扣除）`,
        '二、休息日加班费 5,885.06 元',
        lawful(first) ? '三、驳回违法解除赔偿金的请求' : `三、违法解除赔偿金 ${base[0]} 元`,
        `四、二倍工资 ${double} 元`,
      ];
      const en = [
        `1. June wages ${wages} yuan, less what was decided in a partial award`,
        '2. overtime on rest days 5,885.06',
        lawful(first)
          ? '3. the claim for compensation is dismissed'
          : `3. compensation for unlawful termination ${base[1]}`,
        `4. double wages ${double}`,
      ];
      return value(
        'result',
        `${zh.join('；')}。以上于裁决生效之日起十日内支付。`,
        `${en.join('; ')}. To be paid within ten days of taking effect.`,
        voted('vote_dismissal', first),
        voted('vote_double', second),
      );
    }),
  );
}

const FINALITY = OUTCOMES.map((outcome) =>
  outcome === 'rejected'
    ? value(
        'finality',
        '各项均不超过 26,400 元，为终局裁决（第四十七条、《劳动争议解释（一）》第十九条）。申请人不服的，收到之日起十五日内起诉；被申请人有第四十九条情形的，三十日内向明德市中级人民法院申请撤销。',
        'No item exceeds 26,400 yuan: a final award (Article 47; Interpretation (1), Article 19). The claimant may bring an action within fifteen days of receipt; the respondent, on a ground of Article 49, may within thirty days apply to the Mingde Intermediate Court to set it aside.',
        voted('vote_double', outcome),
      )
    : value(
        'finality',
        '第一至三项为终局裁决（第四十七条、《劳动争议解释（一）》第十九条）：申请人十五日内可以起诉，被申请人三十日内只能申请撤销（第四十八条、第四十九条）。第四项超过 26,400 元，为非终局裁决，双方均可十五日内起诉（第五十条），另行制作裁决书。',
        'Items 1 to 3 are a final award (Article 47; Interpretation (1), Article 19): the claimant may bring an action within fifteen days, while the respondent may only apply to have it set aside within thirty (Articles 48 and 49). Item 4 exceeds 26,400 and is not a final award: either side may bring an action within fifteen days (Article 50); it is drawn up separately.',
        voted('vote_double', outcome),
      ),
);
const REASONS: readonly PaperPart[] = [
  after('vote_dismissal', 'passed', [
    '解除：单位负举证责任（《劳动争议解释（一）》第四十四条）。申请人事先告知，组长答应，三日均有成果，单位未经核实即解除；手册没有经过民主程序和告知。旷工没有得到证明，多数意见认定违法，赔偿金 8,400 × 1.5 × 2 = 25,200 元（《劳动合同法》第四十七条、第八十七条）。',
    'Termination: the employer bears the burden of proof (Interpretation (1), Article 44). She told it in advance, the leader agreed, there was work on each day, and the employer did not inquire; the handbook was neither discussed nor made known. Absence is not proved; by majority it is unlawful. Compensation 8,400 x 1.5 x 2 = 25,200 yuan (Labour Contract Law, Articles 47 and 87).',
  ]),
  after('vote_dismissal', 'rejected', [
    '解除：申请人三日未打卡、未请假，组长没有批准权限也没有上报，成果不足以证明出勤；工会通知已经补正。多数意见认定解除有据（《劳动合同法》第三十九条第二项），少数意见记入笔录。',
    'Termination: for three days she neither clocked in nor asked for leave, the leader could not approve and did not report it, and the uploads do not prove attendance; the note to the union was made good. By majority it had grounds (Labour Contract Law, Article 39(2)); the minority is recorded.',
  ]),
  after('vote_dismissal', 'tied', [
    '解除：仲裁庭没有形成多数意见，依照《调解仲裁法》第四十五条按首席仲裁员的意见：单位没有证明旷工，解除违法，赔偿金 25,200 元；其他意见记入笔录。',
    'Termination: the tribunal formed no majority, and under Article 45 of the Law on Mediation and Arbitration follows the presiding arbitrator: absence was not proved, the termination is unlawful, compensation 25,200 yuan; the other views are recorded.',
  ]),
  after('vote_double', 'passed', [
    '二倍工资：3 月 6 日的信息写明期间和未签合同，收信人知道所指，属于主张权利，时效中断（《调解仲裁法》第二十七条第二款）；五个月 40,000 元（《劳动合同法》第八十二条）。',
    'Double wages: the message of 6 March named months and missing contract and its recipient knew what was meant; it asserted a right and interrupted limitation (Law on Mediation and Arbitration, Article 27, second paragraph). Five months, 40,000 yuan (Labour Contract Law, Article 82).',
  ]),
  after('vote_double', 'rejected', [
    '二倍工资：3 月 6 日的信息没有提出请求，不属于主张权利；从申请之日向前逐日计算，2024 年 7 月 15 日至 31 日 8,000 × 17 ÷ 31 = 4,387.10 元，8 月 8,000 元，合计 12,387.10 元。',
    'Double wages: the message of 6 March made no claim and asserted no right. Counted back day by day from the application: 15 to 31 July 2024, 8,000 x 17 / 31 = 4,387.10 yuan, August 8,000, together 12,387.10.',
  ]),
  after('vote_double', 'tied', [
    '二倍工资：没有形成多数意见，按首席仲裁员的意见认定时效中断，五个月 40,000 元；其他意见记入笔录（第四十五条）。',
    'Double wages: no majority; on the view of the presiding arbitrator limitation was interrupted, five months, 40,000 yuan; the other views are recorded (Article 45).',
  ]),
  always([
    '加班：手账十二天，门禁九天；3 月 15 日没有安排，不计；4 月 5 日的补休单位没有记录，不能免除；认定八天，8,000 ÷ 21.75 × 200% × 8 = 5,885.06 元（《劳动法》第四十四条第二项）。',
    'Overtime: twelve days in the diary, nine in the log; 15 March was not ordered and does not count; of time off for 5 April the employer has no record. Eight days: 8,000 / 21.75 x 200% x 8 = 5,885.06 yuan (Labour Law, Article 44(2)).',
  ]),
  textWhen(
    [handedIn('partial_award')],
    paragraph([
      '十一天工资 4,045.98 元已经先行裁决，本裁决扣除。',
      'Eleven days of wages, 4,045.98 yuan, were decided in a partial award and are deducted.',
    ]),
  ),
  textUnless(
    [handedIn('partial_award')],
    paragraph([
      '十一天工资没有争议，在本裁决中一并处理。',
      'Eleven days of wages are not disputed and are decided here.',
    ]),
  ),
];
const DISPUTED: Words = [
  '申请人请求 6 月工资、加班费、违法解除赔偿金、二倍工资四项；双方争议的是：三天是否旷工，3 月 6 日的信息是否主张权利，周六加班天数。',
  'The claimant asks for June wages, overtime, compensation and double wages. In dispute are: whether three days were absence, whether the message of 6 March asserted a right, and the Saturdays worked.',
];
const AWARDS: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '四项各有理由和算式，终局逐项写明。',
      'Each item with reasons and calculation, and finality stated item by item.',
    ],
    values: [...results(), ...FINALITY],
    fill: [DISPUTED, REASONS],
  },
  {
    note: [
      '没有理由，没有写终局，两方不知道走哪条路。',
      'No reasons and no word on finality: neither side knows its remedies.',
    ],
    values: [
      ...results(),
      value(
        'finality',
        '不服的，按照法律规定办理。',
        'A party that does not accept it may proceed as the law provides.',
      ),
    ],
    fill: [
      [
        '申请人请求工资等四项，被申请人不同意。',
        'The claimant makes four claims, wages among them; the respondent disagrees.',
      ],
      ['经审理，双方的证据本庭已经全面考虑。', 'All the evidence of both sides has been considered.'],
    ],
  },
  {
    note: [
      '告知用人单位对终局裁决也可以十五日内起诉。用人单位只能三十日内申请撤销（《调解仲裁法》第四十九条）。',
      'It tells the employer that it may bring an action against a final award. It may only apply within thirty days to have it set aside (Law on Mediation and Arbitration, Article 49).',
    ],
    values: [
      ...results(),
      value(
        'finality',
        '任何一方不服的，均可自收到裁决书之日起十五日内向清和区人民法院起诉。',
        'Either side may bring an action in the Qinghe District Court within fifteen days of receipt.',
      ),
    ],
    fill: [DISPUTED, REASONS],
  },
];

export const DECISION_MODELS: CaseModels = {
  partial_award: modelsOf(PARTIAL_AWARD, ...PARTIALS),
  mediation_statement: modelsOf(MEDIATION_STATEMENT, ...STATEMENTS),
  arbitrator_view: modelsOf(VIEW, ...VIEWS),
  award_form: modelsOf(AWARD_FORM, ...AWARDS),
};
