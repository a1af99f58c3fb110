import type { Assignment, AuthoredCase, Bilingual, FlowNode, RichNode, Transition } from '@lets/contract';

/** The cases that drills play: everything that is raced for or lost stands open at once, from the start and for as long as a drill lasts. */

const bi = (zh: string, en: string): Bilingual => ({ zh, en });

function place(role_id: string, more: Partial<Assignment> = {}): Assignment {
  const none = { functions: [], processes: [], seat: null, can_terminate: false, host: false, inside: true };
  return { role_id, ...none, ...more };
}

function node(id: string, kind: FlowNode['kind'], name: Bilingual, more: Partial<FlowNode> = {}): FlowNode {
  const empty = { roles: [], guides: [], phrases: [], lines: [], templates: [], vote: null };
  const look = { scene: null, video: null, minutes: null, can_switch: true, position: { x: 0, y: 0 } };
  return { id, kind, name, introduction: name, ...empty, ...look, ...more };
}

const ON = bi('继续', 'Go on');

function on(id: string, from: string, to: string, outcome: Transition['outcome'] = null): Transition {
  return {
    id,
    from,
    to,
    kind: 'advance',
    label: outcome ? bi(`表决：${outcome}`, outcome) : ON,
    feedback: null,
    outcome,
  };
}

const ROLES: AuthoredCase['flow']['roles'] = [
  { id: 'chair', type: 'judge', side: 'bench', name: bi('主持人', 'Chair'), character: 'presiding' },
  { id: 'claimant', type: 'lawyer', side: 'claimant', name: bi('申请人', 'Claimant'), character: 'lawyer1' },
  {
    id: 'respondent',
    type: 'lawyer',
    side: 'respondent',
    name: bi('被申请人', 'Respondent'),
    character: 'lawyer2',
  },
];
export type RoleName = 'chair' | 'claimant' | 'respondent';
const PARTIES = ['claimant', 'respondent'] as const;

const seated = (...functions: Assignment['functions']): Assignment[] => [
  place('chair', { host: true, can_terminate: true, functions, processes: ['end', 'jump'] }),
  ...PARTIES.map((id) => place(id, { functions })),
];

function caseOf(
  code: string,
  name: Bilingual,
  flow: AuthoredCase['flow'],
  jumps: object[] = [],
): AuthoredCase {
  return {
    format: 'lets.case/1',
    code,
    experiment_type: 'litigation_arbitration',
    workflow_name: name,
    flow,
    project: {
      name,
      case_number: bi('', ''),
      grade: 'simple',
      introduction: name,
      objectives: [],
      requirements: [],
      competency_goals: [],
      credit_hours: 1,
      minutes: 30,
      multi_user: true,
      team_min: 1,
      team_max: 5,
      reference_release: 'gradual',
      opening_mode: 'free',
      allow_redo: true,
      cover: 'meeting',
      roles: flow.roles.map(({ id, character }) => ({
        role_id: id,
        name: bi('', ''),
        character,
        duty: bi('', ''),
        brief: bi('', ''),
      })),
      documents: [],
      fields: [],
      jumps,
    },
  } as unknown as AuthoredCase;
}

const EMPTY_PAGE: RichNode = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: '.' }] }],
};

/** Where a run of the case stands, and by which of its ways it goes on. */
export const HEARING = { node: 'hearing', end: 'hearing_end' } as const;
export const PANEL = { node: 'panel', carried: 'panel_passed' } as const;
export const TALLY = { node: 'tally', again: 'tally_again' } as const;
export const PAPER = { node: 'paper', template: 'paper_form' } as const;
export const LEAP = { node: 'leap' } as const;

const TARGET: AuthoredCase = caseOf('drill-target', bi('演练的后续案件', 'What a drill jumps to'), {
  roles: ROLES,
  nodes: [
    node('start', 'start', bi('开始', 'Start')),
    node('hearing', 'court', bi('开庭', 'Hearing'), { scene: 'courtroom', roles: seated('speech') }),
    node('end', 'experience', bi('心得', 'What we learnt')),
  ],
  transitions: [on('s', 'start', 'hearing'), on('hearing_end', 'hearing', 'end')],
});

/** A hearing, a vote that can be held again and again, a paper that all write and sign, and a jump, side by side. */
const DRILL: AuthoredCase = caseOf(
  'drill-case',
  bi('演练案件', 'The case of the drills'),
  {
    roles: ROLES,
    nodes: [
      node('start', 'start', bi('开始', 'Start')),
      node('fork', 'fork', bi('并行', 'Fork')),
      node(HEARING.node, 'court', bi('开庭', 'Hearing'), { scene: 'courtroom', roles: seated('speech') }),
      node(PANEL.node, 'vote', bi('表决', 'Vote'), {
        vote: {
          question: bi('是否同意？', 'Is it agreed?'),
          options: [
            { id: 'for', label: bi('同意', 'For'), hint: null, counts: 'for' },
            { id: 'against', label: bi('反对', 'Against'), hint: null, counts: 'against' },
            { id: 'abstain', label: bi('弃权', 'Abstain'), hint: null, counts: 'abstain' },
          ],
          secret: false,
          threshold: 'majority',
        },
        roles: seated('vote'),
      }),
      node(TALLY.node, 'display', bi('宣布结果', 'The result'), { roles: seated('display') }),
      node(PAPER.node, 'edit', bi('共同起草', 'Drafting together'), {
        roles: seated('signature', 'submission'),
        templates: [
          {
            id: PAPER.template,
            name: bi('笔录', 'Minutes'),
            role_ids: ROLES.map(({ id }) => id),
            body: { zh: EMPTY_PAGE, en: EMPTY_PAGE },
            elements: [],
          },
        ],
      }),
      node(LEAP.node, 'jump', bi('转入后续案件', 'On to the next case'), { roles: seated() }),
      node('join', 'join', bi('汇合', 'Join')),
      node('end', 'experience', bi('心得', 'What we learnt')),
    ],
    transitions: [
      on('s', 'start', 'fork'),
      ...[HEARING, PANEL, PAPER, LEAP].map((one) => on(`to_${one.node}`, 'fork', one.node)),
      on(HEARING.end, HEARING.node, 'join'),
      on(PANEL.carried, PANEL.node, TALLY.node, 'passed'),
      on('panel_rejected', PANEL.node, TALLY.node, 'rejected'),
      on('panel_tied', PANEL.node, TALLY.node, 'tied'),
      on(TALLY.again, TALLY.node, PANEL.node),
      on('tally_end', TALLY.node, 'join'),
      on('paper_end', PAPER.node, 'join'),
      on('leap_end', LEAP.node, 'join'),
      on('join_end', 'join', 'end'),
    ],
  },
  [
    {
      node_id: LEAP.node,
      project_code: TARGET.code,
      roles: Object.fromEntries(ROLES.map(({ id }) => [id, id])),
    },
  ],
);

export const DRILL_CODE = DRILL.code;
/** In the order in which they are installed: a jump leads to a case that is there. */
export const DRILL_CASES: readonly AuthoredCase[] = [TARGET, DRILL];
