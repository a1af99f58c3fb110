import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { PRODUCTION_TEMPLATES } from '../templates/papers.ts';

export const PRODUCTION: FlowNode = node({
  id: 'production',
  kind: 'edit',
  name: bi('责令提供证据', 'Order to produce evidence'),
  minutes: 12,
  position: { x: 360, y: 1110 },
  introduction: bi(
    '休庭三日。书记员按仲裁庭的决定写责令提供证据通知书；公司法务决定交什么，写提交说明。公司里有人说：“他们没要的就别给。”',
    "The hearing is adjourned for three days. The clerk writes the order to produce evidence in line with the tribunal's decision; in-house counsel decides what to hand over and writes the accompanying statement. Someone in the company says: \"Don't give them anything they didn't ask for.\"",
  ),
  roles: [
    seatRole('clerk', {
      host: true,
      functions: ['submission', 'meeting'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('presiding', { functions: ['meeting'] }),
    seatRole('inhouse', { functions: ['submission', 'meeting'] }),
    seatRole('rep_e', { functions: ['meeting'] }),
    seatRole('hr', { functions: ['meeting'] }),
  ],
  guides: [
    guide(
      null,
      [
        '劳动者无法提供由用人单位掌握管理的证据的，仲裁庭可以要求单位在指定期限内提供；不提供的，承担不利后果（《调解仲裁法》第三十九条第二款）。',
      ],
      [
        'If the worker cannot provide evidence that the employer holds and manages, the tribunal may require the employer to provide it within a set time limit; an employer that does not provide it bears the adverse consequences (Law on Mediation and Arbitration, Article 39, second paragraph).',
      ],
    ),
    guide(
      'clerk',
      ['1. 写明哪些记录、哪段时间、哪一天以前、不提供的后果。', '2. 收到提交说明再结束本环节。'],
      [
        '1. State which records are required, for what period, by what date, and the consequences of not producing them.',
        "2. End the section only after you have received the company's statement.",
      ],
    ),
    guide(
      'presiding',
      ['1. 告诉书记员要的是什么，用来证明什么。'],
      ['1. Tell the clerk what records are wanted and what they are to prove.'],
    ),
    guide(
      'inhouse',
      ['1. 有的全交，没有的写没有，并说明原因。', '2. 不想交的那一份，先想清楚由谁承担后果。'],
      [
        '1. Hand over everything that exists; where a record does not exist, say so and explain why.',
        '2. If there is a record you would rather not hand over, first consider who will bear the consequences.',
      ],
    ),
    guide(
      'rep_e',
      ['1. 劝公司按要求交；你不能帮着藏。'],
      ['1. Advise the company to comply with the order; you may not help it conceal anything.'],
    ),
    guide(
      'hr',
      ['1. 考勤和补休登记由你管：法务问什么，照实答。'],
      [
        "1. You are in charge of the attendance and time-off records: answer in-house counsel's questions truthfully.",
      ],
    ),
  ],
  templates: PRODUCTION_TEMPLATES,
});

export const PRODUCTION_TRANSITIONS: Transition[] = [
  advance(
    'production_done',
    'production',
    'evidence',
    bi(
      '通知书已经送达，记录和说明按期提交',
      'The order is served; the records and the statement are submitted on time',
    ),
  ),
  wrong(
    'production_selected',
    'production',
    bi(
      '群通知对得上的七个周六先交，另外两天没有人问起，不主动交',
      'Hand over the seven Saturdays that match the group chat first; nobody has asked about the other two, so do not volunteer them',
    ),
    bi(
      '通知书要的是这段时间的全部记录，挑着交就是没有提供。单位掌握的证据应当提供，不提供的承担不利后果（《调解仲裁法》第六条、第三十九条第二款）；隐瞒足以影响公正裁决的证据，还会成为对方的把柄。',
      'The order covers all records for the period, and a selection is not compliance. Evidence held by the employer must be provided, failing which it bears the adverse consequences (Law on Mediation and Arbitration, Articles 6 and 39, second paragraph). Concealing evidence that could affect a fair award also hands the other side a weapon.',
    ),
  ),
  wrong(
    'production_worker',
    'production',
    bi(
      '加班由劳动者举证，申请人连哪几天都说不准，不必责令公司提供',
      'The worker must prove overtime; as she is not even sure of the days, there is no need to order the company to produce anything',
    ),
    bi(
      '劳动者有证据证明用人单位掌握加班事实存在的证据，就已经走完她的一步（《劳动争议解释（一）》第四十二条）；七次群通知证明到了这一步，仲裁庭可以要求提供（《调解仲裁法》第三十九条第二款）。',
      'Once the worker has evidence showing that the employer holds evidence of the overtime, she has met her part of the burden (Interpretation (1), Article 42). The seven notices in the group chat show that, and the tribunal may require the records (Law on Mediation and Arbitration, Article 39, second paragraph).',
    ),
  ),
];
