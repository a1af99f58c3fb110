import type { FlowNode, Transition } from '@lets/contract';
import { bi } from '../../build.ts';
import { experienceSection, REPORT_DONE, reportGuides, reportSection } from '../../case-frame.ts';
import { templateOf } from '../paper.ts';
import { REPORT as REPORT_PAPER } from '../papers.ts';
import { ALL_ROLES } from '../roles.ts';

export const REPORT: FlowNode = reportSection({
  roles: ALL_ROLES,
  host: 'presiding',
  introduction: bi(
    '每个角色写一份报告：法院审查到哪一步为止，为什么。',
    'Each role writes a report: how far the court reviews, and why.',
  ),
  minutes: 12,
  y: 1680,
  guides: reportGuides(
    'presiding',
    bi('界线引到条、款、项。', 'Argue the limits by article, paragraph and item.'),
  ),
  templates: [templateOf(REPORT_PAPER)],
});

export const EXPERIENCE: FlowNode = experienceSection(
  ALL_ROLES,
  1800,
  bi(
    '写下你的心得：法院能替行政机关定数额吗？',
    'Write down what you take from it: may a court fix the amount for an agency?',
  ),
  bi(
    '如果指引第九条写的是“一般不减轻”，你的判断会变吗？',
    'had Article 9 said "as a rule not mitigated", would you judge otherwise?',
  ),
);

export const CLOSING_TRANSITIONS: Transition[] = [REPORT_DONE];
