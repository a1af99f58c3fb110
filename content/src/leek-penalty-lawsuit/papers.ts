import { bi, under } from '../build.ts';
import { dated, type Paper, says, sealed, signs } from './paper.ts';

/** What the roles draft. */

const PARTIES = [
  ['原告：{{plaintiff_name}}', 'Plaintiff: {{plaintiff_name}}'],
  ['被告：{{defendant_name}}', 'Defendant: {{defendant_name}}'],
] as const;
const COURT_SEAL = sealed('明德市清和区人民法院', "Qinghe District People's Court");

export const COMPLAINT: Paper = {
  id: 'complaint',
  name: bi('行政起诉状', 'Administrative complaint'),
  role_ids: ['counsel_p', 'plaintiff'],
  head: [...PARTIES, ['诉讼请求：{{claim}}', 'Claims: {{claim}}']],
  parts: [
    ['一、请求一并审查的规范性文件', '1. Normative document to be reviewed as well'],
    ['二、事实', '2. Facts'],
    ['三、理由', '3. Reasons'],
  ],
  others: [
    under(
      bi(
        '具体的诉讼请求（《行政诉讼法》第四十九条）',
        'Definite claims (Administrative Litigation Law, Article 49)',
      ),
      '诉讼请求',
      'Claims',
    ),
  ],
  elements: [
    bi(
      '指引第九条和请求审查的理由（第五十三条）',
      'Article 9 of the Guidance and why it is to be reviewed (Article 53)',
    ),
    bi(
      '决定的日期、内容和起诉期限（第四十六条）',
      'Date and content of the decision, time to sue (Article 46)',
    ),
    bi('为什么明显不当（第七十条、第七十七条）', 'Why it is obviously inappropriate (Articles 70 and 77)'),
  ],
  tail: [signs('plaintiff', '具状人', 'Plaintiff')],
};

export const RESPONSE_NOTICE: Paper = {
  id: 'response_notice',
  name: bi('应诉通知书和负责人出庭通知', 'Notice to respond and to the head to appear'),
  role_ids: ['clerk'],
  head: [
    ['{{court}}　{{case_number}}', '{{court}}, {{case_number}}'],
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

export const ANSWER: Paper = {
  id: 'answer',
  name: bi('行政答辩状', 'Answer'),
  role_ids: ['counsel_d'],
  head: [
    [
      '答辩人：{{defendant_name}}　　案号：{{case_number}}',
      'Answered by {{defendant_name}}. Case number: {{case_number}}',
    ],
  ],
  parts: [
    ['一、职权和程序', '1. Powers and procedure'],
    ['二、事实和证据', '2. Facts and evidence'],
    ['三、裁量的理由', '3. Reasons for the amount'],
    ['四、规范性文件的说明', '4. The normative document explained'],
  ],
  elements: [
    bi('告知、听证、审核、集体讨论', 'Notice, hearing, review, discussion'),
    bi('每项事实对应证据编号（第三十四条）', 'Each fact with its numbered evidence (Article 34)'),
    bi(
      '回应过罚相当和应当减轻（《行政处罚法》第五条、第三十二条）',
      'Responds on proportion and mitigation (Administrative Penalty Law, Articles 5 and 32)',
    ),
    bi('指引第九条的依据', 'The basis of Article 9 of the Guidance'),
  ],
  tail: [signs('head', '负责人', 'Head of the agency')],
};

export const EVIDENCE_LIST: Paper = {
  id: 'evidence_list',
  name: bi('被告证据和依据目录', "List of the defendant's evidence and grounds"),
  role_ids: ['officer'],
  head: [['案号：{{case_number}}', 'Case number: {{case_number}}']],
  parts: [
    ['一、证据和证明目的', '1. Evidence and what it proves'],
    ['二、规范性文件', '2. Normative documents'],
    ['三、不提交的材料', '3. Material not submitted'],
  ],
  elements: [
    bi(
      '作出决定时的全部证据，含不利的（第三十四条第一款）',
      'All evidence on which the decision was made, including what is unfavourable (Article 34, first paragraph)',
    ),
    bi('条文引到条、款、项', 'Articles by paragraph and item'),
    bi('决定以后收集的不提交（第三十五条）', 'Nothing collected after the decision (Article 35)'),
  ],
  tail: [],
};

export const STAY_REQUEST: Paper = {
  id: 'stay_request',
  name: bi('停止执行申请书', 'Application to suspend enforcement'),
  role_ids: ['plaintiff'],
  head: [
    [
      '案号：{{case_number}}　　被诉罚款：{{fine}} 元',
      'Case number: {{case_number}}. Fine challenged: {{fine}} yuan',
    ],
  ],
  parts: [
    ['一、申请', '1. Application'],
    ['二、难以弥补的损失', '2. Loss that is hard to make good'],
    ['三、不损害公共利益', '3. No harm to the public'],
  ],
  elements: [
    bi(
      '停止执行的范围（第五十六条第一款第二项）',
      'What is to be suspended (Article 56, first paragraph, item 2)',
    ),
    bi('具体的损失和证据', 'Definite loss with evidence'),
    bi('罚款暂缓，改正不暂缓', 'The fine is deferred, the correction is not'),
  ],
  tail: [signs('plaintiff', '申请人', 'Applicant')],
};

export const OUTLINE: Paper = {
  id: 'hearing_outline',
  name: bi('庭审提纲', 'Outline of the hearing'),
  role_ids: ['presiding', 'judge_a', 'assessor'],
  head: [['案号：{{case_number}}', 'Case number: {{case_number}}']],
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

export const SETTLEMENT: Paper = {
  id: 'settlement',
  name: bi('行政调解书', 'Mediation statement'),
  role_ids: ['judge_a'],
  head: [['{{court}}　{{case_number}}', '{{court}}, {{case_number}}'], ...PARTIES],
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

export const JUDGMENT: Paper = {
  id: 'judgment',
  name: bi('行政判决书', 'Administrative judgment'),
  role_ids: ['judge_a'],
  head: [['{{court}}　{{case_number}}', '{{court}}, {{case_number}}'], ...PARTIES],
  parts: [
    ['一、当事人、出庭负责人和诉辩', '1. Parties, head in court, claims and answer'],
    ['二、查明的事实', '2. Facts found'],
    ['三、规范性文件', '3. The normative document'],
    ['四、本院认为', '4. Reasons of the court'],
    ['五、诉讼费和上诉', '5. Costs and appeal'],
  ],
  others: [under(bi('判决主文', 'The operative part'), '判决如下', 'It is adjudged')],
  elements: [
    bi('列明出庭的负责人', 'The head who appeared is named'),
    bi('证据由谁提供、是否采信', 'Who provided what evidence, and whether it is accepted'),
    bi('指引第九条是否合法（第六十四条）', 'Whether Article 9 is lawful (Article 64)'),
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
};

export const REFERRAL: Paper = {
  id: 'referral',
  name: bi('提请审判委员会讨论的报告', 'Report to the judicial committee'),
  role_ids: ['judge_a', 'assessor'],
  head: [['案号：{{case_number}}', 'Case number: {{case_number}}']],
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
      '案件：{{plaintiff_name}}诉处罚决定　　案号：{{case_number}}',
      'Case: {{plaintiff_name}} against the penalty. Number: {{case_number}}',
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
