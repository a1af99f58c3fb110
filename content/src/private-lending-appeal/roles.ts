import type { CaseRole, FlowRole } from '@lets/contract';
import { bi } from '../build.ts';
import { castOf, type Person } from '../case-frame.ts';
import { BRIEFS } from './role-briefs.ts';

export const FLOW_ROLES: FlowRole[] = [
  {
    id: 'presiding',
    type: 'judge',
    side: 'bench',
    name: bi('审判长', 'Presiding judge'),
    character: 'presiding',
  },
  {
    id: 'judge_a',
    type: 'judge',
    side: 'bench',
    name: bi('承办法官', 'Reporting judge'),
    character: 'judge',
  },
  { id: 'judge_b', type: 'judge', side: 'bench', name: bi('审判员', 'Judge'), character: 'assessor' },
  { id: 'clerk', type: 'functionary', side: 'bench', name: bi('书记员', 'Court clerk'), character: 'clerk' },
  {
    id: 'appellant',
    type: 'other',
    side: 'claimant',
    name: bi('上诉人', 'Appellant'),
    character: 'plaintiff',
  },
  {
    id: 'counsel_a',
    type: 'lawyer',
    side: 'claimant',
    name: bi('上诉人代理人', "Appellant's counsel"),
    character: 'lawyer1',
  },
  {
    id: 'appellee',
    type: 'other',
    side: 'respondent',
    name: bi('被上诉人', 'Appellee'),
    character: 'defendant',
  },
  {
    id: 'counsel_e',
    type: 'lawyer',
    side: 'respondent',
    name: bi('被上诉人代理人', "Appellee's counsel"),
    character: 'lawyer2',
  },
  { id: 'witness', type: 'other', side: 'third', name: bi('证人', 'Witness'), character: 'd9' },
];

export const ALL_ROLES: readonly string[] = FLOW_ROLES.map((role) => role.id);

/** Who they are here; the characters are those of the flow. */
const PEOPLE: readonly Person[] = [
  [
    'presiding',
    bi('', ''),
    bi(
      '主持二审，把握审理范围，最后发表评议意见',
      'Presides, keeps to the scope of the appeal, speaks last in deliberation',
    ),
  ],
  [
    'judge_a',
    bi('', ''),
    bi('阅卷、承办，评议时先介绍案情', 'Has read the file, reports, begins the deliberation'),
  ],
  [
    'judge_b',
    bi('', ''),
    bi('合议庭成员，独立发表意见并表决', 'Member of the panel with a voice and a vote'),
  ],
  [
    'clerk',
    bi('', ''),
    bi('接收案卷，核对手续，制作笔录', 'Receives the file, checks the papers, keeps the record'),
  ],
  [
    'appellant',
    bi('陈晓岚', 'Chen Xiaolan'),
    bi('原审原告，文具店主', 'Plaintiff below, keeps a stationery shop'),
  ],
  [
    'counsel_a',
    bi('沈知行', 'Shen Zhixing'),
    bi('恒正律师事务所律师，代理上诉人', 'Hengzheng Law Firm, for the appellant'),
  ],
  [
    'appellee',
    bi('周启明', 'Zhou Qiming'),
    bi('原审被告，货架加工户', 'Defendant below, runs a shelving workshop'),
  ],
  [
    'counsel_e',
    bi('梁若溪', 'Liang Ruoxi'),
    bi('衡川律师事务所律师，代理被上诉人', 'Hengchuan Law Firm, for the appellee'),
  ],
  [
    'witness',
    bi('丁大勇', 'Ding Dayong'),
    bi('原为周启明的工人，聊天的另一方', 'Once worked for Zhou Qiming, the other side of the chat'),
  ],
];

export const CASE_ROLES: CaseRole[] = castOf(FLOW_ROLES, PEOPLE, BRIEFS);
