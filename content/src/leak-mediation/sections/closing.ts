import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole } from '../../build.ts';
import { ALL_ROLES } from '../roles.ts';
import { REPORT_TEMPLATES } from '../templates.ts';

export const REPORT: FlowNode = node({
  id: 'report',
  kind: 'report',
  name: bi('实验报告', 'Experiment report'),
  introduction: bi(
    '每个角色写一份简短的报告：你说出口的要求是什么，真正的需要是什么，哪一句话改变了谈判。',
    'Each role writes a short report: what you demanded, what you needed, and which sentence changed the talks.',
  ),
  minutes: 6,
  position: { x: 360, y: 1300 },
  roles: ALL_ROLES.map((role) =>
    seatRole(role, {
      functions: ['submission'],
      ...(role === 'mediator' && { host: true, processes: ['end', 'back', 'restart'] }),
    }),
  ),
  guides: [
    guide(
      null,
      ['1. 从模板新建实验报告，三百字左右。', '2. 试着换一张变数卡，写出你会怎样谈。'],
      [
        '1. Draft the report from the template; half a page will do.',
        '2. Take another card and write how you would negotiate.',
      ],
    ),
    guide(
      'mediator',
      ['1. 看到各角色都提交了，再结束本环节。'],
      ['1. End the section when every role has submitted.'],
    ),
  ],
  templates: REPORT_TEMPLATES,
});

export const EXPERIENCE: FlowNode = node({
  id: 'experience',
  kind: 'experience',
  name: bi('实验心得', 'Experience'),
  introduction: bi(
    '写下你的心得：什么样的纠纷适合调解，什么样的纠纷应当去法院？',
    'Write down what you take from it: which disputes are for mediation, and which for a court?',
  ),
  position: { x: 360, y: 1430 },
  roles: ALL_ROLES.map((role) => seatRole(role)),
  guides: [
    guide(
      null,
      ['可以从一个问题写起：一句道歉值多少钱？'],
      ['You might begin with a question: what is an apology worth?'],
    ),
  ],
});

export const CLOSING_WAYS: Transition[] = [
  advance(
    'report_done',
    'report',
    'experience',
    bi('报告已提交，进入实验心得', 'Reports are in: on to the experience notes'),
  ),
];
