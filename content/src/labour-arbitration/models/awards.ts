import type { PaperPart, PaperValue, VoteOutcome } from '@lets/contract';
import { type CaseModels, handedIn, textUnless, textWhen, value, voted, type Words } from '../../models.ts';
import { type Filled, modelsOf } from '../form.ts';
import { AWARD_FORM, OTHER_AWARD } from '../templates/tribunal-forms.ts';
import { after, always, OUTCOMES, paragraph } from './parts.ts';

const lawful = (outcome: VoteOutcome) => outcome === 'rejected';
function results(base: readonly [zh: string, en: string] = ['25,200', '25,200']): PaperValue[] {
  return OUTCOMES.flatMap((first) =>
    OUTCOMES.map((second) => {
      const wages = lawful(first) ? '4,045.98' : '5,149.43';
      const zh = [
        `一、6 月工资 ${wages} 元（已经先行裁决的，予以扣除）`,
        '二、休息日加班费 5,885.06 元',
        lawful(first) ? '三、驳回违法解除赔偿金的请求' : `三、违法解除赔偿金 ${base[0]} 元`,
        ...(second === 'rejected' ? ['四、二倍工资 12,387.10 元'] : []),
      ];
      const en = [
        `1. June wages ${wages} yuan, less any amount decided by a partial award`,
        '2. overtime pay for rest days 5,885.06 yuan',
        lawful(first)
          ? '3. the claim for compensation for unlawful termination is dismissed'
          : `3. compensation for unlawful termination ${base[1]} yuan`,
        ...(second === 'rejected' ? ['4. double wages 12,387.10 yuan'] : []),
      ];
      return value(
        'result',
        `${zh.join('；')}。以上于裁决生效之日起十日内支付。`,
        `${en.join('; ')}. The above sums shall be paid within ten days of this award taking effect.`,
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
        'No item exceeds 26,400 yuan, so this is a final award (Article 47; Interpretation (1), Article 19). The claimant may bring an action within fifteen days of receipt; the respondent, on a ground in Article 49, may apply to the Mingde Intermediate Court within thirty days to have it set aside.',
        voted('vote_double', outcome),
      )
    : value(
        'finality',
        '以上各项均不超过 26,400 元，为终局裁决（第四十七条、《劳动争议解释（一）》第十九条）：申请人自收到之日起十五日内可以起诉，被申请人有第四十九条情形的，三十日内向明德市中级人民法院申请撤销（第四十八条、第四十九条）。二倍工资另有裁决书。',
        'No item above exceeds 26,400 yuan, so this is a final award (Article 47; Interpretation (1), Article 19). The claimant may bring an action within fifteen days of receipt; the respondent, on a ground in Article 49, may apply to the Mingde Intermediate Court within thirty days to have it set aside (Articles 48 and 49). The double wages are decided in a separate award.',
        voted('vote_double', outcome),
      ),
);
const REASONS: readonly PaperPart[] = [
  after('vote_dismissal', 'passed', [
    '解除：单位负举证责任（《劳动争议解释（一）》第四十四条）。申请人事先告知，组长答应，三日均有成果，单位未经核实即解除；手册没有经过民主程序和告知。旷工没有得到证明，多数意见认定违法，赔偿金 8,400 × 1.5 × 2 = 25,200 元（《劳动合同法》第四十七条、第八十七条）。',
    'Termination: the employer bears the burden of proof (Interpretation (1), Article 44). The claimant gave notice in advance, the team leader agreed, there was work to show for all three days, and the employer terminated the contract without inquiry; the handbook did not go through the democratic procedure and was not made known. Absence without leave has not been proved. The majority finds the termination unlawful; compensation is 8,400 x 1.5 x 2 = 25,200 yuan (Labour Contract Law, Articles 47 and 87).',
  ]),
  after('vote_dismissal', 'rejected', [
    '解除：申请人三日未打卡、未请假，组长没有批准权限也没有上报，成果不足以证明出勤；工会通知已经补正。多数意见认定解除有据（《劳动合同法》第三十九条第二项），少数意见记入笔录。',
    'Termination: for three days the claimant neither clocked in nor applied for leave; the team leader had no authority to approve this and did not report it; and the work produced does not prove attendance. The late notice to the union has been remedied. The majority finds the termination justified (Labour Contract Law, Article 39(2)); the minority opinion is entered in the record.',
  ]),
  after('vote_dismissal', 'tied', [
    '解除：仲裁庭没有形成多数意见，依照《调解仲裁法》第四十五条按首席仲裁员的意见：单位没有证明旷工，解除违法，赔偿金 25,200 元；其他意见记入笔录。',
    "Termination: the tribunal formed no majority, and under Article 45 of the Law on Mediation and Arbitration the award follows the presiding arbitrator's opinion: the employer has not proved absence without leave, the termination is unlawful, and compensation is 25,200 yuan. The other opinions are entered in the record.",
  ]),
  after('vote_double', 'rejected', [
    '二倍工资：3 月 6 日的信息没有提出请求，不属于主张权利；从申请之日向前逐日计算，2024 年 7 月 15 日至 31 日 8,000 × 17 ÷ 31 = 4,387.10 元，8 月 8,000 元，合计 12,387.10 元。',
    'Double wages: the message of 6 March made no claim and was not an assertion of rights. Counting back day by day from the application: 15 to 31 July 2024, 8,000 x 17 / 31 = 4,387.10 yuan; August, 8,000 yuan; 12,387.10 yuan in total.',
  ]),
  always([
    '加班：手账十二天，门禁九天；3 月 15 日没有安排，不计；4 月 5 日的补休单位没有记录，不能免除；认定八天，8,000 ÷ 21.75 × 200% × 8 = 5,885.06 元（《劳动法》第四十四条第二项）。',
    'Overtime: the diary shows twelve days, the door log nine. The work on 15 March was not arranged by the employer and is not counted; for 5 April the employer has no record of time off in lieu and is not relieved of payment. Eight days are found: 8,000 / 21.75 x 200% x 8 = 5,885.06 yuan (Labour Law, Article 44(2)).',
  ]),
  textWhen(
    [handedIn('partial_award')],
    paragraph([
      '十一天工资 4,045.98 元已经先行裁决，本裁决扣除。',
      'The wages for eleven days, 4,045.98 yuan, were decided by a partial award and are deducted in this award.',
    ]),
  ),
  textUnless(
    [handedIn('partial_award')],
    paragraph([
      '十一天工资没有争议，在本裁决中一并处理。',
      'The wages for eleven days are not disputed and are decided together in this award.',
    ]),
  ),
];
const DISPUTED: Words = [
  '申请人请求 6 月工资、加班费、违法解除赔偿金和二倍工资；双方争议的是：三天是否旷工，周六加班天数，3 月 6 日的信息是否主张权利。',
  'The claimant claims June wages, overtime pay, compensation for unlawful termination and double wages. The parties dispute whether the three days were absence without leave, the number of Saturdays worked, and whether the message of 6 March asserted a right.',
];
const AWARDS: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '四项各有理由和算式，终局逐项写明。',
      'It gives reasons and a calculation for each of the four items and states finality item by item.',
    ],
    values: [...results(), ...FINALITY],
    fill: [DISPUTED, REASONS],
  },
  {
    note: [
      '没有理由，没有写终局，两方不知道走哪条路。',
      'It gives no reasons and does not say whether it is final, so neither side knows which remedy to use.',
    ],
    values: [
      ...results(),
      value(
        'finality',
        '不服的，按照法律规定办理。',
        'A party that does not accept this award may proceed as the law provides.',
      ),
    ],
    fill: [
      [
        '申请人请求工资等四项，被申请人不同意。',
        'The claimant makes four claims, including wages; the respondent disagrees.',
      ],
      [
        '经审理，双方的证据本庭已经全面考虑。',
        'Having heard the case, the tribunal has fully considered the evidence of both sides.',
      ],
    ],
  },
  {
    note: [
      '告知用人单位对终局裁决也可以十五日内起诉。用人单位只能三十日内申请撤销（《调解仲裁法》第四十九条）。',
      'It tells the employer that it too may bring an action within fifteen days against a final award. The employer may only apply within thirty days to have it set aside (Law on Mediation and Arbitration, Article 49).',
    ],
    values: [
      ...results(),
      value(
        'finality',
        '任何一方不服的，均可自收到裁决书之日起十五日内向清和区人民法院起诉。',
        'Either side may bring an action in the Qinghe District Court within fifteen days of receipt of this award.',
      ),
    ],
    fill: [DISPUTED, REASONS],
  },
];

