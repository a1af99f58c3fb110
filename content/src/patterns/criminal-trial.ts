import { bi } from '../build.ts';
import { COMMON_GOALS, COMMON_REQUIREMENTS } from './beginnings.ts';
import { CRIMINAL_LINES } from './lines/criminal-trial.ts';
import { paper } from './papers.ts';
import { type Pattern, patternOf } from './pattern.ts';
import * as kind from './sections.ts';

const ROLES = [
  kind.role('presiding', 'bench', 'judge', ['审判长', 'Presiding judge'], 'presiding'),
  kind.role('judge', 'bench', 'judge', ['审判员', 'Judge'], 'judge'),
  kind.role('assessor', 'bench', 'other', ['人民陪审员', "People's assessor"], 'assessor'),
  kind.role('clerk', 'bench', 'functionary', ['书记员', 'Clerk'], 'clerk'),
  kind.role('prosecutor', 'claimant', 'prosecutor', ['公诉人', 'Prosecutor'], 'prosecutor'),
  kind.role('assistant', 'claimant', 'prosecutor', ['检察官助理', "Prosecutor's assistant"], 'd3'),
  kind.role('accused', 'respondent', 'other', ['被告人', 'Accused'], 'defendant'),
  kind.role('defender', 'respondent', 'lawyer', ['辩护人', 'Defence counsel'], 'lawyer1'),
  kind.role('witness', 'third', 'other', ['证人', 'Witness'], 'witness'),
];

const COURT = {
  presiding: 'j0',
  judge: 'j1',
  assessor: 'j2',
  clerk: 'c',
  prosecutor: 'p1',
  assistant: 'p2',
  accused: 'd1',
  defender: 'd2',
};

const ACCUSED: [string, string] = [
  '**被告人：**{{accused_name}}，{{accused_facts}}',
  '**The accused:** {{accused_name}}, {{accused_facts}}',
];

const INDICTMENT = paper({
  id: 'indictment_paper',
  name: ['起诉书', 'Indictment'],
  roles: ['prosecutor', 'assistant'],
  head: [['{{procuratorate}}　　{{case_number}}', '{{procuratorate}}, {{case_number}}'], ACCUSED],
  parts: [
    [
      ['一、经审查查明', '1. Facts found on review'],
      ['（时间、地点、经过、手段、结果。）', '(Time, place, course of events, means and result.)'],
    ],
    [
      ['二、证据', '2. Evidence'],
      ['（逐项列明，写明证明什么。）', '(Item by item, with what each proves.)'],
    ],
    [
      ['三、起诉的理由和依据', '3. Grounds and law'],
      [
        '（行为触犯的条文，{{charge}}；从重、从轻的情节。）',
        '(The article violated, {{charge}}; aggravating and mitigating circumstances.)',
      ],
    ],
    [
      ['四、量刑建议', '4. Proposed sentence'],
      ['（建议的刑罚及其理由。）', '(The sentence proposed, and why.)'],
    ],
  ],
  to: ['{{court}}', '{{court}}'],
  signs: { prosecutor: ['检察员', 'Prosecutor'] },
});

const PLAN = paper({
  id: 'evidence_plan_paper',
  name: ['讯问和举证提纲', 'Plan of Examination and Evidence'],
  roles: ['assistant', 'prosecutor'],
  head: [ACCUSED],
  parts: [
    [
      ['一、讯问', '1. Examination'],
      [
        '（向被告人、证人问什么，按什么顺序。）',
        '(What the accused and the witness are asked, and in which order.)',
      ],
    ],
    [
      ['二、举证', '2. Evidence'],
      ['（分组出示：每组证明什么。）', '(In groups, with what each group proves.)'],
    ],
    [
      ['三、预计的争议', '3. Points expected to be contested'],
      ['（辩护方会质疑什么，怎样回应。）', '(What the defence will attack, and the answer to it.)'],
    ],
  ],
  signs: { assistant: ['检察官助理', "Prosecutor's assistant"] },
});

