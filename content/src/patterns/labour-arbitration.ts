import { bi } from '../build.ts';
import { COMMON_GOALS, COMMON_REQUIREMENTS } from './beginnings.ts';
import { LABOUR_LINES } from './lines/labour-arbitration.ts';
import { paper } from './papers.ts';
import { type Pattern, patternOf } from './pattern.ts';
import * as kind from './sections.ts';

const ROLES = [
  kind.role('presiding', 'bench', 'other', ['首席仲裁员', 'Presiding arbitrator'], 'arbitrator'),
  kind.role('arb_a', 'bench', 'other', ['仲裁员甲', 'Arbitrator A'], 'd4'),
  kind.role('arb_b', 'bench', 'other', ['仲裁员乙', 'Arbitrator B'], 'd7'),
  kind.role('clerk', 'bench', 'functionary', ['书记员', 'Clerk'], 'clerk'),
  kind.role('claimant', 'claimant', 'other', ['申请人', 'Claimant'], 'plaintiff'),
  kind.role('rep_c', 'claimant', 'lawyer', ['申请人代理人', "Claimant's representative"], 'lawyer1'),
  kind.role('respondent', 'respondent', 'other', ['被申请人', 'Respondent'], 'd10'),
  kind.role('rep_r', 'respondent', 'lawyer', ['被申请人代理人', "Respondent's representative"], 'lawyer2'),
  kind.role('witness', 'third', 'other', ['证人', 'Witness'], 'witness'),
];

const TRIBUNAL = ['presiding', 'arb_a', 'arb_b'];
const ROOM = {
  presiding: 'a0',
  arb_a: 'a1',
  arb_b: 'a2',
  clerk: 'c',
  claimant: 'p1',
  rep_c: 'p2',
  respondent: 'd1',
  rep_r: 'd2',
};

const PARTIES: [string, string][] = [
  [
    '**申请人：**{{claimant_name}}，{{claimant_facts}}',
    '**Claimant:** {{claimant_name}}, {{claimant_facts}}',
  ],
  [
    '**被申请人：**{{respondent_name}}，{{respondent_facts}}',
    '**Respondent:** {{respondent_name}}, {{respondent_facts}}',
  ],
];
const TO_COMMISSION = ['{{arbitration_body}}', '{{arbitration_body}}'] as const;

const APPLICATION = paper({
  id: 'application_paper',
  name: ['劳动人事争议仲裁申请书', 'Application for Labour Arbitration'],
  roles: ['rep_c', 'claimant'],
  head: PARTIES,
  parts: [
    [
      ['一、仲裁请求', '1. Claims'],
      ['（逐项写明，每个数额写出算式。）', '(Item by item, each figure with its calculation.)'],
    ],
    [
      ['二、事实和理由', '2. Facts and grounds'],
      [
        '（入职、岗位、工资、争议怎样发生，依据的条文。）',
        '(Hiring, post, wages, how the dispute arose, and the law.)',
      ],
    ],
    [
      ['三、证据和证人', '3. Evidence and witnesses'],
      [
        '（证据及其来源，证人的姓名和住所。）',
        '(The evidence and its sources; names and addresses of witnesses.)',
      ],
    ],
  ],
  to: TO_COMMISSION,
  signs: { claimant: ['申请人', 'Claimant'] },
});

const EVIDENCE = paper({
  id: 'evidence_paper',
  name: ['证据目录', 'List of Evidence'],
  roles: ['rep_c', 'claimant'],
  head: [['提交人：{{claimant_name}}', 'Submitted by: {{claimant_name}}']],
  parts: [
    [
      ['一、证据', '1. Evidence'],
      [
        '（编号、名称、来源、要证明什么，一件一行。）',
        '(Number, name, source and what it proves, one a line.)',
      ],
    ],
    [
      ['二、申请证人出庭', '2. Witness to be heard'],
      [
        '（姓名，知道什么，同当事人有什么关系。）',
        '(Name, what they know, and how they are related to the parties.)',
      ],
    ],
  ],
  signs: { rep_c: ['申请人代理人', "Claimant's representative"] },
});

const DEFENCE = paper({
  id: 'defence_paper',
  name: ['仲裁答辩书', 'Statement of Defence'],
  roles: ['rep_r', 'respondent'],
  head: [...PARTIES].reverse(),
  parts: [
    [
      ['一、答辩意见', '1. Answer'],
      [
        '（对每一项请求：承认、否认，还是承认一部分。）',
        '(To each claim: admitted, denied, or admitted in part.)',
      ],
    ],
    [
      ['二、事实和理由', '2. Facts and reasons'],
      [
        '（依据的规章制度、证据和条文；时效抗辩写在这里。）',
        '(Rules, evidence and law relied on; limitation is pleaded here.)',
      ],
    ],
    [
      ['三、证据', '3. Evidence'],
      ['（编号、名称、要证明什么。）', '(Number, name and what it proves.)'],
    ],
  ],
  to: TO_COMMISSION,
  signs: { rep_r: ['被申请人代理人', "Respondent's representative"] },
});

