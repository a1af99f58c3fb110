import type { Template } from '@lets/contract';
import { bi, blank, eachTheirOwn, heading, line, p, sign, table, title, under } from '../build.ts';
import { write } from './fields.ts';
import { ALL_ROLES } from './roles.ts';
import { SPEAKER_NAMES } from './speakers.ts';

export const PENALTY_NOTE: Template = {
  id: 'penalty_note',
  name: bi('罚则修改建议和补充设定行政处罚的书面说明', 'Revised penalties, with reasons for those added'),
  role_ids: ['drafter'],
  body: write(
    [
      title('关于{{bill}}罚则的修改建议和说明'),
      line('编号：{{bill_number}}　　起草单位：{{drafting_body}}'),
      heading('一、逐条对照上位法'),
      table(
        ['草案条款', '上位法有无处罚', '上位法的行为、种类、幅度', '修改建议'],
        ['第十二条前段、第二十六条第一款', '', '', ''],
        ['第十八条', '', '', ''],
        ['第二十一条', '', '', ''],
        ['第十二条后段、第二十六条第二款', '', '', ''],
      ),
      heading('二、补充设定的行政处罚'),
      p('补充设定：{{added_penalty}}'),
      p('为实施的上位法：{{upper_law}}'),
      p('必要性和可行性（引用证据编号）：'),
      blank(),
      p('听取意见的安排：'),
      blank(),
      sign('drafter', '起草单位负责人'),
      line('{{note_date}}', 'right'),
    ],
    [
      title('Proposed Revision and Explanation of the Penalties in the {{bill}}'),
      line('Number: {{bill_number}}. Drafting body: {{drafting_body}}'),
      heading('1. Each clause compared with higher law'),
      table(
        ['Clause', 'Penalty in higher law?', 'Acts, kinds and range in higher law', 'Proposed revision'],
        ['Articles 12, first half, and 26(1)', '', '', ''],
        ['Article 18', '', '', ''],
        ['Article 21', '', '', ''],
        ['Articles 12, second half, and 26(2)', '', '', ''],
      ),
      heading('2. Added penalties'),
      p('Penalty added: {{added_penalty}}'),
      p('Higher law it implements: {{upper_law}}'),
      p('Necessity and feasibility (citing numbered evidence):'),
      blank(),
      p('How views will be heard:'),
      blank(),
      sign('drafter', 'Head of the drafting body'),
      line('{{note_date}}', 'right'),
    ],
  ),
  elements: [
    bi(
      '逐条写明上位法有无处罚和幅度（《行政处罚法》第十二条第二款）',
      'For each clause, a statement of whether higher law provides a penalty, and of its range (Administrative Penalty Law, Article 12, second paragraph)',
    ),
    under(
      bi(
        '删去拘留和吊销营业执照（第十条、第十二条第一款）',
        'Detention and revocation of business licences deleted (Articles 10 and 12, first paragraph)',
      ),
      '修改建议',
      'Proposed revision',
    ),
    under(
      bi(
        '补充设定的书面说明（第十二条第三款）',
        'A written explanation of the added penalties (Article 12, third paragraph)',
      ),
      '二、补充设定的行政处罚',
      '2. Added penalties',
    ),
  ],
};

const STATEMENT: Omit<Template, 'role_ids'> = {
  id: 'hearing_statement',
  name: bi('立法听证陈述书', 'Statement for the hearing'),
  body: write(
    [
      title('立法听证陈述书'),
      line('法规案：{{bill}}　　代表的群体：{{speaker_group}}'),
      heading('一、针对的条款'),
      blank(),
      heading('二、事实（讲自己知道的，引用证据编号）'),
      blank(),
      heading('三、理由（引用法律条文）'),
      blank(),
      heading('四、建议的条文'),
      p('{{clause_wording}}'),
      line('{{hearing_date}}', 'right'),
    ],
    [
      title('Statement for the Legislative Hearing'),
      line('Bill: {{bill}}. Group represented: {{speaker_group}}'),
      heading('1. Clause'),
      blank(),
      heading('2. Facts (what you know first-hand; cite numbered evidence)'),
      blank(),
      heading('3. Reasons (cite the law)'),
      blank(),
      heading('4. Wording proposed'),
      p('{{clause_wording}}'),
      line('{{hearing_date}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi('一份陈述只谈一到两条', 'No more than one or two clauses in a statement'),
      '针对的条款',
      '1. Clause',
    ),
    under(
      bi('事实和理由分开写', 'Facts and reasons set out separately'),
      '二、事实；三、理由',
      '2. Facts; 3. Reasons',
    ),
    under(
      bi('给出可以直接写进条例的文字', 'Wording that could go straight into the regulation'),
      '建议的条文',
      'Wording proposed',
    ),
  ],
};

export const STATEMENT_TEMPLATES: Template[] = eachTheirOwn(STATEMENT, SPEAKER_NAMES);

const REPORT: Template = {
  id: 'legislation_report',
  name: bi('实验报告', 'Experiment report'),
  role_ids: [...ALL_ROLES],
  body: write(
    [
      title('实验报告'),
      line('法规案：{{bill}}　　编号：{{bill_number}}'),
      line('报告人：{{report_member}}　　角色：{{report_role}}'),
      heading('一、我承担的任务'),
      blank(),
      heading('二、地方立法的权限边界，我在哪一条上碰到了它'),
      blank(),
      heading('三、听证改变了哪一条条文，为什么'),
      blank(),
      heading('四、如果由我起草第十二条'),
      blank(),
    ],
    [
      title('Experiment Report'),
      line('Bill: {{bill}}. Number: {{bill_number}}'),
      line('Written by: {{report_member}}. Role: {{report_role}}'),
      heading('1. What I had to do'),
      blank(),
      heading('2. The limits of local legislation, and on which clause I met them'),
      blank(),
      heading('3. Which clause the hearing changed, and why'),
      blank(),
      heading('4. If I had to draft Article 12'),
      blank(),
    ],
  ),
  elements: [
    under(bi('本人角色的任务', 'The task of the role'), '我承担的任务', 'What I had to do'),
    under(
      bi('权限和处罚设定的条文依据', 'The articles on legislative power and penalties'),
      '地方立法的权限边界',
      'limits of local legislation',
    ),
    under(bi('自己起草的一条条文', 'A clause of your own'), '如果由我起草', 'If I had to draft'),
  ],
};

export const REPORT_TEMPLATES: Template[] = [REPORT];
