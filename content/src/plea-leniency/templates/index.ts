import type { Template } from '@lets/contract';
import { bi, blank, heading, line, title, under } from '../../build.ts';
import { write } from '../fields.ts';
import { templateOf } from '../papers.ts';
import { ALL_ROLES } from '../roles.ts';
import { CHARGE, COUNSEL, EXCLUSION, PEACE, PLEA } from './before.ts';
import { ASSESSOR, CHECK, JUDGMENT, RECORD, WITHDRAWAL } from './trial.ts';

export const REPORT_TEMPLATES: Template[] = [
  {
    id: 'plea_report',
    name: bi('实验报告', 'Experiment report'),
    role_ids: [...ALL_ROLES],
    body: write(
      [
        title('实验报告'),
        line('案件：何家俊盗窃案　　案号：{{case_number}}'),
        line('报告人：{{report_member}}　　角色：{{report_role}}'),
        heading('一、我承担的任务'),
        blank(),
        heading('二、自愿性是怎样查明的'),
        blank(),
        heading('三、量刑建议和我的看法'),
        blank(),
      ],
      [
        title('Experiment Report'),
        line('Case: the theft case of He Jiajun. Number: {{case_number}}'),
        line('Written by: {{report_member}}. Role: {{report_role}}'),
        heading('1. What I had to do'),
        blank(),
        heading('2. How voluntariness was examined'),
        blank(),
        heading('3. The recommendation, and what I think of it'),
        blank(),
      ],
    ),
    elements: [
      under(bi('本人角色的任务', 'The task of the role'), '我承担的任务', 'What I had to do'),
      under(
        bi('问过什么，还应当问什么', 'What was asked and should be'),
        '自愿性是怎样查明的',
        'How voluntariness was examined',
      ),
      under(
        bi('看法和条文', 'View and article'),
        '量刑建议和我的看法',
        'The recommendation, and what I think of it',
      ),
    ],
  },
];

export const T = {
  plea: templateOf(PLEA),
  counsel: templateOf(COUNSEL),
  charge: templateOf(CHARGE),
  exclusion: templateOf(EXCLUSION),
  peace: templateOf(PEACE),
  withdrawal: templateOf(WITHDRAWAL),
  check: templateOf(CHECK),
  judgment: templateOf(JUDGMENT),
  assessor: templateOf(ASSESSOR),
  record: templateOf(RECORD),
} as const;