const SETTLEMENT = paper({
  id: 'settlement_paper',
  name: ['仲裁调解书', 'Mediation Statement'],
  roles: ['presiding', 'clerk'],
  head: [['{{arbitration_body}}　　{{case_number}}', '{{arbitration_body}}, {{case_number}}'], ...PARTIES],
  parts: [
    [
      ['一、仲裁请求', '1. Claims'],
      ['（申请人的请求，概括写明。）', "(The claimant's claims in brief.)"],
    ],
    [
      ['二、调解结果', '2. Terms agreed'],
      [
        '（谁在什么时候付多少，逾期怎样；其他争议怎样了结。）',
        '(Who pays what and when, what follows from delay, and how everything else is settled.)',
      ],
    ],
  ],
  signs: {
    presiding: ['首席仲裁员', 'Presiding arbitrator'],
    claimant: ['申请人', 'Claimant'],
    respondent: ['被申请人', 'Respondent'],
  },
});

const AWARD = paper({
  id: 'award_paper',
  name: ['仲裁裁决书', 'Arbitral Award'],
  roles: ['presiding'],
  head: [['{{arbitration_body}}　　{{case_number}}', '{{arbitration_body}}, {{case_number}}'], ...PARTIES],
  parts: [
    [
      ['一、仲裁请求和答辩', '1. Claims and answer'],
      ['（双方各自的主张。）', '(What each side asserts.)'],
    ],
    [
      ['二、争议事实', '2. Facts in dispute'],
      ['（认定的事实，每一事实所依据的证据。）', '(The facts found, and the evidence for each.)'],
    ],
    [
      ['三、裁决理由', '3. Reasons'],
      ['（适用的条文；举证责任由谁承担。）', '(The law applied, and who bears the burden of proof.)'],
    ],
    [
      ['四、裁决结果', '4. Decision'],
      [
        '（逐项写明支持多少、驳回哪些；是不是终局裁决，不服的怎么办。）',
        '(Item by item what is granted and refused; whether the award is final, and the remedies against it.)',
      ],
    ],
  ],
  signs: {
    presiding: ['首席仲裁员', 'Presiding arbitrator'],
    arb_a: ['仲裁员', 'Arbitrator'],
    arb_b: ['仲裁员', 'Arbitrator'],
  },
});

