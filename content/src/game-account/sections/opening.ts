import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { NORM_TEMPLATES } from '../templates.ts';

export const ISSUES: FlowNode = node({
  id: 'issues',
  kind: 'court',
  name: bi('案情与争点', 'Facts and issues'),
  introduction: bi(
    '报告人报告没有争议的事实，各方说出自己要什么。主持人把一个笼统的请求拆成几个能回答的问题：变更实名、折价补偿、退还余额、查看聊天。',
    'The reporter states what is not disputed, and each side says what it wants. The chair turns one broad claim into questions that can be answered: registration, value, balance, chats.',
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
        'Read the case material and exhibits 1 to 4 first. The first step of reasoning is not the answer but the right question.',
        'Civil disputes are resolved according to law (Civil Code, Article 10): each issue must come down to some words of some article.',
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
        '1. Hear the reporter, then each side for a minute.',
        '2. Fix three or four issues, each with the words to be interpreted.',
        '3. Let nobody say yet "I feel that she should have it".',
      ],
    ),
    guide('panel_a', ['1. 问一个关于文字的问题。'], ['1. Ask a question about wording.']),
    guide('panel_b', ['1. 问一个关于后果的问题。'], ['1. Ask a question about consequences.']),
    guide(
      'reporter',
      ['1. 只说没有争议的事实；有争议的，两边的说法都报。'],
      ['1. State the facts that nobody disputes; for the others, both versions.'],
    ),
    guide(
      'pro',
      ['1. 说清楚先要什么，退一步要什么。'],
      ['1. Say what you claim first, and what in the alternative.'],
    ),
    guide(
      'con',
      ['1. 说清楚不同意哪一项，同意哪一项。'],
      ['1. Say which claim you refuse and which you grant.'],
    ),
    guide(
      'friend',
      ['1. 说山居为什么要紧，可以不说私聊的内容。'],
      ['1. Say why the house matters; you need not tell what the chats say.'],
    ),
    guide(
      'critic',
      ['1. 提醒大家，哪些话是事实，哪些话是评价。'],
      ['1. Point out what is fact and what is judgment.'],
    ),
  ],
  lines: [
    say(
      'presiding',
      '今天研讨《云上山河》账号继承案。请报告人报告没有争议的事实。',
      'Today we discuss the account in "Mountains above the Clouds". The reporter states what is not disputed.',
    ),
    say(
      'reporter',
      '江远 2016 年实名注册，2025 年 2 月 9 日去世，母亲何静芳是唯一第一顺序继承人，没有遗嘱。九年充值 38,600 元，剩余云贝合 6,200 元，同类账号成交均价 46,800 元。公司依据第 7.3 条拒绝变更。“继承”两个字是 2021 年更新时加的。',
      'Jiang Yuan registered in 2016 and died on 9 February 2025; his mother is the only heir of the first order; there is no will. He paid in 38,600 yuan; shells worth 6,200 are left; comparable accounts sell for 46,800. The company refuses under clause 7.3. The word "inherited" was added in 2021.',
    ),
    say(
      'pro',
      '何静芳首先请求协助变更实名；不能变更的，请求折价补偿。她也想看儿子最后半年的聊天，这一项我们愿意单独讨论。',
      'Her first claim is for help with registration, and in the alternative for the value. She would also like to see the chats of his last months; we will discuss that separately.',
    ),
    say(
      'con',
      '变更和折价都不同意：使用权专属于本人，死亡时终止。没有用完的云贝 6,200 元同意退还。聊天涉及别人的隐私，不同意提供。',
      'We grant neither registration nor value: the right of use is personal and ended with his death. The unspent 6,200 yuan will be refunded. The chats concern the privacy of others and are refused.',
    ),
    say(
      'friend',
      '山居是十二个人建的，会长账号停了三十天就回收。我不要财产，请不要把它拆了。',
      'Twelve of us built the house, and it is taken back thirty days after the account of the head stops. I want no property. Please do not pull it down.',
    ),
    say(
      'panel_a',
      '第一千一百二十二条第二款说“依照法律规定或者根据其性质”不得继承，没有说“按照约定”。这一处请两方都写清楚。',
      'Article 1122, second paragraph, says "by law or by its nature" and not "by agreement". Both sides should address that.',
    ),
    say(
      'panel_b',
      '公司在云集市里允许账号卖给陌生人。禁止继承究竟保护了什么，也请写清楚。',
      'The company lets accounts be sold to strangers in its market. What does a ban on inheriting protect? Please address that too.',
    ),
    say(
      'critic',
      '“账号是母亲的念想”是一个动机，不是一个构成要件。请把它放在目的解释里用，不要放在事实里用。',
      'That the account is a keepsake is a motive, not an element of a norm. Use it under purpose, not as a fact.',
    ),
    say(
      'presiding',
      '争点归纳为四个：一、账号上的权利是不是“个人合法财产”；二、是不是依照法律或者根据性质不得继承；三、第 7.3 条有没有订入、是否有效、能不能排除继承；四、聊天和山居怎样处理。下面展示规范。',
      'Four issues: is what the account holds "lawful personal property"; is it excluded by law or by nature; is clause 7.3 incorporated, valid, and able to exclude succession; and what of the chats and the house. Now the norms.',
    ),
  ],
});

