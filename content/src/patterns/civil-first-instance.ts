import { bi } from '../build.ts';
import { COMMON_GOALS, COMMON_REQUIREMENTS } from './beginnings.ts';
import { CIVIL_LINES } from './lines/civil-first-instance.ts';
import { fromForm } from './papers.ts';
import { type Pattern, patternOf } from './pattern.ts';
import * as kind from './sections.ts';

const ROLES = [
  kind.role('presiding', 'bench', 'judge', ['审判长', 'Presiding judge'], 'presiding'),
  kind.role('judge', 'bench', 'judge', ['审判员', 'Judge'], 'judge'),
  kind.role('assessor', 'bench', 'other', ['人民陪审员', "People's assessor"], 'assessor'),
  kind.role('clerk', 'bench', 'functionary', ['书记员', 'Clerk'], 'clerk'),
  kind.role('plaintiff', 'claimant', 'other', ['原告', 'Plaintiff'], 'plaintiff'),
  kind.role('counsel_p', 'claimant', 'lawyer', ['原告代理人', "Plaintiff's counsel"], 'lawyer1'),
  kind.role('defendant', 'respondent', 'other', ['被告', 'Defendant'], 'defendant'),
  kind.role('counsel_d', 'respondent', 'lawyer', ['被告代理人', "Defendant's counsel"], 'lawyer2'),
  kind.role('witness', 'third', 'other', ['证人', 'Witness'], 'witness'),
];

const COURT = {
  presiding: 'j0',
  judge: 'j1',
  assessor: 'j2',
  clerk: 'c',
  plaintiff: 'p1',
  counsel_p: 'p2',
  defendant: 'd1',
  counsel_d: 'd2',
};

