import type { CaseRole, FlowRole } from '@lets/contract';
import { bi } from '../build.ts';
import { castOf, type Person } from '../case-frame.ts';
import { BRIEFS } from './role-briefs.ts';

export const FLOW_ROLES: FlowRole[] = [
  {
    id: 'judge',
    type: 'judge',
    side: 'bench',
    name: bi('审判长', 'Presiding judge'),
    character: 'presiding',
  },
  { id: 'judge_b', type: 'judge', side: 'bench', name: bi('审判员', 'Judge'), character: 'judge' },
  {
    id: 'assessor',
    type: 'judge',
    side: 'bench',
    name: bi('人民陪审员', "People's assessor"),
    character: 'assessor',
  },
  { id: 'clerk', type: 'functionary', side: 'bench', name: bi('书记员', 'Clerk'), character: 'clerk' },
  {
    id: 'counsel_p',
    type: 'lawyer',
    side: 'claimant',
    name: bi('原告律师', "Plaintiff's lawyer"),
    character: 'lawyer1',
  },
  {
    id: 'advisor',
    type: 'other',
    side: 'claimant',
    name: bi('有专门知识的人', 'Person with special knowledge'),
    character: 'd10',
  },
  {
    id: 'counsel_d',
    type: 'lawyer',
    side: 'respondent',
    name: bi('被告律师', "Defendant's lawyer"),
    character: 'lawyer2',
  },
  {
    id: 'manager',
    type: 'other',
    side: 'respondent',
    name: bi('被告项目经理', "Defendant's project manager"),
    character: 'defendant',
  },
  {
    id: 'head',
    type: 'other',
    side: 'third',
    name: bi('鉴定机构负责人', 'Head of the institution'),
    character: 'd4',
  },
  {
    id: 'expert_a',
    type: 'other',
    side: 'third',
    name: bi('第一鉴定人', 'First expert'),
    character: 'forensic',
  },
  { id: 'expert_b', type: 'other', side: 'third', name: bi('第二鉴定人', 'Second expert'), character: 'd9' },
];

/** Nobody sits on two of these sides. */
export const APART = [
  'judge judge_b assessor clerk',
  'counsel_p advisor',
  'counsel_d manager',
  'head expert_a expert_b',
];

export const ALL_ROLES: readonly string[] = FLOW_ROLES.map((role) => role.id);

/** Who they are here; the characters are those of the flow. */
const PEOPLE: readonly Person[] = [
  [
    'judge',
    bi('严立', 'Yan Li'),
    bi(
      '释明、委托、主持质证，有表决权',
      'Explains the law, commissions the examination, conducts the hearing, has a vote',
    ),
  ],
  ['judge_b', bi('傅晓宁', 'Fu Xiaoning'), bi('合议庭成员，有表决权', 'Member of the panel, has a vote')],
  ['assessor', bi('柯桂芳', 'Ke Guifang'), bi('退休档案员，有表决权', 'Retired archivist, has a vote')],
  [
    'clerk',
    bi('', ''),
    bi(
      '制作委托书，移送材料，记录',
      'Prepares the letter of commission, transfers the material, keeps the record',
    ),
  ],
  [
    'counsel_p',
    bi('汪潮', 'Wang Chao'),
    bi('主张对账确认书真实', 'Maintains that the statement is authentic'),
  ],
  [
    'advisor',
    bi('崔明远', 'Cui Mingyuan'),
    bi('受原告申请，对鉴定意见质证', "Examines the expert opinion on the plaintiff's application"),
  ],
  [
    'counsel_d',
    bi('纪然', 'Ji Ran'),
    bi('主张先盖章后打印', 'Maintains that the page was sealed first and printed later'),
  ],
  [
    'manager',
    bi('高志远', 'Gao Zhiyuan'),
    bi('否认签过名，提供笔迹样本', 'Denies having signed, provides samples of his handwriting'),
  ],
  [
    'head',
    bi('孟瑶', 'Meng Yao'),
    bi(
      '审查受理，指定鉴定人，组织会商',
      'Decides on acceptance, designates the experts, presides over the consultation',
    ),
  ],
  ['expert_a', bi('沈知微', 'Shen Zhiwei'), bi('文书鉴定，主笔', 'Document examiner, writes the opinion')],
  [
    'expert_b',
    bi('罗川', 'Luo Chuan'),
    bi('文书鉴定，独立检验', 'Document examiner, examines independently'),
  ],
];

export const CASE_ROLES: CaseRole[] = castOf(FLOW_ROLES, PEOPLE, BRIEFS);
