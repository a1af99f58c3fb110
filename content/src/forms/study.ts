import type { DocumentForm } from '@lets/contract';
import { bi, blank, heading, line, p, sign, title, under } from '../build.ts';
import { DRAFTER, write } from './fields.ts';

const REPORT: DocumentForm = {
  id: 'experiment_report',
  group: 'study',
  name: bi('实验报告', 'Experiment report'),
  body: write(
    [
      title('实验报告'),
      line('实验名称：{{subject}}　　日期：{{today}}'),
      heading('一、角色和任务'),
      blank(),
      heading('二、过程和关键选择'),
      blank(),
      heading('三、争议焦点和法律适用'),
      p('（引用条文和证据编号。）'),
      heading('四、结果和评析'),
      blank(),
      heading('五、反思'),
      p('（如果重来一次，哪一个选择会不同，为什么。）'),
      sign(DRAFTER, '报告人'),
    ],
    [
      title('Experiment Report'),
      line('Experiment: {{subject}}. Date: {{today}}.'),
      heading('1. Role and task'),
      blank(),
      heading('2. Course and decisive choices'),
      blank(),
      heading('3. Issues and law applied'),
      p('(Articles and numbered evidence.)'),
      heading('4. Outcome and appraisal'),
      blank(),
      heading('5. Reflection'),
      p('(Which choice would you make differently, and why.)'),
      sign(DRAFTER, 'Written by'),
    ],
  ),
  elements: [
    under(bi('本人角色的任务', 'The task of the role'), '一、角色和任务', '1. Role and task'),
    under(
      bi('引用条文和证据编号', 'Articles and numbered evidence'),
      '三、争议焦点和法律适用',
      '3. Issues and law applied',
    ),
    under(bi('对一次选择的反思', 'A choice thought over again'), '五、反思', '5. Reflection'),
  ],
};

export const STUDY_FORMS = [REPORT];
