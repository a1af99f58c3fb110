import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { AWARD_TEMPLATES, OTHER_AWARD_TEMPLATES } from '../templates/decisions.ts';
import { drafters } from './bench.ts';

export const AWARD: FlowNode = node({
  id: 'award',
  kind: 'edit',
  name: bi('制作裁决书', 'Drafting the award'),
  minutes: 28,
  position: { x: 360, y: 1890 },
  introduction: bi(
    '按合议结果制作裁决书：请求、争议事实、理由、结果、日期；逐项写明是不是终局，告知两方不同的救济。',
    'The award is drafted according to the outcome of the deliberation: claims, facts in dispute, reasons, decision and date. It states for each item whether the award is final, and informs the two sides of their different remedies.',
  ),
  roles: [...drafters(), seatRole('clerk', { functions: ['meeting', 'signature'] })],
  guides: [
    guide(
      null,
      [
        '裁决书五样：请求、争议事实、理由、结果、日期（《调解仲裁法》第四十六条）。',
        '每项不超过月最低工资十二个月（26,400 元）的为终局（第四十七条第一项、《劳动争议解释（一）》第十九条）；加班费是追索劳动报酬。',
      ],
      [
        'An award contains five things: the claims, the facts in dispute, the reasons, the decision and the date (Law on Mediation and Arbitration, Article 46).',
        'The award is final where no item exceeds twelve times the monthly minimum wage (26,400 yuan) (Article 47(1); Interpretation (1), Article 19); a claim for overtime pay is a claim for remuneration.',
      ],
    ),
    guide(
      'presiding',
      ['1. 先列四项的数，再写理由。', '2. 终局与非终局分别写明，起诉和撤销的期限不要混。'],
      [
        '1. Set down the figures for the four items first, then write the reasons.',
        '2. Deal separately with what is final and what is not, and do not confuse the time limits for suing and for setting aside.',
      ],
    ),
    guide(
      'arb_a',
      ['1. 核对赔偿金：1.5 个月乘以二。意见不同的，可以签名也可以不签名。'],
      ['1. Check the compensation: 1.5 months, doubled. If you dissent, you may sign or decline to sign.'],
    ),
    guide(
      'arb_b',
      ['1. 核对加班天数和日工资。'],
      ['1. Check the number of days of overtime and the daily wage.'],
    ),
  ],
  templates: AWARD_TEMPLATES,
});

export const AWARD_OTHER: FlowNode = node({
  id: 'award_other',
  kind: 'edit',
  name: bi('非终局裁决书', 'Non-final award'),
  minutes: 14,
  position: { x: 760, y: 1955 },
  introduction: bi(
    '二倍工资 40,000 元超过 26,400 元，不是终局裁决。终局和非终局的分别制作裁决书，公司对其中一份起诉，不拖住另一份。',
    'The double wages of 40,000 yuan exceed 26,400 yuan, so the award on them is not a final award. The final and the non-final parts are drawn up as separate awards, so that if the company sues on one, it does not hold up the other.',
  ),
  roles: drafters(),
  guides: [
    guide(
      null,
      [
        '同时涉及终局和非终局的，分别制作裁决书（《劳动人事争议仲裁办案规则》第五十条）；写在一份里的，当事人起诉时按非终局处理（《劳动争议解释（一）》第二十条）。',
      ],
      [
        'Where a case involves both final and non-final matters, separate awards are drawn up (Rules for Handling Labour and Personnel Dispute Arbitration Cases, Article 50); if they are in a single award and a party sues, everything is treated as not final (Interpretation (1), Article 20).',
      ],
    ),
    guide(
      'presiding',
      ['1. 理由写两种意见里多数的一种；没有多数的，写明第四十五条。'],
      [
        '1. Of the two opinions, give the reasons of the majority; if there was no majority, refer to Article 45.',
      ],
    ),
    guide(
      'arb_a',
      ['1. 意见不同的，可以不签名，理由记入笔录（第四十五条、第四十六条）。'],
      ['1. If you dissent, you need not sign; your reasons are entered in the record (Articles 45 and 46).'],
    ),
    guide('arb_b', ['1. 核对月数：五个月，不是六个月。'], ['1. Check the number of months: five, not six.']),
  ],
  templates: OTHER_AWARD_TEMPLATES,
});

