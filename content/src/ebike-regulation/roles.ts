import type { CaseRole, FlowRole } from '@lets/contract';
import { bi } from '../build.ts';
import { castOf, type Person } from '../case-frame.ts';
import { BRIEFS } from './role-briefs.ts';

export const FLOW_ROLES: FlowRole[] = [
  {
    id: 'chair',
    type: 'legislator',
    side: 'bench',
    name: bi('常委会主任', 'Chair of the standing committee'),
    character: 'd7',
  },
  {
    id: 'rapporteur',
    type: 'legislator',
    side: 'bench',
    name: bi('法制委员会主任委员', 'Chair of the legislative affairs committee'),
    character: 'delegate',
  },
  {
    id: 'member_a',
    type: 'legislator',
    side: 'bench',
    name: bi('常委会委员甲', 'Member A'),
    character: 'd1',
  },
  {
    id: 'member_b',
    type: 'legislator',
    side: 'bench',
    name: bi('常委会委员乙', 'Member B'),
    character: 'd2',
  },
  {
    id: 'clerk',
    type: 'functionary',
    side: 'bench',
    name: bi('法工委工作人员', 'Clerk of the committee'),
    character: 'clerk',
  },
  {
    id: 'drafter',
    type: 'functionary',
    side: 'claimant',
    name: bi('起草单位负责人', 'Head of the drafting body'),
    character: 'officer',
  },
  {
    id: 'rider',
    type: 'other',
    side: 'respondent',
    name: bi('骑手代表', 'Representative of the riders'),
    character: 'd9',
  },
  {
    id: 'platform',
    type: 'lawyer',
    side: 'respondent',
    name: bi('平台企业代表', 'Representative of the platforms'),
    character: 'lawyer2',
  },
  {
    id: 'resident',
    type: 'other',
    side: 'third',
    name: bi('居民代表', 'Representative of the residents'),
    character: 'legislator',
  },
];

/** Nobody sits on two of these sides. */
export const APART = ['chair rapporteur member_a member_b clerk', 'drafter', 'rider', 'platform', 'resident'];

export const ALL_ROLES: readonly string[] = FLOW_ROLES.map((role) => role.id);

/** Who they are here; the characters are those of the flow. */
const PEOPLE: readonly Person[] = [
  [
    'chair',
    bi('郑怀远', 'Zheng Huaiyuan'),
    bi(
      '召集主任会议，主持常委会会议，提请表决',
      'Convenes the Council of Chairpersons, presides over the session, puts the bill to the vote',
    ),
  ],
  [
    'rapporteur',
    bi('许清如', 'Xu Qingru'),
    bi(
      '主持立法听证，统一审议，报告审议结果',
      'Conducts the hearing, leads the unified review, reports on its result',
    ),
  ],
  [
    'member_a',
    bi('秦立新', 'Qin Lixin'),
    bi('来自消防系统，有表决权', 'Comes from the fire service; has a vote'),
  ],
  [
    'member_b',
    bi('罗以宁', 'Luo Yining'),
    bi('来自工会系统，有表决权', 'Comes from the trade union; has a vote'),
  ],
  [
    'clerk',
    bi('', ''),
    bi(
      '听证记录，整理意见，办理报批和公布',
      'Records the hearing, compiles the views, handles approval and publication',
    ),
  ],
  ['drafter', bi('高启航', 'Gao Qihang'), bi('说明草案，回答询问', 'Explains the draft, answers questions')],
  [
    'rider',
    bi('马小东', 'Ma Xiaodong'),
    bi('送外卖四年，租住城中村', 'A delivery rider for four years, rents a room in an urban village'),
  ],
  [
    'platform',
    bi('宋知微', 'Song Zhiwei'),
    bi('三家配送平台共同推举的法务', 'Counsel chosen by three delivery platforms'),
  ],
  [
    'resident',
    bi('韩素琴', 'Han Suqin'),
    bi('住 18 层，楼下起过火', 'Lives on the 18th floor; there was a fire below her flat'),
  ],
];

export const CASE_ROLES: CaseRole[] = castOf(FLOW_ROLES, PEOPLE, BRIEFS);
