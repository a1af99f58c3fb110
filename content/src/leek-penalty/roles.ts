import type { CaseRole, FlowRole } from '@lets/contract';
import { bi } from '../build.ts';
import { castOf, type Person } from '../case-frame.ts';
import { BRIEFS } from './role-briefs.ts';

export const FLOW_ROLES: FlowRole[] = [
  {
    id: 'officer_a',
    type: 'functionary',
    side: 'claimant',
    name: bi('承办执法人员', 'Officer in charge'),
    character: 'officer',
  },
  {
    id: 'officer_b',
    type: 'functionary',
    side: 'claimant',
    name: bi('协办执法人员', 'Second officer'),
    character: 'prosecutor',
  },
  {
    id: 'host',
    type: 'functionary',
    side: 'bench',
    name: bi('听证主持人', 'Hearing officer'),
    character: 'notary',
  },
  { id: 'clerk', type: 'functionary', side: 'bench', name: bi('记录员', 'Clerk'), character: 'clerk' },
  { id: 'head', type: 'functionary', side: 'bench', name: bi('局长', 'Head of the agency'), character: 'd3' },
  {
    id: 'deputy_a',
    type: 'functionary',
    side: 'bench',
    name: bi('分管副局长', 'Deputy head in charge'),
    character: 'd4',
  },
  {
    id: 'deputy_b',
    type: 'functionary',
    side: 'bench',
    name: bi('副局长', 'Deputy head'),
    character: 'd5',
  },
  { id: 'party', type: 'other', side: 'respondent', name: bi('当事人', 'Party'), character: 'plaintiff' },
  { id: 'agent', type: 'lawyer', side: 'respondent', name: bi('代理人', 'Agent'), character: 'lawyer2' },
  { id: 'witness', type: 'other', side: 'third', name: bi('供货商', 'Supplier'), character: 'witness' },
];

/** Nobody sits on two of these sides. */
export const APART = ['officer_a officer_b', 'host clerk head deputy_a deputy_b', 'party agent', 'witness'];

export const ALL_ROLES: readonly string[] = FLOW_ROLES.map((role) => role.id);

/** Who they are here; the characters are those of the flow. */
const PEOPLE: readonly Person[] = [
  [
    'officer_a',
    bi('赵成', 'Zhao Cheng'),
    bi('调查取证，提出处罚建议，制作文书', 'Investigates, proposes the penalty and drafts the papers'),
  ],
  [
    'officer_b',
    bi('孙洁', 'Sun Jie'),
    bi('共同执法，制作现场笔录', 'Second officer on the spot, keeps the record there'),
  ],
  [
    'host',
    bi('吴越', 'Wu Yue'),
    bi('法制科，主持听证，法制审核', 'Legal section: conducts the hearing, reviews the law'),
  ],
  ['clerk', bi('', ''), bi('听证记录，送达', 'Records the hearing, serves the papers')],
  [
    'head',
    bi('程国良', 'Cheng Guoliang'),
    bi('主持集体讨论，签发决定', 'Leads the collective discussion, signs the decision'),
  ],
  ['deputy_a', bi('贺敏', 'He Min'), bi('分管食品，有表决权', 'In charge of food, has a vote')],
  [
    'deputy_b',
    bi('邵平', 'Shao Ping'),
    bi('分管法制和信用，有表决权', 'In charge of law and credit, has a vote'),
  ],
  ['party', bi('林月娥', "Lin Yue'e"), bi('蔬果店主，卖了 8 公斤韭菜', 'Greengrocer, sold 8 kg of leeks')],
  ['agent', bi('顾敏', 'Gu Min'), bi('法律援助律师，代理当事人', 'Legal aid lawyer, for the party')],
  ['witness', bi('周德才', 'Zhou Decai'), bi('城北批发市场摊主', 'Stallholder in the wholesale market')],
];

export const CASE_ROLES: CaseRole[] = castOf(FLOW_ROLES, PEOPLE, BRIEFS);
