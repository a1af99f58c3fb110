import type { Assignment, FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayWeighing, seatRole } from '../../build.ts';

/** Three vote; the reporter records. */
function panel(): Assignment[] {
  return [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'vote', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('panel_a', { seat: 't4', functions: ['speech', 'vote'] }),
    seatRole('panel_b', { seat: 't2', functions: ['speech', 'vote'] }),
    seatRole('reporter', { seat: 't5', functions: ['speech', 'record'] }),
  ];
}

export const VOTE_WHOLE: FlowNode = node({
  id: 'vote_whole',
  kind: 'vote',
  name: bi('整体继承评议', 'First vote: the whole account'),
  introduction: bi(
    '三位评议人先说理由，再表决：账号上的财产权利整体属于遗产，第 7.3 条不能对抗继承人，公司协助变更实名；聊天除外。',
    'The three panellists give their reasons and then vote on this: the property rights in the account as a whole are part of the estate, clause 7.3 cannot be relied on against the heir, and the company helps with re-registration; the chats are excluded.',
  ),
  minutes: 8,
  scene: 'meeting',
  position: { x: 360, y: 900 },
  roles: panel(),
  guides: [
    guide(
      null,
      [
        '评议实行少数服从多数，不同意见如实记明（《民事诉讼法》第四十五条）。',
        '投票时说的是“我同意这一步推理”，不是“我同情哪一方”。',
      ],
      [
        'A panel decides by majority; differing opinions are recorded faithfully (Civil Procedure Law, Article 45).',
        'To vote is to say "I agree with this step of reasoning", not "I sympathise with this side".',
      ],
    ),
    guide(
      'presiding',
      ['1. 请评议人甲、乙先说，你最后说。', '2. 没有多数的，再就分割处理表决。'],
      [
        '1. Let panellists A and B speak first, and speak last yourself.',
        '2. If there is no majority, there is a second vote on dividing the account.',
      ],
    ),
    guide('panel_a', ['1. 说明反面解释成立不成立。'], ['1. Say whether the argument a contrario holds.']),
    guide(
      'panel_b',
      ['1. 说明禁止继承有没有保护正当利益。'],
      ['1. Say whether the ban on inheritance protects a legitimate interest.'],
    ),
    guide(
      'reporter',
      ['1. 记录三人的理由，不只记票数。'],
      ['1. Record the reasons of all three, not only the count.'],
    ),
  ],
  lines: [
    say(
      'presiding',
      '就整体继承评议。请评议人甲先说。',
      'We now deliberate on inheriting the account as a whole. Panellist A first, please.',
    ),
    sayWeighing(
      'panel_a',
      [
        '遗产范围我没有疑问。关键是约定：第 7.3 条的“继承”二字没有提示到位，没有订入；2016 年文本只禁止“转让”，继承不是转让。我同意，聊天除外。',
        'I have no doubt that this is part of the estate. The key is the agreement: attention was not properly drawn to the word "inherited" in clause 7.3, so it was not incorporated. The text of 2016 forbids only "transfer", and succession is not a transfer. I agree, with the chats excluded.',
      ],
      [
        '遗产范围我没有疑问。但账号是公司凭实名提供的一项服务，里面有财产价值，也有使用的资格；使用的资格离不开使用的人。整体继承把两样混在一起，我不同意，能分的应当分开处理。',
        'I have no doubt about the scope of the estate. But an account is a service that the company provides to a person registered by real name: it has a money value, and it carries a right of use that cannot be separated from the user. To let the whole account pass confuses the two. I do not agree; what can be divided should be dealt with separately.',
      ],
    ),
    sayWeighing(
      'panel_b',
      [
        '公司允许卖给陌生人，却不让给母亲，保护不了任何正当利益。使用可以限制，归属不能否认。我同意。',
        'The company allows an account to be sold to a stranger and yet refuses it to a mother; that protects no legitimate interest at all. Use may be restricted, but ownership may not be denied. I agree.',
      ],
      [
        '公司管住账号由谁使用，并不是没有正当利益：谁注册、谁使用，出了事才找得到人。财产价值可以给继承人，不等于账号要整个换人。我不同意整体继承。',
        'The company does have a legitimate interest in controlling who uses an account: only if the person who registers is the person who plays can somebody be held responsible when things go wrong. The heir may be given the money value, but it does not follow that the whole account must change hands. I do not agree that it passes as a whole.',
      ],
    ),
    sayWeighing(
      'presiding',
      [
        '我原来担心实名制。既然变更时重新实名，这个担心可以解决。我同意。请表决。',
        'I was at first concerned about real-name registration. Since the heir will register anew in her own name, that concern can be met. I agree. Please vote.',
      ],
      [
        '我对实名制的担心还没有打消：重新实名等于换一个用户另订合同，这已经不只是继承。把可以分离的财产单独处理更稳妥。请表决。',
        'My concern about real-name registration has not been met: to register anew is to replace the user and conclude a new contract, and that is more than succession. It is safer to deal separately with the property that can be separated. Please vote.',
      ],
    ),
    say('reporter', '三位的理由已经记录。', 'The reasons of all three panellists have been recorded.'),
  ],
  vote: {
    question: bi(
      '是否同意：账号上的财产权利整体属于遗产，第 7.3 条不能对抗继承人，公司协助变更实名，聊天除外？',
      'Do you agree that the property rights in the account as a whole are part of the estate, that clause 7.3 cannot be relied on against the heir, and that the company must help with re-registration, the chats being excluded?',
    ),
    options: [
      {
        id: 'agree',
        label: bi('同意', 'Agree'),
        hint: bi(
          '民法典第一千一百二十二条、第四百九十六条第二款、第五百零九条第二款',
          'Civil Code, Articles 1122, 496, second paragraph, and 509, second paragraph',
        ),
        counts: 'for',
      },
      {
        id: 'disagree',
        label: bi('不同意', 'Disagree'),
        hint: bi('进入第二次表决：分割处理', 'Go on to the second vote, on dividing the account'),
        counts: 'against',
      },
      {
        id: 'abstain',
        label: bi('弃权', 'Abstain'),
        hint: bi(
          '缺席未投的，平台也计为弃权；评议人不得弃权',
          'The platform also counts the vote of an absent panellist as an abstention; panellists may not abstain',
        ),
        counts: 'abstain',
      },
    ],
    secret: false,
    threshold: 'majority',
  },
});

