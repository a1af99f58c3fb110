import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { NORM_TEMPLATES } from '../templates.ts';

export const ISSUES: FlowNode = node({
  id: 'issues',
  kind: 'court',
  name: bi('案情与争点', 'Facts and issues'),
  introduction: bi(
    '报告人报告没有争议的事实，各方说出自己要什么。主持人把一个笼统的请求拆成几个能回答的问题：变更实名、折价补偿、退还余额、查看聊天。',
    'The reporter states what is not disputed, and each side says what it wants. The chair breaks one broad claim down into questions that can be answered: re-registration, compensation, the balance and the chats.',
  ),
  minutes: 10,
  scene: 'meeting',
  position: { x: 360, y: 120 },
  roles: [
    seatRole('presiding', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'restart'],
    }),
    seatRole('panel_a', { seat: 't4', functions: ['speech'] }),
    seatRole('panel_b', { seat: 't2', functions: ['speech'] }),
    seatRole('reporter', { seat: 't5', functions: ['speech', 'display', 'submission'] }),
    seatRole('pro', { seat: 't7', functions: ['speech', 'display', 'meeting'] }),
    seatRole('con', { seat: 't9', functions: ['speech', 'display', 'meeting'] }),
    seatRole('friend', { seat: 't10', functions: ['request_speech'] }),
    seatRole('critic', { seat: 't8', functions: ['speech'] }),
  ],
  guides: [
    guide(
      null,
      [
        '先读案情材料和材料 1 至 4。推理的第一步不是找答案，是问对问题。',
        '处理民事纠纷应当依照法律（《民法典》第十条）：每一个争点都要能落到某一条的某几个字上。',
      ],
      [
        'Read the case material and exhibits 1 to 4 first. The first step of legal reasoning is not to find the answer but to ask the right question.',
        'Civil disputes are resolved according to law (Civil Code, Article 10): each issue must come down to particular words of a particular article.',
      ],
    ),
    guide(
      'presiding',
      [
        '1. 请报告人报告，请两方各用一分钟说请求和理由。',
        '2. 归纳三到四个争点，写明每个争点要解释的字句。',
        '3. 不让任何人现在就说“我觉得应该给她”。',
      ],
      [
        '1. Call on the reporter, then give each side one minute for its claim and its reasons.',
        '2. Frame three or four issues, each with the words to be interpreted.',
        '3. Do not let anybody say "I feel that she should have it" at this stage.',
      ],
    ),
    guide('panel_a', ['1. 问一个关于文字的问题。'], ['1. Ask a question about wording.']),
    guide('panel_b', ['1. 问一个关于后果的问题。'], ['1. Ask a question about consequences.']),
    guide(
      'reporter',
      ['1. 只说没有争议的事实；有争议的，两边的说法都报。'],
      ['1. State only the facts that nobody disputes; where facts are disputed, give both versions.'],
    ),
    guide(
      'pro',
      ['1. 说清楚先要什么，退一步要什么。'],
      ['1. Make clear what your principal claim is, and what you claim in the alternative.'],
    ),
    guide(
      'con',
      ['1. 说清楚不同意哪一项，同意哪一项。'],
      ['1. Make clear which claims you oppose and which you accept.'],
    ),
    guide(
      'friend',
      ['1. 说山居为什么要紧，可以不说私聊的内容。'],
      ['1. Say why the house matters; you need not disclose what the private chats say.'],
    ),
    guide(
      'critic',
      ['1. 提醒大家，哪些话是事实，哪些话是评价。'],
      ['1. Point out which statements are fact and which are judgment.'],
    ),
  ],
  lines: [
    say(
      'presiding',
      '今天研讨《云上山河》账号继承案。请报告人报告没有争议的事实。',
      'Today we discuss the inheritance of an account in "Mountains above the Clouds". I ask the reporter to state the facts that are not disputed.',
    ),
    say(
      'reporter',
      '江远 2016 年实名注册，2025 年 2 月 9 日去世，母亲何静芳是唯一第一顺序继承人，没有遗嘱。九年充值 38,600 元，剩余云贝合 6,200 元，同类账号成交均价 46,800 元。公司依据第 7.3 条拒绝变更。“继承”两个字是 2021 年更新时加的。',
      'Jiang Yuan registered in his real name in 2016 and died on 9 February 2025; his mother, He Jingfang, is the only heir in the first order of succession, and there is no will. In nine years he paid in 38,600 yuan; cloud shells worth 6,200 yuan are left; comparable accounts sell for 46,800 yuan on average. The company relies on clause 7.3 and refuses to re-register the account. The word "inherited" was added only in the update of 2021.',
    ),
    say(
      'pro',
      '何静芳首先请求协助变更实名；不能变更的，请求折价补偿。她也想看儿子最后半年的聊天，这一项我们愿意单独讨论。',
      "He Jingfang's principal claim is for help in re-registering the account in her name; in the alternative she claims compensation for its value. She would also like to see the chats of her son's last six months, and we are willing to discuss that separately.",
    ),
    say(
      'con',
      '变更和折价都不同意：使用权专属于本人，死亡时终止。没有用完的云贝 6,200 元同意退还。聊天涉及别人的隐私，不同意提供。',
      'We agree to neither re-registration nor compensation: the right of use is personal and ended with his death. We agree to refund the unspent cloud shells, 6,200 yuan. The chats concern the privacy of others, and we do not agree to hand them over.',
    ),
    say(
      'friend',
      '山居是十二个人建的，会长账号停了三十天就回收。我不要财产，请不要把它拆了。',
      "Twelve of us built the house, and the system takes it back once the guild head's account has been stopped for thirty days. I do not want any property. Please do not pull it down.",
    ),
    say(
      'panel_a',
      '第一千一百二十二条第二款说“依照法律规定或者根据其性质”不得继承，没有说“按照约定”。这一处请两方都写清楚。',
      'Article 1122, second paragraph, says that an estate may not be inherited where that follows "by law or by its nature"; it does not say "by agreement". I ask both sides to deal with that in writing.',
    ),
    say(
      'panel_b',
      '公司在云集市里允许账号卖给陌生人。禁止继承究竟保护了什么，也请写清楚。',
      'The company allows accounts to be sold to strangers in its Cloud Market. What does a ban on inheritance actually protect? Please deal with that in writing too.',
    ),
    say(
      'critic',
      '“账号是母亲的念想”是一个动机，不是一个构成要件。请把它放在目的解释里用，不要放在事实里用。',
      'That the account is a keepsake for the mother is a motive, not an element of a norm. Please use it when you interpret by purpose, not when you state the facts.',
    ),
    say(
      'presiding',
      '争点归纳为四个：一、账号上的权利是不是“个人合法财产”；二、是不是依照法律或者根据性质不得继承；三、第 7.3 条有没有订入、是否有效、能不能排除继承；四、聊天和山居怎样处理。下面展示规范。',
      'There are four issues: first, whether the rights in the account are "lawful personal property"; second, whether they may not be inherited by law or by their nature; third, whether clause 7.3 was incorporated, is valid and can exclude succession; and fourth, what is to happen to the chats and the house. We now turn to the norms.',
    ),
  ],
});

