import type { FlowNode, Transition } from '@lets/contract';
import { bi } from '../../build.ts';
import { experienceSection, REPORT_DONE, reportGuides, reportSection } from '../../case-frame.ts';
import { ALL_ROLES } from '../roles.ts';
import { REPORT_TEMPLATES } from '../templates.ts';

export const REPORT: FlowNode = reportSection({
  roles: ALL_ROLES,
  host: 'presiding',
  introduction: bi(
    '每个角色写一份简短的报告：最难的一步推理是哪一步，哪一个理由改变了你的想法。',
    'Each role writes a short report on which step of reasoning was the hardest and which reason changed your mind.',
  ),
  minutes: 8,
  y: 1420,
  guides: reportGuides(
    'presiding',
    bi(
      '至少把一步推理写完整：条文、解释、事实、结论。',
      'Write out at least one step of reasoning in full: article, interpretation, facts, conclusion.',
    ),
  ),
  templates: REPORT_TEMPLATES,
});

export const EXPERIENCE: FlowNode = experienceSection(
  ALL_ROLES,
  1550,
  bi(
    '写下你的心得：没有现成答案的时候，法律人凭什么说“应当”？',
    'Write down what you have learned: where there is no ready answer, what entitles a lawyer to say "shall"?',
  ),
  bi(
    '如果由你来写一条法律，账号继承这一条会怎样写？',
    'if you were to draft the statutory provision on inheriting accounts, how would it read?',
  ),
);

export const CLOSING_TRANSITIONS: Transition[] = [REPORT_DONE];