export const VOTE_SPLIT: FlowNode = node({
  id: 'vote_split',
  kind: 'vote',
  name: bi('分割处理评议', 'Second vote: dividing the account'),
  introduction: bi(
    '整体继承没有形成多数。再就中间的路表决：服务关系因死亡终止，账号不变更；但其中可以定价的财产利益折价归继承人，游记和影像复制给母亲，公会另选会长。',
    'There was no majority for inheriting the account as a whole. The vote is now on a middle course: the service relationship ends with death and the account is not re-registered, but the heir is compensated in money for the property interests that can be priced, copies of the travel notes and pictures are made for the mother, and the guild chooses another head.',
  ),
  minutes: 6,
  scene: 'meeting',
  position: { x: 0, y: 1000 },
  roles: panel(),
  guides: [
    guide(
      null,
      [
        '分割不是折中：哪些利益专属、哪些可以定价，要逐项说明依据。',
        '仍没有多数的，写并列意见，结论是除退还余额以外不支持。评议到此为止，不再表决。',
      ],
      [
        'Dividing the account is not splitting the difference: for each interest, state on what ground it is personal or can be priced.',
        'If there is again no majority, parallel opinions are written, and the conclusion is that nothing is granted beyond the refund of the balance. The deliberation ends there; there is no third vote.',
      ],
    ),
    guide(
      'presiding',
      ['1. 逐项念：余额、道具、账号、游记、山居、聊天。'],
      ['1. Read out the items one by one: balance, game items, account, travel notes, house, chats.'],
    ),
    guide('panel_a', ['1. 说明折价的依据是什么。'], ['1. Say what the ground for compensation in money is.']),
    guide(
      'panel_b',
      ['1. 说明这样对母亲够不够，为什么。'],
      ['1. Say whether this is enough for the mother, and why.'],
    ),
    guide('reporter', ['1. 单独记录这一次表决。'], ['1. Record this vote separately.']),
  ],
  lines: [
    say(
      'presiding',
      '整体继承没有形成多数。就分割处理表决，请说理由。',
      'There was no majority for inheriting the account as a whole. We now vote on dividing it; please give your reasons.',
    ),
    sayWeighing(
      'panel_b',
      [
        '余额是债权，当然继承。道具有市场价，可以折价。游记是他的作品，著作权中的财产权利继承。山居让公会另选会长，不拆。母亲想要的是山居本身，这一点给不了，但能给的都给到了。我同意。',
        'The balance is a claim and is of course inherited. The game items have a market price and can be compensated in money. The travel notes are his work, and the property rights in the copyright are inherited. Let the guild choose another head, so that the house is not pulled down. What the mother wants is the house itself; that cannot be given to her, but everything that can be given is given. I agree.',
      ],
      [
        '余额是债权，游记是作品，继承都没有疑问。可是道具离开账号就没有人能用，逐件折价，等于强迫母亲把儿子的东西卖给公司；她要的山居，拆开以后一样也拿不到。这样的分割我不同意。',
        "The balance is a claim and the travel notes are a work; there is no doubt that they are inherited. But nobody can use the game items apart from the account, and to price them one by one is to force the mother to sell her son's things to the company. Of the house that she came for, she would get nothing once it is taken apart. I do not agree to such a division.",
      ],
    ),
    sayWeighing(
      'panel_a',
      [
        '服务关系随人终止，财产利益留下来，分开处理讲得通。折价要扣除 5% 服务费，依成交价算，不能凭感觉。我同意。',
        'The service relationship ends with the person while the property interests remain; it makes sense to deal with them separately. The compensation must be calculated from actual sale prices, less the 5% service fee, and not from impressions. I agree.',
      ],
      [
        '折价给付的依据我找不到：道具是服务的一部分，服务终止，公司并没有收回一件可以另卖的东西，凭什么按成交价付钱？除退还余额以外，我不同意。',
        'I can find no ground for compensation in money. The game items are part of the service; when the service ends, the company gets back nothing that it could sell to somebody else. Why should it pay the sale price? Beyond the refund of the balance, I do not agree.',
      ],
    ),
    sayWeighing(
      'presiding',
      [
        '逐项看：余额退，道具折价，游记和影像复制，山居另选会长，聊天不给。每一项都说得出依据，我同意。请表决。',
        'Item by item: the balance is refunded, the game items are compensated in money, the travel notes and pictures are copied, the guild chooses another head for the house, and the chats are not disclosed. I can state a ground for each of these, and I agree. Please vote.',
      ],
      [
        '逐项看，余额和游记有依据；折价这一项，合同没有写，法律也没有写，由我们定一个算法，走得太远。我不同意。请表决。',
        'Item by item: there is a ground for the balance and for the travel notes. On compensation in money, the contract says nothing and the law says nothing; for us to devise a method of calculation goes too far. I do not agree. Please vote.',
      ],
    ),
    say(
      'reporter',
      '三位的理由和逐项处理已经记录。',
      'The reasons of all three panellists and the result for each item have been recorded.',
    ),
  ],
  vote: {
    question: bi(
      '是否同意：账号不变更，余额退还，道具按成交均价扣除服务费折价归继承人，游记和影像复制交付，山居由公会另选会长？',
      'Do you agree that the account is not re-registered, that the balance is refunded, that the heir is compensated for the game items at the average sale price less the service fee, that copies of the travel notes and pictures are handed over, and that the guild chooses another head for the house?',
    ),
    options: [
      {
        id: 'agree',
        label: bi('同意', 'Agree'),
        hint: bi('民法典第一千一百二十二条、第五百五十八条', 'Civil Code, Articles 1122 and 558'),
        counts: 'for',
      },
      {
        id: 'disagree',
        label: bi('不同意', 'Disagree'),
        hint: bi('除退还余额以外不支持', 'Nothing is granted beyond the refund of the balance'),
        counts: 'against',
      },
      { id: 'abstain', label: bi('弃权', 'Abstain'), hint: null, counts: 'abstain' },
    ],
    secret: false,
    threshold: 'majority',
  },
});

