import type { Template } from '@lets/contract';
import { bi, blank, heading, line, title, under } from '../../build.ts';
import { write } from '../fields.ts';
import { type PaperPlan, templateOf } from '../papers.ts';
import { ALL_ROLES } from '../roles.ts';

export const PLEA: PaperPlan = {
  id: 'plea_statement',
  name: ['认罪认罚具结书', 'Plea Statement'],
  role_ids: ['prosecutor'],
  head: [['犯罪嫌疑人：{{defendant_name}}', 'Suspect: {{defendant_name}}']],
  parts: [
    {
      heading: ['一、权利知悉', '1. Rights explained'],
      element: ['告知了哪些权利和规定', 'Which rights and rules were explained'],
    },
    {
      heading: ['二、认罪认罚内容', '2. Content of the plea'],
      element: ['承认的事实、罪名', 'Facts and offence that are admitted'],
    },
    {
      heading: ['三、量刑建议和适用程序', '3. Sentence and procedure'],
      given: ['{{recommended}}', '{{recommended}}'],
      element: ['主刑、附加刑、是否缓刑和程序', 'Main and additional penalty, suspension, procedure'],
    },
    {
      heading: ['四、自愿签署声明', '4. Declaration'],
      element: ['自愿、听懂、律师在场', 'Voluntary, understood, signed with counsel present'],
    },
  ],
  signers: [
    ['defendant', '犯罪嫌疑人', 'Suspect'],
    ['duty_counsel', '值班律师', 'Duty counsel'],
  ],
  date: '{{plea_date}}',
};

export const COUNSEL: PaperPlan = {
  id: 'counsel_opinion',
  name: ['值班律师法律意见', 'Opinion of Duty Counsel'],
  role_ids: ['duty_counsel'],
  head: [['致：{{procuratorate}}', 'To: {{procuratorate}}']],
  parts: [
    {
      heading: ['一、会见和阅卷情况', '1. Meeting and file'],
      element: ['见了多久，看了什么', 'How long the meeting was and what was read'],
    },
    {
      heading: ['二、关于自愿性', '2. Voluntariness'],
      element: [
        '是否自愿、是否明白后果',
        'Whether the plea is voluntary and its consequences are understood',
      ],
    },
    {
      heading: ['三、关于罪名、量刑和程序', '3. Offence, sentence and procedure'],
      element: ['对建议的意见和理由', 'Opinion on the recommendation, with reasons'],
    },
  ],
  signers: [['duty_counsel', '值班律师', 'Duty counsel']],
  date: '{{plea_date}}',
};

export const CHARGE: PaperPlan = {
  id: 'indictment',
  name: ['起诉书', 'Indictment'],
  role_ids: ['prosecutor', 'assistant'],
  head: [
    ['{{procuratorate}}', '{{procuratorate}}'],
    [
      '被告人：{{defendant_name}}　　被害人：{{victim_name}}',
      'Defendant: {{defendant_name}}. Victim: {{victim_name}}',
    ],
  ],
  parts: [
    {
      heading: ['一、查明的事实', '1. Facts'],
      element: ['时间、地点、行为、数额、到案', 'Time, place, conduct, value, how he came to the police'],
    },
    {
      heading: ['二、证据', '2. Evidence'],
      element: ['证据种类和证明对象', 'Kinds of evidence and what they prove'],
    },
    {
      heading: ['三、起诉的根据和理由', '3. Grounds'],
      element: ['罪名、法条、量刑情节', 'Offence, articles, circumstances of sentence'],
    },
    {
      heading: ['四、量刑建议', '4. Recommendation'],
      given: ['{{recommended}}', '{{recommended}}'],
      element: ['主刑、附加刑、是否缓刑', 'Main penalty, additional penalty, suspension'],
    },
  ],
  signers: [['prosecutor', '检察官', 'Prosecutor']],
  date: '{{charge_date}}',
};

