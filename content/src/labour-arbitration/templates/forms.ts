import type { Form } from '../form.ts';
import { ALL_ROLES, TRIBUNAL } from '../roles.ts';

const CASE: Form['head'][number] = ['案号：{{case_number}}', 'Case number: {{case_number}}'];
const SEAL: Form['seal'] = ['明德市清和区劳动人事争议仲裁委员会', 'Seal of the Qinghe commission'];
const ARBITRATORS: NonNullable<Form['signs']> = [
  ['presiding', '首席仲裁员', 'Presiding arbitrator'],
  ['arb_a', '仲裁员甲', 'Arbitrator A'],
  ['arb_b', '仲裁员乙', 'Arbitrator B'],
];
const PARTIES: Form['head'] = [
  [
    '申请人：{{claimant_name}}，{{claimant_facts}}；代理人：{{rep_c_name}}',
    'Claimant: {{claimant_name}}, {{claimant_facts}}. Representative: {{rep_c_name}}',
  ],
  ['被申请人：{{employer_name}}，{{employer_facts}}', 'Respondent: {{employer_name}}, {{employer_facts}}'],
];

export const APPLICATION_FORM: Form = {
  id: 'application_form',
  name: ['仲裁申请书', 'Application for Arbitration'],
  role_ids: ['rep_c', 'claimant'],
  head: PARTIES,
  parts: [
    {
      name: ['一、仲裁请求', '1. Claims'],
      field: 'claims',
      asks: [
        '四项请求各有数额和算式（《调解仲裁法》第二十八条）',
        'Four claims, each with sum and calculation (Law on Mediation and Arbitration, Article 28)',
      ],
    },
    {
      name: ['二、事实和理由', '2. Facts and reasons'],
      asks: [
        '解除、未签合同、加班、欠薪分别写，时效中断写明日期（第二十七条）',
        'Termination, missing contract, overtime and wages separately, with the date on which limitation was interrupted (Article 27)',
      ],
    },
    {
      name: ['三、证据和来源、证人', '3. Evidence, sources, witnesses'],
      asks: [
        '证据写来源，证人写姓名住所；单位掌握的证据申请责令提供（第三十九条）',
        'Sources, names and addresses; evidence held by the employer to be ordered (Article 39)',
      ],
    },
  ],
  signs: [['claimant', '申请人', 'Claimant']],
  date: 'apply_date',
};

export const INQUIRY_MEMO: Form = {
  id: 'inquiry_memo',
  name: ['解除经过核查意见', 'Memorandum on the Termination'],
  role_ids: ['hr', 'inhouse'],
  head: [
    [
      '被核查事项：{{employer_name}}解除{{claimant_name}}',
      'Matter: termination of {{claimant_name}} by {{employer_name}}',
    ],
  ],
  parts: [
    {
      name: ['一、经过', '1. Course of events'],
      asks: ['按日期写：缺卡、核实、签发、通知工会', 'By date: missing clock-ins, inquiry, notice, union'],
    },
    {
      name: ['二、依据和程序的缺口', '2. Gaps in ground and procedure'],
      asks: [
        '制度的民主程序和告知（《劳动合同法》第四条）、通知工会（第四十三条）',
        'Discussion and publication of the rules (Labour Contract Law, Article 4), notice to the union (Article 43)',
      ],
    },
    {
      name: ['三、公司掌握的证据', '3. Evidence held by the company'],
      asks: [
        '不利的也列出（《调解仲裁法》第六条）',
        'Unfavourable evidence is listed too (Law on Mediation and Arbitration, Article 6)',
      ],
    },
  ],
};

