import type { Assignment, FlowNode } from '@lets/contract';
import { bi, guide, node, say, seatRole } from '../../build.ts';

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
        '1. The reviewer reports, the deputies speak, you last.',
        '2. Ask how like cases were punished before.',
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
    guide('host', ['1. 汇报三条路的比较，没有表决权。'], ['1. Report the comparison; you have no vote.']),
    guide('clerk', ['1. 记录每个人的意见和理由。'], ['1. Record each opinion with reasons.']),
  ],
  lines: [
    say(
      'head',
      '讨论林记蔬果店一案。请法制审核人汇报。',
      "We are here to discuss the case of Lin's Greengrocery. The reviewer, please.",
    ),
    say(
      'host',
      '第一百三十六条三个条件缺一不可：来源已经如实说明；不知道不合格，要有充分证据证明，现有的只是市场价和供货商证言；进货查验没有做完整，免予处罚依据不足。她主动召回退款、及时改正，属于应当减轻；建议没收 42 元，罚款 3,000 元。',
      'Article 136 has three conditions, all of them needed. The source was truthfully named. That she did not know must be proved by sufficient evidence; there is only the market price and the word of the supplier. The checks were incomplete. That is not enough for exemption. She recalled, refunded and corrected of her own accord, and mitigation is due. I propose 42 yuan confiscated and a fine of 3,000.',
    ),
    say(
      'deputy_a',
      '残留超标一倍多，不能一分不罚；三千元她记得住，也付得起。',
      'Residue at more than twice the limit cannot go without a fine; three thousand she will remember, and can pay.',
    ),
    say(
      'deputy_b',
      '五万元经不起过罚相当这一关。依第三十三条不予处罚也说得通，但查验义务确实没有履行完整；无论怎样定，决定书要把理由写透。',
      'Fifty thousand would not stand the test of proportion. No penalty under Article 33 is arguable too, but the checks were incomplete. Whatever we decide, the decision must give full reasons.',
    ),
    say(
      'head',
      '我最后说。处罚是为了让人守法，不是让人关门；也不能让守法的人觉得守法吃亏。周德才另案处理。请表决。',
      'I speak last. A penalty is there to make people keep the law, not to close their shops; nor should those who keep it feel the worse for it. Zhou Decai is being dealt with separately. Please vote.',
    ),
    say(
      'deputy_a',
      '我担心的是另一面：同类案件里有一件罚了 8,000 元，货值三百元、只召回一半。3,000 元会不会让守规矩的摊主觉得吃亏？这一点请大家权衡。',
      'What worries me is the other side: in one of the like cases the fine was 8,000, for goods worth 300 and half recalled. Will 3,000 make honest stallholders feel cheated? Please weigh that.',
    ),
    say(
      'deputy_b',
      '我的疑问是：三个条件都有证据的时候，为什么不选第三十三条？反对 3,000 元的人，请说清楚是嫌高还是嫌低。',
      'My question: with evidence for all three conditions, why not Article 33? If you oppose 3,000, please say whether it is too high or too low.',
    ),
    say(
      'clerk',
      '各位的意见已经记录，表决结果随后记入。',
      'The opinions are recorded; the result of the vote will be added.',
    ),
  ],
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
          'Too low, too high, or no penalty: on to the next vote',
        ),
        counts: 'against',
      },
      {
        id: 'abstain',
        label: bi('弃权', 'Abstain'),
        hint: bi('缺席未投的，平台也计为弃权', 'The absent count here'),
        counts: 'abstain',
      },
    ],
    secret: false,
    threshold: 'majority',
  },
});
