import type { CaseRole, FlowRole } from '@lets/contract';
import { bi } from '../build.ts';
import { castOf, type Person } from '../case-frame.ts';
import { BRIEFS } from './role-briefs.ts';

export const FLOW_ROLES: FlowRole[] = [
  {
    id: 'presiding',
    type: 'other',
    side: 'bench',
    name: bi('首席仲裁员', 'Presiding arbitrator'),
    character: 'arbitrator',
  },
  { id: 'arb_a', type: 'other', side: 'bench', name: bi('仲裁员甲', 'Arbitrator A'), character: 'd4' },
  { id: 'arb_b', type: 'other', side: 'bench', name: bi('仲裁员乙', 'Arbitrator B'), character: 'd7' },
  { id: 'clerk', type: 'functionary', side: 'bench', name: bi('书记员', 'Clerk'), character: 'clerk' },
  { id: 'claimant', type: 'other', side: 'claimant', name: bi('申请人', 'Claimant'), character: 'd1' },
  {
    id: 'rep_c',
    type: 'lawyer',
    side: 'claimant',
    name: bi('申请人代理人', "Claimant's representative"),
    character: 'lawyer1',
  },
  {
    id: 'rep_e',
    type: 'lawyer',
    side: 'respondent',
    name: bi('用人单位代理人', "Employer's representative"),
    character: 'lawyer2',
  },
  { id: 'hr', type: 'other', side: 'respondent', name: bi('人力资源经理', 'HR manager'), character: 'd10' },
  {
    id: 'inhouse',
    type: 'lawyer',
    side: 'respondent',
    name: bi('公司法务', 'In-house counsel'),
    character: 'notary',
  },
  { id: 'witness', type: 'other', side: 'third', name: bi('证人', 'Witness'), character: 'witness' },
];

/** Nobody sits on two of these sides. */
export const APART = ['presiding arb_a arb_b clerk', 'claimant rep_c', 'rep_e hr inhouse', 'witness'];

export const ALL_ROLES: readonly string[] = FLOW_ROLES.map((role) => role.id);
export const TRIBUNAL = ['presiding', 'arb_a', 'arb_b'] as const;

const NO_NAME = bi('', '');
const PEOPLE: readonly Person[] = [
  [
    'presiding',
    NO_NAME,
    bi('主持庭审和调解，起草裁决', 'Presides over the hearing and mediation and drafts the award'),
  ],
  [
    'arb_a',
    NO_NAME,
    bi('企业方面推荐，人力资源出身', 'Nominated by the employers; background in human resources'),
  ],
  [
    'arb_b',
    NO_NAME,
    bi('工会推荐，熟悉工时和工资', 'Nominated by the union; knows working hours and wages well'),
  ],
  ['clerk', NO_NAME, bi('登记受理，送达，记录', 'Registers cases, serves documents and keeps the record')],
  [
    'claimant',
    bi('何佳宁', 'He Jianing'),
    bi('运营专员，被解除劳动合同', 'Operations specialist, dismissed'),
  ],
  ['rep_c', bi('宋一苇', 'Song Yiwei'), bi('恒正律师事务所律师', 'Lawyer, Hengzheng Law Firm')],
  ['rep_e', bi('丁朝阳', 'Ding Chaoyang'), bi('衡川律师事务所律师', 'Lawyer, Hengchuan Law Firm')],
  [
    'hr',
    bi('方敏', 'Fang Min'),
    bi('作出解除通知，掌管考勤', 'Issued the termination notice; in charge of attendance'),
  ],
  [
    'inhouse',
    bi('孟岚', 'Meng Lan'),
    bi('公司法务，管证据和授权', 'In-house counsel, in charge of evidence and authorisation'),
  ],
  [
    'witness',
    bi('江帆', 'Jiang Fan'),
    bi('申请人原来的组长，已离职', "The claimant's former team leader; has left the company"),
  ],
];

export const CASE_ROLES: CaseRole[] = castOf(FLOW_ROLES, PEOPLE, BRIEFS);
