import type { CaseRole, FlowRole } from '@lets/contract';
import { bi } from '../build.ts';
import { castOf, type Person } from '../case-frame.ts';
import { BRIEFS } from './role-briefs.ts';

export const FLOW_ROLES: FlowRole[] = [
  {
    id: 'mediator',
    type: 'other',
    side: 'bench',
    name: bi('人民调解员', "People's mediator"),
    character: 'd4',
  },
  {
    id: 'recorder',
    type: 'functionary',
    side: 'bench',
    name: bi('调解记录员', 'Recorder'),
    character: 'clerk',
  },
  {
    id: 'downstairs',
    type: 'other',
    side: 'claimant',
    name: bi('楼下住户', 'Neighbour below'),
    character: 'd10',
  },
  { id: 'owner', type: 'other', side: 'respondent', name: bi('楼上房主', 'Owner above'), character: 'd9' },
  { id: 'tenant', type: 'other', side: 'respondent', name: bi('楼上租客', 'Tenant above'), character: 'd1' },
  {
    id: 'property',
    type: 'other',
    side: 'third',
    name: bi('物业经理', 'Property manager'),
    character: 'notary',
  },
  { id: 'elder', type: 'other', side: 'third', name: bi('楼长', 'Warden of the building'), character: 'd7' },
];

/** Nobody sits on two of these sides. */
export const APART = ['mediator recorder', 'downstairs', 'owner', 'tenant', 'property elder'];

export const ALL_ROLES: readonly string[] = FLOW_ROLES.map((role) => role.id);

/** Who they are here; the characters are those of the flow. */
const PEOPLE: readonly Person[] = [
  [
    'mediator',
    bi('周慧芬', 'Zhou Huifen'),
    bi('主持调解，提出方案，不替人决定', 'Conducts the mediation, proposes, decides for nobody'),
  ],
  [
    'recorder',
    bi('', ''),
    bi('登记，记录，制作协议书和告知书', 'Registers, records, draws up agreement and notices'),
  ],
  [
    'downstairs',
    bi('沈桂兰', 'Shen Guilan'),
    bi('住 301 室，退休教师，书房被淹', 'Lives in 301, a retired teacher whose study was flooded'),
  ],
  ['owner', bi('高建业', 'Gao Jianye'), bi('401 室业主，住在城东', 'Owns 401, lives across town')],
  ['tenant', bi('陈可', 'Chen Ke'), bi('2024 年 9 月起租住 401 室', 'Has rented 401 since September 2024')],
  [
    'property',
    bi('刘畅', 'Liu Chang'),
    bi('安和物业服务公司项目经理', 'Site manager of Anhe Property Services'),
  ],
  [
    'elder',
    bi('许长庚', 'Xu Changgeng'),
    bi('6 栋楼长，受邀参与调解', 'Warden of Building 6, invited to help'),
  ],
];

export const CASE_ROLES: CaseRole[] = castOf(FLOW_ROLES, PEOPLE, BRIEFS);
