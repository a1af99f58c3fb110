import type { CaseDocument } from '@lets/contract';
import { bi, bullets, p, quote, releasedAfter, table, title } from '../build.ts';
import { reference } from './fields.ts';

/** What a paper should say is read when nothing is left to decide; what the award should say, at the very end, for remedies are still to be chosen. */
const AFTER_AWARD = ['award', 'report'] as const;
const AT_END = ['report'] as const;

const APPLICATION = reference(
  'reference_application',
  bi('申请书参考答案', 'Reference: application'),
  [
    title('申请书（要点）'),
    table(
      ['请求', '算式', '金额（元）'],
      ['6 月工资', '8,000 ÷ 21.75 × 14', '5,149.43'],
      ['休息日加班费', '8,000 ÷ 21.75 × 200% × 12', '8,827.59'],
      ['违法解除赔偿金', '8,400 × 1.5 × 2', '25,200'],
      ['二倍工资', '8,000 × 5', '40,000'],
      ['合计', '', '79,177.02'],
    ),
    bullets(
      '二倍工资自用工满一个月的次日 2024 年 4 月 1 日起，至补签前一日 8 月 31 日止（[[《劳动合同法》第八十二条]]；《劳动合同法实施条例》第六条）。',
      '时效中断写明 2025 年 3 月 6 日（[[《调解仲裁法》第二十七条]]）；门禁记录申请责令提供（第三十九条）。',
      '十二天里 3 月 15 日没有人安排，如实说明比被问出来好。',
    ),
  ],
  [
    title('Application (main points)'),
    table(
      ['Claim', 'Calculation', 'Sum (yuan)'],
      ['June wages', '8,000 / 21.75 x 14', '5,149.43'],
      ['Overtime on rest days', '8,000 / 21.75 x 200% x 12', '8,827.59'],
      ['Compensation', '8,400 x 1.5 x 2', '25,200'],
      ['Double wages', '8,000 x 5', '40,000'],
      ['Together', '', '79,177.02'],
    ),
    bullets(
      'Double wages run from 1 April 2024, the day after a full month of work, to 31 August, the day before the contract was signed ([[Labour Contract Law, Article 82]]; Implementing Regulations, Article 6).',
      'State the date of the interruption: 6 March 2025 ([[Law on Mediation and Arbitration, Article 27]]); ask for an order to produce the door log (Article 39).',
      'Of the twelve days, nobody ordered 15 March; it is better to say so than to be asked.',
    ),
  ],
  'application',
);

const INQUIRY = reference(
  'reference_inquiry',
  bi('核查意见参考答案', 'Reference: memorandum'),
  [
    title('核查意见（要点）'),
    bullets(
      '经过：10 日语音、11 至 13 日上传、16 日一次电话、20 日解除、23 日通知工会。',
      '缺口：手册没有职工讨论、没有告知（[[《劳动合同法》第四条]]）；没有催告核实；工会事后通知（第四十三条），起诉前可以补正（[[《劳动争议解释（一）》第四十七条]]），不能倒签。',
      '证据：门禁、服务器日志、3 月 6 日信息都列出；要求提供的必须提供（[[《调解仲裁法》第六条]]）。',
    ),
  ],
  [
    title('Memorandum (main points)'),
    bullets(
      'Course: voice message on the 10th, uploads from the 11th to the 13th, one call on the 16th, termination on the 20th, union on the 23rd.',
      'Gaps: the handbook was neither discussed nor made known ([[Labour Contract Law, Article 4]]); no warning or inquiry; the union was told afterwards (Article 43), which may be made good before an action ([[Interpretation (1), Article 47]]) but not backdated.',
      'Evidence: list door log, server log and the message of 6 March; what is ordered must be produced ([[Law on Mediation and Arbitration, Article 6]]).',
    ),
  ],
  'inquiry',
);

