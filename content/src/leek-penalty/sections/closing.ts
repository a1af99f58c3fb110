import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole } from '../../build.ts';
import { ALL_ROLES } from '../roles.ts';
import { REPORT_TEMPLATES } from '../templates.ts';

export const REPORT: FlowNode = node({
  id: 'report',
  kind: 'report',
  name: bi('实验报告', 'Experiment report'),
  introduction: bi(
    '每个角色写一份简短的报告：三条路你选哪一条，哪一步程序最要紧。',
    'Each role writes a short report: which of the three ways you chose, and which step of procedure mattered most.',
  ),
  minutes: 8,
  position: { x: 360, y: 1540 },
  roles: ALL_ROLES.map((role) =>
    seatRole(role, {
      functions: ['submission'],
      ...(role === 'host' && { host: true, processes: ['end', 'back', 'restart'] }),
    }),
  ),
  guides: [
    guide(
      null,
      ['1. 从模板新建实验报告，三五百字。', '2. 裁量的理由引到条、款、项。'],
      [
        '1. Draft the report from the template; a page is enough.',
        '2. Argue discretion by article, paragraph and item.',
      ],
    ),
    guide(
      'host',
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
    '写下你的心得：处罚的数字是怎样算出来的，又是怎样称出来的？',
    'Write down what you take from it: how is a penalty reckoned, and how is it weighed?',
  ),
  position: { x: 360, y: 1670 },
  roles: ALL_ROLES.map((role) => seatRole(role)),
  guides: [
    guide(
      null,
      ['可以从一个问题写起：如果有人吃了这批韭菜住院，你的选择会变吗？'],
      ['You might begin with a question: had somebody been taken ill, would you choose otherwise?'],
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
