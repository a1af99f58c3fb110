import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, wrong } from '../../build.ts';
import { T } from '../templates/index.ts';
import { PRETRIAL_LINES } from './pretrial-lines.ts';
import { courtSeats, officeSeats } from './seats.ts';

export const PRETRIAL: FlowNode = node({
  id: 'pretrial',
  kind: 'court',
  name: bi('庭前会议', 'Pretrial conference'),
  introduction: bi(
    '审判人员就回避、证人名单、排除非法证据了解情况，听取意见。这里不作实体决定；检察院可以撤回证据。',
    'The judges gather information and hear opinions on recusal, the list of witnesses and the exclusion of unlawfully obtained evidence. Nothing is decided on the merits; the prosecution may withdraw evidence.',
  ),
  minutes: 15,
  scene: 'courtroom-14',
  position: { x: 360, y: 770 },
  roles: courtSeats().filter(({ role_id }) => role_id !== 'victim'),
  guides: [
    guide(
      null,
      [
        '庭前会议了解情况、听取意见（《刑事诉讼法》第一百八十七条第二款）；检察院可以撤回有关证据（《刑诉法解释》第一百三十一条）。',
      ],
      [
        'At the conference the court gathers information and hears opinions (Criminal Procedure Law, Article 187, second paragraph); the prosecution may withdraw evidence (CPL Interpretation, Article 131).',
      ],
    ),
    guide(
      'defender',
      ['1. 说出申请排除哪一份，线索写到人员、时间、地点、方式、内容（《刑诉法解释》第一百二十七条）。'],
      [
        '1. Say which record you ask to have excluded; your leads must name persons, time, place, manner and content (CPL Interpretation, Article 127).',
      ],
    ),
    guide(
      'prosecutor',
      ['1. 说明收集的合法性，或者撤回；撤回以后没有新的理由不能再出示。'],
      [
        '1. Explain how the record was lawfully obtained, or withdraw it; once withdrawn it may not be produced without new grounds.',
      ],
    ),
    guide(
      'judge',
      ['1. 问清公诉方拿什么证明合法，把有争议和没有争议的分开。'],
      [
        '1. Ask by what evidence the prosecution will prove lawfulness, and separate what is disputed from what is not.',
      ],
    ),
    guide('clerk', ['1. 被告人的话照原话记。'], ["1. Take down the defendant's own words."]),
  ],
  lines: PRETRIAL_LINES,
});

export const WITHDRAWAL: FlowNode = node({
  id: 'withdrawal',
  kind: 'edit',
  name: bi('撤回证据', 'Withdrawing evidence'),
  introduction: bi(
    '公诉方决定撤回第一份笔录，检察官助理写出撤回说明，重新列明据以指控的证据。',
    'The prosecution has decided to withdraw the first record. The assistant prosecutor drafts the notice and draws up a new list of the evidence on which the charge rests.',
  ),
  minutes: 8,
  position: { x: 620, y: 830 },
  roles: officeSeats(),
  guides: [
    guide(
      null,
      ['写明撤回哪一份、为什么、还剩哪些证据、量刑建议是否受影响（《刑诉法解释》第一百三十一条第一款）。'],
      [
        'State which record is withdrawn and why, what evidence remains, and whether the recommendation is affected (CPL Interpretation, Article 131, first paragraph).',
      ],
    ),
    guide(
      'assistant',
      ['1. 起草撤回说明；有利于被告人的材料也列进去。'],
      ['1. Draft the notice; include the documents that favour the defendant.'],
    ),
  ],
  templates: [T.withdrawal],
});

export const PRETRIAL_TRANSITIONS: Transition[] = [
  wrong(
    'pretrial_decides',
    'pretrial',
    bi(
      '双方意见都听了，疑点也清楚，在会议上决定排除第一份笔录，开庭时宣布',
      'Both sides have been heard and the doubts are plain: decide here to exclude the first record and announce it at the trial',
    ),
    bi(
      '庭前会议只了解情况、听取意见（《刑事诉讼法》第一百八十七条第二款）；没有达成一致又有疑问的，应当在庭审中调查（《刑诉法解释》第一百三十三条），调查以后才能决定排除（《刑事诉讼法》第六十条）。',
      'At the conference the court only gathers information and hears opinions (Criminal Procedure Law, Article 187, second paragraph). Where the sides disagree and the court has doubts, it inquires at the trial (CPL Interpretation, Article 133), and only then may it exclude the evidence (Criminal Procedure Law, Article 60).',
    ),
  ),
  advance(
    'pretrial_inquire',
    'pretrial',
    'has_plea',
    bi(
      '争议归纳完毕，庭审时先行调查收集的合法性',
      'The dispute is defined: inquire into lawfulness at the trial',
    ),
  ),
  advance(
    'pretrial_withdrawn',
    'pretrial',
    'withdrawal',
    bi('公诉方撤回第一份笔录', 'The prosecution withdraws the first record'),
  ),
  wrong(
    'withdrawal_reserved',
    'withdrawal',
    bi(
      '先撤回，被告人当庭翻供时再拿出来宣读',
      'Withdraw it for now, and read it out if he retracts his confession in court',
    ),
    bi(
      '撤回的证据，没有新的理由，不得在庭审中出示（《刑诉法解释》第一百三十一条第一款）。翻供不是新的理由。',
      'Evidence that was withdrawn may not be produced at the trial without new grounds (CPL Interpretation, Article 131, first paragraph). A retracted confession is not a new ground.',
    ),
  ),
  advance(
    'withdrawal_done',
    'withdrawal',
    'has_plea',
    bi('撤回说明送交法庭和辩护人', 'Send the notice to the court and the defence'),
  ),
];
