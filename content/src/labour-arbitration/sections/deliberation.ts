import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { VIEW_TEMPLATES } from '../templates/decisions.ts';
import { DISMISSAL_LINES, DOUBLE_LINES } from './deliberation-lines.ts';

const voters = () => [
  seatRole('presiding', {
    host: true,
    can_terminate: true,
    seat: 't3',
    functions: ['speech', 'vote'],
    processes: ['end', 'back', 'restart'],
  }),
  seatRole('arb_a', { seat: 't2', functions: ['speech', 'vote'] }),
  seatRole('arb_b', { seat: 't4', functions: ['speech', 'vote'] }),
  seatRole('clerk', { seat: 't5', functions: ['speech', 'record', 'submission'] }),
];

const ABSTAIN = {
  id: 'abstain',
  label: bi('弃权', 'Abstain'),
  hint: bi(
    '形不成多数时，按首席仲裁员的意见',
    "Without a majority, the presiding arbitrator's opinion prevails",
  ),
  counts: 'abstain' as const,
};

export const VIEWS: FlowNode = node({
  id: 'views',
  kind: 'edit',
  name: bi('各写合议意见', 'Written opinions before deliberation'),
  minutes: 12,
  position: { x: 0, y: 1565 },
  introduction: bi(
    '调解没有成功。三名仲裁员合议以前各写一页意见：正反两面的理由都写。',
    'Mediation has failed. Before they deliberate, each arbitrator writes a one-page opinion giving the reasons on both sides.',
  ),
  roles: [
    seatRole('presiding', { host: true, functions: ['submission'], processes: ['end', 'back', 'restart'] }),
    seatRole('arb_a', { functions: ['submission'] }),
    seatRole('arb_b', { functions: ['submission'] }),
  ],
  guides: [
    guide(
      null,
      ['各写各的，先不看别人的。谁负举证责任，写在第一句（《劳动争议解释（一）》第四十四条）。'],
      [
        "Write your own opinion without reading the others'. State in the first sentence who bears the burden of proof (Interpretation (1), Article 44).",
      ],
    ),
    guide(
      'presiding',
      ['1. 等两位交了再结束。'],
      ['1. Wait until the other two have submitted their opinions before you end the section.'],
    ),
  ],
  templates: VIEW_TEMPLATES,
});

export const VOTE_DISMISSAL: FlowNode = node({
  id: 'vote_dismissal',
  kind: 'vote',
  name: bi('合议：解除', 'Deliberation: the termination'),
  minutes: 14,
  scene: 'meeting',
  position: { x: 360, y: 1630 },
  introduction: bi(
    '三名仲裁员合议第一个问题：2025 年 6 月 20 日的解除是否违法。按多数意见；形不成多数的，按首席仲裁员的意见。实务中合议不公开，这里为了学习让全组看到。',
    "The three arbitrators deliberate on the first question: was the termination of 20 June 2025 unlawful? The majority decides; without a majority, the presiding arbitrator's opinion prevails. In practice deliberation is confidential; here the whole team may watch in order to learn.",
  ),
  roles: voters(),
  guides: [
    guide(
      null,
      [
        '裁决按多数意见作出，少数意见记入笔录；不能形成多数的，按首席仲裁员的意见（《调解仲裁法》第四十五条）。',
        '先说理由，再投票。',
      ],
      [
        'The award follows the opinion of the majority, and minority opinions are recorded; without a majority it follows the opinion of the presiding arbitrator (Law on Mediation and Arbitration, Article 45).',
        'Give your reasons first, then vote.',
      ],
    ),
    guide(
      'presiding',
      ['1. 请甲、乙先说，你最后说。', '2. 写清楚多数理由，弃权的也要说为什么。'],
      [
        '1. Ask A and B to speak first; you speak last.',
        '2. See that the reasons of the majority are clearly written; anyone who abstains must also say why.',
      ],
    ),
    guide(
      'arb_a',
      ['1. 说说公司少走了哪一步，分量多重。'],
      ['1. Say which step the company omitted, and how much weight that carries.'],
    ),
    guide(
      'arb_b',
      ['1. 说说三天算不算旷工。'],
      ['1. Say whether the three days amount to absence without leave.'],
    ),
  ],
  lines: DISMISSAL_LINES,
  vote: {
    question: bi(
      '认定 2025 年 6 月 20 日的解除违法，支付赔偿金 25,200 元。是否同意？',
      'Find that the termination of 20 June 2025 was unlawful and award compensation of 25,200 yuan. Do you agree?',
    ),
    options: [
      {
        id: 'agree',
        label: bi('同意', 'Agree'),
        hint: bi(
          '旷工没有证明，或者依据不足',
          'Absence without leave is not proved, or the grounds are insufficient',
        ),
        counts: 'for',
      },
      {
        id: 'disagree',
        label: bi('不同意', 'Disagree'),
        hint: bi(
          '旷工三日成立，解除有据',
          'Three days of absence without leave are proved, so the termination was justified',
        ),
        counts: 'against',
      },
      ABSTAIN,
    ],
    secret: false,
    threshold: 'majority',
  },
});