const OUTLINE = paper({
  id: 'defence_outline',
  name: ['辩护提纲', 'Outline of the Defence'],
  roles: ['defender'],
  head: [ACCUSED],
  parts: [
    [
      ['一、对事实和证据的意见', '1. On facts and evidence'],
      [
        '（哪些没有争议，哪些证据不足或者应当排除。）',
        '(What is undisputed, and which evidence is insufficient or to be excluded.)',
      ],
    ],
    [
      ['二、对定性的意见', '2. On the offence'],
      ['（无罪、轻罪还是罪名成立。）', '(Not guilty, a lesser offence, or guilty as charged.)'],
    ],
    [
      ['三、对量刑的意见', '3. On the sentence'],
      ['（法定和酌定的从轻情节。）', '(Mitigation by statute and by discretion.)'],
    ],
  ],
  signs: { defender: ['辩护人', 'Defence counsel'] },
});

const JUDGMENT = paper({
  id: 'judgment_paper',
  name: ['刑事判决书', 'Criminal Judgment'],
  roles: ['presiding'],
  head: [['{{court}}　　{{case_number}}', '{{court}}, {{case_number}}'], ACCUSED],
  parts: [
    [
      ['一、指控和辩护意见', '1. Charge and defence'],
      ['（控辩双方各自的主张。）', '(What each side submits.)'],
    ],
    [
      ['二、审理查明', '2. Facts found'],
      [
        '（认定的事实和证据；不采纳的，说明理由。）',
        '(Facts and evidence found; reasons where a submission is not accepted.)',
      ],
    ],
    [
      ['三、裁判理由', '3. Reasons'],
      ['（定性、情节、量刑，依据的条文。）', '(Offence, circumstances, sentence and the law.)'],
    ],
    [
      ['四、判决结果', '4. Decision'],
      [
        '（有罪的，罪名和刑罚；无罪的，宣告无罪。）',
        '(If guilty, offence and sentence; if not, an acquittal.)',
      ],
    ],
    [
      ['五、上诉', '5. Appeal'],
      ['（向哪一级法院上诉，十日的期限怎样起算。）', '(To which court, and how the ten days are counted.)'],
    ],
  ],
  signs: {
    presiding: ['审判长', 'Presiding judge'],
    judge: ['审判员', 'Judge'],
    assessor: ['人民陪审员', "People's assessor"],
  },
});

