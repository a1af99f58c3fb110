import type { CaseDocument } from '@lets/contract';
import { bi, bullets, heading, p, quote, steps, table, title } from '../../build.ts';
import { material } from '../fields.ts';

export const FACTS: CaseDocument = material(
  'material_facts',
  bi('案情材料', 'Case material'),
  [
    title('何佳宁与澄观公司劳动争议'),
    quote(
      '教学案例。人物、公司、仲裁委员会、案号、地名和数额均为虚构，如有雷同，纯属巧合；引用的法律是真实的，英文为非官方译文。',
    ),
    heading('一、没有争议的事实'),
    table(
      ['时间', '事情'],
      ['2024 年 3 月 1 日', '何佳宁入职澄观公司，任运营专员，月工资 8,000 元，次月 10 日发放'],
      ['2024 年 9 月 1 日', '双方补签书面劳动合同，期限三年'],
      ['2025 年 3 月 6 日', '何佳宁发信息给人力资源经理方敏，方敏回复“收到”'],
      [
        '2025 年 6 月 10 日至 13 日',
        '6 月 10 日晚何佳宁给组长江帆发信息，江帆回了一条语音；11 日至 13 日没有打卡',
      ],
      ['2025 年 6 月 20 日', '公司以旷工三日、严重违反规章制度为由发出解除通知，当日送达；6 月工资没有发'],
      ['2025 年 7 月 15 日', '何佳宁向仲裁委员会递交申请'],
    ),
    heading('二、计算用的数据'),
    bullets(
      '日工资 = 月工资 ÷ 21.75 = 8,000 ÷ 21.75 = 367.816 元（取三位小数，算到分）。',
      '6 月 1 日至 20 日应计薪 14 天，其中公司认为旷工 3 天，其余 11 天的出勤双方没有争议。',
      '解除前十二个月：月工资 8,000 元，另有年终奖 4,800 元。',
      '明德市月最低工资标准 2,200 元；公布的上年度职工月平均工资 9,300 元。',
      '本市通行做法：二倍工资中多出的一倍不属于劳动报酬，仲裁时效为一年，没有中断的，从申请之日起向前逐日计算。',
    ),
    heading('三、各方说法'),
    table(
      ['争议', '何佳宁', '澄观公司'],
      ['三天没有打卡', '组长同意居家，三天都交了成果', '居家要总监批准，没有申请就是旷工'],
      [
        '2024 年 3 月至 8 月没有合同',
        '二倍工资 40,000 元，3 月 6 日主张过',
        '早过一年；那条信息没有提出任何要求',
      ],
      ['周六加班', '2025 年 1 月至 6 月共 12 天', '没有审批的不算加班'],
      ['6 月工资', '14 天都要付', '11 天愿意付，三天旷工不付'],
    ),
    heading('四、请带着问题阅读'),
    steps(
      '解除是否违法，由谁举证？没有事先通知工会，是不是当然违法？',
      '“合同的事公司要给个说法”，是主张权利吗？两种答案，数额各是多少？',
      '加班的证据在公司手里，申请人要先证明到哪一步？',
      '每一项请求，裁决是不是终局？谁能起诉，谁只能申请撤销，各有多少天？',
    ),
  ],
  [
    title('He Jianing and Chengguan: a labour dispute'),
    quote(
      'This is a teaching case. The people, company, commission, case number, places and figures are invented, and any resemblance to real ones is coincidental. The laws cited are real; their English versions are unofficial translations.',
    ),
    heading('1. Undisputed facts'),
    table(
      ['When', 'Event'],
      [
        '1 March 2024',
        'He Jianing joins Chengguan as an operations specialist at 8,000 yuan a month, paid on the 10th of the following month',
      ],
      ['1 September 2024', 'The parties belatedly sign a written labour contract for a term of three years'],
      ['6 March 2025', 'He Jianing sends a message to Fang Min, the HR manager, who answers "received"'],
      [
        '10 to 13 June 2025',
        'On the evening of the 10th she writes to Jiang Fan, her team leader, who answers by voice message; from the 11th to the 13th she does not clock in',
      ],
      [
        '20 June 2025',
        'The company issues a notice of termination for three days of absence without leave, a serious violation of its rules, and serves it the same day; the June wages are not paid',
      ],
      ['15 July 2025', 'He Jianing submits her application to the commission'],
    ),
    heading('2. Data for the calculations'),
    bullets(
      'Daily wage = monthly wage / 21.75 = 8,000 / 21.75 = 367.816 yuan (to three decimals, results to the fen).',
      'From 1 to 20 June there are 14 paid days. The company treats 3 of them as absence without leave; attendance on the other 11 is not disputed.',
      'In the twelve months before termination: 8,000 yuan a month, plus an annual bonus of 4,800 yuan.',
      'The monthly minimum wage in Mingde is 2,200 yuan; the published average monthly wage of employees for the previous year is 9,300 yuan.',
      'Prevailing practice in this city: the additional portion of double wages is not labour remuneration; the limitation period is one year and, unless interrupted, is counted back day by day from the date of the application.',
    ),
    heading('3. What each side says'),
    table(
      ['Dispute', 'He Jianing', 'Chengguan'],
      [
        'Three days without clocking in',
        'The team leader agreed that she could work at home; she handed in work on all three days',
        'Work at home must be approved by the director; without an application it is absence without leave',
      ],
      [
        'No contract from March to August 2024',
        'Double wages of 40,000 yuan; she asserted the claim on 6 March',
        'More than a year has passed; the message made no demand',
      ],
      [
        'Saturday overtime',
        '12 days from January to June 2025',
        'Work that was not approved is not overtime',
      ],
      [
        'June wages',
        '14 days must be paid',
        'It will pay 11 days, but not the three days of absence without leave',
      ],
    ),
    heading('4. Read with these questions'),
    steps(
      'Who bears the burden of proof on whether the termination was unlawful? Is it unlawful simply because the union was not notified in advance?',
      'Does "the company owes me an explanation about the contract" assert a right? What is the amount under each answer?',
      'The company holds the evidence of overtime: what must the claimant prove first?',
      'For each claim, is the award final? Who may sue, who may only apply to set aside, and within how many days?',
    ),
  ],
);