export const AWARD_TRANSITIONS: Transition[] = [
  advance(
    'award_all_final',
    'award',
    'service',
    bi(
      '二倍工资在 26,400 元以内：一份终局裁决书，签名盖章',
      'Double wages within 26,400 yuan: one final award, signed and sealed',
    ),
  ),
  advance(
    'award_apart_passed',
    'award',
    'award_other',
    bi(
      '二倍工资按多数意见为 40,000 元：终局部分签名，另行制作非终局裁决书',
      'Double wages of 40,000 yuan by majority: the final part is signed; draw up a separate non-final award',
    ),
  ),
  advance(
    'award_apart_tied',
    'award',
    'award_other',
    bi(
      '二倍工资按首席仲裁员的意见为 40,000 元：终局部分签名，另行制作非终局裁决书',
      "Double wages of 40,000 yuan on the presiding arbitrator's opinion: the final part is signed; draw up a separate non-final award",
    ),
  ),
  wrong(
    'award_silent',
    'award',
    bi(
      '裁决书不写是不是终局，留给法院以后认定，免得写错',
      'Do not state whether the award is final: leave it for the courts to decide later, to avoid getting it wrong',
    ),
    bi(
      '裁决的类型以裁决书写明的为准；不写的，用人单位先到基层法院起诉，再被告知去申请撤销，白走一趟（《劳动争议解释（一）》第十八条）。写明类型是仲裁庭的事。',
      "Whether an award is final depends on what the award states. If it says nothing, the employer may sue in the basic court only to be told to apply for setting aside, a wasted journey (Interpretation (1), Article 18). Stating the type of award is the tribunal's job.",
    ),
  ),
  wrong(
    'award_sum',
    'award',
    bi(
      '四项加起来超过 26,400 元，全部作为非终局裁决',
      'The four items together exceed 26,400 yuan, so none is final',
    ),
    bi(
      '看每一项，不看总和：每项确定的数额均不超过十二个月最低工资的，按终局处理（《劳动争议解释（一）》第十九条、《调解仲裁法》第四十七条）。',
      'Look at each item, not at the total: where no single item exceeds twelve times the monthly minimum wage, the award is final (Interpretation (1), Article 19; Law on Mediation and Arbitration, Article 47).',
    ),
  ),
  wrong(
    'award_severance',
    'award',
    bi(
      '赔偿金按经济补偿一个半月 12,600 元加一个月代通知金计算',
      "Calculate compensation as severance of one and a half months, 12,600 yuan, plus one month's pay in lieu of notice",
    ),
    bi(
      '违法解除的，按经济补偿标准的二倍（《劳动合同法》第四十七条、第八十七条）：8,400 × 1.5 × 2；代通知金是第四十条合法解除的替代，不能叠加。',
      'For unlawful termination, compensation is twice the severance (Labour Contract Law, Articles 47 and 87): 8,400 x 1.5 x 2. Pay in lieu of notice replaces the notice of a lawful termination under Article 40 and cannot be added.',
    ),
  ),
  advance(
    'award_other_signed',
    'award_other',
    'service',
    bi(
      '两份裁决书都已签名盖章，四十五日内送达',
      'Both awards are signed and sealed, to be served within forty-five days',
    ),
  ),
  wrong(
    'award_other_employer',
    'award_other',
    bi(
      '写明：不服本裁决的，劳动者十五日内起诉，用人单位三十日内申请撤销',
      'State that the worker may sue within fifteen days and the employer may apply within thirty to have this award set aside',
    ),
    bi(
      '那是终局裁决的救济（《调解仲裁法》第四十八条、第四十九条）。非终局裁决，双方都是收到之日起十五日内起诉，期满不起诉即发生法律效力（第五十条）。',
      'Those are the remedies against a final award (Law on Mediation and Arbitration, Articles 48 and 49). Against a non-final award, either side may sue within fifteen days of receipt; if neither does, it takes legal effect (Article 50).',
    ),
  ),
];
