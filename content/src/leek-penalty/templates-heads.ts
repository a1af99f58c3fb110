import type { Template } from '@lets/contract';
import { bi, blank, heading, line, sign, title, under } from '../build.ts';
import { write } from './fields.ts';

/** What the heads write themselves. */

const COMPARISON: Template = {
  id: 'precedents_note',
  name: bi('同类案件比对意见', 'Comparison of similar cases'),
  role_ids: ['deputy_a', 'deputy_b'],
  body: write(
    [
      title('同类案件比对意见'),
      line('案号：{{case_number}}　　当事人：{{party_name}}'),
      heading('一、可以比较的事实'),
      blank(),
      heading('二、不能比较的事实'),
      blank(),
      heading('三、听证时还要查清什么'),
      blank(),
    ],
    [
      title('Comparison of Similar Cases'),
      line('Case number: {{case_number}}. Party: {{party_name}}'),
      heading('1. What can be compared'),
      blank(),
      heading('2. What cannot be compared'),
      blank(),
      heading('3. What the hearing has yet to clarify'),
      blank(),
    ],
  ),
  elements: [
    under(
      bi('货值、查验、召回、结果逐项比较', 'Value, checks, recall and result compared one by one'),
      '一、可以比较的事实',
      '1. What can be compared',
    ),
    under(
      bi('说明差别在哪里', 'Where the differences lie'),
      '二、不能比较的事实',
      '2. What cannot be compared',
    ),
    under(
      bi(
        '不预先定数额（《行政处罚法》第六十五条）',
        'No amount in advance (Administrative Penalty Law, Article 65)',
      ),
      '三、听证时还要查清什么',
      '3. What the hearing has yet to clarify',
    ),
  ],
};

const MINUTES: Template = {
  id: 'no_decision_minutes',
  name: bi('集体讨论纪要', 'Minutes of the collective discussion'),
  role_ids: ['deputy_a', 'deputy_b'],
  body: write(
    [
      title('集体讨论纪要'),
      line('案号：{{case_number}}　　当事人：{{party_name}}'),
      heading('一、表决情况和各自的理由'),
      blank(),
      heading('二、没有形成决定，不予下达处罚'),
      blank(),
      heading('三、补充调查、重新审核和再议的日期'),
      blank(),
      sign('head', '局长'),
      sign('deputy_a', '分管副局长'),
      sign('deputy_b', '副局长'),
    ],
    [
      title('Minutes of the Collective Discussion'),
      line('Case number: {{case_number}}. Party: {{party_name}}'),
      heading('1. The votes and the reasons of each'),
      blank(),
      heading('2. No decision, and no penalty issued'),
      blank(),
      heading('3. Further investigation, new review, date of the next meeting'),
      blank(),
      sign('head', 'Head of the agency'),
      sign('deputy_a', 'Deputy in charge'),
      sign('deputy_b', 'Deputy'),
    ],
  ),
  elements: [
    under(bi('每种意见和理由', 'Each view with its reasons'), '一、表决情况', '1. The votes'),
    under(
      bi('没有决定不得处罚（第五十七条、第五十八条）', 'No penalty without a decision (Articles 57 and 58)'),
      '二、没有形成决定',
      '2. No decision',
    ),
    under(
      bi('九十日内再议（第六十条）', 'A new meeting within ninety days (Article 60)'),
      '三、补充调查',
      '3. Further investigation',
    ),
  ],
};

export const PRECEDENT_TEMPLATES: Template[] = [COMPARISON];
export const MINUTES_TEMPLATES: Template[] = [MINUTES];
