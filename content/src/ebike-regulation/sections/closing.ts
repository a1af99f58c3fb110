import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole } from '../../build.ts';
import { ALL_ROLES } from '../roles.ts';
import { REPORT_TEMPLATES } from '../templates.ts';

export const REPORT: FlowNode = node({
  id: 'report',
  kind: 'report',
  name: bi('实验报告', 'Experiment report'),
  introduction: bi(
    '每个角色写一份简短的报告：地方立法的边界在哪里，听证改变了什么，第十二条由你来写会怎样写。',
    'Each role writes a short report: where local legislation ends, what the hearing changed, and how you would write Article 12.',
  ),
  minutes: 8,
  position: { x: 360, y: 1290 },
  roles: ALL_ROLES.map((role) =>
    seatRole(role, {
      functions: ['submission'],
      ...(role === 'chair' && { host: true, processes: ['end', 'back', 'restart'] }),
    }),
  ),
  guides: [
    guide(
      null,
      ['1. 从模板新建实验报告，三五百字。', '2. 权限和处罚都要引到条、款。'],
      [
        '1. Draft the report from the template; a page is enough.',
        '2. Cite article and paragraph for power and penalties.',
      ],
    ),
    guide(
      'chair',
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
    '写下你的心得：你代表的那一方，最后得到了什么，让出了什么？',
    'Write down what you take from it: what did your side gain, and what did it give up?',
  ),
  position: { x: 360, y: 1420 },
  roles: ALL_ROLES.map((role) => seatRole(role)),
  guides: [
    guide(
      null,
      ['可以从一个问题写起：一条人人赞成却执行不了的规定，该不该写进条例？'],
      [
        'You might begin with a question: should a rule that all approve and nobody can enforce be in a regulation?',
      ],
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
