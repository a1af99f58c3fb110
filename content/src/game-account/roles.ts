import type { CaseRole, FlowRole } from '@lets/contract';
import { bi } from '../build.ts';
import { castOf, type Person } from '../case-frame.ts';
import { BRIEFS } from './role-briefs.ts';

export const FLOW_ROLES: FlowRole[] = [
  {
    id: 'presiding',
    type: 'judge',
    side: 'bench',
    name: bi('研讨主持人', 'Chair of the seminar'),
    character: 'arbitrator',
  },
  { id: 'panel_a', type: 'judge', side: 'bench', name: bi('评议人甲', 'Panellist A'), character: 'd8' },
  { id: 'panel_b', type: 'judge', side: 'bench', name: bi('评议人乙', 'Panellist B'), character: 'd9' },
  { id: 'reporter', type: 'functionary', side: 'bench', name: bi('报告人', 'Reporter'), character: 'clerk' },
  {
    id: 'pro',
    type: 'lawyer',
    side: 'claimant',
    name: bi('肯定方论证人', 'Advocate for inheritance'),
    character: 'lawyer1',
  },
  {
    id: 'con',
    type: 'lawyer',
    side: 'respondent',
    name: bi('否定方论证人', 'Advocate against'),
    character: 'lawyer2',
  },
  {
    id: 'friend',
    type: 'other',
    side: 'third',
    name: bi('玩家代表', "Players' representative"),
    character: 'd4',
  },
  {
    id: 'critic',
    type: 'other',
    side: 'third',
    name: bi('方法点评人', 'Critic of method'),
    character: 'd11',
  },
];

/** Nobody sits on two of these sides. */
export const APART = ['presiding panel_a panel_b reporter', 'pro', 'con', 'friend', 'critic'];

export const ALL_ROLES: readonly string[] = FLOW_ROLES.map((role) => role.id);

/** Who they are here; the characters are those of the flow. */
const PEOPLE: readonly Person[] = [
  [
    'presiding',
    bi('韩致远', 'Han Zhiyuan'),
    bi(
      '归纳争点，主持辩论和评议，有一票',
      'Frames the issues, conducts the debate and the deliberation, and has a vote',
    ),
  ],
  [
    'panel_a',
    bi('季明澜', 'Ji Minglan'),
    bi('重文义和体系，有一票', 'Attaches most weight to wording and system, and has a vote'),
  ],
  [
    'panel_b',
    bi('方启', 'Fang Qi'),
    bi('重目的和后果，有一票', 'Attaches most weight to purpose and consequences, and has a vote'),
  ],
  [
    'reporter',
    bi('', ''),
    bi('报告案情，检索规范，执笔意见', 'Reports the facts, finds the norms, drafts the opinion'),
  ],
  ['pro', bi('温言', 'Wen Yan'), bi('论证账号可以继承', 'Argues that the account can be inherited')],
  ['con', bi('谢清', 'Xie Qing'), bi('论证账号不能继承', 'Argues that the account cannot be inherited')],
  [
    'friend',
    bi('陆小满', 'Lu Xiaoman'),
    bi('同一公会的玩家，聊天的另一方', 'A player of the same guild and the other party to the chats'),
  ],
  [
    'critic',
    bi('程伯渊', 'Cheng Boyuan'),
    bi('只评方法，不评输赢', 'Comments on the method, not on who wins'),
  ],
];

export const CASE_ROLES: CaseRole[] = castOf(FLOW_ROLES, PEOPLE, BRIEFS);
