import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, part, sign, table, title, under } from '../build.ts';
import { write } from './fields.ts';
import { ALL_ROLES } from './roles.ts';

export const PENALTY_NOTE: Template = {
  id: 'penalty_note',
  name: bi(
    '罚则修改建议和补充设定行政处罚的书面说明',
    'Revised penalties and explanation of an added penalty',
  ),
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
      title('On the Penalties of the {{bill}}'),
      line('Number: {{bill_number}}. Drafting body: {{drafting_body}}'),
      heading('1. Each clause against higher law'),
      table(
        ['Clause', 'Penalty in higher law?', 'Acts, kinds and range there', 'Revision'],
        ['Articles 12, first half, and 26(1)', '', '', ''],
        ['Article 18', '', '', ''],
        ['Article 21', '', '', ''],
        ['Articles 12, second half, and 26(2)', '', '', ''],
      ),
      heading('2. A penalty added'),
      p('Added: {{added_penalty}}'),
      p('Higher law it implements: {{upper_law}}'),
      p('Why it is needed and workable (with numbered evidence):'),
      blank(),
      p('How views are heard:'),
      blank(),
      sign('drafter', 'Head of the drafting body'),
      line('{{note_date}}', 'right'),
    ],
  ),
  elements: [
    bi(
      '逐条写明上位法有无处罚和幅度（《行政处罚法》第十二条第二款）',
      'For each clause, whether higher law has a penalty and its range (Administrative Penalty Law, Article 12, second paragraph)',
    ),
    under(
      bi(
        '删去拘留和吊销营业执照（第十条、第十二条第一款）',
        'No detention, no revocation of licences (Articles 10 and 12, first paragraph)',
      ),
      '修改建议',
      'Revision',
    ),
    under(
      bi(
        '补充设定的书面说明（第十二条第三款）',
        'A written explanation of what is added (Article 12, third paragraph)',
      ),
      '二、补充设定的行政处罚',
      '2. A penalty added',
    ),
  ],
};

export const STATEMENT: Template = {
  id: 'hearing_statement',
  name: bi('立法听证陈述书', 'Statement for the hearing'),
  role_ids: ['resident', 'rider', 'platform'],
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
      heading('2. Facts (what you know yourself; numbered evidence)'),
      blank(),
      heading('3. Reasons (cite the law)'),
      blank(),
      heading('4. Wording proposed'),
      p('{{clause_wording}}'),
      line('{{hearing_date}}', 'right'),
    ],
  ),
  elements: [
    under(bi('一份陈述只谈一到两条', 'One or two clauses, no more'), '针对的条款', '1. Clause'),
    under(
      bi('事实和理由分开写', 'Facts and reasons separately'),
      '二、事实；三、理由',
      '2. Facts; 3. Reasons',
    ),
    under(
      bi('给出可以直接写进条例的文字', 'Words that could go into the regulation'),
      '建议的条文',
      'Wording proposed',
    ),
  ],
};

const HEARING_REPORT: Template = {
  id: 'hearing_report',
  name: bi('立法听证报告', 'Report on the hearing'),
  role_ids: ['clerk'],
  body: write(
    [
      title('关于{{bill}}的立法听证报告'),
      line('听证日期：{{hearing_date}}'),
      heading('一、听证的事项和参加人'),
      blank(),
      heading('二、主要意见（赞成、反对、建议，分别列出）'),
      blank(),
      heading('三、分歧的焦点'),
      blank(),
      heading('四、处理建议，没有采纳的意见和理由'),
      blank(),
      p('听证情况向{{committee}}报告。'),
      sign('rapporteur', '听证主持人'),
      sign('clerk', '记录人'),
    ],
    [
      title('Report on the Hearing on the {{bill}}'),
      line('Date: {{hearing_date}}'),
      heading('1. Matters and participants'),
      blank(),
      heading('2. Main views: for, against, proposals'),
      blank(),
      heading('3. Where they divide'),
      blank(),
      heading('4. What to do; views not adopted and why'),
      blank(),
      p('The hearing is reported to the {{committee}}.'),
      sign('rapporteur', 'Conducted by'),
      sign('clerk', 'Recorded by'),
    ],
  ),
  elements: [
    under(
      bi('各方意见都有，不只写多数', 'The views of all sides, not of the majority alone'),
      '主要意见',
      'Main views',
    ),
    under(
      bi(
        '向常委会报告（《立法法》第三十九条第三款，参照）',
        'Reported to the standing committee (Legislation Law, Article 39, third paragraph, by reference)',
      ),
      '听证情况向',
      'The hearing is reported to',
    ),
  ],
};

