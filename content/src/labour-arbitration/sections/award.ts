import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { AWARD_TEMPLATES } from '../templates/decisions.ts';

export const AWARD: FlowNode = node({
  id: 'award',
  kind: 'edit',
  name: bi('制作裁决书', 'Writing the award'),
  minutes: 30,
  position: { x: 360, y: 1890 },
  introduction: bi(
    '按合议结果制作裁决书：请求、争议事实、理由、结果、日期；逐项写明是不是终局，告知两方不同的救济。',
    'The award follows the deliberation. It states claims, facts in dispute, reasons, decision and date, whether each item is final, and the different remedies of the two sides.',
  ),
  roles: [
    seatRole('presiding', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('arb_a', { functions: ['submission', 'meeting', 'signature'] }),
    seatRole('arb_b', { functions: ['submission', 'meeting', 'signature'] }),
    seatRole('clerk', { functions: ['meeting', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '裁决书五样：请求、争议事实、理由、结果、日期（《调解仲裁法》第四十六条）。',
        '每项不超过月最低工资十二个月（26,400 元）的为终局（第四十七条第一项、《劳动争议解释（一）》第十九条）；加班费是追索劳动报酬。',
      ],
      [
        'Five things: claims, facts in dispute, reasons, decision, date (Law on Mediation and Arbitration, Article 46).',
        'An item of no more than twelve months of the minimum wage (26,400 yuan) is final (Article 47(1); Interpretation (1), Article 19); overtime pay is remuneration.',
      ],
    ),
    guide(
      'presiding',
      ['1. 先列四项的数，再写理由。', '2. 终局与非终局分别写明，起诉和撤销的期限不要混。'],
      [
        '1. Set down the four figures, then the reasons.',
        '2. Keep final and not final apart, and do not confuse the time limits.',
      ],
    ),
    guide(
      'arb_a',
      ['1. 核对赔偿金：1.5 个月乘以二。意见不同的，可以签名也可以不签名。'],
      ['1. Check the compensation: 1.5 months, doubled. If you dissent you may sign or not.'],
    ),
    guide('arb_b', ['1. 核对加班天数和日工资。'], ['1. Check the days of overtime and the daily wage.']),
  ],
  templates: AWARD_TEMPLATES,
});

export const AWARD_TRANSITIONS: Transition[] = [
  advance(
    'award_signed',
    'award',
    'service',
    bi('签名盖章，四十五日内送达', 'Signed and sealed, served within forty-five days'),
  ),
  wrong(
    'award_sum',
    'award',
    bi('四项加起来超过 26,400 元，全部作为非终局裁决', 'Together the four exceed 26,400, so none is final'),
    bi(
      '看每一项，不看总和：每项确定的数额均不超过十二个月最低工资的，按终局处理（《劳动争议解释（一）》第十九条、《调解仲裁法》第四十七条）。',
      'Look at each item and not at the sum: where each is within twelve months of the minimum wage the award is final (Interpretation (1), Article 19; Law on Mediation and Arbitration, Article 47).',
    ),
  ),
  wrong(
    'award_severance',
    'award',
    bi(
      '赔偿金按经济补偿一个半月 12,600 元加一个月代通知金计算',
      'Compensation is one and a half months, 12,600, and a month in lieu of notice',
    ),
    bi(
      '违法解除的，按经济补偿标准的二倍（《劳动合同法》第四十七条、第八十七条）：8,400 × 1.5 × 2；代通知金是第四十条合法解除的替代，不能叠加。',
      'For unlawful termination it is twice severance (Labour Contract Law, Articles 47 and 87): 8,400 x 1.5 x 2. Pay in lieu belongs to a lawful termination under Article 40 and is not added.',
    ),
  ),
];