export const EXCLUSION: PaperPlan = {
  id: 'exclusion_application',
  name: ['排除非法证据申请书', 'Application to Exclude Evidence'],
  role_ids: ['defender', 'defendant'],
  head: [['申请人：{{defendant_name}}的辩护人', 'Applicant: counsel for {{defendant_name}}']],
  parts: [
    {
      heading: ['一、申请事项', '1. Application'],
      given: ['{{excluded_item}}', '{{excluded_item}}'],
      element: ['排除哪一份证据', 'Which evidence is to be excluded'],
    },
    {
      heading: ['二、线索和材料', '2. Leads and material'],
      element: ['时间、地点、人员、方式、内容', 'Time, place, persons, manner, content'],
    },
    {
      heading: ['三、理由', '3. Grounds'],
      element: ['法条和对其他证据的影响', 'Articles, and effect on other evidence'],
    },
  ],
  signers: [['defender', '辩护人', 'Defence counsel']],
  date: '{{charge_date}}',
};

export const PEACE: PaperPlan = {
  id: 'forgiveness',
  name: ['赔偿谅解书', 'Letter of Compensation and Forgiveness'],
  role_ids: ['victim'],
  head: [['被害人：{{victim_name}}', 'Victim: {{victim_name}}']],
  parts: [
    {
      heading: ['一、损失', '1. Losses'],
      element: ['发还的和没有找回的', 'What was returned and what was not'],
    },
    {
      heading: ['二、赔偿', '2. Compensation'],
      given: ['{{paid}}', '{{paid}}'],
      element: ['数额和是否付清', 'Amount, and whether it is paid'],
    },
    {
      heading: ['三、对处罚的意见', '3. Opinion on the penalty'],
      element: ['是否谅解，自己的意思', 'Whether forgiven, in her own words'],
    },
  ],
  signers: [['victim', '被害人', 'Victim']],
  date: '{{peace_date}}',
};

export const JUDGMENT: PaperPlan = {
  id: 'judgment_form',
  name: ['刑事判决书', 'Criminal Judgment'],
  role_ids: ['judge', 'presiding'],
  head: [
    ['{{court}}　　{{case_number}}', '{{court}}, {{case_number}}'],
    [
      '公诉机关：{{procuratorate}}　　被告人：{{defendant_name}}',
      'Prosecuting authority: {{procuratorate}}. Defendant: {{defendant_name}}',
    ],
    ['{{trial_date}}公开开庭审理', 'Heard in public on {{trial_date}}'],
  ],
  parts: [
    {
      heading: ['一、经审理查明', '1. Facts found'],
      element: ['事实、数额、到案、退赔', 'Facts, value, how he came to the police, restitution'],
    },
    {
      heading: ['二、证据的采信和排除', '2. Evidence admitted and excluded'],
      element: ['第一份笔录的处理和理由', 'How the first record is dealt with, and why'],
    },
    {
      heading: ['三、认罪认罚和量刑建议的审查', '3. Plea and recommendation'],
      element: [
        '自愿性、建议是否明显不当',
        'Whether the plea was voluntary and the recommendation clearly improper',
      ],
    },
    {
      heading: ['四、判决主文', '4. Judgment'],
      given: ['{{sentence}}', '{{sentence}}'],
      element: ['罪名、刑罚、退赔', 'Offence, penalty, restitution'],
    },
    {
      heading: ['五、上诉权利', '5. Appeal'],
      element: ['期限和起算', 'The time limit and when it begins'],
    },
  ],
  signers: [
    ['presiding', '审判长', 'Presiding judge'],
    ['judge', '审判员', 'Judge'],
    ['assessor', '人民陪审员', "People's assessor"],
    ['clerk', '书记员', 'Court clerk'],
  ],
  date: '{{judgment_date}}',
};

export const RECORD: PaperPlan = {
  id: 'deliberation_record',
  name: ['合议庭评议笔录', 'Record of Deliberation'],
  role_ids: ['clerk', 'assessor'],
  head: [['{{case_number}}', '{{case_number}}']],
  parts: [
    {
      heading: ['一、各人的意见和理由', '1. Opinions and reasons'],
      element: ['每人的意见，分歧照实写', 'The opinion of each member, with differences as they were'],
    },
    {
      heading: ['二、表决结果', '2. Result of the votes'],
      element: ['每次表决的结果', 'The result of each vote'],
    },
  ],
  signers: [
    ['presiding', '审判长', 'Presiding judge'],
    ['judge', '审判员', 'Judge'],
    ['assessor', '人民陪审员', "People's assessor"],
    ['clerk', '书记员', 'Court clerk'],
  ],
  date: '{{judgment_date}}',
};

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
  judgment: templateOf(JUDGMENT),
  record: templateOf(RECORD),
} as const;
