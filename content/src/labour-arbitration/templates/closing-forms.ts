import type { Form } from '../form.ts';
import { ALL_ROLES } from '../roles.ts';
import { CASE } from './form-parts.ts';

/** The worker's complaint. */
export const SUIT_FORM: Form = {
  id: 'suit_form',
  name: ['民事起诉状', 'Civil Complaint'],
  role_ids: ['rep_c', 'claimant'],
  head: [
    CASE,
    [
      '作出裁决的机构：{{commission}}；收到日期：{{served_worker}}',
      'Award made by: {{commission}}; received on {{served_worker}}',
    ],
  ],
  parts: [
    {
      name: ['一、诉讼请求', '1. Claims'],
      field: 'suit_claims',
      asks: [
        '只写不服的项目，各有数额；没有经过仲裁的不加（《劳动争议解释（一）》第十四条）',
        'Only the items contested, each with its amount; no claim that has not been arbitrated (Interpretation (1), Article 14)',
      ],
    },
    {
      name: ['二、法院和最后一天', '2. Court and last day'],
      field: 'remedy',
      asks: [
        '基层人民法院（《劳动争议解释（一）》第三条），从次日起算十五日，遇休假日顺延（《民事诉讼法》第八十五条）',
        "The basic people's court (Interpretation (1), Article 3); fifteen days from the following day, extended if the last day is a holiday (Civil Procedure Law, Article 85)",
      ],
    },
    {
      name: ['三、事实和理由', '3. Facts and reasons'],
      asks: ['裁决在哪一点上不对，证据是什么', 'On what point the award is wrong, and on what evidence'],
    },
  ],
  signs: [['claimant', '具状人', 'Signed by']],
};

/** What the employer writes. Where the double wages are final too it cannot sue, and the paper is an application to set aside alone. */
const CHALLENGE_HEAD: Form['head'] = [
  CASE,
  [
    '{{employer_name}}；收到日期：{{served_employer}}',
    '{{employer_name}}; award received on {{served_employer}}',
  ],
];
export const CHALLENGE_FORM: Form = {
  id: 'challenge_form',
  name: ['不服裁决的诉讼文书', 'Court Papers Contesting the Awards'],
  role_ids: ['rep_e', 'inhouse'],
  head: CHALLENGE_HEAD,
  wordings: [
    {
      after: ['vote_double', 'rejected'],
      name: ['撤销仲裁裁决申请书', 'Application to Set Aside the Award'],
      head: CHALLENGE_HEAD,
    },
  ],
  parts: [
    {
      name: ['一、请求', '1. Request'],
      field: 'challenge_claims',
      asks: [
        '起诉只对非终局的项目（《调解仲裁法》第五十条）；撤销只对终局裁决（第四十九条）',
        'A lawsuit covers only non-final items (Law on Mediation and Arbitration, Article 50); setting aside, only a final award (Article 49)',
      ],
    },
    {
      name: ['二、法院和最后一天', '2. Court and last day'],
      field: 'challenge_day',
      asks: [
        '起诉向基层法院，十五日；撤销向中级法院，三十日；遇休假日顺延（《民事诉讼法》第八十五条）',
        'A lawsuit: the basic court, fifteen days. Setting aside: the intermediate court, thirty days. Extended if the last day is a holiday (Civil Procedure Law, Article 85)',
      ],
    },
    {
      name: ['三、理由和证据', '3. Grounds and evidence'],
      asks: [
        '撤销对准第四十九条的一项；起诉写事实和法律',
        'For setting aside, a specific ground in Article 49; for a lawsuit, the facts and the law',
      ],
    },
  ],
  seal: ['明德市澄观数码科技有限公司', 'Seal of Chengguan'],
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
    { name: ['一、我承担的任务', '1. What I had to do'], asks: ['本人角色的任务', 'The task of your role'] },
    {
      name: ['二、我的主张或者决定', '2. What I claimed or decided'],
      asks: ['依据的条文和数额', 'The articles and figures relied on'],
    },
    {
      name: ['三、起作用的证据', '3. The evidence that made the difference'],
      asks: [
        '由谁掌握，没有交出来会怎样',
        'Who held it, and what would have happened if it had not been produced',
      ],
    },
  ],
};
