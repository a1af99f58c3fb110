import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole } from '../../build.ts';
import { ALL_ROLES } from '../roles.ts';
import { REPORT_TEMPLATES } from '../templates/report.ts';

export const REPORT: FlowNode = node({
  id: 'report',
  kind: 'report',
  name: bi('实验报告', 'Experiment report'),
  introduction: bi(
    '每个角色写一份简短的报告：哪一个数据改变了你的看法，哪一条你会怎样改。',
    'Each role writes a short report: which figure changed your mind, and which article you would amend and how.',
  ),
  minutes: 8,
  position: { x: 360, y: 1420 },
  roles: ALL_ROLES.map((role) =>
    seatRole(role, {
      functions: ['submission'],
      ...(role === 'lead' && { host: true, processes: ['end', 'back', 'restart'] }),
    }),
  ),
  guides: [
    guide(
      null,
      ['1. 从模板新建实验报告，三五百字。', '2. 数据写来源和局限，判断引到法条。'],
      [
        '1. Draft the report from the template; a page is enough.',
        '2. Give source and limits of data, and the article for a judgment.',
      ],
    ),
    guide(
      'lead',
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
    '写下你的心得：一部法“有没有用”，到底由谁来说、用什么来说？',
    'Write down what you take from it: who says whether a law works, and by what?',
  ),
  position: { x: 360, y: 1550 },
  roles: ALL_ROLES.map((role) => seatRole(role)),
  guides: [
    guide(
      null,
      ['可以从一个问题写起：如果抽样结果是 92%，你会少问哪些问题？'],
      ['You might begin with a question: had the sample given 92%, what would you not have asked?'],
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