const DEFENCE = reference(
  'reference_defence',
  bi('答辩书参考答案', 'Reference: defence'),
  [
    title('答辩书（要点）'),
    bullets(
      '承认 11 天工资 4,045.98 元；另 3 天 1,103.45 元不认。',
      '时效：没有中断的，从 2025 年 7 月 15 日向前，只有 2024 年 7 月 15 日至 8 月 31 日：4,387.10 + 8,000 = 12,387.10 元。',
      '解除由公司举证（[[《劳动争议解释（一）》第四十四条]]），不能推给申请人；最强的是缺卡和组长没有权限。',
    ),
  ],
  [
    title('Defence (main points)'),
    bullets(
      'Admit 11 days, 4,045.98 yuan; deny 3 days, 1,103.45.',
      'Limitation: uninterrupted, counted back from 15 July 2025, only 15 July to 31 August 2024 remain: 4,387.10 + 8,000 = 12,387.10 yuan.',
      'The termination is for the company to prove and not for the claimant ([[Interpretation (1), Article 44]]); strongest are the missing clock-ins and that the leader had no authority.',
    ),
  ],
  'defence',
);

const FORMATION = reference(
  'reference_formation',
  bi('披露和通知参考答案', 'Reference: disclosure and notice'),
  [
    title('披露和通知（要点）'),
    bullets(
      '仲裁员甲应当披露四年前的讲课：时间、金额、付款人、方敏在场。是否回避由委员会决定（[[《调解仲裁法》第三十三条]]）。',
      '通知：受理五日内告知组成（第三十二条），开庭五日前通知（第三十五条）。',
    ),
  ],
  [
    title('Disclosure and notice (main points)'),
    bullets(
      'Arbitrator A should disclose the course of four years ago: time, sum, who paid, that Fang Min was there. Recusal is decided by the commission ([[Law on Mediation and Arbitration, Article 33]]).',
      'Notice: composition within five days of acceptance (Article 32), hearing five days before (Article 35).',
    ),
  ],
  'formation',
);

const STATEMENT = reference(
  'reference_statement',
  bi('调解书参考答案', 'Reference: mediation statement'),
  [
    title('调解书（要点）'),
    bullets(
      '写请求和协议结果，不写过错（[[《调解仲裁法》第四十二条]]）。',
      '一次付清的金额、日期、账户；离职证明的内容；已经先行裁决的是否包含在内。',
      '合理区间：最低 48,621.59 元（二倍工资只支持一年以内），最高 76,234.49 元。',
    ),
  ],
  [
    title('Mediation statement (main points)'),
    bullets(
      'The claims and the result agreed, without a word on fault ([[Law on Mediation and Arbitration, Article 42]]).',
      'Sum, date and account of one payment; wording of the certificate; whether the partial award is included.',
      'A reasonable range: from 48,621.59 yuan (double wages of the last year only) to 76,234.49.',
    ),
  ],
  'agreement',
);

const PARTIAL = reference(
  'reference_partial',
  bi('先行裁决书参考答案', 'Reference: partial award'),
  [
    title('先行裁决（要点）'),
    bullets(
      '只裁没有争议的 11 天：8,000 ÷ 21.75 × 11 = 4,045.98 元；有争议的 3 天不裁（[[《调解仲裁法》第四十三条]]）。',
      '写明终局和两方的救济。',
    ),
  ],
  [
    title('Partial award (main points)'),
    bullets(
      'Only the 11 undisputed days: 8,000 / 21.75 x 11 = 4,045.98 yuan; not the 3 disputed ones ([[Law on Mediation and Arbitration, Article 43]]).',
      'State finality and the remedies of both sides.',
    ),
  ],
  'partial',
);

const VIEW = reference(
  'reference_view',
  bi('合议意见参考答案', 'Reference: view for the deliberation'),
  [
    title('合议意见（要点）'),
    bullets(
      '解除：先写单位负举证责任；缺卡、没有权限是一面，事先告知、有成果、没有催告、制度没有民主程序是另一面。',
      '二倍工资：从收信人知不知道主张什么来写；两种意见都说得通（[[《调解仲裁法》第二十七条]]）。',
    ),
  ],
  [
    title('View (main points)'),
    bullets(
      'Termination: the employer bears the burden of proof. No clock-in and no authority on one side; told in advance, work done, no warning, rules not discussed on the other.',
      'Double wages: argue from what the recipient knew was asserted; both views can be held ([[Law on Mediation and Arbitration, Article 27]]).',
    ),
  ],
  'views',
);

