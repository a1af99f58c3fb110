import type { CaseDocument } from '@lets/contract';
import { answer, same } from './answer.ts';

export const APPLICATION = answer({
  section: 'application',
  id: 'application',
  name: ['申请书', 'Application'],
  rows: [
    [
      ['请求', 'Claim'],
      ['算式', 'Calculation'],
      ['金额（元）', 'Amount (yuan)'],
    ],
    [['6 月工资', 'June wages'], ['8,000 ÷ 21.75 × 14', '8,000 / 21.75 x 14'], same('5,149.43')],
    [
      ['休息日加班费', 'Overtime on rest days'],
      ['8,000 ÷ 21.75 × 200% × 12', '8,000 / 21.75 x 200% x 12'],
      same('8,827.59'),
    ],
    [
      ['违法解除赔偿金', 'Compensation for unlawful termination'],
      ['8,400 × 1.5 × 2', '8,400 x 1.5 x 2'],
      same('25,200'),
    ],
    [['二倍工资', 'Double wages'], ['8,000 × 5', '8,000 x 5'], same('40,000')],
    [['合计', 'Total'], same(''), same('79,177.02')],
  ],
  points: [
    [
      '二倍工资自用工满一个月的次日 2024 年 4 月 1 日起，至补签前一日 8 月 31 日止（[[《劳动合同法》第八十二条]]；《劳动合同法实施条例》第六条）。',
      'Double wages accrue from 1 April 2024, the day after one full month of work, to 31 August, the day before the contract was signed ([[Labour Contract Law, Article 82]]; Implementing Regulations of the Labour Contract Law, Article 6).',
    ],
    [
      '时效中断写明 2025 年 3 月 6 日（[[《调解仲裁法》第二十七条]]）；门禁记录另写申请书，请求责令提供（第三十九条）。',
      'State the date of the interruption, 6 March 2025 ([[Law on Mediation and Arbitration, Article 27]]). Production of the door log is requested in a separate application (Article 39).',
    ],
    [
      '十二天里 3 月 15 日没有人安排，如实说明比被问出来好。',
      'Of the twelve days, nobody arranged the work on 15 March. It is better to say so honestly than to have it come out under questioning.',
    ],
  ],
});

export const INQUIRY = answer({
  section: 'inquiry',
  id: 'inquiry',
  name: ['核查意见', 'Memorandum'],
  points: [
    [
      '经过：10 日语音、11 至 13 日上传、16 日一次电话、20 日解除、23 日通知工会。',
      'Course of events: the voice message on the 10th, the uploads from the 11th to the 13th, one telephone call on the 16th, the termination on the 20th, notice to the union on the 23rd.',
    ],
    [
      '缺口：手册没有职工讨论、没有告知（[[《劳动合同法》第四条]]）；没有催告核实；工会事后通知（第四十三条），起诉前可以补正（[[《劳动争议解释（一）》第四十七条]]），不能倒签；解除通知上“工会意见”一栏是空的。',
      'Gaps: the handbook was neither discussed with the employees nor made known to them ([[Labour Contract Law, Article 4]]); there was no warning and no inquiry; the union was notified only afterwards (Article 43), which can be remedied before an action is brought ([[Interpretation (1), Article 47]]) but may not be backdated; and the box for the opinion of the union on the notice is empty.',
    ],
    [
      '证据：门禁、服务器日志、3 月 6 日信息都列出，带星号的补录也写明；要求提供的必须提供（[[《调解仲裁法》第六条]]）。',
      'Evidence: list the door log, the server log and the message of 6 March, and mention the added entry with its asterisk. Whatever is required must be produced ([[Law on Mediation and Arbitration, Article 6]]).',
    ],
  ],
});

export const ACCEPTANCE = answer({
  section: 'formation',
  id: 'acceptance',
  name: ['受理通知书', 'Notice of acceptance'],
  points: [
    [
      '受理看四样：属于劳动争议、本委有管辖权（[[《调解仲裁法》第二十一条]]）、有明确的被申请人、有具体的请求。时效留给审理。',
      'Acceptance has four conditions: it is a labour dispute, this commission has jurisdiction ([[Law on Mediation and Arbitration, Article 21]]), the respondent is identified, and the claims are specific. Limitation is left to the hearing.',
    ],
    [
      '五日内决定；不受理要书面说明理由，逾期不决定的，申请人可以起诉（第二十九条）。以后还有三个五日：送副本、告知组庭、开庭前通知。',
      'The decision is due within five days; a refusal to accept must be in writing with reasons, and if no decision is made in time the claimant may sue (Article 29). Three more five-day limits follow: serving the copy, notice of the tribunal, and notice of the hearing.',
    ],
  ],
});

