import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { SESSION_LINES } from './talks-lines.ts';

export const SESSION: FlowNode = node({
  id: 'session',
  kind: 'court',
  meets_freely: true,
  name: bi('面对面调解', 'Face to face'),
  introduction: bi(
    '所有人围着一张桌子坐下。先把话说完，再一项一项谈损失，再谈责任怎样分。谈到哪里卡住，就换一种办法。',
    'All sit down at one table. Let everybody finish first, then go through the losses, then the shares. Where the talks get stuck, try another way.',
  ),
  minutes: 18,
  scene: 'meeting',
  position: { x: 360, y: 640 },
  roles: [
    seatRole('mediator', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('recorder', { seat: 't4', functions: ['speech', 'submission', 'record'] }),
    seatRole('downstairs', { seat: 't7', functions: ['speech', 'display', 'meeting'] }),
    seatRole('elder', { seat: 't8', functions: ['speech', 'meeting'] }),
    seatRole('owner', { seat: 't9', functions: ['speech', 'display', 'meeting'] }),
    seatRole('tenant', { seat: 't10', functions: ['speech', 'display', 'meeting'] }),
    seatRole('property', { seat: 't6', functions: ['speech', 'display'] }),
  ],
  guides: [
    guide(
      null,
      [
        '调解员讲明法理、提出方案，决定权在当事人（《人民调解法》第二十二条、第二十三条）。',
        '任何一方可以随时要求终止；谈崩了不丢人，逼成了才麻烦。',
      ],
      [
        "The mediator explains and proposes; the parties decide (People's Mediation Law, Articles 22 and 23).",
        'Either side may end it at any time. It is no disgrace if it fails; an agreement under pressure brings trouble later.',
      ],
    ),
    guide(
      'mediator',
      [
        '1. 请各方说完；道歉的话先让它发生。',
        '2. 逐项谈损失：顶面墙面、地板、书柜和书、宾馆，各是多少，凭什么。',
        '3. 卡住了：看现场、分开谈，或者直接提方案；有人要求终止就终止。',
      ],
      [
        '1. Let everybody finish; give the apology its time first.',
        '2. Go through the losses item by item: ceiling and walls, floor, bookcase and books, hotel; how much for each, and why?',
        '3. If the talks are stuck, visit the flats, talk apart, or propose; if somebody asks to end it, end it.',
      ],
    ),
    guide('recorder', ['1. 记下每一项谈到多少、谁同意。'], ['1. Note each item, how much, and who agrees.']),
    guide(
      'downstairs',
      ['1. 说出钱以外你要什么。', '2. 关阀的事，自己先说。'],
      ['1. Say what you want besides money.', '2. Speak of the valve yourself.'],
    ),
    guide(
      'elder',
      ['1. 有人要吵起来，请他喝口水。'],
      ['1. If somebody is about to shout, offer some water.'],
    ),
    guide(
      'owner',
      ['1. 先认一句该认的，再谈数字。'],
      ['1. Admit first what must be admitted, then talk of figures.'],
    ),
    guide(
      'tenant',
      ['1. 该道歉的道歉，该算的账也算。'],
      ['1. Apologise where it is due, and claim where it is due.'],
    ),
    guide(
      'property',
      ['1. 五十分钟的事怎么说，想好了再开口。'],
      ['1. Think what you will say about the fifty minutes before you speak.'],
    ),
  ],
  lines: SESSION_LINES,
});

export const SITE: FlowNode = node({
  id: 'site',
  kind: 'display',
  name: bi('现场查看', 'A visit to the flats'),
  introduction: bi(
    '到 301 和 401 看一看：软管、角阀、顶面、书。调解应当及时、就地进行。全班可以在这里抽一张变数卡，按新的事实谈下去。',
    'They visit flats 301 and 401 and look at the hose, the stop valve, the ceiling and the books. Mediation is to be prompt and on the spot. The class may draw a card here and go on with the new fact.',
  ),
  minutes: 8,
  position: { x: 760, y: 700 },
  roles: [
    seatRole('mediator', {
      host: true,
      functions: ['speech', 'display', 'call'],
      processes: ['end', 'back'],
    }),
    seatRole('property', { functions: ['speech', 'display'] }),
    seatRole('downstairs', { functions: ['speech', 'display'] }),
    seatRole('tenant', { functions: ['speech', 'display'] }),
    seatRole('owner', { functions: ['speech'] }),
    seatRole('elder', { functions: ['speech'] }),
  ],
  guides: [
    guide(
      null,
      [
        '调解应当及时、就地进行，防止矛盾激化（《人民调解法》第二十一条第二款）。',
        '看到什么说什么；变数卡在“人民调解指引”里。',
      ],
      [
        "Mediation is prompt and on the spot, before things grow worse (People's Mediation Law, Article 21, second paragraph).",
        "Say what you see. The cards are in the guide to people's mediation.",
      ],
    ),
    guide(
      'mediator',
      ['1. 问三个问题：水从哪里来，能不能早点停，什么坏了。', '2. 抽卡的，请各方说：这个事实改变了什么？'],
      [
        '1. Ask three questions: where did the water come from, could it have been stopped earlier, and what is broken?',
        '2. If a card is drawn, ask each side what this fact changes.',
      ],
    ),
    guide(
      'property',
      ['1. 指出总阀、立管、户内阀各归谁管。'],
      ['1. Show the main valve, the riser and the inlet pipe, and say who is responsible for each.'],
    ),
    guide(
      'downstairs',
      ['1. 指给大家看，哪些是这次的，哪些是旧的。'],
      ['1. Show what is new damage and what is old.'],
    ),
    guide('tenant', ['1. 展示 7 月 28 日的聊天。'], ['1. Show the messages of 28 July.']),
    guide('owner', ['1. 看一看软管，说一句实话。'], ['1. Look at the hose and speak honestly.']),
    guide('elder', ['1. 说说楼里别家的软管。'], ['1. Speak of the hoses of the other flats.']),
  ],
  lines: [
    say(
      'mediator',
      '我们先看 401 的洗手池，再看 301 的书房。看到什么说什么。',
      'First the basin in 401, then the study in 301. Please say what you see.',
    ),
    say(
      'property',
      '这根软管上有日期，九年了。角阀是好的，顺时针就能关。户内的归业主，立管和总阀归公共，标牌是我们没有装好。',
      "The hose bears a date: nine years. The stop valve works, a turn closes it. What is inside the flat is the owner's; riser and main valve are common, and the plate is our fault.",
    ),
    {
      ...say(
        'tenant',
        '这是 7 月 28 日的聊天。角阀能单独关，我今天才知道。',
        'These are the messages of 28 July. I only learnt today that the stop valve can be shut off separately.',
      ),
      shows: ['evidence_2_messages'],
    },
    say(
      'mediator',
      '高先生，换这样一根管子，要多少钱、多少时间？',
      'Mr Gao, what does such a hose cost, and how long does it take to change?',
    ),
    say(
      'owner',
      '几十块钱，半个钟头。九年早该换了，这根管子是我的事。',
      'A few dozen yuan and half an hour. After nine years it was long overdue; the hose is my affair.',
    ),
    say(
      'downstairs',
      '顶面这一片是新的，角上那块黄的是前年的，不算。书我没有及时搬，六十来本。',
      'This patch is new; the yellow one in the corner is two years old and does not count. I did not move the books in time, some sixty of them.',
    ),
    say(
      'elder',
      '我家那根也是同一年装的，回去就换。楼里贴个通知吧。',
      'Mine was put in the same year; I shall change it when I get home. There should be a notice for the whole building.',
    ),
  ],
});

export const TALKS_TRANSITIONS: Transition[] = [
  wrong(
    'session_verdict',
    'session',
    bi(
      '总数既然谈定了，比例由调解员按过错定，各方照着签',
      'The sum is agreed: the mediator fixes the shares by fault, and all sign accordingly',
    ),
    bi(
      '调解员通过说服、疏导促使当事人自愿达成协议（《人民调解法》第二条），可以提出方案，不能裁决；自主表达意愿、自愿达成协议是当事人的权利（第二十三条第四项）。',
      "A mediator persuades and guides so that parties agree voluntarily (People's Mediation Law, Article 2). A mediator may propose but not rule; to agree of their own free will is the parties' right (Article 23(4)).",
    ),
  ),
  advance(
    'session_proposal',
    'session',
    'proposal',
    bi('各方差距不大，直接提出方案', 'The gap is small: propose'),
  ),
  advance(
    'session_site',
    'session',
    'site',
    bi(
      '事实还有疑问，到现场查看（可以抽变数卡）',
      'Facts are in doubt: visit the flats (a card may be drawn)',
    ),
  ),
  advance('session_caucus', 'session', 'caucus', bi('情绪对立，分开谈', 'Feelings run high: talk apart')),
  wrong(
    'session_valve',
    'session',
    bi(
      '关阀是沈老师为自己止损，算自助行为，旅馆的 300 元不用她出',
      'By closing the valve Ms Shen helped herself to stop the damage: she need not pay the 300 for the inn',
    ),
    bi(
      '自助行为要情况紧迫、来不及找国家机关，措施在必要范围以内，并且立即请求处理（《民法典》第一千一百七十七条第一款）。8 月 2 日中午水已经止住，3 日关立管是出气，不是止损；措施不当造成损害的，应当承担责任（同条第二款）。',
      'Self-help needs an urgent situation in which State organs cannot act in time, measures within what is necessary, and an immediate request to those organs (Civil Code, Article 1177, first paragraph). At noon on 2 August the water had stopped; closing the riser on the 3rd was anger and saved nothing. Whoever takes improper measures is liable for the damage they cause (second paragraph).',
    ),
  ),
  advance(
    'session_stop',
    'session',
    'next_steps',
    bi('一方要求终止调解', 'A party asks that mediation be ended'),
  ),
  advance('site_done', 'site', 'proposal', bi('事实看清了，提出方案', 'The facts are clear: propose')),
  wrong(
    'site_fix_blame',
    'site',
    bi(
      '查看以后由物业出具责任认定书，各方必须接受',
      'After the visit the management certifies who is to blame, and all must accept it',
    ),
    bi(
      '具有专门知识的人可以受邀参与（《人民调解法》第二十条），意见供各方参考，没有约束力；物业自己也是有利害关系的一方。过错由当事人协商或者由法院认定（《民法典》第一千一百六十五条）。',
      "Persons with special knowledge may be invited (People's Mediation Law, Article 20); what they say informs and does not bind, and the management has an interest itself. Fault is agreed, or found by a court (Civil Code, Article 1165).",
    ),
  ),
];
