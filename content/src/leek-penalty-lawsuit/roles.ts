import type { CaseRole, FlowRole } from '@lets/contract';
import { bi } from '../build.ts';
import { castOf, type Person } from '../case-frame.ts';
import { type Fine, figuresOf } from './fine.ts';
import { briefsFor } from './role-briefs.ts';

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
  {
    id: 'assessor',
    type: 'judge',
    side: 'bench',
    name: bi('人民陪审员', "People's assessor"),
    character: 'assessor',
  },
  { id: 'clerk', type: 'functionary', side: 'bench', name: bi('书记员', 'Court clerk'), character: 'clerk' },
  { id: 'plaintiff', type: 'other', side: 'claimant', name: bi('原告', 'Plaintiff'), character: 'plaintiff' },
  {
    id: 'counsel_p',
    type: 'lawyer',
    side: 'claimant',
    name: bi('原告代理人', "Plaintiff's counsel"),
    character: 'lawyer1',
  },
  {
    id: 'head',
    type: 'functionary',
    side: 'respondent',
    name: bi('出庭负责人', 'Head in court'),
    character: 'd3',
  },
  {
    id: 'counsel_d',
    type: 'functionary',
    side: 'respondent',
    name: bi('被告代理人', "Defendant's representative"),
    character: 'lawyer2',
  },
  {
    id: 'officer',
    type: 'functionary',
    side: 'third',
    name: bi('执法人员', 'Enforcement officer'),
    character: 'officer',
  },
];

/** Nobody sits on two of these sides. */
export const APART = ['presiding judge_a assessor clerk', 'plaintiff counsel_p', 'head counsel_d', 'officer'];

export const ALL_ROLES: readonly string[] = FLOW_ROLES.map((role) => role.id);
export const PANEL = ['presiding', 'judge_a', 'assessor'] as const;

function peopleOf(fine: Fine): readonly Person[] {
  const { fine: sum } = figuresOf(fine);
  return [
    [
      'presiding',
      bi('', ''),
      bi('主持审理，审查合法性，主持评议', 'Presides, reviews legality and leads the deliberation'),
    ],
    [
      'judge_a',
      bi('', ''),
      bi('承办，拟庭审提纲和判决书', 'Reports the case, drafts the outline and the judgment'),
    ],
    ['assessor', bi('', ''), bi('参加审理，写书面意见，表决', 'Hears the case, writes an opinion and votes')],
    [
      'clerk',
      bi('', ''),
      bi('登记立案、送达、庭审记录', 'Registers the case, serves documents and keeps the record'),
    ],
    [
      'plaintiff',
      bi('林月娥', "Lin Yue'e"),
      bi(`蔬果店主，被罚 ${sum} 元`, `Greengrocer, fined ${sum} yuan`),
    ],
    ['counsel_p', bi('顾敏', 'Gu Min'), bi('法律援助律师', 'Legal aid lawyer')],
    ['head', bi('程国良', 'Cheng Guoliang'), bi('局长，出庭应诉', 'Head of the agency, appears in court')],
    [
      'counsel_d',
      bi('吴越', 'Wu Yue'),
      bi('法制科，代理被告应诉', 'Legal section, represents the defendant'),
    ],
    [
      'officer',
      bi('赵成', 'Zhao Cheng'),
      bi('承办执法人员，整理证据，出庭说明', 'Officer in charge, assembles the evidence, explains in court'),
    ],
  ];
}

export const castFor = (fine: Fine): CaseRole[] => castOf(FLOW_ROLES, peopleOf(fine), briefsFor(fine));
