import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole } from '../../build.ts';
import { ALL_ROLES } from '../roles.ts';
import { REPORT_TEMPLATES } from '../templates.ts';

export const REPORT: FlowNode = node({
  id: 'report',
  kind: 'report',
  name: bi('实验报告', 'Experiment report'),
  introduction: bi(
    '每个角色写一份简短的报告：最难的一步推理是哪一步，哪一个理由改变了你的想法。',
    'Each role writes a short report: which step was the hardest, and which reason changed your mind.',
  ),
  minutes: 8,
  position: { x: 360, y: 1420 },
  roles: ALL_ROLES.map((role) =>
    seatRole(role, {
      functions: ['submission'],
      ...(role === 'presiding' && { host: true, processes: ['end', 'back', 'restart'] }),
    }),
  ),
  guides: [
    guide(
      null,
      ['1. 从模板新建实验报告，三五百字。', '2. 至少把一步推理写完整：条文、解释、事实、结论。'],
      [
        '1. Draft the report from the template; a page is enough.',
        '2. Write one step in full: article, interpretation, facts, conclusion.',
      ],
    ),
    guide(
      'presiding',
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
    '写下你的心得：没有现成答案的时候，法律人凭什么说“应当”？',
    'Write down what you take from it: where no answer is given, on what does a lawyer say "shall"?',
  ),
  position: { x: 360, y: 1550 },
  roles: ALL_ROLES.map((role) => seatRole(role)),
  guides: [
    guide(
      null,
      ['可以从一个问题写起：如果由你来写一条法律，账号继承这一条会怎样写？'],
      [
        'You might begin with a question: if you were to write the rule on inheriting accounts, how would it read?',
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