export const DEFENCE_FORM: Form = {
  id: 'defence_form',
  name: ['答辩书', 'Statement of Defence'],
  role_ids: ['rep_e', 'inhouse'],
  head: [
    CASE,
    [
      '答辩人：{{employer_name}}，代理人：{{rep_e_name}}',
      'Respondent: {{employer_name}}. Representative: {{rep_e_name}}',
    ],
  ],
  parts: [
    {
      name: ['一、答辩意见', '1. Answer'],
      field: 'answer',
      asks: [
        '逐项承认或者否认，没有争议的先认',
        'Admit or deny claim by claim; admit first what is not disputed',
      ],
    },
    {
      name: ['二、事实和理由', '2. Facts and reasons'],
      asks: [
        '解除由单位举证，写出证据（《劳动争议解释（一）》第四十四条）；时效抗辩写明期间',
        'The employer proves the termination, with evidence (Interpretation (1), Article 44); plead limitation with its period',
      ],
    },
  ],
  seal: ['明德市澄观数码科技有限公司', 'Seal of Chengguan'],
  date: 'defence_date',
};

export const HEARING_NOTICE: Form = {
  id: 'hearing_notice',
  name: ['组庭和开庭通知书', 'Notice of Tribunal and Hearing'],
  role_ids: ['clerk'],
  head: [
    CASE,
    [
      '受理日期：{{accept_date}}；开庭日期：{{hearing_date}}',
      'Accepted on {{accept_date}}; hearing on {{hearing_date}}',
    ],
  ],
  parts: [
    {
      name: ['一、仲裁庭组成和披露', '1. Tribunal and disclosures'],
      asks: [
        '三名仲裁员和披露的事项（《调解仲裁法》第三十一条、第三十二条）',
        'Three arbitrators and what they disclosed (Law on Mediation and Arbitration, Articles 31 and 32)',
      ],
    },
    {
      name: ['二、回避和开庭的权利', '2. Rights as to recusal and hearing'],
      asks: [
        '申请回避（第三十三条）、延期（第三十五条）、不到庭的后果（第三十六条）',
        'Recusal (Article 33), postponement (Article 35), absence (Article 36)',
      ],
    },
  ],
  seal: SEAL,
};

