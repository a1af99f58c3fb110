import { bi } from '../build.ts';
import { COMMON_GOALS, COMMON_REQUIREMENTS } from './beginnings.ts';
import { NEGOTIATION_LINES } from './lines/negotiation.ts';
import { paper } from './papers.ts';
import { type Pattern, patternOf } from './pattern.ts';
import * as kind from './sections.ts';

const ROLES = [
  kind.role('lead_a', 'claimant', 'other', ['甲方负责人', "Party A's principal"], 'd3'),
  kind.role('counsel_a', 'claimant', 'lawyer', ['甲方律师', "Party A's lawyer"], 'lawyer1'),
  kind.role('finance_a', 'claimant', 'other', ['甲方财务', "Party A's accountant"], 'd4'),
  kind.role('lead_b', 'respondent', 'other', ['乙方负责人', "Party B's principal"], 'd10'),
  kind.role('counsel_b', 'respondent', 'lawyer', ['乙方律师', "Party B's lawyer"], 'lawyer2'),
  kind.role('finance_b', 'respondent', 'other', ['乙方财务', "Party B's accountant"], 'd7'),
];

const PARTIES: [string, string][] = [
  ['甲方：{{party_a}}　　乙方：{{party_b}}', 'Party A: {{party_a}}. Party B: {{party_b}}.'],
];

const PLAN_PARTS: readonly (readonly [readonly [string, string], readonly [string, string]])[] = [
  [
    ['一、目标和底线', '1. Goal and limit'],
    ['（最好的结果，最低能接受的结果。）', '(The best result, and the least that is acceptable.)'],
  ],
  [
    ['二、对方的需要', "2. The other side's needs"],
    ['（对方要什么，能给什么。）', '(What they want, and what they can give.)'],
  ],
  [
    ['三、谈不成怎么办', '3. If there is no deal'],
    ['（最好的替代方案。）', '(The best alternative.)'],
  ],
  [
    ['四、议题和顺序', '4. Subjects and order'],
    ['（先谈什么，用什么交换什么。）', '(What comes first, and what is traded for what.)'],
  ],
];

const plan = (side: 'a' | 'b', party: string, partyEn: string) =>
  paper({
    id: `plan_${side}`,
    name: [`谈判方案（${party}）`, `Negotiation Plan (${partyEn})`],
    roles: [`counsel_${side}`, `lead_${side}`],
    head: PARTIES,
    parts: PLAN_PARTS,
    signs: { [`lead_${side}`]: [`${party}负责人`, `${partyEn}'s principal`] },
  });

const TERMS = paper({
  id: 'term_sheet',
  name: ['条款清单', 'Term Sheet'],
  roles: ['counsel_a', 'counsel_b'],
  head: PARTIES,
  parts: [
    [
      ['一、已经一致的条款', '1. Agreed terms'],
      ['（逐项写明。）', '(Item by item.)'],
    ],
    [
      ['二、尚未一致的条款', '2. Open terms'],
      ['（双方各自的方案。）', '(What each side proposes.)'],
    ],
  ],
  signs: { counsel_a: ['甲方律师', "Party A's lawyer"], counsel_b: ['乙方律师', "Party B's lawyer"] },
});

const CONTRACT = paper({
  id: 'contract_paper',
  name: ['合同', 'Contract'],
  roles: ['counsel_a', 'counsel_b'],
  head: PARTIES,
  parts: [
    [
      ['一、标的和价款', '1. Subject and price'],
      ['（标的、数量、质量、价款和支付。）', '(Subject, quantity, quality, price and payment.)'],
    ],
    [
      ['二、履行', '2. Performance'],
      ['（期限、地点、方式。）', '(Time, place and manner.)'],
    ],
    [
      ['三、陈述和保证', '3. Representations and warranties'],
      ['（各方保证什么，不真实的后果。）', '(What each side warrants, and what follows if it is untrue.)'],
    ],
    [
      ['四、违约责任', '4. Breach'],
      ['（违约金或者损失的计算。）', '(Liquidated damages or how loss is calculated.)'],
    ],
    [
      ['五、争议解决', '5. Disputes'],
      ['（协商不成的，诉讼还是仲裁，哪一个机构。）', '(Court or arbitration, and which.)'],
    ],
  ],
  signs: { lead_a: ['甲方', 'Party A'], lead_b: ['乙方', 'Party B'] },
});