const OTHER_DISPUTED: Words = [
  '申请人请求 2024 年 4 月至 8 月未签书面劳动合同的二倍工资 40,000 元；被申请人以超过一年时效抗辩。双方争议 2025 年 3 月 6 日的信息是不是主张权利。',
  'The claimant claims double wages of 40,000 yuan for April to August 2024, when there was no written labour contract; the respondent pleads that the one-year limitation period has expired. The parties dispute whether the message of 6 March 2025 was an assertion of rights.',
];
const OTHER_REASONS: readonly PaperPart[] = [
  after('vote_double', 'passed', [
    '二倍工资：3 月 6 日的信息写明期间和未签合同，收信人知道所指，属于主张权利，时效中断（《调解仲裁法》第二十七条第二款）；五个月 40,000 元（《劳动合同法》第八十二条）。',
    'Double wages: the message of 6 March named the months and the fact that no contract had been signed, and its recipient knew what was meant; it was an assertion of rights, and limitation was interrupted (Law on Mediation and Arbitration, Article 27, second paragraph). Five months, 40,000 yuan (Labour Contract Law, Article 82).',
  ]),
  after('vote_double', 'tied', [
    '二倍工资：没有形成多数意见，按首席仲裁员的意见认定时效中断，五个月 40,000 元；其他意见记入笔录（第四十五条）。',
    "Double wages: no majority was formed; in accordance with the presiding arbitrator's opinion, limitation was interrupted, and 40,000 yuan for five months are due. The other opinions are entered in the record (Article 45).",
  ]),
  textUnless(
    [voted('vote_double', 'passed'), voted('vote_double', 'tied')],
    paragraph([
      '二倍工资自 2024 年 4 月 1 日起至 8 月 31 日止，时效是否中断见合议笔录。',
      'Double wages accrue from 1 April to 31 August 2024; on whether limitation was interrupted, see the record of deliberation.',
    ]),
  ),
];
const otherResult = value(
  'other_result',
  '被申请人于裁决生效之日起十日内支付二倍工资 40,000 元（8,000 × 5）。',
  'The respondent shall pay double wages of 40,000 yuan (8,000 x 5) within ten days of this award taking effect.',
);
const otherFinality = (zh: string, en: string) => value('other_finality', zh, en);
const OTHERS: readonly [Filled, Filled, Filled] = [
  {
    note: [
      '说明为什么不是终局，双方的法院和期限写明。',
      'It explains why the award is not final and states the court and the time limit for both sides.',
    ],
    values: [
      otherResult,
      otherFinality(
        '本项超过 26,400 元，为非终局裁决（第四十七条第一项）。任何一方不服的，自收到之日起十五日内向清和区人民法院起诉；期满不起诉的，本裁决书发生法律效力（第五十条）。',
        'The amount exceeds 26,400 yuan, so this award is not final (Article 47(1)). Either party may sue in the Qinghe District Court within fifteen days of receipt; if neither does, this award takes legal effect (Article 50).',
      ),
    ],
    fill: [OTHER_DISPUTED, OTHER_REASONS],
  },
  {
    note: ['没有理由，期限和法院也没有写。', 'It gives no reasons, no time limit and no court.'],
    values: [
      otherResult,
      otherFinality(
        '本项不是终局裁决，不服的可以起诉。',
        'This is not a final award; a party that does not accept it may sue.',
      ),
    ],
    fill: [
      ['申请人请求二倍工资，被申请人不同意。', 'The claimant claims double wages; the respondent disagrees.'],
      [
        '没有签合同就应当支付二倍工资，请求有理。',
        'Double wages are due because no contract was signed, and the claim is justified.',
      ],
    ],
  },
  {
    note: [
      '写双方三十日内向中级人民法院申请撤销。非终局裁决的救济是十五日内起诉（《调解仲裁法》第五十条）。',
      'It gives both sides thirty days to apply to the intermediate court to set the award aside. The remedy against a non-final award is to sue within fifteen days (Law on Mediation and Arbitration, Article 50).',
    ],
    values: [
      otherResult,
      otherFinality(
        '本项超过 26,400 元，不服的，自收到之日起三十日内向明德市中级人民法院申请撤销。',
        'The amount exceeds 26,400 yuan; a party that does not accept this award may apply to the Mingde Intermediate Court within thirty days of receipt to have it set aside.',
      ),
    ],
    fill: [OTHER_DISPUTED, OTHER_REASONS],
  },
];

export const AWARD_MODELS: CaseModels = {
  award_form: modelsOf(AWARD_FORM, ...AWARDS),
  other_award: modelsOf(OTHER_AWARD, ...OTHERS),
};
