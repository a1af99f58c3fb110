import type { CaseRole, FlowRole } from '@lets/contract';
import { bi } from '../build.ts';
import { castOf, type Person } from '../case-frame.ts';
import { either, LENDER_APPEALS, type Premise, type Side } from './premise.ts';
import { briefsOf } from './role-briefs.ts';

/** The people of the first case keep their faces on either side. */
export const flowRoles = (at: Premise): FlowRole[] => [
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
    character: either(at, 'plaintiff', 'defendant'),
  },
  {
    id: 'counsel_a',
    type: 'lawyer',
    side: 'claimant',
    name: bi('上诉人代理人', "Appellant's counsel"),
    character: either(at, 'lawyer1', 'lawyer2'),
  },
  {
    id: 'appellee',
    type: 'other',
    side: 'respondent',
    name: bi('被上诉人', 'Appellee'),
    character: either(at, 'defendant', 'plaintiff'),
  },
  {
    id: 'counsel_e',
    type: 'lawyer',
    side: 'respondent',
    name: bi('被上诉人代理人', "Appellee's counsel"),
    character: either(at, 'lawyer2', 'lawyer1'),
  },
  { id: 'witness', type: 'other', side: 'third', name: bi('证人', 'Witness'), character: 'd9' },
];

/** Nobody sits on two of these sides. */
export const APART = [
  'presiding judge_a judge_b clerk',
  'appellant counsel_a',
  'appellee counsel_e',
  'witness',
];

export const ALL_ROLES: readonly string[] = flowRoles(LENDER_APPEALS).map((role) => role.id);

const nameOf = ([zh, en]: Side['name']) => bi(zh, en);

const partyOf = (side: Side): Person => [side.role, nameOf(side.name), bi(...side.duty)];

const counselOf = (side: Side): Person => [
  side.counsel,
  nameOf(side.counselName),
  bi(`${side.firm[0]}律师，代理${side.zh}`, `Lawyer at ${side.firm[1]}, counsel for ${side.en}`),
];

/** Who they are here; the characters are those of the flow. */
const people = (at: Premise): readonly Person[] => [
  [
    'presiding',
    bi('', ''),
    bi(
      '主持二审，把握审理范围，最后发表评议意见',
      'Presides over the appeal, keeps it within its scope, and speaks last in the deliberation',
    ),
  ],
  [
    'judge_a',
    bi('', ''),
    bi(
      '阅卷、承办，评议时先介绍案情',
      'Has read the file, is responsible for the case, and opens the deliberation with a report',
    ),
  ],
  [
    'judge_b',
    bi('', ''),
    bi('合议庭成员，独立发表意见并表决', 'Member of the panel, who gives an independent opinion and votes'),
  ],
  [
    'clerk',
    bi('', ''),
    bi('接收案卷，核对手续，制作笔录', 'Receives the file, checks the formalities and keeps the record'),
  ],
  partyOf(at.appellant),
  counselOf(at.appellant),
  partyOf(at.appellee),
  counselOf(at.appellee),
  [
    'witness',
    bi('丁大勇', 'Ding Dayong'),
    bi('原为周启明的工人，聊天的另一方', 'Formerly worked for Zhou Qiming; the other party to the chat'),
  ],
];

export const castRoles = (at: Premise): CaseRole[] => castOf(flowRoles(at), people(at), briefsOf(at));