export const VOTE_DOUBLE: FlowNode = node({
  id: 'vote_double',
  kind: 'vote',
  name: bi('合议：二倍工资', 'Deliberation: the double wages'),
  minutes: 12,
  scene: 'meeting',
  position: { x: 360, y: 1760 },
  introduction: bi(
    '第二个问题：3 月 6 日的信息是不是主张权利。是，时效中断，二倍工资 40,000 元；不是，只有申请前一年以内的 12,387.10 元。',
    'The second question: did the message of 6 March assert a right? If so, limitation was interrupted and double wages of 40,000 yuan are due; if not, only the 12,387.10 yuan falling within the year before the application.',
  ),
  roles: voters(),
  guides: [
    guide(
      null,
      [
        '向对方主张权利，时效中断（《调解仲裁法》第二十七条第二款）。主张要明确到什么程度，法律没有写，理由要你们来写。',
        '2024 年 7 月 15 日至 31 日共 17 天，按 31 天折算。',
      ],
      [
        'Limitation is interrupted when a party asserts its rights against the other (Law on Mediation and Arbitration, Article 27, second paragraph). The law does not say how definite the assertion must be; you must supply the reasons.',
        'From 15 to 31 July 2024 there are 17 days; the month is prorated at 17/31.',
      ],
    ),
    guide(
      'presiding',
      ['1. 请乙先说，甲后说，自己最后说。'],
      ['1. Ask B to speak first, then A; you speak last.'],
    ),
    guide(
      'arb_a',
      ['1. 说清楚一条信息要写到哪一步才算主张。'],
      ['1. Explain how specific a message must be to count as asserting a right.'],
    ),
    guide(
      'arb_b',
      ['1. 从收信的人怎么理解来说。'],
      ['1. Argue from how the recipient understood the message.'],
    ),
  ],
  lines: DOUBLE_LINES,
  vote: {
    question: bi(
      '2025 年 3 月 6 日的信息属于主张权利，时效中断，支付二倍工资 40,000 元。是否同意？',
      "Find that the message of 6 March 2025 asserted the claimant's rights and interrupted limitation, and award double wages of 40,000 yuan. Do you agree?",
    ),
    options: [
      {
        id: 'agree',
        label: bi('同意', 'Agree'),
        hint: bi('收信人知道她主张什么', 'The recipient knew what was being asserted'),
        counts: 'for',
      },
      {
        id: 'disagree',
        label: bi('不同意', 'Disagree'),
        hint: bi('没有提出请求，只支持一年以内', 'No claim was made: allow only what falls within one year'),
        counts: 'against',
      },
      ABSTAIN,
    ],
    secret: false,
    threshold: 'majority',
  },
});

export const DELIBERATION_TRANSITIONS: Transition[] = [
  wrong(
    'views_aligned',
    'views',
    bi(
      '首席仲裁员先把倾向性意见发给两位，意见统一了再写，免得合议时争执',
      'The presiding arbitrator first sends the other two a tentative opinion, so that they agree before writing and do not argue in deliberation',
    ),
    bi(
      '裁决按多数仲裁员的意见作出，少数的不同意见记入笔录（《调解仲裁法》第四十五条）：各人先有自己的意见，才有多数和少数。首席的意见只在形不成多数时起决定作用。',
      "The award follows the opinion of the majority of the arbitrators, and a minority's dissent is recorded (Law on Mediation and Arbitration, Article 45). There can be a majority and a minority only if each arbitrator first forms an independent opinion. The presiding arbitrator's opinion prevails only where no majority can be formed.",
    ),
  ),
  advance(
    'views_done',
    'views',
    'vote_dismissal',
    bi('意见已交，开始合议', 'The opinions are submitted: begin deliberation'),
  ),
  ...(['passed', 'rejected', 'tied'] as const).map((outcome) =>
    advance(
      `dismissal_${outcome}`,
      'vote_dismissal',
      'vote_double',
      {
        passed: bi('多数认定违法：议二倍工资', 'Majority finds it unlawful: on to the double wages'),
        rejected: bi('多数认定有据：议二倍工资', 'Majority finds it justified: on to the double wages'),
        tied: bi(
          '没有多数：按首席仲裁员的意见，议二倍工资',
          "No majority: the presiding arbitrator's opinion prevails; on to the double wages",
        ),
      }[outcome],
      outcome,
    ),
  ),
  ...(['passed', 'rejected', 'tied'] as const).map((outcome) =>
    advance(
      `double_${outcome}`,
      'vote_double',
      'award',
      {
        passed: bi('多数认定中断：制作裁决书', 'Majority finds limitation interrupted: draft the award'),
        rejected: bi('多数认定没有中断：制作裁决书', 'Majority finds no interruption: draft the award'),
        tied: bi(
          '没有多数：按首席仲裁员的意见制作裁决书',
          "No majority: draft the award on the presiding arbitrator's opinion",
        ),
      }[outcome],
      outcome,
    ),
  ),
];
