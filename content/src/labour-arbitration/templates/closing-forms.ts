import type { Form } from '../form.ts';
import { ALL_ROLES } from '../roles.ts';
import { CASE } from './form-parts.ts';

export const REMEDY_FORM: Form = {
  id: 'remedy_form',
  name: ['不服裁决的书面意见', 'Remedy against the Award'],
  role_ids: ['rep_c', 'rep_e', 'claimant', 'inhouse'],
  head: [CASE, ['作出裁决的机构：{{commission}}', 'Made by: {{commission}}']],
  parts: [
    {
      name: ['一、途径和期限', '1. Way and time limit'],
      field: 'remedy',
      asks: [
        '起诉还是撤销，哪个法院，最后一天（《调解仲裁法》第四十八条至第五十条）',
        'Action or setting aside, which court, last day (Law on Mediation and Arbitration, Articles 48 to 50)',
      ],
    },
    {
      name: ['二、理由和证据', '2. Grounds and evidence'],
      asks: [
        '撤销对准第四十九条的一项；起诉写请求和事实',
        'One ground of Article 49, or claims and facts of an action',
      ],
    },
  ],
};

export const REPORT_FORM: Form = {
  id: 'arbitration_report',
  name: ['实验报告', 'Experiment Report'],
  role_ids: ALL_ROLES,
  head: [
    [
      '案件：何佳宁与澄观公司劳动争议　　案号：{{case_number}}',
      'Case: He Jianing and Chengguan. Number: {{case_number}}',
    ],
    [
      '报告人：{{report_member}}　　角色：{{report_role}}',
      'Written by: {{report_member}}. Role: {{report_role}}',
    ],
  ],
  parts: [
    { name: ['一、我承担的任务', '1. What I had to do'], asks: ['本人角色的任务', 'The task of the role'] },
    {
      name: ['二、我的主张或者决定', '2. What I claimed or decided'],
      asks: ['依据的条文和数额', 'The articles and figures it rests on'],
    },
    {
      name: ['三、起作用的证据', '3. The evidence that counted'],
      asks: ['由谁掌握，没有交出来会怎样', 'Who held it, and what if it had been held back'],
    },
  ],
};