const NODES = [
  kind.beginning([1, 0]),
  kind.drafting({
    id: 'application',
    at: [1, 1],
    name: ['申请仲裁', 'Application'],
    introduction: [
      '申请人一方写仲裁申请书：请求可以计算，事实有证据。',
      "The claimant's side writes the application: claims that can be calculated, facts that can be proved.",
    ],
    minutes: 20,
    guide: [
      '申请书应当记明当事人、请求和所根据的事实理由、证据和证人（《调解仲裁法》第二十八条）。',
      'An application states the parties, the claims with their facts and grounds, and the evidence and witnesses (Law on Mediation and Arbitration, Article 28).',
    ],
    host: 'rep_c',
    papers: [APPLICATION],
    others: ['claimant'],
  }),
  kind.hearing(ROLES, {
    id: 'acceptance',
    at: [1, 2],
    name: ['审查受理', 'Acceptance'],
    introduction: [
      '申请送到仲裁委员会的窗口。书记员审查管辖、主体和请求，决定是否受理。',
      "The application arrives at the commission's window. The clerk examines jurisdiction, parties and claims and decides whether it is accepted.",
    ],
    minutes: 10,
    guide: [
      '五日内决定是否受理；不受理的，书面说明理由（《调解仲裁法》第二十九条）。',
      'Whether to accept is decided within five days; a refusal is in writing and gives reasons (Law on Mediation and Arbitration, Article 29).',
    ],
    host: 'clerk',
    scene: 'office',
    seats: { clerk: 'h0', claimant: 'v1', rep_c: 'v2' },
    isFree: true,
  }),
  kind.fork('fork_papers', [1, 3]),
  kind.drafting({
    id: 'claimant_papers',
    at: [0.5, 4],
    name: ['申请人举证', "Claimant's evidence"],
    introduction: [
      '申请人一方整理证据，申请证人出庭。',
      "The claimant's side lists its evidence and asks for its witness to be heard.",
    ],
    minutes: 20,
    guide: [
      '每件证据写清要证明什么；用人单位掌握的证据，也可以申请要求提供。',
      'State what each item proves; evidence in the hands of the employer may be asked for.',
    ],
    host: 'rep_c',
    papers: [EVIDENCE],
    others: ['claimant', 'witness'],
  }),
  kind.drafting({
    id: 'defence',
    at: [1.5, 4],
    name: ['被申请人答辩', "Respondent's defence"],
    introduction: [
      '被申请人一方收到申请书副本，写答辩书。',
      "The respondent's side has received the copy of the application and writes its defence.",
    ],
    minutes: 20,
    guide: [
      '收到申请书副本后十日内提交答辩书；不提交的，不影响仲裁程序（《调解仲裁法》第三十条）。',
      'The defence is due within ten days of receiving the copy; without one the proceedings go on (Law on Mediation and Arbitration, Article 30).',
    ],
    host: 'rep_r',
    papers: [DEFENCE],
    others: ['respondent'],
  }),
  kind.join('join_papers', [1, 5]),
  kind.hearing(ROLES, {
    id: 'hearing',
    at: [1, 6],
    name: ['仲裁庭审', 'Hearing'],
    introduction: [
      '开庭：核对身份，申请人陈述请求，被申请人答辩，举证质证，证人作证，辩论，最后意见。',
      'The hearing: identities are checked, the claimant states the claims and the respondent answers; evidence, witness, debate and final opinions follow.',
    ],
    minutes: 40,
    guide: [
      '当事人有权质证和辩论；辩论终结时征询最后意见（《调解仲裁法》第三十八条）。',
      'The parties may examine the evidence and debate; at the end each is asked for a final opinion (Law on Mediation and Arbitration, Article 38).',
    ],
    hostGuide: [
      '传证人用“传唤”；笔录经双方核对后签名。',
      'Call the witness in; both sides read and sign the record.',
    ],
    host: 'presiding',
    scene: 'arbitration',
    seats: { ...ROOM, witness: 'w' },
  }),
  kind.hearing(ROLES, {
    id: 'mediation',
    at: [1, 7],
    name: ['裁决前调解', 'Mediation'],
    introduction: [
      '作出裁决前先行调解：双方各自的底线在哪里，有没有都能接受的方案？',
      'Before the award the tribunal mediates: where is the limit of each side, and is there a solution that both accept?',
    ],
    minutes: 15,
    guide: [
      '作出裁决前应当先行调解；达成协议的制作调解书，不成的及时裁决（《调解仲裁法》第四十二条）。',
      'Before an award there is mediation; an agreement becomes a mediation statement, otherwise the award follows without delay (Law on Mediation and Arbitration, Article 42).',
    ],
    host: 'presiding',
    scene: 'arbitration',
    seats: ROOM,
    isFree: true,
  }),
  kind.drafting({
    id: 'settlement',
    at: [2, 8],
    name: ['制作调解书', 'Mediation statement'],
    introduction: [
      '双方达成协议，仲裁庭制作调解书，双方签收后发生法律效力。',
      'The parties have agreed. The tribunal draws up the mediation statement, which takes effect when both have signed for it.',
    ],
    minutes: 15,
    guide: [
      '调解书写明仲裁请求和协议的结果，由仲裁员签名，送达双方（《调解仲裁法》第四十二条）。',
      'The statement sets out the claims and the terms; the arbitrators sign it, and it is served on both sides (Law on Mediation and Arbitration, Article 42).',
    ],
    host: 'presiding',
    papers: [SETTLEMENT],
    others: ['claimant', 'rep_c', 'respondent', 'rep_r'],
  }),
  kind.voting({
    id: 'deliberation',
    at: [1, 8],
    name: ['合议表决', 'Deliberation'],
    introduction: [
      '调解不成。三名仲裁员合议：申请人的主要请求是否成立？先说理由，再表决。',
      "Mediation has failed. The three arbitrators deliberate: is the claimant's main claim well founded? First the reasons, then the vote.",
    ],
    minutes: 15,
    guide: [
      '按多数意见裁决，少数意见记入笔录；形不成多数的，按首席仲裁员的意见（《调解仲裁法》第四十五条）。',
      "The majority decides and the minority is recorded; without a majority the presiding arbitrator's opinion prevails (Law on Mediation and Arbitration, Article 45).",
    ],
    host: 'presiding',
    question: ['是否支持申请人的主要请求？', "Is the claimant's main claim to be granted?"],
    options: [
      ['支持', 'Grant'],
      ['不支持', 'Refuse'],
    ],
    scene: 'meeting',
    seats: ['t3', 't2', 't4', 't5'],
    voters: TRIBUNAL,
    others: ['clerk'],
  }),
  kind.drafting({
    id: 'award',
    at: [1, 9.5],
    name: ['制作裁决书', 'Award'],
    introduction: [
      '按合议结果制作裁决书：请求、争议事实、理由、结果和日期。',
      'The award is written as deliberated: claims, facts in dispute, reasons, decision and date.',
    ],
    minutes: 25,
    guide: [
      '裁决书由仲裁员签名；持不同意见的，可以签名也可以不签名（《调解仲裁法》第四十六条）。',
      'The arbitrators sign the award; one who dissents may sign or not (Law on Mediation and Arbitration, Article 46).',
    ],
    host: 'presiding',
    papers: [AWARD],
    others: ['arb_a', 'arb_b', 'clerk'],
  }),
  ...kind.closing(ROLES, 'presiding', [1, 11]),
];