export const NORMS: FlowNode = node({
  id: 'norms',
  kind: 'edit',
  name: bi('找法：规范清单', 'Finding the law'),
  introduction: bi(
    '报告人列出规范清单：每一条管什么、不管什么，是直接适用、参照适用，还是只作比较。清单交两方共用，以后的争论都从这张清单出发。',
    'The reporter lists the norms: what each governs and what it does not, and whether it applies directly, by reference, or only for comparison. Both sides argue from this list.',
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
        'The order is this: the special Books apply directly, failing them Book One; where there is no specific provision, the basic principles may be followed (General Part Interpretation, Article 1).',
        'Only a norm with conditions and a legal consequence can be the basis of a claim.',
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
        '1. Draft the list: claims first, then articles.',
        '2. Consider in which group Article 127 belongs.',
        '3. Sign, submit, end the section.',
      ],
    ),
    guide(
      'presiding',
      ['1. 看清单有没有漏掉对其中一方有利的条文。'],
      ['1. See that no article that helps either side is missing.'],
    ),
    guide(
      'critic',
      ['1. 用“约谈”提醒报告人：比较和类推不是一回事。'],
      ['1. In a private talk, remind the reporter that comparison is not analogy.'],
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
      'Civil disputes are resolved according to law (Civil Code, Article 10), and a judgment states facts and law with reasons (Civil Procedure Law, Article 155). Feeling may suggest an hypothesis; it does not find the law. A conclusion first and a method to suit is what we want to avoid.',
    ),
  ),
  advance(
    'issues_fixed',
    'issues',
    'norms',
    bi('拆开请求，归纳四个争点，开始找法', 'Claims separated, four issues fixed: on to finding the law'),
  ),
  wrong(
    'issues_no_rule',
    'issues',
    bi(
      '法律没有规定账号能不能继承，没有规定就驳回',
      'No law says that accounts are inherited: no rule, no claim',
    ),
    bi(
      '没有专门规定不等于没有规定。分编没有规定的适用总则编，都没有具体规定的可以遵循基本原则（总则编解释第一条）；“个人合法财产”是概括的概念，要先解释再下结论（《民法典》第一千一百二十二条）。',
      'No special rule is not no rule. Where the special Books are silent Book One applies, and failing a specific provision the basic principles may be followed (General Part Interpretation, Article 1). "Lawful personal property" is a general notion, to be interpreted first (Civil Code, Article 1122).',
    ),
  ),
  wrong(
    'norms_reference',
    'norms',
    bi(
      '第一百二十七条保护网络虚拟财产，直接据此请求变更',
      'Article 127 protects virtual property: claim under it directly',
    ),
    bi(
      '第一百二十七条是转引条款：“法律……有规定的，依照其规定”，它自己没有构成要件和后果，当不了请求权基础。能用的是第一千一百二十二条（是不是遗产）和第五百零九条第二款（协助义务）。',
      'Article 127 refers on: "where laws provide, those provisions apply". It has no conditions and no consequence of its own. What can be used is Article 1122 (is it an estate) and Article 509, second paragraph (the duty to assist).',
    ),
  ),
  advance(
    'norms_listed',
    'norms',
    'fork_memos',
    bi(
      '清单完整，标明直接适用和只作比较的条文，交两方使用',
      'The list is complete, direct and comparative norms marked: to both sides',
    ),
  ),
  wrong(
    'norms_company',
    'norms',
    bi(
      '公司法规定股东资格可以继承，账号也是资格，直接适用',
      'The Company Law lets the standing of shareholder be inherited; an account is a standing too: apply it',
    ),
    bi(
      '《公司法》第九十条只管自然人股东，不能直接适用于游戏账号。要用它，先证明有漏洞，再证明两者在关键之点相同；何况它还有但书，“公司章程另有规定的除外”，对否定方同样有用。',
      'Article 90 of the Company Law governs shareholders and does not apply to accounts directly. To use it, first show a gap, then likeness in the point that matters; and its proviso, "unless the articles provide otherwise", serves the other side too.',
    ),
  ),
];
