import type { CaseRole, FlowRole } from '@lets/contract';
import { bi } from '../build.ts';
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
    id: 'filing_judge',
    type: 'judge',
    side: 'bench',
    name: bi('立案法官', 'Filing judge'),
    character: 'arbitrator',
  },
  { id: 'judge', type: 'judge', side: 'bench', name: bi('审判员', 'Judge'), character: 'judge' },
  {
    id: 'assessor',
    type: 'judge',
    side: 'bench',
    name: bi('人民陪审员', "People's assessor"),
    character: 'assessor',
  },
  {
    id: 'clerk',
    type: 'functionary',
    side: 'bench',
    name: bi('书记员', 'Court clerk'),
    character: 'clerk',
  },
  {
    id: 'plaintiff',
    type: 'other',
    side: 'claimant',
    name: bi('原告', 'Plaintiff'),
    character: 'plaintiff',
  },
  {
    id: 'counsel_p',
    type: 'lawyer',
    side: 'claimant',
    name: bi('原告代理人', "Plaintiff's counsel"),
    character: 'lawyer1',
  },
  {
    id: 'defendant',
    type: 'other',
    side: 'respondent',
    name: bi('被告', 'Defendant'),
    character: 'defendant',
  },
  {
    id: 'counsel_d',
    type: 'lawyer',
    side: 'respondent',
    name: bi('被告代理人', "Defendant's counsel"),
    character: 'lawyer2',
  },
  { id: 'witness', type: 'other', side: 'third', name: bi('证人', 'Witness'), character: 'witness' },
];

/** Nobody sits on two of these sides. */
export const APART = [
  'presiding filing_judge judge assessor clerk',
  'plaintiff counsel_p',
  'defendant counsel_d',
  'witness',
];

export const ALL_ROLES: readonly string[] = FLOW_ROLES.map((role) => role.id);

const NO_NAME = bi('', '');

function caseRole(
  role_id: string,
  character: string,
  name: CaseRole['name'],
  duty: CaseRole['duty'],
): CaseRole {
  const brief = BRIEFS[role_id];
  if (brief === undefined) throw new Error(`no brief for ${role_id}`);
  return { role_id, name, character, duty, brief };
}

export const CASE_ROLES: CaseRole[] = [
  caseRole(
    'presiding',
    'presiding',
    NO_NAME,
    bi('主持庭审，归纳焦点，制作判决', 'Presides over the hearing, frames the issues, drafts the judgment'),
  ),
  caseRole(
    'filing_judge',
    'arbitrator',
    NO_NAME,
    bi('立案庭法官，审查起诉，决定立案', 'Judge of the filing division, examines and registers the action'),
  ),
  caseRole('judge', 'judge', NO_NAME, bi('合议庭成员，本案承办', 'Member of the panel, reporting judge')),
  caseRole(
    'assessor',
    'assessor',
    NO_NAME,
    bi('合议庭成员，独立发表意见并表决', 'Member of the panel, gives an independent opinion and votes'),
  ),
  caseRole(
    'clerk',
    'clerk',
    NO_NAME,
    bi(
      '立案登记，送达，宣布纪律，制作笔录',
      'Registers the case, serves the papers, announces the rules of the court, keeps the record',
    ),
  ),
  caseRole(
    'plaintiff',
    'plaintiff',
    bi('陈晓岚', 'Chen Xiaolan'),
    bi('出借人，文具店主', 'Lender, keeps a stationery shop'),
  ),
  caseRole(
    'counsel_p',
    'lawyer1',
    bi('沈知行', 'Shen Zhixing'),
    bi('恒正律师事务所律师，代理原告', 'Hengzheng Law Firm, for the plaintiff'),
  ),
  caseRole(
    'defendant',
    'defendant',
    bi('周启明', 'Zhou Qiming'),
    bi('借款人，货架加工户', 'Borrower, runs a shelving workshop'),
  ),
  caseRole(
    'counsel_d',
    'lawyer2',
    bi('梁若溪', 'Liang Ruoxi'),
    bi('衡川律师事务所律师，代理被告', 'Hengchuan Law Firm, for the defendant'),
  ),
  caseRole(
    'witness',
    'witness',
    bi('唐守正', 'Tang Shouzheng'),
    bi('钟表匠，当天下午在店里', 'Watchmender, in the shop that afternoon'),
  ),
];
