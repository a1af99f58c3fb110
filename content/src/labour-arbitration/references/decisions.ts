import { answer, same } from './answer.ts';

export const PARTIAL = answer({
  section: 'partial',
  id: 'partial',
  name: ['先行裁决', 'Partial award'],
  points: [
    [
      '只裁没有争议的 11 天：8,000 ÷ 21.75 × 11 = 4,045.98 元；有争议的 3 天不裁（[[《调解仲裁法》第四十三条]]）。',
      'Decide only the 11 undisputed days: 8,000 / 21.75 x 11 = 4,045.98 yuan; do not decide the 3 disputed days ([[Law on Mediation and Arbitration, Article 43]]).',
    ],
    [
      '写明终局和两方的救济。先行裁决是独立的一份：以后对其余部分起诉，不影响它的执行。',
      'State that the award is final and what remedies each side has. A partial award is independent: a later lawsuit over the rest does not affect its enforcement.',
    ],
  ],
});

export const VIEW = answer({
  section: 'views',
  id: 'view',
  name: ['合议意见', 'Opinion for the deliberation'],
  points: [
    [
      '解除：先写单位负举证责任；缺卡、没有权限、12 日下午没有干活是一面，事先告知、有成果、没有催告、制度没有民主程序是另一面。',
      "Termination: begin with the employer's burden of proof. On one side are the missing clock-ins, the lack of authority and the afternoon of the 12th when no work was done; on the other, that she asked in advance, produced work and was not warned, and that the rules did not go through the democratic procedure.",
    ],
    [
      '二倍工资：从收信人知不知道主张什么来写，“收到”前面还有一条排期表；两种意见都说得通（[[《调解仲裁法》第二十七条]]）。',
      'Double wages: argue from whether the recipient knew what was being asserted, and note that another message, with the schedule, precedes "received". Either opinion is tenable ([[Law on Mediation and Arbitration, Article 27]]).',
    ],
  ],
});

export const AWARD = answer({
  section: 'award',
  id: 'award',
  name: ['裁决书', 'Award'],
  rows: [
    [
      ['项目', 'Item'],
      ['认定', 'Finding'],
      ['金额（元）', 'Amount (yuan)'],
      ['类型', 'Type'],
    ],
    [
      ['6 月工资', 'June wages'],
      [
        '14 天，其中 11 天可以先行裁决 4,045.98',
        '14 days; 11 of them, 4,045.98, may be decided by a partial award',
      ],
      same('5,149.43'),
      ['终局', 'final'],
    ],
    [['加班费', 'Overtime'], ['8 天', '8 days'], same('5,885.06'), ['终局', 'final']],
    [['赔偿金', 'Compensation'], ['违法解除', 'unlawful termination'], same('25,200'), ['终局', 'final']],
    [
      ['二倍工资', 'Double wages'],
      ['时效中断', 'limitation interrupted'],
      same('40,000'),
      ['非终局', 'not final'],
    ],
    [['合计', 'Total'], same(''), same('76,234.49'), same('')],
  ],
  points: [
    [
      '二倍工资只支持 12,387.10 元的，四项全部终局，写在一份裁决书里，合计 48,621.59 元。认定解除有据的，没有赔偿金，6 月工资为 4,045.98 元。',
      'If only 12,387.10 yuan of double wages are allowed, all four items are final and go into one award, 48,621.59 yuan in total. If the termination is found justified, there is no compensation, and the June wages are 4,045.98 yuan.',
    ],
    [
      '加班：九天减去没有人安排的 3 月 15 日，是八天。4 月 5 日补休没有记录，只有证人一句话；认定补休过的是七天 5,149.43 元，两种认定都要写理由。',
      'Overtime: nine days less 15 March, when nobody arranged the work, makes eight. For the day off in lieu of 5 April there is no record, only one sentence from the witness; if it is found to have been given, seven days remain, 5,149.43 yuan. Either finding needs reasons.',
    ],
    [
      '终局看每一项是否超过 2,200 × 12 = 26,400 元（[[《劳动争议解释（一）》第十九条]]），不看总和；二倍工资中多出的一倍也在终局的项目之内（人社部发〔2022〕9 号第十条），超过数额的才不是。',
      'Finality depends on whether each item exceeds 2,200 x 12 = 26,400 yuan ([[Interpretation (1), Article 19]]), not on the total. The additional portion of double wages is also among the items that can be final (Document No. 9 of 2022 of the Ministry of Human Resources and Social Security, Article 10); it is not final only if it exceeds that amount.',
    ],
    [
      '两个问题都可以有不同的多数，理由充分即可；形不成多数，按首席仲裁员的意见（[[《调解仲裁法》第四十五条]]）。',
      "On both questions the majority may go either way, provided the reasons are sufficient; if no majority is formed, the presiding arbitrator's opinion prevails ([[Law on Mediation and Arbitration, Article 45]]).",
    ],
  ],
});

export const OTHER_AWARD = answer({
  section: 'award_other',
  id: 'other_award',
  name: ['非终局裁决书', 'Non-final award'],
  points: [
    [
      '二倍工资 8,000 × 5 = 40,000 元，超过 26,400 元，不是终局（[[《调解仲裁法》第四十七条]]）；同终局部分分别制作（《劳动人事争议仲裁办案规则》第五十条）。',
      'The double wages of 8,000 x 5 = 40,000 yuan exceed 26,400 yuan, so the award on them is not final ([[Law on Mediation and Arbitration, Article 47]]). It is drawn up separately from the final part (Rules for Handling Labour and Personnel Dispute Arbitration Cases, Article 50).',
    ],
    [
      '写在一份里，起诉时全部按非终局处理（[[《劳动争议解释（一）》第二十条]]），工资和加班费也跟着等。',
      'In a single award, everything is treated as not final when a party sues ([[Interpretation (1), Article 20]]), and the wages and overtime pay would have to wait as well.',
    ],
    [
      '救济：双方都是收到之日起十五日内向基层人民法院起诉，期满不起诉即生效（[[《调解仲裁法》第五十条]]）。',
      "Remedies: either side may sue in the basic people's court within fifteen days of receipt; if neither does, the award takes effect ([[Law on Mediation and Arbitration, Article 50]]).",
    ],
  ],
});
