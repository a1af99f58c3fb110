import type { FlowNode, Transition } from '@lets/contract';
import { bi } from '../../build.ts';
import { experienceSection, REPORT_DONE, reportGuides, reportSection } from '../../case-frame.ts';
import { ALL_ROLES } from '../roles.ts';
import { REPORT_TEMPLATES } from '../templates/closing.ts';

export const REPORT: FlowNode = reportSection({
  roles: ALL_ROLES,
  host: 'presiding',
  minutes: 8,
  y: 2670,
  introduction: bi(
    '每个角色写一份报告：你主张或者决定了什么，依据哪一条，哪一件证据起了作用。',
    'Each role writes a report: what you claimed or decided, under which article, and which piece of evidence made the difference.',
  ),
  guides: reportGuides(
    'presiding',
    bi(
      '写一写：如果另一方掌握的证据没有交出来，结果会怎样。',
      "Write about what the outcome would have been if the evidence in the other side's hands had not been produced.",
    ),
  ),
  templates: REPORT_TEMPLATES,
});

export const EXPERIENCE: FlowNode = experienceSection(
  ALL_ROLES,
  2800,
  bi(
    '写下你的心得：仲裁为什么要快，快的代价由谁承担？',
    'Write down what you have learnt: why must arbitration be quick, and who pays the price for speed?',
  ),
  bi('一裁终局为什么只约束用人单位？', 'why does a final award bind only the employer?'),
);

export const CLOSING_TRANSITIONS: Transition[] = [REPORT_DONE];
