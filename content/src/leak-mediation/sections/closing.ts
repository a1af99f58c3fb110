import type { FlowNode, Transition } from '@lets/contract';
import { bi } from '../../build.ts';
import { experienceSection, REPORT_DONE, reportGuides, reportSection } from '../../case-frame.ts';
import { ALL_ROLES } from '../roles.ts';
import { REPORT_TEMPLATES } from '../templates.ts';

export const REPORT: FlowNode = reportSection({
  roles: ALL_ROLES,
  host: 'mediator',
  introduction: bi(
    '每个角色写一份简短的报告：你说出口的要求是什么，真正的需要是什么，哪一句话改变了谈判。',
    'Each role writes a short report: what you demanded, what you needed, and which sentence changed the talks.',
  ),
  minutes: 6,
  y: 1300,
  guides: reportGuides(
    'mediator',
    bi('试着换一张变数卡，写出你会怎样谈。', 'Take another card and write how you would negotiate.'),
    bi('三百字左右', 'half a page will do'),
  ),
  templates: REPORT_TEMPLATES,
});

export const EXPERIENCE: FlowNode = experienceSection(
  ALL_ROLES,
  1430,
  bi(
    '写下你的心得：什么样的纠纷适合调解，什么样的纠纷应当去法院？',
    'Write down what you take from it: which disputes belong in mediation, and which in court?',
  ),
  bi('一句道歉值多少钱？', 'what is an apology worth?'),
);

export const CLOSING_TRANSITIONS: Transition[] = [REPORT_DONE];
