import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayWeighing, seatRole, wrong } from '../../build.ts';

type Line = FlowNode['lines'][number];

/** What is said for the ears of one alone: by the mediator to whoever is asked apart, by them in answer. */
const sayApart = (role_id: string, zh: string, en: string): Line => ({
  ...say(role_id, zh, en),
  apart: true,
});
const askApart = (role_id: string, zh: string, en: string): Line => ({
  ...sayApart('mediator', zh, en),
  answers: role_id,
});

const MEDIATOR_APART: readonly Line[] = [
  askApart(
    'downstairs',
    '沈老师，您最要紧的是哪一样？哪句话我可以告诉他们？',
    'Ms Shen, what matters most to you, and what may I tell them?',
  ),
  askApart(
    'owner',
    '高先生，您最想要的是什么，让到哪里为止？哪句话我可以告诉沈老师？',
    'Mr Gao, what do you want most, and how far can you go? What may I tell Ms Shen?',
  ),
  askApart(
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
      '钱早点到，我好自己请人在中秋以前把墙修好；还有，房主也说一句对不起。这两句你可以说。',
      'That the money comes in time for me to have the wall repaired before the festival, and that the owner says sorry too. You may repeat both.',
    ),
    sayApart(
      'owner',
      '五千多可以，一次了结，以后别再找我。道歉也行，这一句你可以带过去，数字先别说。',
      'Five thousand and something, once and for all. An apology, all right; that you may repeat, but not the figure yet.',
    ),
    sayApart(
      'tenant',
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

export const PROPOSAL: FlowNode = node({
  id: 'proposal',
  kind: 'vote',
  name: bi('方案与表态', 'The proposal'),
  introduction: bi(
    '调解员提出方案：损失多少、每一方承担几成、为什么、怎样付，钱以外还要做什么。三位当事人和要拿出一份的物业各自表态，一人不同意就不成。',
    'The mediator proposes: how large the loss is, what share each bears and why, how it is paid, and what is to be done besides money. The three parties and the management, which is to bear a share as well, each accept or refuse; one refusal is enough.',
  ),
  minutes: 6,
  scene: 'meeting',
  position: { x: 360, y: 790 },
  roles: [
    seatRole('mediator', {
      host: true,
      seat: 't3',
      functions: ['speech', 'display'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('recorder', { seat: 't4', functions: ['speech', 'record'] }),
    seatRole('downstairs', { seat: 't7', functions: ['speech', 'vote'] }),
    seatRole('owner', { seat: 't9', functions: ['speech', 'vote'] }),
    seatRole('tenant', { seat: 't10', functions: ['speech', 'vote'] }),
    seatRole('property', { seat: 't6', functions: ['speech', 'vote'] }),
  ],
  guides: [
    guide(
      null,
      [
        '这不是少数服从多数：协议要各方自愿达成（《人民调解法》第二十三条第四项），所以要求全体同意。物业没有表态同意的，不能替它定下一份。',
        '不同意的，调解终止，各人还有别的路。也可以由调解员用“返回”再谈。',
      ],
      [
        "No majority decides here: an agreement is made voluntarily by each party (People's Mediation Law, Article 23(4)), so all must agree. No share is laid on the management without its own consent.",
        'If not, mediation ends and other remedies remain open; or the mediator goes "back" and talks on.',
      ],
    ),
    guide(
      'mediator',
      ['1. 念方案，说每一份的理由。', '2. 说一句：不同意也可以。'],
      ['1. Read the proposal, with a reason for each share.', '2. Say that nobody need agree.'],
    ),
    guide('recorder', ['1. 记录各方表态。'], ['1. Record each answer.']),
    guide(
      'downstairs',
      ['1. 问自己：同打一场官司相比，怎么样？'],
      ['1. Ask yourself how it compares with going to court.'],
    ),
    guide(
      'owner',
      ['1. 问自己：同打一场官司相比，怎么样？'],
      ['1. Ask yourself how it compares with going to court.'],
    ),
    guide('tenant', ['1. 问自己：付得出吗？'], ['1. Ask yourself whether you can pay it.']),
    guide(
      'property',
      ['1. 核对公司的授权：多少钱以内，叫什么名目。', '2. 说明减免从哪个月起，再表态。'],
      [
        '1. Check what the company has authorised: up to how much, and under what name.',
        '2. Say from which month the fees are remitted, then accept or refuse.',
      ],
    ),
  ],
  lines: [
    say(
      'mediator',
      '方案是这样：8,800 元，房主六成 5,280，租客两成 1,760，物业一成 880 以减免物业费的方式，沈老师自己担一成 880。房主是没有及时修，租客是没有关阀，物业是晚了二十分钟，沈老师是书没有及时搬。',
      'The proposal: of 8,800, the owner six tenths, 5,280; the tenant two tenths, 1,760; the management one tenth, 880, as fees remitted; Ms Shen one tenth, 880. The owner did not have it repaired in time, the tenant did not close the valve, the management came twenty minutes late, Ms Shen did not move the books.',
    ),
    say(
      'mediator',
      '停水两天，沈老师道歉，旅馆费 300 元由她付给小陈。高先生当面道歉，钱签字当天付；书房由沈老师自己请人，9 月 30 日以前修好，赶在中秋前头。不同意也可以，不影响去法院。',
      'For the two days without water Ms Shen apologises and pays Xiao Chen the 300 for the inn. Mr Gao apologises in person and pays on the day of signing; Ms Shen has the study repaired herself by 30 September, before the festival. You need not agree; the courts remain open to you.',
    ),
    sayWeighing(
      'property',
      [
        '公司只授权减免物业费，不写“赔偿”，880 元在额度以内，从 9 月起减。照这个名目，物业愿意出这一份。',
        'The company has authorised a reduction of fees, not "compensation". 880 yuan is within my limit and comes off from September. Under that name the management is willing to bear its share.',
      ],
      [
        '公司只授权减免物业费，不写“赔偿”。晚到二十分钟我们认，可是水是从 401 的软管出来的，不是物业弄坏的；开了这个头，别的业主也会照这个比例来要。这一份物业不能同意。',
        'The company has authorised a reduction of fees, not "compensation". We admit that we came twenty minutes late; but the water came from the hose in 401 and not from anything of ours. Once we begin, other owners will ask for the same share. The management cannot agree to it.',
      ],
    ),
    sayWeighing(
      'owner',
      [
        '沈老师，对不起，该修没修。六成我觉得偏重，小陈那天也没有关阀；不过能一次了结，5,280 我今天就付，方案我同意。',
        'Ms Shen, I am sorry; I should have had it repaired. Six tenths seems heavy to me, as Xiao Chen did not close the valve either. But if that settles everything I pay the 5,280 today, and I accept the proposal.',
      ],
      [
        '沈老师，对不起，该修没修，这句话我先说。钱我不是拿不出来，是六成这个比例我不认：小陈看见半桶水也没有关阀，楼下的书到傍晚才搬。我今天付清，别人分两次付，事情还是没有了结。这个方案我不同意。',
        'Ms Shen, I am sorry; I should have had it repaired, and I say that first. It is not that I cannot pay: I do not accept six tenths. Xiao Chen saw half a bucket of water and did not close the valve, and the books were not moved until the evening. I would pay today and others in two parts, so it would still not be over. I refuse this proposal.',
      ],
    ),
    sayWeighing(
      'downstairs',
      [
        '这句话我等了九天。停水是我不对，旅馆的 300 该我付。书算我一成，心里有点过不去，可是墙能在中秋以前修好，我同意。',
        'I have waited nine days for that word. Cutting off the water was wrong, and the 300 is mine to pay. A tenth for my own books is hard to swallow; but the wall will be done before the festival, and I accept.',
      ],
      [
        '这句话我等了九天。停水是我不对，旅馆的 300 该我付。书搬得晚我知道，可是水不是我放下来的；要我为自己的东西担一成，这个方案我不同意。',
        'I have waited nine days for that word. Cutting off the water was wrong, and the 300 is mine to pay. I know that the books were moved late, but it was not I who let the water in. I do not accept a proposal that has me bear a tenth for what was mine.',
      ],
    ),
    sayWeighing(
      'tenant',
      [
        '1,760 元是我三分之一的工资，报修也是我先报的。可那天阀是我没有关，这一份我认。分两次付，8 月、9 月各 880，我同意。',
        '1,760 is a third of my wages, and I was the one who reported it. But I did not close the valve that day, and this share is mine. In two parts, 880 in August and 880 in September, I accept.',
      ],
      [
        '1,760 元是我三分之一的工资，报修是我先报的，水管又不是我的，两成太多。我最多担一成，这个方案我不同意。',
        '1,760 is a third of my wages. I was the one who reported it, and the pipe is not mine: two tenths is too much. I would bear a tenth at most, and I do not accept this proposal.',
      ],
    ),
    say(
      'recorder',
      '方案和各位的话都记下了，念一遍给各位听过，没有出入。',
      'The proposal and what each of you said is written down and has been read out to you; nothing differs.',
    ),
    say(
      'mediator',
      '现在请三位当事人和物业各自表态，愿意就说愿意，不愿意就说不愿意，还没有想好也可以照实说。',
      'Now the three parties and the management, each separately: accept if you are willing, refuse if you are not; and say so if you have not made up your mind.',
    ),
  ],
  vote: {
    question: bi('是否同意调解方案？', 'Do you accept the proposal?'),
    options: [
      {
        id: 'accept',
        label: bi('同意', 'Accept'),
        hint: bi('写入协议书', 'It goes into the agreement'),
        counts: 'for',
      },
      {
        id: 'refuse',
        label: bi('不同意', 'Refuse'),
        hint: bi('调解终止，可以走其他途径', 'Mediation ends; other remedies remain open'),
        counts: 'against',
      },
      {
        id: 'undecided',
        label: bi('还没有想好', 'Undecided'),
        hint: bi('没有同意，就没有达成协议', 'Without consent there is no agreement'),
        counts: 'abstain',
      },
    ],
    secret: false,
    threshold: 'unanimous',
  },
});

export const PROPOSAL_TRANSITIONS: Transition[] = [
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
  advance(
    'proposal_passed',
    'proposal',
    'agreement',
    bi('各方同意：制作调解协议书', 'All accept: draw up the agreement'),
    'passed',
  ),
  advance(
    'proposal_rejected',
    'proposal',
    'next_steps',
    bi('有人不同意：终止调解，告知途径', 'Somebody refuses: end the mediation and point out the remedies'),
    'rejected',
  ),
  advance(
    'proposal_tied',
    'proposal',
    'next_steps',
    bi('没有一致同意：终止调解，告知途径', 'Not all agree: end the mediation and point out the remedies'),
    'tied',
  ),
];
