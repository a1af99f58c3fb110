import type { Assignment, FlowNode } from '@lets/contract';
import { bi, guide, node, seatRole } from '../../build.ts';
import { ON_THREE_THOUSAND } from './opinions.ts';

/** Three heads vote; the reviewer reports and the clerk records. */
export function heads(): Assignment[] {
  return [
    seatRole('head', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'vote', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('deputy_a', { seat: 't4', functions: ['speech', 'vote'] }),
    seatRole('deputy_b', { seat: 't2', functions: ['speech', 'vote'] }),
    seatRole('host', { seat: 't5', functions: ['speech', 'display'] }),
    seatRole('clerk', { seat: 't7', functions: ['speech', 'submission', 'signature'] }),
  ];
}

export const DISCUSSION: FlowNode = node({
  id: 'discussion',
  kind: 'vote',
  name: bi('负责人集体讨论', 'Collective discussion'),
  introduction: bi(
    '低于法定起点处罚、社会关注，属于情节复杂，由负责人集体讨论。三位负责人表决：没收违法所得 42 元，罚款 3,000 元。',
    'A penalty below the statutory minimum, in a case that has drawn public attention, counts as complex: the heads discuss it together. Three of them vote on 42 yuan confiscated and a fine of 3,000.',
  ),
  minutes: 16,
  scene: 'meeting',
  position: { x: 360, y: 1150 },
  roles: heads(),
  guides: [
    guide(
      null,
      [
        '对情节复杂或者重大违法行为给予处罚，负责人应当集体讨论决定（《行政处罚法》第五十七条第二款）。',
        '每一种结果都要有人提、有人表决：3,000 元没有多数的，依次就 10,000 元、不予处罚、法定起点 50,000 元表决。四次都没有多数，就没有决定；没有决定不得处罚（第五十七条、第五十八条）。',
      ],
      [
        'Penalties for complex or serious acts are discussed and decided collectively (Administrative Penalty Law, Article 57, second paragraph).',
        'Every result needs a motion and a vote. If 3,000 yuan finds no majority, the heads vote in turn on 10,000, on no penalty and on the statutory minimum of 50,000. If all four fail there is no decision, and without a decision no penalty (Articles 57 and 58).',
      ],
    ),
    guide(
      'head',
      ['1. 请法制审核人先汇报，分管负责人发言，你最后说。', '2. 问一句：同类案件我们以前怎样罚？'],
      [
        '1. Have the reviewer report and the deputies speak first; you speak last.',
        '2. Ask how similar cases were decided before.',
      ],
    ),
    guide(
      'deputy_a',
      ['1. 从食品安全的角度说：不罚会怎样。'],
      ['1. Speak for food safety: what follows if there is no fine?'],
    ),
    guide(
      'deputy_b',
      ['1. 从法治的角度说：罚五万元会怎样。'],
      ['1. Speak for the rule of law: what follows from a fine of fifty thousand?'],
    ),
    guide(
      'host',
      ['1. 汇报三条路的比较，没有表决权。'],
      ['1. Report the comparison of the three ways; you have no vote.'],
    ),
    guide('clerk', ['1. 记录每个人的意见和理由。'], ['1. Record each opinion with reasons.']),
  ],
  lines: ON_THREE_THOUSAND,
  vote: {
    question: bi(
      '是否同意减轻处罚：没收违法所得 42 元，罚款 3,000 元？',
      'Do you agree to mitigate: 42 yuan confiscated and a fine of 3,000?',
    ),
    options: [
      {
        id: 'agree',
        label: bi('同意', 'Agree'),
        hint: bi(
          '行政处罚法第三十二条第一项、第五条第二款',
          'Administrative Penalty Law, Articles 32(1) and 5, second paragraph',
        ),
        counts: 'for',
      },
      {
        id: 'disagree',
        label: bi('不同意', 'Disagree'),
        hint: bi(
          '数额太低、太高或者不应处罚，进入下一次表决',
          'Too low, too high, or no penalty at all: go on to the next vote',
        ),
        counts: 'against',
      },
      {
        id: 'abstain',
        label: bi('弃权', 'Abstain'),
        hint: bi('缺席未投的，平台也计为弃权', 'Those who are absent count as abstaining'),
        counts: 'abstain',
      },
    ],
    secret: false,
    threshold: 'majority',
  },
});
