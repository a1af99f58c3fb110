import { bi, under } from '../../build.ts';
import type { ByFine, Fine } from '../fine.ts';
import { dated, type Paper, says, signs, type Words } from '../paper.ts';
import { COURT_SEAL, NUMBERED, OF_THE_COURT, PARTIES } from './heads.ts';

/** What the court drafts. */

export const RESPONSE_NOTICE: Paper = {
  id: 'response_notice',
  name: bi('应诉通知书和负责人出庭通知', 'Notice to respond and to the head to appear'),
  role_ids: ['clerk'],
  head: [
    OF_THE_COURT,
    ['{{defendant_name}}：', 'To {{defendant_name}}:'],
    [
      '{{plaintiff_name}}不服你单位{{decision_number}}处罚决定一案，本院 {{filing_date}}立案，{{served_date}}送达起诉状副本。',
      'The action of {{plaintiff_name}} against your penalty decision {{decision_number}} was filed on {{filing_date}}; the complaint is served on {{served_date}}.',
    ],
  ],
  parts: [
    ['一、举证和答辩', '1. Evidence and answer'],
    ['二、负责人出庭', '2. Appearance of the head'],
    ['三、不利后果', '3. Adverse consequences'],
  ],
  elements: [
    bi('十五日的期限和届满日（第六十七条）', 'The fifteen days and the last of them (Article 67)'),
    bi(
      '负责人出庭的义务和开庭日期（第三条第三款）',
      'The duty of the head and the date (Article 3, third paragraph)',
    ),
    bi(
      '逾期举证视为没有证据（第三十四条第二款）',
      'Late evidence is deemed not to exist (Article 34, second paragraph)',
    ),
  ],
  tail: [
    says(
      '举证届满日：{{evidence_deadline}}。开庭日期：{{hearing_date}}。',
      'Evidence is due on {{evidence_deadline}}. The hearing is on {{hearing_date}}.',
    ),
    signs('clerk', '书记员', 'Court clerk'),
    COURT_SEAL,
  ],
};

export const OUTLINE: Paper = {
  id: 'hearing_outline',
  name: bi('庭审提纲', 'Outline of the hearing'),
  role_ids: ['presiding', 'judge_a', 'assessor'],
  head: [NUMBERED],
  parts: [
    ['一、举证责任', '1. Burden of proof'],
    ['二、审查的问题', '2. What is reviewed'],
    ['三、问谁，问什么', '3. Whom to ask what'],
  ],
  elements: [
    bi(
      '被告举证，原告不举证不败诉（第三十四条、第三十七条）',
      'The burden of proof is on the defendant; the plaintiff does not lose for lack of proof (Articles 34 and 37)',
    ),
    bi(
      '职权、事实、法律、程序、裁量逐项（第七十条）',
      'Powers, facts, law, procedure, discretion in turn (Article 70)',
    ),
    bi('问负责人和执法人员的问题', 'Questions to the head and the officer'),
  ],
  tail: [],
};

export const OPINION: Paper = {
  id: 'assessor_opinion',
  name: bi('人民陪审员评议意见', "Opinion of the people's assessor for the deliberation"),
  role_ids: ['assessor'],
  head: [NUMBERED],
  parts: [
    ['一、我认为已经证明的事实', '1. Facts that I find proved'],
    ['二、还没有说服我的', '2. What has not persuaded me'],
    ['三、评议时要问法官的', '3. What I will ask the judges'],
  ],
  elements: [
    bi('每项事实说明谁提供、怎样质证', 'For each fact, who produced it and how it was examined'),
    bi('裁量和程序上的疑问', 'Doubts on discretion and procedure'),
    bi('不写表决结论', 'No vote is announced'),
  ],
  tail: [],
};

export const SETTLEMENT: Paper = {
  id: 'settlement',
  name: bi('行政调解书', 'Mediation statement'),
  role_ids: ['judge_a'],
  head: [OF_THE_COURT, ...PARTIES],
  parts: [
    ['一、协议内容', '1. What is agreed'],
    ['二、为什么可以调解', '2. Why it may be mediated'],
  ],
  others: [
    under(bi('调解后的罚款数额', 'The amount of the fine as settled'), '调解后的罚款', 'The fine as settled'),
  ],
  elements: [
    bi('金额、期限、改正义务', 'Amount, time, the duty to correct'),
    bi('自由裁量权案件，自愿合法（第六十条）', 'A matter of discretion; voluntary and lawful (Article 60)'),
  ],
  tail: [
    says('调解后的罚款：{{settled_fine}}', 'The fine as settled: {{settled_fine}}'),
    signs('plaintiff', '原告', 'Plaintiff'),
    signs('head', '被告负责人', 'Head of the defendant'),
    COURT_SEAL,
  ],
};