export const DEFENCE = answer({
  section: 'defence',
  id: 'defence',
  name: ['答辩书', 'Defence'],
  points: [
    [
      '承认 11 天工资 4,045.98 元；另 3 天 1,103.45 元不认。',
      'Admit wages for 11 days, 4,045.98 yuan; contest the other 3 days, 1,103.45 yuan.',
    ],
    [
      '时效：没有中断的，从 2025 年 7 月 15 日向前，只有 2024 年 7 月 15 日至 8 月 31 日：4,387.10 + 8,000 = 12,387.10 元。',
      'Limitation: unless it was interrupted, counting back from 15 July 2025 leaves only 15 July to 31 August 2024: 4,387.10 + 8,000 = 12,387.10 yuan.',
    ],
    [
      '解除由公司举证（[[《劳动争议解释（一）》第四十四条]]），不能推给申请人；最强的是缺卡和组长没有权限。',
      "The company bears the burden of proof on the termination and cannot shift it to the claimant ([[Interpretation (1), Article 44]]). Its strongest points are the missing clock-ins and the team leader's lack of authority.",
    ],
  ],
});

export const FORMATION = answer({
  section: 'formation',
  id: 'formation',
  name: ['披露和通知', 'Disclosure and notice'],
  points: [
    [
      '仲裁员甲应当披露四年前的讲课：时间、金额、付款人、方敏在场。是否回避由委员会决定（[[《调解仲裁法》第三十三条]]）。',
      'Arbitrator A should disclose the course taught four years ago: the date, the fee, who paid it, and that Fang Min was present. The commission decides on recusal ([[Law on Mediation and Arbitration, Article 33]]).',
    ],
    [
      '通知：受理五日内书面告知组成（第三十二条），开庭五日前书面通知日期、地点（第三十五条）。',
      'Notice: written notice of the composition within five days of acceptance (Article 32), and written notice of the date and place five days before the hearing (Article 35).',
    ],
  ],
});

export const TESTIMONY = answer({
  section: 'testimony',
  id: 'testimony',
  name: ['证人和证据申请', 'Witness and evidence'],
  points: [
    [
      '申请书写明证人的姓名、住所、证明内容和出庭的必要（参照[[《民事证据规定》第六十九条]]）；门禁记录写明为什么在公司手里、证明什么（[[《调解仲裁法》第三十九条]]）。',
      "The application gives the witness's name and address, what he will prove and why he must appear (compare [[Civil Evidence Provisions, Article 69]]). For the door log, it says why the company holds it and what it proves ([[Law on Mediation and Arbitration, Article 39]]).",
    ],
    [
      '证词由证人自己写：语音原话、撤回的一条、三份成果、七次安排，都写；没有权限、没有上报、争吵、不知道是否整天在做，也写（第七十二条）。',
      'The witness writes the statement himself. It includes the exact words of the voice message, the recalled message, the three pieces of work and the seven Saturday arrangements; and also that he had no authority, did not report it, quarrelled, and does not know whether she worked all day (Article 72).',
    ],
    [
      '保证书先签，庭上先读（第七十一条）。不出庭的，书面证言不得作为认定事实的根据（第六十八条）。',
      'The undertaking is signed first, and read out first at the hearing (Article 71). If the witness does not appear, his written statement may not be the basis of a finding (Article 68).',
    ],
  ],
});

export const PRODUCTION = answer({
  section: 'production',
  id: 'production',
  name: ['通知和提交说明', 'Order and statement'],
  points: [
    [
      '通知书：2025 年 1 月至 6 月周六的门禁记录和补休登记，三日以内，不提供的承担不利后果（[[《调解仲裁法》第三十九条]]）。',
      'The order: the door log and the register of time off in lieu for the Saturdays from January to June 2025, within three days, with adverse consequences if they are not produced ([[Law on Mediation and Arbitration, Article 39]]).',
    ],
    [
      '说明：九天全部提交，来源和导出方法写明；没有补休登记就写没有。',
      'The statement: all nine days are produced, with the source and the method of export; as there is no register of time off in lieu, say so.',
    ],
    [
      '如果公司不交：劳动者已经证明单位掌握证据，可以按她的主张认定（[[《劳动争议解释（一）》第四十二条]]）。',
      'If the company had produced nothing: the worker has proved that the employer holds the evidence, and the finding may follow her claim ([[Interpretation (1), Article 42]]).',
    ],
  ],
});

export const STATEMENT = answer({
  section: 'agreement',
  id: 'statement',
  name: ['调解书', 'Mediation statement'],
  points: [
    [
      '写请求和协议结果，不写过错（[[《调解仲裁法》第四十二条]]）。',
      'State the claims and the terms agreed, and say nothing about fault ([[Law on Mediation and Arbitration, Article 42]]).',
    ],
    [
      '一次付清的金额、日期、账户；离职证明的内容；已经先行裁决的是否包含在内。',
      'The amount, date and account for payment in one sum; the content of the certificate of termination; and whether any amount decided by a partial award is included.',
    ],
    [
      '合理区间：最低 48,621.59 元（二倍工资只支持一年以内），最高 76,234.49 元。',
      'A reasonable range: from 48,621.59 yuan (double wages only within one year) to 76,234.49 yuan.',
    ],
  ],
});

/** Papers of the parties and of the commission: read when nothing is left to decide. */
export const PAPER_REFERENCES: readonly CaseDocument[] = [
  APPLICATION,
  ACCEPTANCE,
  DEFENCE,
  FORMATION,
  TESTIMONY,
  PRODUCTION,
  STATEMENT,
];
