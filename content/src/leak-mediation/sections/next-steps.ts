import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { NEXT_TEMPLATES } from '../templates-ended.ts';

export const NEXT_STEPS: FlowNode = node({
  id: 'next_steps',
  kind: 'edit',
  name: bi('终止与救济', 'Mediation ended: remedies'),
  introduction: bi(
    '没有谈成，不等于白谈：损失是多少，争在哪里，都清楚了。记录员写终止调解告知书，沈桂兰拟一份起诉状提纲。',
    'The mediation failed, but not in vain: the loss and the points in dispute are clear. The recorder writes the notice, and Shen Guilan outlines a complaint.',
  ),
  minutes: 12,
  position: { x: 640, y: 1000 },
  roles: [
    seatRole('recorder', { host: true, functions: ['submission', 'signature'], processes: ['end', 'back'] }),
    seatRole('mediator', { functions: ['meeting', 'signature'], processes: ['end', 'back', 'restart'] }),
    seatRole('downstairs', { functions: ['submission', 'meeting'] }),
    seatRole('owner', { functions: ['meeting'] }),
    seatRole('tenant', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '调解不成的，应当终止，并告知可以通过仲裁、行政、司法等途径维护权利（《人民调解法》第二十六条）。',
        '侵权纠纷由侵权行为地或者被告住所地法院管辖（《民事诉讼法》第二十九条）；时效三年（《民法典》第一百八十八条）。',
      ],
      [
        "If mediation fails it is ended, and the parties told of arbitration, administrative and judicial channels (People's Mediation Law, Article 26).",
        "A tort belongs to the court of the place of the tort or of the defendant's domicile (Civil Procedure Law, Article 29); the limitation period is three years (Civil Code, Article 188).",
      ],
    ),
    guide(
      'recorder',
      ['1. 从模板新建告知书，途径写具体，请调解员签名，提交，结束本环节。'],
      ['1. Draft the notice with the remedies in detail, have the mediator sign, submit, end the section.'],
    ),
    guide('mediator', ['1. 说一句：门开着，想再谈随时来。'], ['1. Tell them that the door remains open.']),
    guide(
      'downstairs',
      ['1. 拟起诉状提纲：告谁，请求多少，有什么证据。'],
      ['1. Outline the complaint: whom, how much, with what evidence.'],
    ),
    guide(
      'owner',
      ['1. 想一想：对方会怎样告，你怎样答？'],
      ['1. How will they claim, and how would you answer?'],
    ),
    guide('tenant', ['1. 想一想：你对房主有没有请求？'], ['1. Have you a claim against the owner?']),
  ],
  templates: NEXT_TEMPLATES,
});

export const NEXT_TRANSITIONS: Transition[] = [
  wrong(
    'next_forbid',
    'next_steps',
    bi(
      '告诉沈桂兰：调解过的纠纷不能再起诉，只能接着调',
      'Tell Shen Guilan that what was mediated cannot go to court',
    ),
    bi(
      '不得因调解而阻止当事人依法通过仲裁、行政、司法等途径维护自己的权利（《人民调解法》第三条第三项）；调解不成的应当终止并告知途径（第二十六条）。',
      "Nobody may on account of mediation be kept from arbitration, administrative or judicial channels (People's Mediation Law, Article 3(3)); if it fails it is ended and the remedies pointed out (Article 26).",
    ),
  ),
  advance(
    'next_done',
    'next_steps',
    'report',
    bi('告知书写明途径，起诉状提纲完成', 'The notice names the remedies and the outline is complete'),
  ),
  wrong(
    'next_enforce_proposal',
    'next_steps',
    bi(
      '调解员的方案有理有据，请法院直接按方案执行',
      'The proposal was well reasoned: ask a court to enforce it',
    ),
    bi(
      '有约束力的是达成的协议（《人民调解法》第三十一条），没有人签字的方案什么也不是。要钱就起诉：有明确的被告，有具体的请求和事实、理由（《民事诉讼法》第一百二十二条）。',
      "What binds is an agreement that was reached (People's Mediation Law, Article 31); a proposal that nobody signed binds nobody. Whoever wants the money brings an action, with definite defendants and specific claims, facts and grounds (Civil Procedure Law, Article 122).",
    ),
  ),
];
