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
    'The three panellists give reasons, then vote: the property in the account is an estate as a whole, clause 7.3 does not hold against the heir, the company helps with registration; chats excepted.',
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
        'A panel decides by majority; differing opinions are recorded as they are (Civil Procedure Law, Article 45).',
        'A vote says "I take this step", not "I feel for this side".',
      ],
    ),
    guide(
      'presiding',
      ['1. 请评议人甲、乙先说，你最后说。', '2. 没有多数的，再就分割处理表决。'],
      [
        '1. Panellists A and B speak first, you last.',
        '2. Without a majority there is a second vote, on dividing the account.',
      ],
    ),
    guide('panel_a', ['1. 说明反面解释成立不成立。'], ['1. Say whether the argument a contrario holds.']),
    guide(
      'panel_b',
      ['1. 说明禁止继承有没有保护正当利益。'],
      ['1. Say whether the ban protects a legitimate interest.'],
    ),
    guide('reporter', ['1. 记录三人的理由，不只记票数。'], ['1. Record reasons, not only votes.']),
  ],
  lines: [
    say(
      'presiding',
      '就整体继承评议。请评议人甲先说。',
      'We deliberate on the account as a whole. Panellist A first, please.',
    ),
    sayWeighing(
      'panel_a',
      [
        '遗产范围我没有疑问。关键是约定：第 7.3 条的“继承”二字没有提示到位，没有订入；2016 年文本只禁止“转让”，继承不是转让。我同意，聊天除外。',
        'I have no doubt that this is an estate. What matters is agreement: attention was not properly drawn to the word "inherited" in clause 7.3, and it is not incorporated. The text of 2016 forbids transfer, and succession is no transfer. I agree, chats excepted.',
      ],
      [
        '遗产范围我没有疑问。但账号是公司凭实名提供的一项服务，里面有钱的价值，也有使用的资格；使用的资格离不开使用的人。整体继承把两样混在一起，我不同意，能分的应当分开处理。',
        'I have no doubt that this is an estate. But an account is a service that the company provides to a registered person: it holds value, and it holds a right of use, and that right cannot be separated from its user. To let the whole pass mixes the two. I do not agree; what can be divided should be dealt with apart.',
      ],
    ),
    sayWeighing(
      'panel_b',
      [
        '公司允许卖给陌生人，却不让给母亲，保护不了任何正当利益。使用可以限制，归属不能否认。我同意。',
        'To allow sale to a stranger and refuse the account to a mother protects no legitimate interest. Use may be restricted, but ownership may not be denied. I agree.',
      ],
      [
        '公司管住账号由谁使用，并不是没有正当利益：谁注册、谁使用，出了事才找得到人。财产价值可以给继承人，不等于账号要整个换人。我不同意整体继承。',
        'The company has a legitimate interest in who uses an account: only where the person who registers is the person who plays can anybody be held responsible. The heir may have its value without the whole account changing hands. I do not agree that all of it passes.',
      ],
    ),
    sayWeighing(
      'presiding',
      [
        '我原来担心实名制。既然变更时重新实名，这个担心可以解决。我同意。请表决。',
        'I was concerned about real-name registration; but the heir registers anew, and that meets my concern. I agree. Please vote.',
      ],
      [
        '我对实名制的担心还没有打消：重新实名等于换一个用户另订合同，这已经不只是继承。把可以分离的财产单独处理更稳妥。请表决。',
        'My concern about real-name registration is not met: to register anew is to make a new contract with a new user, and that is more than succession. It is safer to deal separately with the property that can be separated. Please vote.',
      ],
    ),
    say('reporter', '三位的理由已经记录。', 'The three reasons are recorded.'),
  ],
  vote: {
    question: bi(
      '是否同意：账号上的财产权利整体属于遗产，第 7.3 条不能对抗继承人，公司协助变更实名，聊天除外？',
      'Do you agree that the property in the account is inherited as a whole, that clause 7.3 does not hold against the heir, and that the company helps with registration, chats excepted?',
    ),
    options: [
      {
        id: 'agree',
        label: bi('同意', 'Agree'),
        hint: bi(
          '民法典第一千一百二十二条、第四百九十六条第二款、第五百零九条第二款',
          'Civil Code, Articles 1122, 496(2), 509(2)',
        ),
        counts: 'for',
      },
      {
        id: 'disagree',
        label: bi('不同意', 'Disagree'),
        hint: bi('进入第二次表决：分割处理', 'On to the second vote: dividing the account'),
        counts: 'against',
      },
      {
        id: 'abstain',
        label: bi('弃权', 'Abstain'),
        hint: bi(
          '缺席未投的，平台也计为弃权；评议人不得弃权',
          'Whoever is absent counts as abstaining; a panellist may not abstain',
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
    'There was no majority for the whole. The vote is now on the middle way: the service ends with death and the account is not re-registered, but what has a price goes to the heir in money, notes and pictures are copied for the mother, and the guild chooses another head.',
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
        'To divide is not to split the difference: for each interest, say why it is personal or can be priced.',
        'Without a majority again, parallel opinions are written, and beyond the refund nothing is granted. There is no third vote.',
      ],
    ),
    guide(
      'presiding',
      ['1. 逐项念：余额、道具、账号、游记、山居、聊天。'],
      ['1. Go through them: balance, items, account, notes, house, chats.'],
    ),
    guide('panel_a', ['1. 说明折价的依据是什么。'], ['1. Say on what ground compensation in money rests.']),
    guide('panel_b', ['1. 说明为什么这样对母亲够不够。'], ['1. Say whether this is enough for the mother.']),
    guide('reporter', ['1. 单独记录这一次表决。'], ['1. Record this vote separately.']),
  ],
  lines: [
    say(
      'presiding',
      '整体继承没有形成多数。就分割处理表决，请说理由。',
      'There was no majority for the whole. We vote on dividing the account; reasons, please.',
    ),
    sayWeighing(
      'panel_b',
      [
        '余额是债权，当然继承。道具有市场价，可以折价。游记是他的作品，著作权中的财产权利继承。山居让公会另选会长，不拆。母亲想要的是山居本身，这一点给不了，但能给的都给到了。我同意。',
        'The balance is a claim and is inherited. Items have a market price and can be valued. The notes are his work, and the property rights in them pass. Let the guild choose another head, and keep the house. What the mother wants is the house itself, and that cannot be given; but all that can be given is. I agree.',
      ],
      [
        '余额是债权，游记是作品，继承都没有疑问。可是道具离开账号就没有人能用，逐件折价，等于强迫母亲把儿子的东西卖给公司；她要的山居，拆开以后一样也拿不到。这样的分割我不同意。',
        "The balance is a claim and the notes are a work; that they pass is beyond doubt. But outside the account nobody can use the items, and to value them one by one makes the mother sell what was her son's to the company. Of the house that she came for she gets nothing. To a division like this I do not agree.",
      ],
    ),
    sayWeighing(
      'panel_a',
      [
        '服务关系随人终止，财产利益留下来，分开处理讲得通。折价要扣除 5% 服务费，依成交价算，不能凭感觉。我同意。',
        'The service ends with the person while the property interests remain; to deal with them separately makes sense. The value is to be taken from actual sales less the 5% fee, not from impressions. I agree.',
      ],
      [
        '折价给付的依据我找不到：道具是服务的一部分，服务终止，公司并没有收回一件可以另卖的东西，凭什么按成交价付钱？除退还余额以外，我不同意。',
        'I find no ground for payment by value. Items are part of the service; when it ends the company takes back nothing that it could sell again. Why should it pay the price of a sale? Beyond the refund of the balance I do not agree.',
      ],
    ),
    sayWeighing(
      'presiding',
      [
        '逐项看：余额退，道具折价，游记和影像复制，山居另选会长，聊天不给。每一项都说得出依据，我同意。请表决。',
        'Item by item: the balance refunded, items valued, notes and pictures copied, another head for the guild, no chats. For each I can name a ground, and I agree. Please vote.',
      ],
      [
        '逐项看，余额和游记有依据；折价这一项，合同没有写，法律也没有写，由我们定一个算法，走得太远。我不同意。请表决。',
        'Item by item: for balance and notes there is a ground. For payment by value neither contract nor law says anything, and for us to invent a method of calculation goes too far. I do not agree. Please vote.',
      ],
    ),
    say('reporter', '三位的理由和逐项处理已经记录。', 'The three reasons are recorded, item by item.'),
  ],
  vote: {
    question: bi(
      '是否同意：账号不变更，余额退还，道具按成交均价扣除服务费折价归继承人，游记和影像复制交付，山居由公会另选会长？',
      'Do you agree that the account is not re-registered, the balance is refunded, items are paid for at the average price less the fee, notes and pictures are copied, and the guild chooses another head?',
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
        hint: bi('除退还余额以外不支持', 'Nothing beyond the refund'),
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
    bi('多数同意整体继承：撰写意见', 'Carried: write the opinion'),
    'passed',
  ),
  advance(
    'whole_rejected',
    'vote_whole',
    'vote_split',
    bi('没有形成多数：就分割处理表决', 'Not carried: vote on dividing it'),
    'rejected',
  ),
  advance(
    'whole_tied',
    'vote_whole',
    'vote_split',
    bi('意见相持：就分割处理表决', 'A tie: vote on dividing it'),
    'tied',
  ),
  advance(
    'split_passed',
    'vote_split',
    'opinion',
    bi('多数同意分割处理：撰写意见', 'Carried: write the opinion'),
    'passed',
  ),
  advance(
    'split_rejected',
    'vote_split',
    'opinion',
    bi(
      '仍没有多数：除退还余额以外不支持，撰写意见',
      'Again not carried: nothing beyond the refund; write the opinion',
    ),
    'rejected',
  ),
  advance(
    'split_tied',
    'vote_split',
    'opinion',
    bi('意见相持：除退还余额以外不支持，写并列意见', 'A tie: nothing beyond the refund; parallel opinions'),
    'tied',
  ),
];
