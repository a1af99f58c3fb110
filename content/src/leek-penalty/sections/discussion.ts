import type { Assignment, FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole } from '../../build.ts';

/** Three heads vote; the reviewer reports and the clerk records. */
function heads(): Assignment[] {
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
  minutes: 10,
  scene: 'meeting',
  position: { x: 360, y: 1150 },
  roles: heads(),
  guides: [
    guide(
      null,
      [
        '对情节复杂或者重大违法行为给予处罚，负责人应当集体讨论决定（《行政处罚法》第五十七条第二款）。',
        '没有形成多数的，再就不予处罚表决；仍没有多数，就没有理由离开法定幅度，按已经告知、听证过的起点处罚决定。',
      ],
      [
        'Penalties for complex or serious acts are discussed and decided collectively (Administrative Penalty Law, Article 57, second paragraph).',
        'Without a majority there is a vote on no penalty; if that fails too nothing leads away from the statutory range, and the minimum of which notice and hearing were given is imposed.',
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
      '第一百三十六条三个条件，来源和不知情有证据，进货查验没有做完整，免予处罚依据不足。她主动召回退款、及时改正，属于应当减轻；建议没收 42 元，罚款 3,000 元。',
      'Of the three conditions of Article 136, source and good faith are proved, but the checks were incomplete: not enough for exemption. She recalled, refunded and corrected of her own accord, and mitigation is due. I propose 42 yuan confiscated and a fine of 3,000.',
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
          '应当不予处罚或者另行处理，进入下一次表决',
          'No penalty or another result: on to the next vote',
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

export const SECOND_VOTE: FlowNode = node({
  id: 'second_vote',
  kind: 'vote',
  name: bi('再次表决：不予处罚', 'Second vote: no penalty'),
  introduction: bi(
    '减轻处罚没有形成多数。再就另一条路表决：初次违法、危害后果轻微、及时改正，不予处罚，予以教育。',
    'Mitigation found no majority. The heads vote on the other way: a first violation with slight harm, corrected in time, goes unpunished, with instruction.',
  ),
  minutes: 6,
  scene: 'meeting',
  position: { x: 0, y: 1220 },
  roles: heads(),
  guides: [
    guide(
      null,
      [
        '初次违法且危害后果轻微并及时改正的，可以不予行政处罚（《行政处罚法》第三十三条第一款）；不予处罚的，应当进行教育（第三款）。',
        '“可以”不是“应当”：赞成的人要说明为什么，反对的人也要说明还有什么办法。',
        '这是最后一次表决：没有多数的，按告知的起点处罚作出决定。',
      ],
      [
        'A first violation with slight harm, corrected in time, may go unpunished (Administrative Penalty Law, Article 33, first paragraph); the party must then be given instruction (third paragraph).',
        '"May" is not "shall": those in favour say why, those against what else could be done.',
        'This is the last vote: without a majority the minimum is imposed, as notified.',
      ],
    ),
    guide(
      'head',
      ['1. 请主张不予处罚的先说，再表决。'],
      ['1. Hear first those who want no penalty, then the vote.'],
    ),
    guide('deputy_a', ['1. 说明不罚会给市场什么信号。'], ['1. Say what signal no penalty gives the market.']),
    guide(
      'deputy_b',
      ['1. 把三个条件逐一对上证据。'],
      ['1. Match each of the three conditions with evidence.'],
    ),
    guide('host', ['1. 回答法律问题，没有表决权。'], ['1. Answer questions of law; you have no vote.']),
    guide('clerk', ['1. 单独记录这一次表决。'], ['1. Record this vote apart.']),
  ],
  lines: [
    say(
      'head',
      '减轻处罚没有形成多数。现在就不予处罚再次表决，请说明理由。',
      'Mitigation found no majority. We vote on no penalty; reasons, please.',
    ),
    say(
      'deputy_b',
      '2024 年只是责令改正，这一次是第一次因不合格食品立案；8 公斤、没有人受害；当天召回退款。三个条件都有证据。',
      'In 2024 there was only an order to correct; this is the first case for food that failed. Eight kilograms, nobody harmed, recall and refund the same day. All three conditions are proved.',
    ),
    say(
      'deputy_a',
      '绝大部分已经吃掉了，召不回来。真要不罚，教育和复查要写进决定书。',
      'Most of it was eaten and cannot be recalled. If there is to be no fine, instruction and a check must be in the decision.',
    ),
    say(
      'host',
      '不予处罚的，不没收违法所得，写明第三十三条第一款和教育的内容。',
      'Where there is no penalty, nothing is confiscated; state Article 33, first paragraph, and the instruction given.',
    ),
    say('head', '请各位就不予处罚表决。', 'Please vote on no penalty.'),
    say(
      'clerk',
      '这一次的意见和理由单独记录。',
      'Opinions and reasons on this vote are recorded separately.',
    ),
  ],
  vote: {
    question: bi(
      '是否同意依照行政处罚法第三十三条第一款不予处罚，予以教育？',
      'Do you agree to impose no penalty under Article 33, first paragraph, of the Administrative Penalty Law, with instruction?',
    ),
    options: [
      { id: 'agree', label: bi('同意', 'Agree'), hint: null, counts: 'for' },
      { id: 'disagree', label: bi('不同意', 'Disagree'), hint: null, counts: 'against' },
      { id: 'abstain', label: bi('弃权', 'Abstain'), hint: null, counts: 'abstain' },
    ],
    secret: false,
    threshold: 'majority',
  },
});

export const DISCUSSION_TRANSITIONS: Transition[] = [
  advance(
    'discussion_passed',
    'discussion',
    'decision',
    bi('多数同意减轻：制作决定书', 'Carried: write the decision'),
    'passed',
  ),
  advance(
    'discussion_rejected',
    'discussion',
    'second_vote',
    bi('没有形成多数：就不予处罚再次表决', 'Not carried: vote on no penalty'),
    'rejected',
  ),
  advance(
    'discussion_tied',
    'discussion',
    'second_vote',
    bi('意见相持：就不予处罚再次表决', 'A tie: vote on no penalty'),
    'tied',
  ),
  advance(
    'second_passed',
    'second_vote',
    'decision',
    bi('多数同意不予处罚：制作不予处罚决定书', 'Carried: write a decision of no penalty'),
    'passed',
  ),
  advance(
    'second_rejected',
    'second_vote',
    'decision',
    bi(
      '仍没有形成多数：不离开法定幅度，按告知的起点处罚制作决定书',
      'Again no majority: the statutory range stands; write the decision for the minimum, as notified',
    ),
    'rejected',
  ),
  advance(
    'second_tied',
    'second_vote',
    'decision',
    bi(
      '意见相持：不离开法定幅度，按告知的起点处罚制作决定书',
      'A tie: the statutory range stands; write the decision for the minimum, as notified',
    ),
    'tied',
  ),
];