const REVIEW_REPORT: Template = {
  id: 'review_report',
  name: bi('审议结果报告和草案修改稿', 'Report of the review with the revised draft'),
  role_ids: ['rapporteur'],
  body: write(
    [
      title('法制委员会关于{{bill}}审议结果的报告'),
      line('编号：{{bill_number}}　　审议日期：{{review_date}}'),
      part('一、合法性'),
      p('（逐条说明同上位法的关系，删去、改写了什么。）'),
      blank(),
      part('二、重要的不同意见'),
      blank(),
      part('三、草案修改稿'),
      p('第十二条：{{clause_wording}}'),
      p('第十八条、第二十一条、第二十六条：'),
      blank(),
      p('补充设定的处罚：{{added_penalty}}'),
      p('施行日期：{{effective_date}}'),
      p('现提请{{committee}}会议审议，拟于{{session_date}}交付表决。'),
      sign('rapporteur', '法制委员会主任委员'),
    ],
    [
      title('Report of the Legislative Affairs Committee on the {{bill}}'),
      line('Number: {{bill_number}}. Date: {{review_date}}'),
      part('1. Lawfulness'),
      p('(Each clause against higher law: what was struck out or rewritten.)'),
      blank(),
      part('2. Important Differing Views'),
      blank(),
      part('3. The Revised Draft'),
      p('Article 12: {{clause_wording}}'),
      p('Articles 18, 21 and 26:'),
      blank(),
      p('Penalty added: {{added_penalty}}'),
      p('In force from: {{effective_date}}'),
      p('Submitted to the {{committee}}, to be voted on {{session_date}}.'),
      sign('rapporteur', 'Chair of the committee'),
    ],
  ),
  elements: [
    under(
      bi(
        '审议结果报告和草案修改稿（《立法法》第八十七条第二款）',
        'Report and revised draft (Legislation Law, Article 87, second paragraph)',
      ),
      '一、合法性；三、草案修改稿',
      '1. Lawfulness; 3. The Revised Draft',
    ),
    bi(
      '说明重要的不同意见（第三十六条，参照）',
      'Important differing views explained (Article 36, by reference)',
    ),
    under(
      bi(
        '条文明确、具体、可执行（第七条第二款）',
        'Clauses clear, specific and enforceable (Article 7, second paragraph)',
      ),
      '三、草案修改稿',
      '3. The Revised Draft',
    ),
    bi('施行日期不早于批准和公布', 'In force no earlier than after approval and publication'),
  ],
};

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
      heading('2. Where I met the limits of local legislation'),
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
      bi('权限和处罚设定的条文依据', 'The articles on power and penalties'),
      '地方立法的权限边界',
      'limits of local legislation',
    ),
    under(bi('自己起草的一条条文', 'A clause of your own'), '如果由我起草', 'If I had to draft'),
  ],
};

const REDRAFT_NOTE: Template = {
  id: 'redraft_note',
  name: bi('关于草案修改情况的说明', 'Note on the further revision'),
  role_ids: ['rapporteur'],
  body: write(
    [
      title('关于{{bill}}修改情况的说明'),
      line('编号：{{bill_number}}'),
      heading('一、没有通过的是什么，反对的理由是什么'),
      blank(),
      heading('二、怎样修改'),
      p('第十二条：{{clause_wording}}'),
      blank(),
      heading('三、仍然没有采纳的意见和理由'),
      blank(),
      p('现请{{committee}}主任会议决定是否将修改后的草案交付表决。'),
      sign('rapporteur', '法制委员会主任委员'),
    ],
    [
      title('Note on the Further Revision of the {{bill}}'),
      line('Number: {{bill_number}}'),
      heading('1. What was not carried, and the reasons against'),
      blank(),
      heading('2. What is changed'),
      p('Article 12: {{clause_wording}}'),
      blank(),
      heading('3. What is still not adopted, and why'),
      blank(),
      p(
        'The Council of Chairpersons of the {{committee}} is asked to decide whether the revised draft goes to the vote.',
      ),
      sign('rapporteur', 'Chair of the committee'),
    ],
  ),
  elements: [
    bi(
      '反对的理由如实写明（第三十六条，参照）',
      'The reasons against as they are (Article 36, by reference)',
    ),
    under(
      bi('修改针对反对的那一句', 'The change answers the sentence that was opposed'),
      '二、怎样修改',
      '2. What is changed',
    ),
  ],
};

export const REDRAFT_TEMPLATES: Template[] = [REDRAFT_NOTE];
export const REVIEW_TEMPLATES: Template[] = [REVIEW_REPORT, HEARING_REPORT];
export const REPORT_TEMPLATES: Template[] = [REPORT];
