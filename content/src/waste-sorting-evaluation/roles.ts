import type { CaseRole, FlowRole } from '@lets/contract';
import { bi } from '../build.ts';
import { castOf, type Person } from '../case-frame.ts';
import { BRIEFS } from './role-briefs.ts';

export const FLOW_ROLES: FlowRole[] = [
  {
    id: 'lead',
    type: 'legislator',
    side: 'bench',
    name: bi('评估组组长', 'Head of the evaluation group'),
    character: 'legislator',
  },
  {
    id: 'deputy',
    type: 'legislator',
    side: 'bench',
    name: bi('市人大代表', "Deputy of the people's congress"),
    character: 'd3',
  },
  {
    id: 'expert',
    type: 'other',
    side: 'third',
    name: bi('第三方评估专家', 'Third-party evaluator'),
    character: 'd5',
  },
  { id: 'stat', type: 'other', side: 'third', name: bi('统计分析员', 'Statistician'), character: 'forensic' },
  {
    id: 'clerk',
    type: 'functionary',
    side: 'bench',
    name: bi('法工委工作人员', 'Officer of the commission'),
    character: 'clerk',
  },
  {
    id: 'bureau',
    type: 'functionary',
    side: 'respondent',
    name: bi('城管局分管负责人', 'Deputy head of urban administration'),
    character: 'officer',
  },
  {
    id: 'property',
    type: 'other',
    side: 'claimant',
    name: bi('物业经理', 'Property manager'),
    character: 'd7',
  },
  {
    id: 'hauler',
    type: 'other',
    side: 'respondent',
    name: bi('收运企业负责人', 'Head of the hauling company'),
    character: 'd8',
  },
  {
    id: 'resident',
    type: 'other',
    side: 'claimant',
    name: bi('居民代表', 'Resident'),
    character: 'plaintiff',
  },
];

/** Nobody sits on two of these sides. */
export const APART = ['lead deputy clerk', 'expert stat', 'bureau', 'hauler', 'property resident'];

export const ALL_ROLES: readonly string[] = FLOW_ROLES.map((role) => role.id);

/** Who they are here; the characters are those of the flow. */
const PEOPLE: readonly Person[] = [
  [
    'lead',
    bi('钟文清', 'Zhong Wenqing'),
    bi(
      '法工委主任，主持评估和听证，有表决权',
      'Heads the commission, conducts evaluation and hearing, has a vote',
    ),
  ],
  ['deputy', bi('何春燕', 'He Chunyan'), bi('走访一线，有表决权', 'Visits the people concerned, has a vote')],
  [
    'expert',
    bi('宋怀瑾', 'Song Huaijin'),
    bi('大学教授，起草评估报告，有表决权', 'Professor, drafts the report, has a vote'),
  ],
  [
    'stat',
    bi('邓可', 'Deng Ke'),
    bi('抽样、问卷、数据分析，有表决权', 'Sampling, questionnaires, data, has a vote'),
  ],
  [
    'clerk',
    bi('黎晓', 'Li Xiao'),
    bi('合法性对照，听证记录，起草修改建议', 'Compares with higher law, records, drafts amendments'),
  ],
  ['bureau', bi('谭志刚', 'Tan Zhigang'), bi('条例的执法机关', 'The agency that enforces the regulation')],
  ['property', bi('冯涛', 'Feng Tao'), bi('投放管理责任人', 'Responsible for the disposal points')],
  ['hauler', bi('石磊', 'Shi Lei'), bi('分类收集和运输', 'Sorted collection and transport')],
  ['resident', bi('卢秀珍', 'Lu Xiuzhen'), bi('六十八岁，被罚过 100 元', 'Sixty-eight, once fined 100 yuan')],
];

export const CASE_ROLES: CaseRole[] = castOf(FLOW_ROLES, PEOPLE, BRIEFS);