const FAILURE = paper({
  id: 'failure_note',
  name: ['谈判纪要', 'Minutes of the Negotiation'],
  roles: ['counsel_a', 'counsel_b'],
  head: PARTIES,
  parts: [
    [
      ['一、谈到哪里', '1. How far it came'],
      ['（一致的和不一致的。）', '(What was agreed and what was not.)'],
    ],
    [
      ['二、保密和善后', '2. Confidentiality and what follows'],
      ['（谈判中知悉的商业秘密怎样处理。）', '(What happens to business secrets learnt in the talks.)'],
    ],
  ],
  signs: { counsel_a: ['甲方律师', "Party A's lawyer"], counsel_b: ['乙方律师', "Party B's lawyer"] },
});

const TABLE = {
  lead_a: 't2',
  counsel_a: 't1',
  finance_a: 't3',
  lead_b: 't4',
  counsel_b: 't5',
  finance_b: 't7',
};

const NODES = [
  kind.beginning([1, 0]),
  kind.fork('fork_plans', [1, 1]),
  kind.drafting({
    id: 'plan_a',
    at: [0.5, 2],
    name: ['甲方准备', 'Party A prepares'],
    introduction: ['甲方商定目标、底线和顺序。', 'Party A settles its goal, its limit and its order.'],
    minutes: 15,
    guide: ['底线只有本方知道，写得具体。', 'Only your side knows the limit; be specific.'],
    host: 'lead_a',
    papers: [plan('a', '甲方', 'Party A')],
    others: ['finance_a'],
  }),
  kind.drafting({
    id: 'plan_b',
    at: [1.5, 2],
    name: ['乙方准备', 'Party B prepares'],
    introduction: ['乙方商定目标、底线和顺序。', 'Party B settles its goal, its limit and its order.'],
    minutes: 15,
    guide: ['底线只有本方知道，写得具体。', 'Only your side knows the limit; be specific.'],
    host: 'lead_b',
    papers: [plan('b', '乙方', 'Party B')],
    others: ['finance_b'],
  }),
  kind.join('join_plans', [1, 3]),
  kind.hearing(ROLES, {
    id: 'first_round',
    at: [1, 4],
    name: ['第一轮谈判', 'First round'],
    introduction: [
      '双方说明需要，排出议题，先谈容易的。',
      'Both sides explain their needs, list the subjects and begin with the easy ones.',
    ],
    minutes: 25,
    guide: [
      '先问后答，不急于报价；恶意磋商、隐瞒重要事实的，要赔偿损失（《民法典》第五百条）。',
      'Ask before you answer and do not hurry to a price; bad faith and concealment lead to damages (Civil Code, Article 500).',
    ],
    host: 'lead_a',
    scene: 'meeting',
    seats: TABLE,
    isFree: true,
  }),
  kind.drafting({
    id: 'terms',
    at: [1, 5],
    name: ['条款清单', 'Term sheet'],
    introduction: [
      '双方律师写下已经一致和尚未一致的条款。',
      'The lawyers write down which terms are agreed and which are open.',
    ],
    minutes: 15,
    guide: ['一致的写成可以履行的句子。', 'Write what is agreed so that it can be performed.'],
    host: 'counsel_a',
    papers: [TERMS],
    others: ['lead_a', 'lead_b'],
  }),
  kind.hearing(ROLES, {
    id: 'second_round',
    at: [1, 6],
    name: ['第二轮谈判', 'Second round'],
    introduction: [
      '谈没有一致的条款，用一项换一项；需要时暂停，本方商量。',
      'The open terms are traded one for another; each side may withdraw to confer.',
    ],
    minutes: 25,
    guide: [
      '让步要有交换；谈判中知悉的商业秘密不得泄露（《民法典》第五百零一条）。',
      'Concede only in exchange; business secrets learnt in the talks are kept (Civil Code, Article 501).',
    ],
    host: 'lead_b',
    scene: 'meeting',
    seats: TABLE,
    isFree: true,
  }),
  kind.drafting({
    id: 'contract',
    at: [0.5, 7],
    name: ['签订合同', 'Contract'],
    introduction: [
      '双方律师起草合同，负责人签名。',
      'The lawyers draft the contract, and the principals sign it.',
    ],
    minutes: 25,
    guide: [
      '把条款清单变成合同：每个义务有期限和后果。',
      'Turn the term sheet into a contract: each duty has a time and a consequence.',
    ],
    host: 'counsel_a',
    papers: [CONTRACT],
    others: ['lead_a', 'lead_b'],
  }),
  kind.drafting({
    id: 'failure',
    at: [1.5, 7],
    name: ['谈判终止', 'No deal'],
    introduction: [
      '没有谈成：写纪要，处理保密和善后。',
      'There is no deal: write the minutes and settle confidentiality.',
    ],
    minutes: 10,
    guide: ['写清分歧在哪里，以后能不能再谈。', 'State where you differ, and whether talks may resume.'],
    host: 'counsel_a',
    papers: [FAILURE],
    others: ['lead_a', 'lead_b'],
  }),
  ...kind.closing(ROLES, 'lead_a', [1, 8]),
];