export const DISCLOSURE: Form = {
  id: 'disclosure',
  name: ['仲裁员披露书', "Arbitrator's Disclosure"],
  role_ids: TRIBUNAL,
  head: [CASE],
  parts: [
    {
      name: ['一、同双方和代理人的关系', '1. Relations with parties and representatives'],
      asks: [
        '时间、事由、报酬写清楚，没有的写没有（《调解仲裁法》第三十三条）',
        'Time, occasion and pay, or none (Law on Mediation and Arbitration, Article 33)',
      ],
    },
    {
      name: ['二、是否影响公正', '2. Whether it affects fairness'],
      asks: [
        '说自己的看法和理由，决定权在委员会',
        "The arbitrator's own view and reasons; the commission decides",
      ],
    },
  ],
};

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
      name: ['一、已经清楚的事实', '1. What is already clear'],
      asks: [
        '为什么这一部分清楚（《调解仲裁法》第四十三条第二款）',
        'Why this part is clear (Law on Mediation and Arbitration, Article 43, second paragraph)',
      ],
    },
    {
      name: ['二、先行裁决', '2. Partial award'],
      field: 'partial_sum',
      asks: ['金额、算式、期限和救济', 'Sum, calculation, time limit and remedies'],
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
        'The four claims (Law on Mediation and Arbitration, Article 42)',
      ],
    },
    {
      name: ['二、协议结果', '2. Result agreed'],
      field: 'terms',
      asks: [
        '金额、日期、方式、离职证明，能够执行',
        'Sum, date, manner of payment and certificate, so that they can be enforced',
      ],
    },
    {
      name: ['三、生效和执行', '3. Effect and enforcement'],
      asks: [
        '签收后生效；逾期的可以申请执行（第五十一条）',
        'It takes effect when signed for; enforcement if late (Article 51)',
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
  name: ['合议意见', 'View for the Deliberation'],
  role_ids: ['arb_a', 'arb_b', 'presiding'],
  head: [CASE],
  parts: [
    {
      name: ['一、解除', '1. The termination'],
      asks: ['正反两面的理由和举证责任', 'Reasons on both sides, and the burden of proof'],
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

export const AWARD_FORM: Form = {
  id: 'award_form',
  name: ['仲裁裁决书', 'Arbitral Award'],
  role_ids: TRIBUNAL,
  head: [
    CASE,
    ...PARTIES,
    [
      '代理人：{{rep_e_name}}；证人：{{witness_name}}',
      'Representative: {{rep_e_name}}. Witness: {{witness_name}}',
    ],
  ],
  parts: [
    {
      name: ['一、仲裁请求和争议事实', '1. Claims and facts in dispute'],
      asks: [
        '四项请求和双方的争议（《调解仲裁法》第四十六条）',
        'Four claims and what is disputed (Law on Mediation and Arbitration, Article 46)',
      ],
    },
    {
      name: ['二、裁决理由', '2. Reasons'],
      asks: [
        '举证责任、时效、加班天数各有理由；没有多数的写明按首席仲裁员的意见（第四十五条）',
        "Reasons on burden of proof, limitation and overtime; without a majority, say that the presiding arbitrator's opinion decided (Article 45)",
      ],
    },
    {
      name: ['三、裁决结果', '3. Decision'],
      field: 'result',
      asks: ['逐项数额，扣除先行裁决的部分', 'Sum by sum, less what was decided in a partial award'],
    },
    {
      name: ['四、终局与救济', '4. Finality and remedies'],
      field: 'finality',
      asks: [
        '逐项写明是不是终局，两方不同的期限（第四十七条至第五十条）',
        'Whether each item is final, and the different time limits of the two sides (Articles 47 to 50)',
      ],
    },
  ],
  signs: [...ARBITRATORS, ['clerk', '书记员', 'Clerk']],
  seal: SEAL,
  date: 'award_date',
};

export const REMEDY_FORM: Form = {
  id: 'remedy_form',
  name: ['不服裁决的书面意见', 'Remedy against the Award'],
  role_ids: ['rep_c', 'rep_e', 'claimant', 'inhouse'],
  head: [CASE, ['作出裁决的机构：{{commission}}', 'Made by: {{commission}}']],
  parts: [
    {
      name: ['一、途径和期限', '1. Way and time limit'],
      field: 'remedy',
      asks: [
        '起诉还是撤销，哪个法院，最后一天（《调解仲裁法》第四十八条至第五十条）',
        'Action or setting aside, which court, last day (Law on Mediation and Arbitration, Articles 48 to 50)',
      ],
    },
    {
      name: ['二、理由和证据', '2. Grounds and evidence'],
      asks: [
        '撤销对准第四十九条的一项；起诉写请求和事实',
        'One ground of Article 49, or claims and facts of an action',
      ],
    },
  ],
};

export const REPORT_FORM: Form = {
  id: 'arbitration_report',
  name: ['实验报告', 'Experiment Report'],
  role_ids: ALL_ROLES,
  head: [
    [
      '案件：何佳宁与澄观公司劳动争议　　案号：{{case_number}}',
      'Case: He Jianing and Chengguan. Number: {{case_number}}',
    ],
    [
      '报告人：{{report_member}}　　角色：{{report_role}}',
      'Written by: {{report_member}}. Role: {{report_role}}',
    ],
  ],
  parts: [
    { name: ['一、我承担的任务', '1. What I had to do'], asks: ['本人角色的任务', 'The task of the role'] },
    {
      name: ['二、我的主张或者决定', '2. What I claimed or decided'],
      asks: ['依据的条文和数额', 'The articles and figures it rests on'],
    },
    {
      name: ['三、起作用的证据', '3. The evidence that counted'],
      asks: ['由谁掌握，没有交出来会怎样', 'Who held it, and what if it had been held back'],
    },
  ],
};