const NODES = [
  kind.beginning([1, 0]),
  kind.drafting({
    id: 'indictment',
    at: [1, 1],
    name: ['审查起诉', 'Indictment'],
    introduction: [
      '公诉人审查案卷，认为应当追究刑事责任的，写起诉书，向人民法院提起公诉。',
      'The prosecutor reviews the file and, where criminal liability is to be pursued, drafts the indictment.',
    ],
    minutes: 25,
    guide: [
      '事实查清，证据确实、充分，才提起公诉（《刑事诉讼法》第一百七十六条）。',
      'There is a prosecution only where the facts are clear and the evidence reliable and sufficient (Criminal Procedure Law, Article 176).',
    ],
    host: 'prosecutor',
    papers: [INDICTMENT],
  }),
  kind.fork('fork_ready', [1, 2]),
  kind.drafting({
    id: 'evidence_plan',
    at: [0.5, 3],
    name: ['举证准备', 'Preparing the evidence'],
    introduction: [
      '公诉方列出讯问和举证提纲：先证明什么，后证明什么，每一步用哪一件证据。',
      'The prosecution plans examination and evidence: what is proved first, what next, and by which item.',
    ],
    minutes: 15,
    guide: [
      '每一项构成要件和量刑情节都要有证据对应。',
      'Each element of the offence and each circumstance of the sentence must have its evidence.',
    ],
    host: 'assistant',
    papers: [PLAN],
    others: ['prosecutor', 'witness'],
  }),
  kind.drafting({
    id: 'defence_outline',
    at: [1.5, 3],
    name: ['辩护准备', 'Preparing the defence'],
    introduction: [
      '辩护人会见被告人，阅卷，写辩护提纲。',
      'Defence counsel meets the accused, reads the file and writes an outline.',
    ],
    minutes: 15,
    guide: [
      '根据事实和法律，提出无罪、罪轻或者减轻、免除处罚的意见（《刑事诉讼法》第三十七条）。',
      'Counsel submits, on facts and law, that the accused is innocent, or that the penalty is to be lighter or waived (Criminal Procedure Law, Article 37).',
    ],
    host: 'defender',
    papers: [OUTLINE],
    others: ['accused'],
  }),
  kind.join('join_ready', [1, 4]),
  kind.hearing(ROLES, {
    id: 'conference',
    at: [1, 5],
    name: ['庭前会议', 'Pre-trial conference'],
    introduction: [
      '审判人员召集公诉人、被告人和辩护人，了解回避、证人名单、非法证据排除等问题。',
      'The judges hear the prosecutor, the accused and defence counsel on recusal, witnesses and the exclusion of evidence.',
    ],
    minutes: 15,
    guide: [
      '庭前会议只了解情况、听取意见，不作裁判（《刑事诉讼法》第一百八十七条）。',
      'The conference gathers information and opinions and decides nothing (Criminal Procedure Law, Article 187).',
    ],
    host: 'presiding',
    scene: 'meeting',
    seats: { presiding: 't3', clerk: 't5', prosecutor: 't2', assistant: 't1', accused: 't6', defender: 't7' },
    isFree: true,
  }),
  kind.hearing(ROLES, {
    id: 'inquiry',
    at: [1, 6],
    name: ['法庭调查', 'Court inquiry'],
    introduction: [
      '宣布开庭，公诉人宣读起诉书，讯问被告人，证人出庭，举证质证。',
      'The court opens; the prosecutor reads the indictment; the accused and the witness are examined, and the evidence is presented.',
    ],
    minutes: 35,
    guide: [
      '公诉人宣读起诉书后，被告人可以就指控的犯罪陈述（《刑事诉讼法》第一百九十一条）。',
      'After the indictment the accused may state their case on the charge (Criminal Procedure Law, Article 191).',
    ],
    hostGuide: [
      '告知诉讼权利，传证人用“传唤”。',
      'Inform the accused of their rights, and call the witness in.',
    ],
    host: 'presiding',
    scene: 'courtroom',
    seats: { ...COURT, witness: 'w' },
  }),
  kind.hearing(ROLES, {
    id: 'debate',
    at: [1, 7],
    name: ['辩论和陈述', 'Debate and last word'],
    introduction: [
      '公诉人发表公诉意见，辩护人发表辩护意见，互相辩论，被告人最后陈述。',
      'The prosecution and the defence argue their cases; the accused has the last word.',
    ],
    minutes: 20,
    guide: [
      '定罪和量刑的事实、证据都应当调查、辩论；被告人有最后陈述的权利（《刑事诉讼法》第一百九十八条）。',
      'Facts of guilt and of sentence are both inquired into and debated; the accused has the last word (Criminal Procedure Law, Article 198).',
    ],
    host: 'presiding',
    scene: 'courtroom',
    seats: COURT,
  }),
  kind.voting({
    id: 'deliberation',
    at: [1, 8],
    name: ['合议庭评议', 'Deliberation'],
    introduction: [
      '合议庭评议：指控的犯罪是否成立？',
      'The collegial panel deliberates: is the charge proved?',
    ],
    minutes: 15,
    guide: [
      '意见分歧的，按多数人的意见决定，少数意见写入笔录（《刑事诉讼法》第一百八十四条）。',
      'Where opinions differ the majority decides, and the minority is recorded (Criminal Procedure Law, Article 184).',
    ],
    host: 'presiding',
    question: ['指控的犯罪是否成立？', 'Is the charge proved?'],
    options: [
      ['成立', 'Proved'],
      ['不成立', 'Not proved'],
    ],
    scene: 'meeting',
    seats: ['t3', 't2', 't4', 't5'],
    voters: ['presiding', 'judge', 'assessor'],
    others: ['clerk'],
  }),
  kind.drafting({
    id: 'judgment',
    at: [1, 9.5],
    name: ['制作判决书', 'Judgment'],
    introduction: ['按评议结果制作刑事判决书。', 'The criminal judgment is written as deliberated.'],
    minutes: 25,
    guide: [
      '事实清楚，证据确实、充分的，作出有罪判决；证据不足的，作出无罪判决（《刑事诉讼法》第二百条）。',
      'Clear facts and sufficient evidence lead to a conviction, insufficient evidence to an acquittal (Criminal Procedure Law, Article 200).',
    ],
    host: 'presiding',
    papers: [JUDGMENT],
    others: ['judge', 'assessor', 'clerk'],
  }),
  ...kind.closing(ROLES, 'presiding', [1, 11]),
];

