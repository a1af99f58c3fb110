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
  { id: 'judge', type: 'judge', side: 'bench', name: bi('审判员', 'Judge'), character: 'judge' },
  {
    id: 'assessor',
    type: 'judge',
    side: 'bench',
    name: bi('人民陪审员', "People's assessor"),
    character: 'assessor',
  },
  { id: 'clerk', type: 'functionary', side: 'bench', name: bi('书记员', 'Court clerk'), character: 'clerk' },
  {
    id: 'prosecutor',
    type: 'prosecutor',
    side: 'claimant',
    name: bi('公诉人', 'Prosecutor'),
    character: 'prosecutor',
  },
  {
    id: 'assistant',
    type: 'prosecutor',
    side: 'claimant',
    name: bi('检察官助理', 'Assistant prosecutor'),
    character: 'd3',
  },
  { id: 'victim', type: 'other', side: 'claimant', name: bi('被害人', 'Victim'), character: 'd10' },
  {
    id: 'defendant',
    type: 'other',
    side: 'respondent',
    name: bi('被告人', 'Defendant'),
    character: 'defendant',
  },
  {
    id: 'defender',
    type: 'lawyer',
    side: 'respondent',
    name: bi('辩护人', 'Defence counsel'),
    character: 'lawyer1',
  },
  {
    id: 'duty_counsel',
    type: 'lawyer',
    side: 'respondent',
    name: bi('值班律师', 'Duty counsel'),
    character: 'lawyer2',
  },
];

/** Nobody sits on two of these sides. */
export const APART = [
  'presiding judge assessor clerk',
  'prosecutor assistant',
  'victim',
  'defendant defender duty_counsel',
];

export const ALL_ROLES: readonly string[] = FLOW_ROLES.map((role) => role.id);

/** Who they are here; the characters are those of the flow. */
const PEOPLE: readonly Person[] = [
  [
    'presiding',
    bi('宋明礼', 'Song Mingli'),
    bi(
      '主持庭前会议和庭审，审查认罪认罚的自愿性',
      'Conducts the pretrial conference and the trial, and examines whether the plea is voluntary',
    ),
  ],
  ['judge', bi('杜若', 'Du Ruo'), bi('承办法官，起草判决', 'Reporting judge, drafts the judgment')],
  [
    'assessor',
    bi('郝春生', 'Hao Chunsheng'),
    bi('参加庭审和评议，写评议意见，独立表决', 'Sits in court, writes an opinion, votes independently'),
  ],
  [
    'clerk',
    bi('', ''),
    bi('记录庭审，制作评议笔录', 'Keeps the record of the trial, draws up the record of deliberation'),
  ],
  [
    'prosecutor',
    bi('邱静', 'Qiu Jing'),
    bi('听取意见，起诉，出庭支持公诉', 'Hears opinions, brings the indictment, prosecutes in court'),
  ],
  [
    'assistant',
    bi('孟航', 'Meng Hang'),
    bi(
      '核对证据，起草起诉书、撤回说明和量刑核对意见',
      'Checks evidence, drafts the indictment, the notice of withdrawal and the check of the sentencing circumstances',
    ),
  ],
  ['victim', bi('罗敏', 'Luo Min'), bi('拾光摄影工作室经营者', 'Owner of the Shiguang photo studio')],
  [
    'defendant',
    bi('何家俊', 'He Jiajun'),
    bi('二十四岁，工作室的前助理', '24, a former assistant at the studio'),
  ],
  ['defender', bi('陆遥', 'Lu Yao'), bi('起诉以后接受委托的辩护律师', 'Retained after the indictment')],
  [
    'duty_counsel',
    bi('方维', 'Fang Wei'),
    bi(
      '审查起诉阶段提供法律帮助，见证具结',
      'Advises during the review for prosecution, witnesses the signing',
    ),
  ],
];

export const CASE_ROLES: CaseRole[] = castOf(FLOW_ROLES, PEOPLE, BRIEFS);
