import type { CaseRole, FlowRole } from '@lets/contract';
import { bi } from '../build.ts';
import { castOf, type Person } from '../case-frame.ts';
import { BRIEFS } from './role-briefs.ts';

export const FLOW_ROLES: FlowRole[] = [
  {
    id: 'buyer',
    type: 'other',
    side: 'claimant',
    name: bi('收购方董事长', 'Chair of the buyer'),
    character: 'd3',
  },
  {
    id: 'cfo',
    type: 'other',
    side: 'claimant',
    name: bi('收购方财务总监', 'Chief financial officer of the buyer'),
    character: 'd4',
  },
  {
    id: 'gc',
    type: 'other',
    side: 'claimant',
    name: bi('收购方法务总监', 'General counsel of the buyer'),
    character: 'd5',
  },
  {
    id: 'counsel_b',
    type: 'lawyer',
    side: 'claimant',
    name: bi('收购方律师', "Buyer's lawyer"),
    character: 'lawyer1',
  },
  {
    id: 'analyst',
    type: 'lawyer',
    side: 'claimant',
    name: bi('尽职调查律师', 'Due diligence lawyer'),
    character: 'delegate',
  },
  {
    id: 'seller',
    type: 'other',
    side: 'respondent',
    name: bi('转让方', 'Transferor'),
    character: 'defendant',
  },
  {
    id: 'counsel_s',
    type: 'lawyer',
    side: 'respondent',
    name: bi('转让方律师', "Transferor's lawyer"),
    character: 'lawyer2',
  },
  {
    id: 'finance',
    type: 'other',
    side: 'respondent',
    name: bi('目标公司财务负责人', 'Head of finance of the target'),
    character: 'd7',
  },
  {
    id: 'holder',
    type: 'other',
    side: 'third',
    name: bi('其他股东', 'Other shareholder'),
    character: 'plaintiff',
  },
  { id: 'notary', type: 'notary', side: 'bench', name: bi('公证员', 'Notary'), character: 'notary' },
];

/** Nobody sits on two of these sides. */
export const APART = ['buyer cfo gc counsel_b analyst', 'seller counsel_s finance', 'holder', 'notary'];

export const ALL_ROLES: readonly string[] = FLOW_ROLES.map((role) => role.id);

/** Who they are here; the characters are those of the flow. */
const PEOPLE: readonly Person[] = [
  [
    'buyer',
    bi('罗启明', 'Luo Qiming'),
    bi('江海医疗，要控股，有表决权', 'Jianghai Medical: wants control, has a vote'),
  ],
  ['cfo', bi('梁悦', 'Liang Yue'), bi('管付款和税，有表决权', 'In charge of payment and tax, has a vote')],
  [
    'gc',
    bi('许知远', 'Xu Zhiyuan'),
    bi('管风险和合规，有表决权', 'In charge of risk and compliance, has a vote'),
  ],
  [
    'counsel_b',
    bi('秦越', 'Qin Yue'),
    bi('恒明所，谈判、起草、出具法律意见', 'Hengming: negotiates, drafts, issues the legal opinion'),
  ],
  ['analyst', bi('陆一鸣', 'Lu Yiming'), bi('恒明所，尽职调查', 'Hengming: due diligence')],
  ['seller', bi('沈维民', 'Shen Weimin'), bi('持股 60%，法定代表人', 'Holds 60%, legal representative')],
  [
    'counsel_s',
    bi('方若兰', 'Fang Ruolan'),
    bi('代理转让方谈判、披露、通知', 'Acts for the transferor in negotiation, disclosure and notice'),
  ],
  [
    'finance',
    bi('郑平', 'Zheng Ping'),
    bi('提供账册，说明担保和社保', 'Provides the books, explains the guarantee and social insurance'),
  ],
  [
    'holder',
    bi('韩静', 'Han Jing'),
    bi('持股 25%，有优先购买权', 'Holds 25%, has the right of first refusal'),
  ],
  [
    'notary',
    bi('', ''),
    bi(
      '明德公证处，提存价款，见证签署',
      'Mingde Notary Office: takes the price on deposit, witnesses the signing',
    ),
  ],
];

export const CASE_ROLES: CaseRole[] = castOf(FLOW_ROLES, PEOPLE, BRIEFS);