export const GUIDE: CaseDocument = material(
  'material_guide',
  bi('劳动仲裁程序指引', 'Guide to labour arbitration'),
  [
    title('劳动仲裁程序指引'),
    table(
      ['步骤', '期限', '依据'],
      ['申请', '一般一年内', '[[《调解仲裁法》第二十七条]]'],
      ['受理或者不予受理', '五日内', '第二十九条'],
      ['送达副本、告知仲裁庭', '受理后五日内', '第三十条、第三十二条'],
      ['答辩', '收到副本后十日内', '第三十条'],
      ['通知开庭', '开庭五日前', '第三十五条'],
      ['单位提供所掌握的证据', '仲裁庭指定的期限', '第六条、第三十九条'],
      ['结案', '受理后四十五日内，最多延长十五日', '第四十三条'],
      ['劳动者起诉', '收到裁决十五日内', '第四十八条、第五十条'],
      ['用人单位：终局裁决只能申请撤销', '三十日内', '第四十九条'],
      ['用人单位：非终局裁决可以起诉', '十五日内', '第五十条'],
    ),
    p(
      '仲裁不收费（第五十三条）。先行调解是裁决以前必须的一步（第四十二条），调不成就裁。一部分事实清楚的，可以先行裁决（第四十三条第二款）。终局和非终局的裁决分别制作裁决书；期间从次日起算，最后一日是法定休假日的顺延（《民事诉讼法》第八十五条）。',
    ),
  ],
  [
    title('Guide to labour arbitration'),
    table(
      ['Step', 'Time limit', 'Basis'],
      ['Application', 'generally within one year', '[[Law on Mediation and Arbitration, Article 27]]'],
      ['Acceptance or refusal to accept', 'within five days', 'Article 29'],
      [
        'Copy served, parties notified of the tribunal',
        'within five days of acceptance',
        'Articles 30 and 32',
      ],
      ['Defence', 'within ten days of receiving the copy', 'Article 30'],
      ['Notice of hearing', 'five days before the hearing', 'Article 35'],
      [
        'Employer provides evidence in its possession',
        'within the time limit set by the tribunal',
        'Articles 6 and 39',
      ],
      ['Conclusion', 'within forty-five days of acceptance, extendable by at most fifteen', 'Article 43'],
      ['Worker: may sue', 'within fifteen days of receiving the award', 'Articles 48 and 50'],
      ['Employer: against a final award, may only apply to set aside', 'within thirty days', 'Article 49'],
      ['Employer: against a non-final award, may sue', 'within fifteen days', 'Article 50'],
    ),
    p(
      'Arbitration is free of charge (Article 53). Mediation must be tried before an award (Article 42); if it fails, the tribunal decides. Where part of the facts is clear, a partial award may be made first (Article 43, second paragraph). Final and non-final awards are drawn up separately. A period runs from the following day and, if its last day is a statutory holiday, is extended to the first day after the holiday (Civil Procedure Law, Article 85).',
    ),
  ],
);
