import { bi } from '../../build.ts';
import type { ByFine, Fine } from '../fine.ts';
import { type Paper, signs, type Words } from '../paper.ts';
import { NUMBERED } from './heads.ts';

/** What the defendant's side drafts. */

const FOURTH: ByFine<{ readonly part: Words; readonly element: Words }> = {
  50000: {
    part: ['四、规范性文件的说明', '4. The normative document explained'],
    element: ['指引第九条的依据', 'The basis of Article 9 of the Guidance'],
  },
  10000: {
    part: ['四、高于同类案件的理由', '4. Why more than in similar cases'],
    element: [
      '2024 年的责令改正起了什么作用，和丙案、丁案的区别',
      'What part the order of 2024 played, and how this differs from cases C and D',
    ],
  },
  3000: {
    part: ['四、不免予、不予的理由', '4. Why there was no exemption'],
    element: [
      '三个条件逐项回应，“可以”怎样行使（《食品安全法》第一百三十六条，《行政处罚法》第三十三条）',
      'The three conditions in turn, and how the "may" was exercised (Food Safety Law, Article 136; Administrative Penalty Law, Article 33)',
    ],
  },
};

export const answerOf = (fine: Fine): Paper => ({
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
    FOURTH[fine].part,
  ],
  elements: [
    bi('告知、听证、审核、集体讨论', 'Notice, hearing, review, discussion'),
    bi('每项事实对应证据编号（第三十四条）', 'Each fact with its numbered evidence (Article 34)'),
    bi(
      '回应过罚相当和应当减轻（《行政处罚法》第五条、第三十二条）',
      'Responds on proportion and mitigation (Administrative Penalty Law, Articles 5 and 32)',
    ),
    bi(...FOURTH[fine].element),
  ],
  tail: [signs('head', '负责人', 'Head of the agency')],
});

export const EVIDENCE_LIST: Paper = {
  id: 'evidence_list',
  name: bi('被告证据和依据目录', "List of the defendant's evidence and grounds"),
  role_ids: ['officer'],
  head: [NUMBERED],
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

export const HEAD_STATEMENT: Paper = {
  id: 'head_statement',
  name: bi('负责人出庭意见', "Statement of the agency's head"),
  role_ids: ['head'],
  head: [NUMBERED],
  parts: [
    ['一、决定是怎样作出的', '1. How the decision came about'],
    ['二、怎样实质性解决争议', '2. How the dispute might be resolved'],
    ['三、不能让步的', '3. What cannot be conceded'],
  ],
  elements: [
    bi('讨论中的不同意见如实说明', 'Dissent in the discussion is stated as it was'),
    bi(
      '对实质性解决争议的意见（《负责人出庭规定》第十一条第三款）',
      'A view on resolving the dispute (Provisions on the Appearance of Heads, Article 11, third paragraph)',
    ),
    bi(
      '公共利益的底线（第六十条第二款）',
      'Where the public interest sets a limit (Article 60, second paragraph)',
    ),
  ],
  tail: [signs('head', '负责人', 'Head of the agency')],
};
