import type { Form } from '../form.ts';
import { CASE, PARTIES } from './form-parts.ts';

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
        'Four claims, each with its amount and calculation (Law on Mediation and Arbitration, Article 28)',
      ],
    },
    {
      name: ['二、事实和理由', '2. Facts and reasons'],
      asks: [
        '解除、未签合同、加班、欠薪分别写，时效中断写明日期（第二十七条）',
        'Termination, lack of a written contract, overtime and unpaid wages dealt with separately; the date on which limitation was interrupted (Article 27)',
      ],
    },
    {
      name: ['三、证据和来源、证人', '3. Evidence, sources, witnesses'],
      asks: [
        '证据写来源，证人写姓名住所；单位掌握的证据申请责令提供（第三十九条）',
        'Source of each piece of evidence, names and addresses of witnesses; an order requested for evidence held by the employer (Article 39)',
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
      'Matter: termination of the contract of {{claimant_name}} by {{employer_name}}',
    ],
  ],
  parts: [
    {
      name: ['一、经过', '1. Course of events'],
      asks: [
        '按日期写：缺卡、核实、签发、通知工会',
        'By date: missing clock-ins, verification, notice of termination, notice to the union',
      ],
    },
    {
      name: ['二、依据和程序的缺口', '2. Gaps in grounds and procedure'],
      asks: [
        '制度的民主程序和告知（《劳动合同法》第四条）、通知工会（第四十三条）',
        'Democratic procedure for the rules and informing employees of them (Labour Contract Law, Article 4); notice to the union (Article 43)',
      ],
    },
    {
      name: ['三、公司掌握的证据', '3. Evidence held by the company'],
      asks: [
        '不利的也列出（《调解仲裁法》第六条）',
        'Unfavourable evidence is listed as well (Law on Mediation and Arbitration, Article 6)',
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
        'Admit or deny claim by claim, beginning with what is not disputed',
      ],
    },
    {
      name: ['二、事实和理由', '2. Facts and reasons'],
      asks: [
        '解除由单位举证，写出证据（《劳动争议解释（一）》第四十四条）；时效抗辩写明期间',
        'The employer bears the burden of proof on the termination and cites its evidence (Interpretation (1), Article 44); a limitation defence states the period',
      ],
    },
  ],
  seal: ['明德市澄观数码科技有限公司', 'Seal of Chengguan'],
  date: 'defence_date',
};

export const WITNESS_APPLICATION: Form = {
  id: 'witness_application',
  name: ['证人出庭和责令提供证据申请书', 'Application for a Witness and for Production of Evidence'],
  role_ids: ['rep_c'],
  head: [
    [
      '申请人：{{claimant_name}}，代理人：{{rep_c_name}}',
      'Claimant: {{claimant_name}}. Representative: {{rep_c_name}}',
    ],
    ['申请出庭的证人：{{witness_name}}', 'Witness: {{witness_name}}'],
  ],
  parts: [
    {
      name: ['一、证人要证明的事', '1. What the witness will prove'],
      asks: [
        '证明内容、同争议的关联、为什么需要出庭（参照《民事证据规定》第六十九条）',
        'What the witness will prove, how it is relevant to the dispute and why he must appear (compare Civil Evidence Provisions, Article 69)',
      ],
    },
    {
      name: ['二、请求责令提供的证据', '2. Evidence to be produced'],
      asks: [
        '哪些记录、为什么由单位掌握、证明什么（《调解仲裁法》第三十九条第二款）',
        'Which records are wanted, why the employer holds them and what they prove (Law on Mediation and Arbitration, Article 39, second paragraph)',
      ],
    },
  ],
};

export const WITNESS_STATEMENT: Form = {
  id: 'witness_statement',
  name: ['证人保证书和证词', 'Undertaking and Statement of the Witness'],
  role_ids: ['witness'],
  head: [CASE, ['证人：{{witness_name}}', 'Witness: {{witness_name}}']],
  parts: [
    {
      name: ['一、保证', '1. Undertaking'],
      asks: [
        '如实作证，知道虚假陈述的后果（参照《民事证据规定》第七十一条）',
        'A promise to testify truthfully, knowing the consequences of a false statement (compare Civil Evidence Provisions, Article 71)',
      ],
    },
    {
      name: ['二、我看见、听见、说过的', '2. What I saw, heard and said'],
      asks: [
        '语音、三天的成果、周六，按日期写，不推测（第七十二条）',
        'The voice message, the work done on the three days and the Saturdays, by date and without speculation (Article 72)',
      ],
    },
    {
      name: ['三、我不知道的，同双方的关系', '3. What I do not know, and my relationship with both sides'],
      asks: [
        '没有权限、没有上报、不知道是否整天在做、争吵，都写出来',
        'That he had no authority, did not report it, does not know whether she worked all day, and quarrelled: all of it is stated',
      ],
    },
  ],
  signs: [['witness', '证人', 'Witness']],
};

export const PRODUCTION_STATEMENT: Form = {
  id: 'production_statement',
  name: ['证据提交说明', 'Statement on the Evidence Produced'],
  role_ids: ['inhouse'],
  head: [CASE, ['提交人：{{employer_name}}', 'Submitted by: {{employer_name}}']],
  parts: [
    {
      name: ['一、提交的记录', '1. Records produced'],
      asks: [
        '来源、期间、天数，是不是全部（《调解仲裁法》第六条）',
        'Source, period and number of days, and whether the records are complete (Law on Mediation and Arbitration, Article 6)',
      ],
    },
    {
      name: ['二、没有的记录和原因', '2. Records that do not exist, and why'],
      asks: [
        '补休登记等没有的写没有（第三十九条第二款）',
        'Where a record does not exist, such as a register of time off in lieu, say so (Article 39, second paragraph)',
      ],
    },
  ],
  seal: ['明德市澄观数码科技有限公司', 'Seal of Chengguan'],
};
