import type { Assignment, AuthoredCase, Bilingual, SceneKey } from '@lets/contract';
import { bi, caseOf, node, place, transition } from './small-cases.ts';

/** A hearing that is open at once, with as many at it as a journey or a picture needs. */

type Role = AuthoredCase['flow']['roles'][number];
type Seated = readonly [seat: string, role: Role, more: Partial<Assignment>];

const role = (
  id: string,
  type: Role['type'],
  side: Role['side'],
  zh: string,
  en: string,
  character: string,
): Role => ({ id, type, side, name: bi(zh, en), character });

const HOST: Partial<Assignment> = {
  host: true,
  can_terminate: true,
  functions: ['speech', 'display', 'call', 'meeting', 'note', 'signature'],
  processes: ['end', 'back', 'restart'],
};
const ASKS: Partial<Assignment> = {
  functions: ['request_speech', 'request_display', 'meeting', 'note', 'signature'],
};

const presiding = role('chair', 'judge', 'bench', '审判长', 'Presiding judge', 'presiding');
const claimant = role('claimant', 'other', 'claimant', '原告', 'Plaintiff', 'plaintiff');
const respondent = role('respondent', 'other', 'respondent', '被告', 'Defendant', 'defendant');

function hearing(code: string, name: Bilingual, scene: SceneKey, seated: readonly Seated[]): AuthoredCase {
  const flow = {
    roles: seated.map(([, one]) => one),
    nodes: [
      node('start', 'start', bi('开始', 'Start')),
      node('hearing', 'court', bi('法庭调查', 'Court inquiry'), {
        scene,
        introduction: bi('围绕借款事实举证质证', 'Evidence on the loan is heard'),
        minutes: 40,
        roles: seated.map(([seat, { id }, more]) => place(id, { seat, ...more })),
        phrases: [
          { role_id: 'chair', text: bi('请被告发表质证意见。', 'The defendant may speak to the evidence.') },
          { role_id: 'chair', text: bi('现在休庭十分钟。', 'The court is adjourned for ten minutes.') },
        ],
      }),
      node('after', 'edit', bi('制作裁判文书', 'Writing the judgment'), {
        roles: [place('chair', { host: true, processes: ['end'] }), place('claimant'), place('respondent')],
      }),
      node('end', 'experience', bi('实验心得', 'What I learnt')),
    ],
    transitions: [
      transition('t1', 'start', 'hearing', bi('开庭', 'Open')),
      transition('t2', 'hearing', 'after', bi('宣布闭庭', 'Close the hearing')),
      transition('t3', 'after', 'end', bi('宣判', 'Pronounce')),
    ],
  };
  return caseOf(code, name, flow, { team_max: 20, cover: scene });
}

/** A judge sitting alone, the two parties. */
export const HEARING_3 = hearing(
  'hearing-3',
  bi('独任审理的借款纠纷', 'A loan before one judge'),
  'courtroom-3',
  [
    ['j0', { ...presiding, name: bi('审判员', 'Judge') }, HOST],
    ['p0', claimant, ASKS],
    ['d0', respondent, ASKS],
  ],
);