const TRANSITIONS = [
  kind.way('start', 'indictment', ['开始', 'Begin']),
  kind.way('indictment', 'fork_ready', ['提起公诉', 'The indictment is filed']),
  kind.way('fork_ready', 'evidence_plan', ['公诉方', 'The prosecution']),
  kind.way('fork_ready', 'defence_outline', ['辩护方', 'The defence']),
  kind.way('evidence_plan', 'join_ready', ['举证提纲已完成', 'The plan is written']),
  kind.way('defence_outline', 'join_ready', ['辩护提纲已完成', 'The outline is written']),
  kind.way('join_ready', 'conference', ['召开庭前会议', 'The conference is held']),
  kind.way('conference', 'inquiry', ['开庭', 'The court opens']),
  kind.way('inquiry', 'debate', ['调查结束，进入辩论', 'The inquiry closes: debate']),
  kind.way('debate', 'deliberation', ['休庭评议', 'The court withdraws']),
  kind.way('deliberation', 'judgment', ['多数认为成立', 'Proved by majority'], 'passed'),
  kind.way('deliberation', 'judgment', ['多数认为不成立', 'Not proved by majority'], 'rejected'),
  kind.way(
    'deliberation',
    'judgment',
    ['难以决定：提交审判委员会', 'Undecided: to the adjudication committee'],
    'tied',
  ),
  kind.way('judgment', 'report', ['判决书已签名', 'The judgment is signed']),
  kind.REPORT_DONE,
];

/** A criminal trial by a panel of three, from the indictment to the judgment. */
export const CRIMINAL: Pattern = patternOf({
  id: 'criminal_trial',
  experiment_type: 'litigation_arbitration',
  name: bi('刑事审判', 'Criminal trial'),
  description: bi(
    '审查起诉，控辩双方同时准备，庭前会议，法庭调查、辩论和最后陈述，合议，判决书。',
    'Indictment, both sides prepare side by side, pre-trial conference, inquiry, debate and last word, deliberation, judgment.',
  ),
  roles: ROLES,
  nodes: NODES,
  transitions: TRANSITIONS,
  lines: CRIMINAL_LINES,
  duties: {
    presiding: bi('主持庭审，制作判决书', 'Presides and writes the judgment'),
    judge: bi('参加庭审和评议', 'Sits and deliberates'),
    assessor: bi('参加庭审，对事实问题发表意见', 'Sits and gives an opinion on the facts'),
    clerk: bi('传达，记录', 'Serves papers and keeps the record'),
    prosecutor: bi('审查起诉，支持公诉', 'Drafts the indictment and prosecutes'),
    assistant: bi('协助阅卷和举证', 'Helps with the file and the evidence'),
    accused: bi('被指控的人', 'The person charged'),
    defender: bi('为被告人辩护', 'Defends the accused'),
    witness: bi('到庭说明自己知道的事实', 'Tells the court what they know'),
  },
  project: {
    objectives: [
      bi('写出事实清楚、证据对应的起诉书', 'Draft an indictment whose facts each rest on evidence'),
      bi('讯问、举证、质证和辩论', 'Examine, present evidence and debate'),
      bi('分别评议定罪和量刑', 'Deliberate on guilt and sentence separately'),
    ],
    requirements: COMMON_REQUIREMENTS,
    competency_goals: COMMON_GOALS,
    cover: 'courtroom',
  },
});
