import type { FlowNode, Transition } from '@lets/contract';
import { bi } from '../../build.ts';
import { experienceSection, REPORT_DONE, reportGuides, reportSection } from '../../case-frame.ts';
import { ALL_ROLES } from '../roles.ts';
import { REPORT_TEMPLATES } from '../templates-decision.ts';

export const REPORT: FlowNode = reportSection({
  roles: ALL_ROLES,
  host: 'host',
  introduction: bi(
    '每个角色写一份简短的报告：三条路你选哪一条，哪一步程序最要紧。',
    'Each role writes a short report on which of the three ways it chose and which step of procedure mattered most.',
  ),
  minutes: 12,
  y: 1650,
  guides: reportGuides(
    'host',
    bi('裁量的理由引到条、款、项。', 'Support what you say on discretion with article, paragraph and item.'),
  ),
  templates: REPORT_TEMPLATES,
});

export const EXPERIENCE: FlowNode = experienceSection(
  ALL_ROLES,
  1780,
  bi(
    '写下你的心得：处罚的数字是怎样算出来的，又是怎样称出来的？',
    'Write down what you have learned: how is the amount of a penalty calculated, and how is it weighed?',
  ),
  bi(
    '如果有人吃了这批韭菜住院，你的选择会变吗？',
    'if somebody had eaten these leeks and been taken to hospital, would you choose differently?',
  ),
);

export const CLOSING_TRANSITIONS: Transition[] = [REPORT_DONE];