const AWARD = reference(
  'reference_award',
  bi('裁决书参考答案', 'Reference: award'),
  [
    title('裁决书（要点）'),
    table(
      ['项目', '认定', '金额（元）', '类型'],
      ['6 月工资', '14 天，其中 11 天可以先行裁决 4,045.98', '5,149.43', '终局'],
      ['加班费', '8 天', '5,885.06', '终局'],
      ['赔偿金', '违法解除', '25,200', '终局'],
      ['二倍工资', '时效中断', '40,000', '非终局'],
      ['合计', '', '76,234.49', ''],
    ),
    p(
      '二倍工资只支持 12,387.10 元的，四项全部为终局裁决，合计 48,621.59 元。认定解除有据的，没有赔偿金，6 月工资为 4,045.98 元。两个问题都可以有不同的多数，理由充分即可；形不成多数，按首席仲裁员的意见（[[《调解仲裁法》第四十五条]]）。',
    ),
    quote(
      '终局看每一项是否超过 2,200 × 12 = 26,400 元（[[《劳动争议解释（一）》第十九条]]）；终局与非终局分别制作裁决书，混在一份里的，起诉时按非终局处理（第二十条）。',
    ),
  ],
  [
    title('Award (main points)'),
    table(
      ['Item', 'Found', 'Sum (yuan)', 'Kind'],
      ['June wages', '14 days, 11 of them for a partial award of 4,045.98', '5,149.43', 'final'],
      ['Overtime', '8 days', '5,885.06', 'final'],
      ['Compensation', 'unlawful termination', '25,200', 'final'],
      ['Double wages', 'limitation interrupted', '40,000', 'not final'],
      ['Together', '', '76,234.49', ''],
    ),
    p(
      'With double wages of only 12,387.10 yuan all four are a final award, 48,621.59 together. If the termination had grounds there is no compensation, and the June wages are 4,045.98. Either question may find either majority with good reasons; without one the presiding arbitrator decides ([[Law on Mediation and Arbitration, Article 45]]).',
    ),
    quote(
      'A final award looks at each item against 2,200 x 12 = 26,400 yuan ([[Interpretation (1), Article 19]]); final and not final are drawn up apart, and if they stand in one award, it is treated as not final when a party sues (Article 20).',
    ),
  ],
  'award',
);

const REMEDY = reference(
  'reference_remedy',
  bi('救济途径参考答案', 'Reference: remedies'),
  [
    title('救济（要点）'),
    table(
      ['裁决', '劳动者', '用人单位'],
      ['终局', '十五日内起诉（第四十八条）', '三十日内申请撤销（第四十九条）'],
      ['非终局', '十五日内起诉（第五十条）', '十五日内起诉（第五十条）'],
    ),
    p(
      '撤销理由只有六项，事实不清不在其中；裁决被撤销的，当事人可以在收到裁定十五日内起诉（[[《调解仲裁法》第四十九条]]）。',
    ),
  ],
  [
    title('Remedies (main points)'),
    table(
      ['Award', 'Worker', 'Employer'],
      ['final', 'action within fifteen days (Article 48)', 'setting aside within thirty days (Article 49)'],
      ['not final', 'action within fifteen days (Article 50)', 'action within fifteen days (Article 50)'],
    ),
    p(
      'There are six grounds for setting aside, and unclear facts are not among them; if it is set aside a party may sue within fifteen days of the ruling ([[Law on Mediation and Arbitration, Article 49]]).',
    ),
  ],
  'remedies',
);

export const REFERENCES: CaseDocument[] = [
  releasedAfter(AFTER_AWARD, APPLICATION),
  releasedAfter(AFTER_AWARD, INQUIRY, ['hr', 'inhouse', 'rep_e']),
  releasedAfter(AFTER_AWARD, DEFENCE),
  releasedAfter(AFTER_AWARD, FORMATION),
  releasedAfter(AFTER_AWARD, STATEMENT),
  releasedAfter(AFTER_AWARD, PARTIAL),
  releasedAfter(AFTER_AWARD, VIEW),
  releasedAfter(AT_END, AWARD),
  releasedAfter(AT_END, REMEDY),
];