const THIRD: ByFine<{ readonly part: Words; readonly element: Words }> = {
  50000: {
    part: ['三、规范性文件', '3. The normative document'],
    element: ['指引第九条是否合法（第六十四条）', 'Whether Article 9 is lawful (Article 64)'],
  },
  10000: {
    part: ['三、多罚的理由', '3. The reason for the higher fine'],
    element: [
      '2024 年的责令改正能不能作为理由（《行政处罚法》第四十四条）',
      'Whether the order of 2024 may be a reason (Administrative Penalty Law, Article 44)',
    ],
  },
  3000: {
    part: ['三、免予处罚的条件', '3. The conditions of exemption'],
    element: [
      '三个条件逐项认定（《食品安全法》第一百三十六条）',
      'The three conditions, each decided (Food Safety Law, Article 136)',
    ],
  },
};

export const judgmentOf = (fine: Fine): Paper => ({
  id: 'judgment',
  name: bi('行政判决书', 'Administrative judgment'),
  role_ids: ['judge_a'],
  head: [OF_THE_COURT, ...PARTIES],
  parts: [
    ['一、当事人、出庭负责人和诉辩', '1. Parties, head in court, claims and answer'],
    ['二、查明的事实', '2. Facts found'],
    THIRD[fine].part,
    ['四、本院认为', '4. Reasons of the court'],
    ['五、诉讼费和上诉', '5. Costs and appeal'],
  ],
  others: [under(bi('判决主文', 'The operative part'), '判决如下', 'It is adjudged')],
  elements: [
    bi('列明出庭的负责人', 'The head who appeared is named'),
    bi('证据由谁提供、是否采信', 'Who provided what evidence, and whether it is accepted'),
    bi(...THIRD[fine].element),
    bi(
      '合法性逐项审查，说明判决方式的理由（第六十九条、第七十条、第七十七条）',
      'Legality item by item, and why this form of judgment (Articles 69, 70 and 77)',
    ),
    bi('十五日上诉期（第八十五条）', 'Fifteen days to appeal (Article 85)'),
  ],
  tail: [
    says('判决如下：{{outcome}}', 'It is adjudged: {{outcome}}'),
    signs('presiding', '审判长', 'Presiding judge'),
    signs('judge_a', '审判员', 'Judge'),
    signs('assessor', '人民陪审员', "People's assessor"),
    signs('clerk', '书记员', 'Court clerk'),
    dated('judgment_date'),
    COURT_SEAL,
  ],
});

export const REFERRAL: Paper = {
  id: 'referral',
  name: bi('提请审判委员会讨论的报告', 'Report to the judicial committee'),
  role_ids: ['judge_a', 'assessor'],
  head: [NUMBERED],
  parts: [
    ['一、合议庭的分歧', '1. Where the panel differs'],
    ['二、提请讨论的问题', '2. Questions submitted'],
  ],
  elements: [
    bi('每一种意见和条文', 'Each view with its articles'),
    bi('没有多数不得下判', 'No judgment without a majority'),
  ],
  tail: [],
};

export const REPORT: Paper = {
  id: 'lawsuit_report',
  name: bi('实验报告', 'Experiment report'),
  role_ids: [
    'presiding',
    'judge_a',
    'assessor',
    'clerk',
    'plaintiff',
    'counsel_p',
    'head',
    'counsel_d',
    'officer',
  ],
  head: [
    [
      '案件：{{plaintiff_name}}诉处罚决定　　案号：{{case_number}}　　罚款：{{fine}} 元',
      'Case: {{plaintiff_name}} against the penalty. Number: {{case_number}}. Fine: {{fine}} yuan',
    ],
    [
      '报告人：{{report_member}}　　角色：{{report_role}}',
      'Written by: {{report_member}}. Role: {{report_role}}',
    ],
  ],
  parts: [
    ['一、我承担的任务', '1. What I had to do'],
    ['二、法院审查到哪一步为止', '2. How far the court reviews'],
    ['三、如果重来一次', '3. If I could do it again'],
  ],
  elements: [
    bi('本人角色的任务', 'The task of the role'),
    bi('合法性审查和明显不当的界线，引到条款', 'Legality and obvious inappropriateness, by article'),
    bi('对自己一方的反思', 'Reflection on your own side'),
  ],
  tail: [],
};