const TRANSITIONS = [
  kind.way('start', 'application', ['开始', 'Begin']),
  kind.way('application', 'acceptance', ['申请书已提交', 'The application is submitted']),
  kind.way('acceptance', 'fork_papers', ['决定受理，送达副本', 'Accept it and serve the copy']),
  kind.way('fork_papers', 'claimant_papers', ['申请人一方', "Claimant's side"]),
  kind.way('fork_papers', 'defence', ['被申请人一方', "Respondent's side"]),
  kind.way('claimant_papers', 'join_papers', ['证据已提交', 'The evidence is submitted']),
  kind.way('defence', 'join_papers', ['答辩书已提交', 'The defence is submitted']),
  kind.way('join_papers', 'hearing', ['开庭', 'The hearing opens']),
  kind.way('hearing', 'mediation', ['庭审结束，先行调解', 'The hearing closes: mediate']),
  kind.way('mediation', 'settlement', ['达成协议', 'The parties agree']),
  kind.way('mediation', 'deliberation', ['调解不成，进入合议', 'No agreement: deliberate']),
  kind.way('settlement', 'report', ['调解书已签收', 'The statement is signed for']),
  kind.way('deliberation', 'award', ['多数支持：裁决支持', 'Granted by majority'], 'passed'),
  kind.way('deliberation', 'award', ['多数不支持：裁决驳回', 'Refused by majority'], 'rejected'),
  kind.way(
    'deliberation',
    'award',
    ['无多数：按首席意见', "No majority: the presiding arbitrator's opinion"],
    'tied',
  ),
  kind.way('award', 'report', ['裁决书已签名', 'The award is signed']),
  kind.REPORT_DONE,
];

/** Labour arbitration: both sides' papers side by side, mediation before the award, a tribunal of three. */
export const LABOUR: Pattern = patternOf({
  id: 'labour_arbitration',
  experiment_type: 'litigation_arbitration',
  name: bi('劳动争议仲裁', 'Labour arbitration'),
  description: bi(
    '申请、受理，双方同时举证和答辩，庭审，裁决前调解，三人仲裁庭合议，裁决书。',
    "Application and acceptance, both sides' papers side by side, hearing, mediation, deliberation of three arbitrators, award.",
  ),
  roles: ROLES,
  nodes: NODES,
  transitions: TRANSITIONS,
  lines: LABOUR_LINES,
  duties: {
    presiding: bi('主持庭审和调解，起草裁决书', 'Presides over hearing and mediation, drafts the award'),
    arb_a: bi('参加庭审、合议，核对数额', 'Sits and deliberates, checks the figures'),
    arb_b: bi('参加庭审、合议，核对数额', 'Sits and deliberates, checks the figures'),
    clerk: bi('审查受理，送达，记录', 'Accepts cases, serves papers, keeps the record'),
    claimant: bi('提出仲裁请求的劳动者', 'The worker who makes the claim'),
    rep_c: bi('代申请人起草文书、出庭', 'Drafts and appears for the claimant'),
    respondent: bi('被申请的用人单位', 'The employer against whom it is made'),
    rep_r: bi('代被申请人起草文书、出庭', 'Drafts and appears for the respondent'),
    witness: bi('到庭说明自己知道的事实', 'Tells the tribunal what they know'),
  },
  project: {
    objectives: [
      bi(
        '写出请求可以计算的申请书和有针对性的答辩书',
        'Draft claims that can be calculated and an answer to each',
      ),
      bi('分配劳动争议的举证责任', 'Allocate the burden of proof in a labour dispute'),
      bi('先行调解，合议，制作裁决书', 'Mediate, deliberate and write an award'),
    ],
    requirements: COMMON_REQUIREMENTS,
    competency_goals: COMMON_GOALS,
    cover: 'arbitration',
  },
});