export const VOTING_TRANSITIONS: Transition[] = [
  advance(
    'whole_passed',
    'vote_whole',
    'opinion',
    bi('多数同意整体继承：撰写意见', 'The majority is for inheriting the whole: write the opinion'),
    'passed',
  ),
  advance(
    'whole_rejected',
    'vote_whole',
    'vote_split',
    bi('没有形成多数：就分割处理表决', 'No majority: vote on dividing the account'),
    'rejected',
  ),
  advance(
    'whole_tied',
    'vote_whole',
    'vote_split',
    bi('意见相持：就分割处理表决', 'The votes are tied: vote on dividing the account'),
    'tied',
  ),
  advance(
    'split_passed',
    'vote_split',
    'opinion',
    bi('多数同意分割处理：撰写意见', 'The majority is for dividing the account: write the opinion'),
    'passed',
  ),
  advance(
    'split_rejected',
    'vote_split',
    'opinion',
    bi(
      '仍没有多数：除退还余额以外不支持，撰写意见',
      'Again no majority: nothing is granted beyond the refund of the balance; write the opinion',
    ),
    'rejected',
  ),
  advance(
    'split_tied',
    'vote_split',
    'opinion',
    bi(
      '意见相持：除退还余额以外不支持，写并列意见',
      'The votes are tied: nothing is granted beyond the refund of the balance; write parallel opinions',
    ),
    'tied',
  ),
];