const TRANSITIONS = [
  kind.way('start', 'fork_plans', ['开始', 'Begin']),
  kind.way('fork_plans', 'plan_a', ['甲方', 'Party A']),
  kind.way('fork_plans', 'plan_b', ['乙方', 'Party B']),
  kind.way('plan_a', 'join_plans', ['方案已定', 'The plan is settled']),
  kind.way('plan_b', 'join_plans', ['方案已定', 'The plan is settled']),
  kind.way('join_plans', 'first_round', ['开始谈判', 'The talks begin']),
  kind.way('first_round', 'terms', ['第一轮结束', 'The first round ends']),
  kind.way('terms', 'second_round', ['条款清单已签名', 'The term sheet is signed']),
  kind.way('second_round', 'contract', ['谈成', 'A deal']),
  kind.way('second_round', 'failure', ['没有谈成', 'No deal']),
  kind.way('contract', 'report', ['合同已签名', 'The contract is signed']),
  kind.way('failure', 'report', ['纪要已签名', 'The minutes are signed']),
  kind.REPORT_DONE,
];

/** A negotiation in two rounds, to a contract or its end. */
export const NEGOTIATION: Pattern = patternOf({
  id: 'negotiation',
  experiment_type: 'non_litigation',
  name: bi('合同谈判', 'Negotiation'),
  description: bi(
    '双方同时准备方案，两轮谈判，条款清单，签订合同或者终止谈判。',
    'Both sides plan side by side, two rounds with a term sheet between them, then a contract or no deal.',
  ),
  roles: ROLES,
  nodes: NODES,
  transitions: TRANSITIONS,
  lines: NEGOTIATION_LINES,
  duties: {
    lead_a: bi('甲方的决定由其作出', "Makes Party A's decisions"),
    counsel_a: bi('起草文本，提示风险', 'Drafts and warns of risks'),
    finance_a: bi('算数额，守住底线', 'Calculates and keeps to the limit'),
    lead_b: bi('乙方的决定由其作出', "Makes Party B's decisions"),
    counsel_b: bi('起草文本，提示风险', 'Drafts and warns of risks'),
    finance_b: bi('算数额，守住底线', 'Calculates and keeps to the limit'),
  },
  project: {
    objectives: [
      bi('准备目标、底线和替代方案', 'Prepare goal, limit and alternative'),
      bi('用交换推动谈判', 'Move talks forward by trading'),
      bi('把谈判结果写成合同', 'Turn the result into a contract'),
    ],
    requirements: COMMON_REQUIREMENTS,
    competency_goals: COMMON_GOALS,
    cover: 'meeting',
  },
});