const NODES = [
  kind.beginning([1, 0]),
  kind.drafting({
    id: 'complaint',
    at: [1, 1],
    name: ['起草起诉状', 'Complaint'],
    introduction: [
      '原告一方写民事起诉状：请求明确，事实和理由能够支持请求。',
      "The plaintiff's side drafts the complaint: definite claims, and facts and grounds that support them.",
    ],
    minutes: 20,
    guide: [
      '起诉状记明当事人、诉讼请求和所根据的事实与理由、证据（《民事诉讼法》第一百二十四条）。',
      'A complaint states the parties, the claims with their facts and grounds, and the evidence (Civil Procedure Law, Article 124).',
    ],
    host: 'counsel_p',
    papers: [fromForm('complaint', ['counsel_p', 'plaintiff'])],
    others: ['plaintiff'],
  }),
  kind.hearing(ROLES, {
    id: 'filing',
    at: [1, 2],
    name: ['立案', 'Filing'],
    introduction: [
      '起诉状送到立案窗口。只审查起诉条件，不判断谁有理。',
      'The complaint arrives at the filing window. Only the conditions of an action are examined, not who is right.',
    ],
    minutes: 10,
    guide: [
      '符合起诉条件的，七日内立案（《民事诉讼法》第一百二十二条、第一百二十六条）。',
      'An action that meets the conditions is filed within seven days (Civil Procedure Law, Articles 122 and 126).',
    ],
    host: 'clerk',
    scene: 'office',
    seats: { clerk: 'h0', plaintiff: 'v1', counsel_p: 'v2' },
    isFree: true,
  }),
  kind.fork('fork_papers', [1, 3]),
  kind.drafting({
    id: 'evidence_list',
    at: [0.5, 4],
    name: ['原告举证', "Plaintiff's evidence"],
    introduction: [
      '原告一方在举证期限内提交证据目录。',
      "The plaintiff's side submits its list of evidence in time.",
    ],
    minutes: 20,
    guide: [
      '逐一分类编号，写明来源和证明对象。',
      'Number each item, and state its source and what it proves.',
    ],
    host: 'counsel_p',
    papers: [fromForm('evidence_list', ['counsel_p', 'plaintiff'])],
    others: ['plaintiff', 'witness'],
  }),
  kind.drafting({
    id: 'defence',
    at: [1.5, 4],
    name: ['被告答辩', 'Defence'],
    introduction: [
      '被告一方收到起诉状副本，写答辩状。',
      "The defendant's side has received the copy of the complaint and drafts its defence.",
    ],
    minutes: 20,
    guide: [
      '收到副本之日起十五日内提出答辩状（《民事诉讼法》第一百二十八条）。',
      'The defence is due within fifteen days of receiving the copy (Civil Procedure Law, Article 128).',
    ],
    host: 'counsel_d',
    papers: [fromForm('defence', ['counsel_d', 'defendant'])],
    others: ['defendant'],
  }),
  kind.join('join_papers', [1, 5]),
  kind.hearing(ROLES, {
    id: 'inquiry',
    at: [1, 6],
    name: ['法庭调查', 'Court inquiry'],
    introduction: [
      '开庭，陈述请求和答辩，归纳争议焦点，举证质证，证人作证。',
      'The court opens: claims and answer, the issues, the evidence of both sides, and the witness.',
    ],
    minutes: 30,
    guide: [
      '质证围绕真实性、合法性和关联性，以及证明力的有无和大小。',
      'Evidence is examined for authenticity, lawfulness and relevance, and for its weight.',
    ],
    hostGuide: ['归纳争议焦点，传证人用“传唤”。', 'Frame the issues, and call the witness in.'],
    host: 'presiding',
    scene: 'courtroom',
    seats: { ...COURT, witness: 'w' },
  }),
  kind.hearing(ROLES, {
    id: 'debate',
    at: [1, 7],
    name: ['法庭辩论', 'Court debate'],
    introduction: [
      '双方围绕争议焦点辩论，最后陈述；审判长询问是否愿意调解。',
      'Both sides argue the issues and state their final opinions; the presiding judge asks whether they will settle.',
    ],
    minutes: 20,
    guide: [
      '原告方发言，被告方答辩，互相辩论；最后各有一次最后意见（《民事诉讼法》第一百四十四条）。',
      'The plaintiff speaks, the defendant answers, then both debate; each has a final opinion (Civil Procedure Law, Article 144).',
    ],
    host: 'presiding',
    scene: 'courtroom',
    seats: COURT,
  }),
  kind.drafting({
    id: 'settlement',
    at: [2, 8],
    name: ['达成调解', 'Settlement'],
    introduction: [
      '双方愿意调解，协商并写成调解协议。',
      'The parties are willing to settle, negotiate the terms and put them in writing.',
    ],
    minutes: 15,
    guide: [
      '调解自愿、合法；数额、日期和方式要能够执行。',
      'A settlement is voluntary and lawful; sum, date and manner must be fit to be enforced.',
    ],
    host: 'presiding',
    papers: [fromForm('settlement', ['counsel_p', 'counsel_d'])],
    others: ['plaintiff', 'defendant', 'clerk'],
  }),
  kind.voting({
    id: 'deliberation',
    at: [1, 8],
    name: ['合议庭评议', 'Deliberation'],
    introduction: [
      '合议庭评议：原告的诉讼请求是否成立？',
      "The collegial panel deliberates: are the plaintiff's claims well founded?",
    ],
    minutes: 15,
    guide: [
      '少数服从多数，评议中的不同意见如实记入笔录（《民事诉讼法》第四十五条）。',
      'The majority decides, and other opinions are recorded as they were given (Civil Procedure Law, Article 45).',
    ],
    host: 'presiding',
    question: ['是否支持原告的诉讼请求？', "Are the plaintiff's claims to be granted?"],
    options: [
      ['支持', 'Grant'],
      ['不支持', 'Refuse'],
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
    introduction: [
      '按评议结果制作判决书，写明认定的事实、理由、适用的法律和判决结果。',
      'The judgment is written as deliberated: facts found, reasons, law applied and the decision.',
    ],
    minutes: 25,
    guide: [
      '判决书写明结果和理由，由审判人员、书记员署名（《民事诉讼法》第一百五十五条）。',
      'The judgment states decision and reasons and bears the names of judges and clerk (Civil Procedure Law, Article 155).',
    ],
    host: 'presiding',
    papers: [fromForm('judgment', ['presiding'])],
    others: ['judge', 'assessor', 'clerk'],
  }),
  ...kind.closing(ROLES, 'presiding', [1, 11]),
];

const TRANSITIONS = [
  kind.way('start', 'complaint', ['开始', 'Begin']),
  kind.way('complaint', 'filing', ['起诉状已提交', 'The complaint is submitted']),
  kind.way('filing', 'fork_papers', ['立案，送达副本', 'File it and serve the copy']),
  kind.way('fork_papers', 'evidence_list', ['原告一方', "Plaintiff's side"]),
  kind.way('fork_papers', 'defence', ['被告一方', "Defendant's side"]),
  kind.way('evidence_list', 'join_papers', ['证据已提交', 'The evidence is submitted']),
  kind.way('defence', 'join_papers', ['答辩状已提交', 'The defence is submitted']),
  kind.way('join_papers', 'inquiry', ['开庭', 'The court opens']),
  kind.way('inquiry', 'debate', ['调查结束，进入辩论', 'The inquiry closes: debate']),
  kind.way('debate', 'settlement', ['双方同意调解', 'The parties agree to settle']),
  kind.way('debate', 'deliberation', ['不愿调解，休庭评议', 'No settlement: deliberate']),
  kind.way('settlement', 'report', ['调解协议已签名', 'The settlement is signed']),
  kind.way('deliberation', 'judgment', ['多数支持', 'Granted by majority'], 'passed'),
  kind.way('deliberation', 'judgment', ['多数不支持', 'Refused by majority'], 'rejected'),
  kind.way(
    'deliberation',
    'judgment',
    ['难以决定：提交审判委员会', 'Undecided: to the adjudication committee'],
    'tied',
  ),
  kind.way('judgment', 'report', ['判决书已签名', 'The judgment is signed']),
  kind.REPORT_DONE,
];

/** A civil action at first instance, from the complaint to the judgment or a settlement. */
export const CIVIL: Pattern = patternOf({
  id: 'civil_first_instance',
  experiment_type: 'litigation_arbitration',
  name: bi('民事一审', 'Civil action at first instance'),
  description: bi(
    '起诉、立案，双方同时举证和答辩，法庭调查和辩论，调解或者合议，判决书。',
    "Complaint and filing, both sides' papers side by side, inquiry and debate, settlement or deliberation, judgment.",
  ),
  roles: ROLES,
  nodes: NODES,
  transitions: TRANSITIONS,
  lines: CIVIL_LINES,
  duties: {
    presiding: bi('主持庭审，归纳焦点，制作判决书', 'Presides, frames the issues, writes the judgment'),
    judge: bi('参加庭审和评议', 'Sits and deliberates'),
    assessor: bi('参加庭审，对事实问题发表意见', 'Sits and gives an opinion on the facts'),
    clerk: bi('立案，送达，记录', 'Files cases, serves papers, keeps the record'),
    plaintiff: bi('提起诉讼的当事人', 'The party who brings the action'),
    counsel_p: bi('代原告起草文书、出庭', 'Drafts and appears for the plaintiff'),
    defendant: bi('被起诉的当事人', 'The party against whom it is brought'),
    counsel_d: bi('代被告起草文书、出庭', 'Drafts and appears for the defendant'),
    witness: bi('到庭说明自己知道的事实', 'Tells the court what they know'),
  },
  project: {
    objectives: [
      bi(
        '写出请求明确的起诉状和有针对性的答辩状',
        'Draft a complaint with definite claims and an answer to each',
      ),
      bi('举证、质证，归纳争议焦点', 'Present and examine evidence, and frame the issues'),
      bi('按评议结果制作判决书', 'Write a judgment that follows the deliberation'),
    ],
    requirements: COMMON_REQUIREMENTS,
    competency_goals: COMMON_GOALS,
    cover: 'courtroom',
  },
});
