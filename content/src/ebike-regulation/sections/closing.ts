import type { FlowNode, Transition } from '@lets/contract';
import { bi } from '../../build.ts';
import { experienceSection, REPORT_DONE, reportGuides, reportSection } from '../../case-frame.ts';
import { ALL_ROLES } from '../roles.ts';
import { REPORT_TEMPLATES } from '../templates.ts';

export const REPORT: FlowNode = reportSection({
  roles: ALL_ROLES,
  host: 'chair',
  introduction: bi(
    '每个角色写一份简短的报告：地方立法的边界在哪里，听证改变了什么，第十二条由你来写会怎样写。',
    'Each role writes a short report: where the limits of local legislation lie, what the hearing changed, and how you would word Article 12.',
  ),
  minutes: 8,
  y: 1290,
  guides: reportGuides(
    'chair',
    bi(
      '权限和处罚都要引到条、款。',
      'Cite the article and paragraph for every statement on powers and penalties.',
    ),
  ),
  templates: REPORT_TEMPLATES,
});

export const EXPERIENCE: FlowNode = experienceSection(
  ALL_ROLES,
  1420,
  bi(
    '写下你的心得：你代表的那一方，最后得到了什么，让出了什么？',
    'Write down your reflections: what did the side that you represented gain in the end, and what did it give up?',
  ),
  bi(
    '一条人人赞成却执行不了的规定，该不该写进条例？',
    'should a rule that everyone supports but nobody can enforce be written into a regulation?',
  ),
);

export const CLOSING_TRANSITIONS: Transition[] = [REPORT_DONE];
