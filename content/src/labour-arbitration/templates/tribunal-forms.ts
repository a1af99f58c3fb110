import type { Words } from '../../models.ts';
import type { Form } from '../form.ts';
import { TRIBUNAL } from '../roles.ts';
import { ARBITRATORS, CASE, PARTIES, SEAL } from './form-parts.ts';

export const PARTIAL_AWARD: Form = {
  id: 'partial_award',
  name: ['先行裁决书', 'Partial Award'],
  role_ids: ['presiding'],
  head: [
    CASE,
    [
      '申请人{{claimant_name}}，被申请人{{employer_name}}',
      'Claimant {{claimant_name}}, respondent {{employer_name}}',
    ],
  ],
  parts: [
    {
      name: ['一、已经清楚的事实', '1. Facts that are already clear'],
      asks: [
        '为什么这一部分清楚（《调解仲裁法》第四十三条第二款）',
        'Why this part is clear (Law on Mediation and Arbitration, Article 43, second paragraph)',
      ],
    },
    {
      name: ['二、先行裁决', '2. Partial award'],
      field: 'partial_sum',
      asks: ['金额、算式、期限和救济', 'The amount, calculation, time limit and remedies'],
    },
  ],
  signs: ARBITRATORS,
  seal: SEAL,
};

export const MEDIATION_STATEMENT: Form = {
  id: 'mediation_statement',
  name: ['仲裁调解书', 'Mediation Statement'],
  role_ids: ['clerk', 'presiding'],
  head: [
    CASE,
    [
      '申请人{{claimant_name}}，被申请人{{employer_name}}',
      'Claimant {{claimant_name}}, respondent {{employer_name}}',
    ],
  ],
  parts: [
    {
      name: ['一、仲裁请求', '1. Claims'],
      asks: [
        '四项请求写清楚（《调解仲裁法》第四十二条）',
        'The four claims, clearly stated (Law on Mediation and Arbitration, Article 42)',
      ],
    },
    {
      name: ['二、协议结果', '2. Terms agreed'],
      field: 'terms',
      asks: [
        '金额、日期、方式、离职证明，能够执行',
        'Amount, date, manner of payment and certificate of termination, all enforceable',
      ],
    },
    {
      name: ['三、生效和执行', '3. Effect and enforcement'],
      asks: [
        '签收后生效；逾期的可以申请执行（第五十一条）',
        'It takes effect once signed for; if payment is late, enforcement may be applied for (Article 51)',
      ],
    },
  ],
  signs: [
    ...ARBITRATORS,
    ['claimant', '申请人签收', 'Signed for by the claimant'],
    ['inhouse', '被申请人签收', 'Signed for by the respondent'],
  ],
  seal: SEAL,
};

export const VIEW: Form = {
  id: 'arbitrator_view',
  name: ['合议意见', 'Opinion for the Deliberation'],
  role_ids: ['arb_a', 'arb_b', 'presiding'],
  head: [CASE],
  parts: [
    {
      name: ['一、解除', '1. The termination'],
      asks: ['正反两面的理由和举证责任', 'The reasons on both sides and the burden of proof'],
    },
    {
      name: ['二、二倍工资', '2. Double wages'],
      asks: [
        '信息是不是主张权利（《调解仲裁法》第二十七条第二款）',
        'Whether the message asserts a right (Law on Mediation and Arbitration, Article 27, second paragraph)',
      ],
    },
  ],
};

const AWARD_HEAD: Form['head'] = [
  CASE,
  ...PARTIES,
  [
    '代理人：{{rep_e_name}}；证人：{{witness_name}}',
    'Representative: {{rep_e_name}}. Witness: {{witness_name}}',
  ],
];
const APART: Words = [
  '本裁决书处理 6 月工资、加班费和赔偿金；二倍工资另行制作裁决书。',
  'This award deals with June wages, overtime pay and compensation; the double wages are decided in a separate award.',
];

