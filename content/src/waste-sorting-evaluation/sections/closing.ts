import type { FlowNode, Transition } from '@lets/contract';
import { bi } from '../../build.ts';
import { experienceSection, REPORT_DONE, reportGuides, reportSection } from '../../case-frame.ts';
import { ALL_ROLES } from '../roles.ts';
import { REPORT_TEMPLATES } from '../templates/report.ts';

export const REPORT: FlowNode = reportSection({
  roles: ALL_ROLES,
  host: 'lead',
  introduction: bi(
    '每个角色写一份简短的报告：哪一个数据改变了你的看法，哪一条你会怎样改。',
    'Each role writes a short report: which figure changed your mind, and which article you would amend and how.',
  ),
  minutes: 8,
  y: 1550,
  guides: reportGuides(
    'lead',
    bi('数据写来源和局限，判断引到法条。', 'Give source and limits of data, and the article for a judgment.'),
  ),
  templates: REPORT_TEMPLATES,
});

export const EXPERIENCE: FlowNode = experienceSection(
  ALL_ROLES,
  1680,
  bi(
    '写下你的心得：一部法“有没有用”，到底由谁来说、用什么来说？',
    'Write down what you take from it: who says whether a law works, and by what measure?',
  ),
  bi('如果抽样结果是 92%，你会少问哪些问题？', 'had the sample given 92%, what would you not have asked?'),
);

export const CLOSING_TRANSITIONS: Transition[] = [REPORT_DONE];
