import { type PaperPlan, section } from '../papers.ts';

/** What is drafted during and after the trial. */

const PANEL: PaperPlan['signers'] = [
  ['presiding', '审判长', 'Presiding judge'],
  ['judge', '审判员', 'Judge'],
  ['assessor', '人民陪审员', "People's assessor"],
  ['clerk', '书记员', 'Court clerk'],
];

export const WITHDRAWAL: PaperPlan = {
  id: 'withdrawal_note',
  name: ['撤回证据说明', 'Notice Withdrawing Evidence'],
  role_ids: ['assistant', 'prosecutor'],
  head: [['致：{{court}}　　{{case_number}}', 'To: {{court}}, {{case_number}}']],
  parts: [
    section(
      ['一、撤回的证据', '1. What is withdrawn'],
      ['哪一份证据，制作的时间', 'Which evidence, and when it was made'],
      ['{{excluded_item}}', '{{excluded_item}}'],
    ),
    section(
      ['二、撤回的理由', '2. Why'],
      ['合法性的疑点和核查的结果', 'The doubts about lawfulness, and what the check showed'],
    ),
    section(
      ['三、据以指控的其余证据', '3. The remaining evidence'],
      ['其余证据，有利于被告人的也列明', 'The remaining evidence, including evidence in his favour'],
    ),
    section(
      ['四、对量刑建议的影响', '4. Effect on the recommendation'],
      ['建议是否变化', 'Whether the recommendation changes'],
    ),
  ],
  signers: [['prosecutor', '检察官', 'Prosecutor']],
  date: '{{conference_date}}',
};

export const CHECK: PaperPlan = {
  id: 'circumstances_check',
  name: ['量刑情节核对意见', 'Check of the Sentencing Circumstances'],
  role_ids: ['assistant', 'prosecutor'],
  head: [['{{case_number}}　　被告人：{{defendant_name}}', '{{case_number}}. Defendant: {{defendant_name}}']],
  parts: [
    section(
      ['一、异议的要点', '1. The objection'],
      ['辩护方或者合议庭的意见', 'The opinion of the defence or of the panel'],
    ),
    section(
      ['二、情节逐项核对', '2. The circumstances item by item'],
      [
        '到案、退赔、谅解、起因和材料出处',
        'Arrival, restitution, forgiveness and cause, with the source of each',
      ],
    ),
    section(
      ['三、缓刑条件', '3. Conditions for suspension'],
      ['四个条件是否具备', 'Whether each of the four conditions is met'],
    ),
    section(
      ['四、处理意见', '4. Proposal'],
      ['调整还是维持，理由', 'To adjust or to maintain, with reasons'],
    ),
  ],
  signers: [['prosecutor', '检察官', 'Prosecutor']],
  date: '{{trial_date}}',
};

export const ASSESSOR: PaperPlan = {
  id: 'assessor_opinion',
  name: ['人民陪审员评议意见', "Opinion of the People's Assessor"],
  role_ids: ['assessor'],
  head: [['{{case_number}}', '{{case_number}}']],
  parts: [
    section(
      ['一、我看到和问到的事实', '1. The facts as I saw and heard them'],
      ['自己在庭上看到、问到什么', 'What the assessor saw and asked in court'],
    ),
    section(
      ['二、我对争议的意见', '2. My opinion on what was disputed'],
      ['每次表决的意见和理由', 'The opinion in each vote, with reasons'],
    ),
    section(
      ['三、我听了法律说明以后的变化', '3. What the explanation of the law changed'],
      [
        '法官说明了什么，有没有改变看法',
        "What the judges explained, and whether it changed the assessor's view",
      ],
    ),
  ],
  signers: [['assessor', '人民陪审员', "People's assessor"]],
  date: '{{judgment_date}}',
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
    section(
      ['一、经审理查明', '1. Facts found'],
      ['事实、数额、到案、退赔', 'Facts, value, how he came to the police, restitution'],
    ),
    section(
      ['二、证据的采信和排除', '2. Evidence admitted and excluded'],
      ['第一份笔录的处理和理由', 'How the first record is dealt with, and why'],
    ),
    section(
      ['三、认罪认罚和量刑建议的审查', '3. Plea and recommendation'],
      ['自愿性、建议是否明显不当', 'Whether the plea was voluntary and the recommendation clearly improper'],
    ),
    section(
      ['四、判决主文', '4. Judgment'],
      ['罪名、刑罚、退赔', 'Offence, penalty, restitution'],
      ['{{sentence}}', '{{sentence}}'],
    ),
    section(['五、上诉权利', '5. Appeal'], ['期限和起算', 'The time limit and when it starts to run']),
  ],
  signers: PANEL,
  date: '{{judgment_date}}',
};

export const RECORD: PaperPlan = {
  id: 'deliberation_record',
  name: ['合议庭评议笔录', 'Record of Deliberation'],
  role_ids: ['clerk'],
  head: [['{{case_number}}', '{{case_number}}']],
  parts: [
    section(
      ['一、各人的意见和理由', '1. Opinions and reasons'],
      ['每人的意见，分歧照实写', 'The opinion of each member, with differences recorded as they were'],
    ),
    section(['二、表决结果', '2. Result of the votes'], ['每次表决的结果', 'The result of each vote']),
  ],
  signers: PANEL,
  date: '{{judgment_date}}',
};
