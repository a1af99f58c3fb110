import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { NEXT_TEMPLATES } from '../templates-ended.ts';

export const NEXT_STEPS: FlowNode = node({
  id: 'next_steps',
  kind: 'edit',
  name: bi('终止与救济', 'Mediation ended: remedies'),
  introduction: bi(
    '没有谈成，不等于白谈：损失是多少，争在哪里，都清楚了。记录员写终止调解告知书，沈桂兰拟一份起诉状提纲，房主和租客各拟一份答辩提纲：对楼下怎样答，两个人之间怎样算。',
    'The mediation failed, but not in vain: the loss and the points in dispute are clear. The recorder writes the notice, and Shen Guilan outlines a complaint; owner and tenant each outline a defence: what they answer the neighbour below, and what is to be settled between the two of them.',
  ),
  minutes: 12,
  position: { x: 640, y: 1000 },
  roles: [
    seatRole('recorder', { host: true, functions: ['submission', 'signature'], processes: ['end', 'back'] }),
    seatRole('mediator', { functions: ['meeting', 'signature'], processes: ['end', 'back', 'restart'] }),
    seatRole('downstairs', { functions: ['submission', 'meeting'] }),
    seatRole('owner', { functions: ['submission', 'meeting'] }),
    seatRole('tenant', { functions: ['submission', 'meeting'] }),
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
      [
        '1. 从模板新建答辩提纲：哪几项认，哪几项不认，凭什么。',
        '2. 7 月 28 日的聊天会到法庭上：提纲里怎样面对它？',
      ],
      [
        '1. Outline your defence: which items you admit, which you do not, and why.',
        '2. The messages of 28 July will be before the court: how does your outline deal with them?',
      ],
    ),
    guide(
      'tenant',
      [
        '1. 从模板新建答辩提纲：你的一份有多少，为什么比房主轻。',
        '2. 对房主有没有请求：两天的租金、旅馆费，分别该向谁要？',
      ],
      [
        "1. Outline your defence: how large your share is, and why it is smaller than the owner's.",
        '2. Have you a claim against the owner? Two days of rent, the inn: from whom is each to be had?',
      ],
    ),
  ],
  templates: NEXT_TEMPLATES,
});

export const NEXT_TRANSITIONS: Transition[] = [
  wrong(
    'next_forbid',
    'next_steps',
    bi(
      '告诉沈桂兰：起诉以前要再调一次，拿到两次“调解不成”的证明法院才收',
      'Tell Shen Guilan that a court accepts the case only with proof of two failed mediations: she has to try once more',
    ),
    bi(
      '人民调解不是起诉的前置程序：不得因调解而阻止当事人依法通过仲裁、行政、司法等途径维护自己的权利（《人民调解法》第三条第三项）；调解不成的应当终止并告知途径（第二十六条）。起诉的条件是《民事诉讼法》第一百二十二条的四项，里面没有调解证明。',
      "Mediation is no condition of an action: nobody may on account of it be kept from arbitration, administrative or judicial channels (People's Mediation Law, Article 3(3)); if it fails it is ended and the remedies are pointed out (Article 26). The conditions of an action are the four of Article 122 of the Civil Procedure Law, and no certificate is among them.",
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
      '起诉时交上调解方案，8,800 元大家都认过，不用再举证',
      'In court hand in the proposal: all accepted the 8,800, so no evidence is needed',
    ),
    bi(
      '有约束力的是达成的协议（《人民调解法》第三十一条），没有人签字的方案什么也不是，谈的时候让的步也不是法庭上的承认。原告对自己的主张要提供证据（《民事诉讼法》第六十七条第一款）：报价单、发票、照片，一项一项来。',
      "What binds is an agreement that was reached (People's Mediation Law, Article 31). A proposal that nobody signed binds nobody, and what people concede while they negotiate is no admission in court. The plaintiff provides evidence for what she asserts (Civil Procedure Law, Article 67, first paragraph): quotes, invoice, photographs, item by item.",
    ),
  ),
];
