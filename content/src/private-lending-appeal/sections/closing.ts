import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole } from '../../build.ts';
import { ALL_ROLES } from '../roles.ts';
import { REPORT_TEMPLATES } from '../templates.ts';

export const REPORT: FlowNode = node({
  id: 'report',
  kind: 'report',
  name: bi('实验报告', 'Experiment report'),
  introduction: bi(
    '两审都走完了。每个角色写一份简短的报告：新证据有没有改变你的判断，二审和一审在程序上哪里不同。',
    'Both instances are done. Each role writes a short report: did the new evidence change your view, and where do the two instances differ?',
  ),
  minutes: 7,
  position: { x: 360, y: 1510 },
  roles: ALL_ROLES.map((role) =>
    seatRole(role, {
      functions: ['submission'],
      ...(role === 'presiding' && { host: true, processes: ['end', 'back', 'restart'] }),
    }),
  ),
  guides: [
    guide(
      null,
      ['1. 从模板新建实验报告，三五百字。', '2. 引用条文写到条，引用证据写编号；提交以后其他角色才能读到。'],
      [
        '1. Draft the report from the template; a page is enough.',
        '2. Cite articles and numbered evidence; the others read it once you submit it.',
      ],
    ),
    guide(
      'presiding',
      ['1. 看到各角色都提交了，再结束本环节。'],
      ['1. End the section when every role has submitted.'],
    ),
    guide(
      'witness',
      ['1. 写一写：等着拿工钱的人作证，你怎样让人相信你。'],
      ['1. Write about how somebody who waits for his wages can be believed.'],
    ),
  ],
  templates: REPORT_TEMPLATES,
});

export const EXPERIENCE: FlowNode = node({
  id: 'experience',
  kind: 'experience',
  name: bi('实验心得', 'Experience'),
  introduction: bi(
    '写下你的心得：为了 9,000 元打两审，值不值得？程序给了双方什么？',
    'Write down what you take from it: were two instances worth 9,000 yuan, and what did the procedure give both sides?',
  ),
  position: { x: 360, y: 1640 },
  roles: ALL_ROLES.map((role) => seatRole(role)),
  guides: [
    guide(
      null,
      ['可以从一个问题写起：如果流水本一审就拿出来，结果会不同吗？'],
      [
        'You might begin with a question: had the cash book been there from the start, would the result differ?',
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