export const NORMS: FlowNode = node({
  id: 'norms',
  kind: 'edit',
  name: bi('找法：规范清单', 'Finding the law'),
  introduction: bi(
    '报告人列出规范清单：每一条管什么、不管什么，是直接适用、参照适用，还是只作比较。清单交两方共用，以后的争论都从这张清单出发。',
    'The reporter lists the norms: what each governs and what it does not, and whether it applies directly, applies by reference, or serves only for comparison. The list is shared by both sides, and all later argument starts from it.',
  ),
  minutes: 16,
  position: { x: 360, y: 250 },
  roles: [
    seatRole('reporter', {
      host: true,
      functions: ['submission', 'display', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('presiding', { functions: ['meeting', 'signature'], processes: ['end', 'back'] }),
    seatRole('critic', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '次序：分编有规定的直接适用；没有的适用总则编；都没有具体规定的，可以遵循基本原则（总则编解释第一条）。',
        '一条规定要有构成要件和法律后果，才能当请求权基础。',
      ],
      [
        'The order is this: where the special Books have a provision, it applies directly; where they have none, Book One applies; where neither has a specific provision, the basic principles may be followed (General Part Interpretation, Article 1).',
        'Only a provision with both conditions and a legal consequence can be the basis of a claim.',
      ],
    ),
    guide(
      'reporter',
      [
        '1. 从模板新建规范清单，先拆请求，再列条文。',
        '2. 第一百二十七条放在哪一栏，想一想。',
        '3. 签名，提交，结束本环节。',
      ],
      [
        '1. Draft the list from the template: separate the claims first, then list the articles.',
        '2. Consider in which column Article 127 belongs.',
        '3. Sign, submit, end the section.',
      ],
    ),
    guide(
      'presiding',
      ['1. 看清单有没有漏掉对其中一方有利的条文。'],
      ['1. Check that no article that helps either side is missing from the list.'],
    ),
    guide(
      'critic',
      ['1. 用“约谈”提醒报告人：比较和类推不是一回事。'],
      ['1. In a private talk, remind the reporter that comparison and analogy are not the same thing.'],
    ),
  ],
  templates: NORM_TEMPLATES,
});

export const OPENING_TRANSITIONS: Transition[] = [
  wrong(
    'issues_feeling',
    'issues',
    bi(
      '三位评议人先各说倾向，再分头找支持的条文，省时间',
      'Let the three panellists state their leanings first and then look for articles in support: it saves time',
    ),
    bi(
      '处理民事纠纷应当依照法律（《民法典》第十条），裁判要写明认定的事实和理由、适用的法律和理由（《民事诉讼法》第一百五十五条）。直觉可以提出假设，不能代替找法；先有结论再挑方法，正是要避免的。',
      'Civil disputes are resolved according to law (Civil Code, Article 10), and a judgment must state the facts found and the law applied, with the reasons for each (Civil Procedure Law, Article 155). Intuition may suggest a hypothesis; it cannot replace finding the law. To start from a conclusion and then choose a method to suit it is exactly what has to be avoided.',
    ),
  ),
  advance(
    'issues_fixed',
    'issues',
    'norms',
    bi(
      '拆开请求，归纳四个争点，开始找法',
      'Separate the claims, frame four issues and go on to finding the law',
    ),
  ),
  wrong(
    'issues_no_rule',
    'issues',
    bi(
      '法律没有规定账号能不能继承，没有规定就驳回',
      'No law says whether an account can be inherited, so the claim must be dismissed',
    ),
    bi(
      '没有专门规定不等于没有规定。分编没有规定的适用总则编，都没有具体规定的可以遵循基本原则（总则编解释第一条）；“个人合法财产”是概括的概念，要先解释再下结论（《民法典》第一千一百二十二条）。',
      'The absence of a special rule is not the absence of any rule. Where the special Books are silent, Book One applies, and where neither has a specific provision the basic principles may be followed (General Part Interpretation, Article 1). "Lawful personal property" is a general concept, which must be interpreted before any conclusion is drawn (Civil Code, Article 1122).',
    ),
  ),
  wrong(
    'norms_reference',
    'norms',
    bi(
      '第一百二十七条保护网络虚拟财产，直接据此请求变更',
      'Article 127 protects network virtual property: base the claim for re-registration directly on it',
    ),
    bi(
      '第一百二十七条是转引条款：“法律……有规定的，依照其规定”，它自己没有构成要件和后果，当不了请求权基础。能用的是第一千一百二十二条（是不是遗产）和第五百零九条第二款（协助义务）。',
      'Article 127 is a referring provision: "where laws provide ..., those provisions apply". It has no conditions and no consequence of its own and cannot be the basis of a claim. What can be used is Article 1122 (whether it is part of the estate) and Article 509, second paragraph (the duty to assist).',
    ),
  ),
  advance(
    'norms_listed',
    'norms',
    'fork_memos',
    bi(
      '清单完整，标明直接适用和只作比较的条文，交两方使用',
      'The list is complete and marks which articles apply directly and which are only for comparison: give it to both sides',
    ),
  ),
  wrong(
    'norms_company',
    'norms',
    bi(
      '公司法规定股东资格可以继承，账号也是资格，直接适用',
      'The Company Law lets shareholder status be inherited; an account is a status too, so apply it directly',
    ),
    bi(
      '《公司法》第九十条只管自然人股东，不能直接适用于游戏账号。要用它，先证明有漏洞，再证明两者在关键之点相同；何况它还有但书，“公司章程另有规定的除外”，对否定方同样有用。',
      'Article 90 of the Company Law governs only shareholders who are natural persons and cannot be applied directly to game accounts. To use it, one must first show a gap and then similarity in the decisive point; moreover its proviso, "unless the articles of the company provide otherwise", serves the advocate against just as well.',
    ),
  ),
];