/** What is final. Where the double wages are final too, all four claims stand here. */
export const AWARD_FORM: Form = {
  id: 'award_form',
  name: ['仲裁裁决书（终局部分）', 'Arbitral Award (Final Part)'],
  role_ids: TRIBUNAL,
  head: [...AWARD_HEAD, APART],
  wordings: [
    {
      after: ['vote_double', 'rejected'],
      name: ['仲裁裁决书（全部终局）', 'Arbitral Award (All Final)'],
      head: [...AWARD_HEAD, ['四项请求都在本裁决书中处理。', 'This award deals with all four claims.']],
    },
    {
      after: ['vote_dismissal', 'rejected'],
      name: ['仲裁裁决书（终局部分）', 'Arbitral Award (Final Part)'],
      head: [
        ...AWARD_HEAD,
        APART,
        [
          '合议认定解除有据，赔偿金的请求在裁决结果中驳回。',
          'The tribunal found the termination justified in deliberation; the decision dismisses the claim for compensation.',
        ],
      ],
    },
  ],
  parts: [
    {
      name: ['一、仲裁请求和争议事实', '1. Claims and facts in dispute'],
      asks: [
        '各项请求和双方的争议（《调解仲裁法》第四十六条）',
        'Each claim and what is in dispute between the parties (Law on Mediation and Arbitration, Article 46)',
      ],
    },
    {
      name: ['二、裁决理由', '2. Reasons'],
      asks: [
        '举证责任、时效、加班天数各有理由；没有多数的写明按首席仲裁员的意见（第四十五条）',
        "Separate reasons on the burden of proof, limitation and the days of overtime; where there is no majority, state that the presiding arbitrator's opinion prevails (Article 45)",
      ],
    },
    {
      name: ['三、裁决结果', '3. Decision'],
      field: 'result',
      asks: [
        '逐项数额，扣除先行裁决的部分',
        'The amount of each item, less what was decided in a partial award',
      ],
    },
    {
      name: ['四、终局与救济', '4. Finality and remedies'],
      field: 'finality',
      asks: [
        '逐项写明是不是终局，两方不同的期限（第四十七条至第五十条）',
        'For each item, whether the award is final; the different time limits for the two sides (Articles 47 to 50)',
      ],
    },
  ],
  signs: [...ARBITRATORS, ['clerk', '书记员', 'Clerk']],
  seal: SEAL,
  date: 'award_date',
};

export const OTHER_AWARD: Form = {
  id: 'other_award',
  name: ['仲裁裁决书（非终局部分）', 'Arbitral Award (Non-Final Part)'],
  role_ids: TRIBUNAL,
  head: [CASE, ...PARTIES, ['本裁决书处理二倍工资。', 'This award deals with the double wages.']],
  parts: [
    {
      name: ['一、仲裁请求和争议事实', '1. Claim and facts in dispute'],
      asks: [
        '二倍工资的请求和时效的争议（《调解仲裁法》第四十六条）',
        'The claim for double wages and the dispute over limitation (Law on Mediation and Arbitration, Article 46)',
      ],
    },
    {
      name: ['二、裁决理由', '2. Reasons'],
      asks: [
        '信息为什么是主张权利（第二十七条第二款）；没有多数的写明按首席仲裁员的意见（第四十五条）',
        "Why the message asserts a right (Article 27, second paragraph); where there is no majority, state that the presiding arbitrator's opinion prevails (Article 45)",
      ],
    },
    {
      name: ['三、裁决结果', '3. Decision'],
      field: 'other_result',
      asks: ['数额和算式', 'The amount and its calculation'],
    },
    {
      name: ['四、类型与救济', '4. Type of award and remedies'],
      field: 'other_finality',
      asks: [
        '为什么不是终局，双方的期限和法院（第四十七条、第五十条）',
        'Why the award is not final; the time limit and the court for both sides (Articles 47 and 50)',
      ],
    },
  ],
  signs: ARBITRATORS,
  seal: SEAL,
  date: 'award_date',
};
