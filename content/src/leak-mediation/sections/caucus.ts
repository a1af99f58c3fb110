import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayApart, seatRole, wrong } from '../../build.ts';

const MEDIATOR_APART: FlowNode['lines'] = [
  sayApart(
    'mediator',
    'downstairs',
    '沈老师，您最要紧的是哪一样？哪句话我可以告诉他们？',
    'Ms Shen, what matters most to you, and what may I tell them?',
  ),
  sayApart(
    'mediator',
    'owner',
    '高先生，您最想要的是什么，让到哪里为止？哪句话我可以告诉沈老师？',
    'Mr Gao, what do you want most, and how far can you go? What may I tell Ms Shen?',
  ),
  sayApart(
    'mediator',
    'tenant',
    '小陈，你付得出多少，怎么付？有什么话不方便当着大家说？',
    'Xiao Chen, how much can you pay, and how? Is there anything you would rather not say in front of the others?',
  ),
];

export const CAUCUS: FlowNode = node({
  id: 'caucus',
  kind: 'court',
  meets_freely: true,
  name: bi('背对背沟通', 'Talking apart'),
  introduction: bi(
    '调解员分别同两边谈：你最要紧的是什么，哪一处可以让，让到哪里为止。听来的话，不经同意不能带过去。',
    'The mediator talks to each side apart: what matters most, where could you give way, and how far. What is heard is carried over only with consent.',
  ),
  minutes: 8,
  scene: 'office',
  position: { x: 0, y: 700 },
  roles: [
    seatRole('mediator', {
      host: true,
      seat: 'h0',
      functions: ['speech', 'call', 'meeting'],
      processes: ['end', 'back'],
    }),
    seatRole('elder', { seat: 'h1', functions: ['speech'] }),
    seatRole('downstairs', { seat: 'v1', functions: ['speech', 'meeting'] }),
    seatRole('owner', { seat: 'v3', functions: ['speech', 'meeting'] }),
    seatRole('tenant', { seat: 'v4', functions: ['speech', 'meeting'] }),
  ],
  guides: [
    guide(
      null,
      ['用“约谈”同调解员单独说话。泄露当事人的个人隐私是调解员的禁区（《人民调解法》第十五条第四项）。'],
      [
        'Use "Private talk" with the mediator. Disclosing a party\'s privacy is forbidden (People\'s Mediation Law, Article 15(4)).',
      ],
    ),
    guide(
      'mediator',
      ['1. 每次先问：哪句话我能告诉对方？', '2. 找需要，不找底价。'],
      [
        '1. Ask each time which words you may repeat.',
        '2. Look for what they need, not for their last price.',
      ],
    ),
    guide('elder', ['1. 陪另一边坐一坐。'], ['1. Sit with the other side meanwhile.']),
    guide(
      'downstairs',
      ['1. 告诉调解员中秋和道歉的事。'],
      ['1. Tell the mediator of the festival and the apology.'],
    ),
    guide(
      'owner',
      ['1. 告诉调解员“一次了结”对你多要紧。'],
      ['1. Say how much "once and for all" matters to you.'],
    ),
    guide('tenant', ['1. 说清楚一个月拿得出多少。'], ['1. Say what you can pay a month.']),
  ],
  lines: [
    say(
      'mediator',
      '现在分开谈，一位一位来。单独说的话，您不同意，我一个字也不带过去。',
      'Now we talk apart, one after the other. What you tell me in private goes no further unless you agree.',
    ),
    ...MEDIATOR_APART,
    sayApart(
      'downstairs',
      null,
      '钱早点到，我好自己请人在中秋以前把墙修好；还有，房主也说一句对不起。这两句你可以说。',
      'That the money comes in time for me to have the wall repaired before the festival, and that the owner says sorry too. You may repeat both.',
    ),
    sayApart(
      'owner',
      null,
      '五千多可以，一次了结，以后别再找我。道歉也行，这一句你可以带过去，数字先别说。',
      'Five thousand and something, once and for all. An apology, all right; that you may repeat, but not the figure yet.',
    ),
    sayApart(
      'tenant',
      null,
      '我一个月拿得出九百，分两次。旅馆的 300 元，不给也算了，别再断水就行。都可以说。',
      'I can pay nine hundred a month, twice. The 300 for the inn I can forget, if the water is never cut again. You may repeat all of it.',
    ),
    say(
      'elder',
      '我在外头陪着坐了一会儿，几位的气都消了。',
      'I sat with them outside for a while. They have all calmed down.',
    ),
    say(
      'mediator',
      '各位的话我都听了，要的不是同一样东西，这就好办了。两边的需要清楚了，我来提出一个方案；不能说的话，到我这里为止。',
      'I have heard each of you. You do not want the same thing, and that makes it easier. The needs are clear and I will propose something; what I may not repeat stays with me.',
    ),
  ],
});

export const CAUCUS_TRANSITIONS: Transition[] = [
  advance(
    'caucus_done',
    'caucus',
    'proposal',
    bi('两边的需要清楚了，提出方案', 'The needs are clear: propose'),
  ),
  advance(
    'caucus_stop',
    'caucus',
    'next_steps',
    bi('一方不愿意再谈，终止调解', 'A party will not go on: end it'),
  ),
  wrong(
    'caucus_tell',
    'caucus',
    bi(
      '把房主“可以出五千多”悄悄告诉沈老师，促成得快一些',
      'Tell Ms Shen quietly that the owner could pay five thousand: it will go faster',
    ),
    bi(
      '调解员不得偏袒一方，不得泄露当事人的个人隐私（《人民调解法》第十五条第一项、第四项）。单独谈话里的底线，不经同意不能转告；一次失信，以后谁也不会对你说实话。',
      "A mediator favours no party and discloses no privacy (People's Mediation Law, Article 15(1) and (4)). What a party says in private that it would give is not passed on without its consent; break that once and nobody will tell you the truth again.",
    ),
  ),
];
