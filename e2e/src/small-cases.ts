import type { Assignment, AuthoredCase, Bilingual, FlowNode, RichNode, Transition } from '@lets/contract';

/** Cases as small as their journeys: what the bundled ones reach only after an hour stands open here at once. */

export const bi = (zh: string, en: string): Bilingual => ({ zh, en });

export function place(role_id: string, more: Partial<Assignment> = {}): Assignment {
  const none = { functions: [], processes: [], seat: null, can_terminate: false, host: false, inside: true };
  return { role_id, ...none, ...more };
}

export function node(
  id: string,
  kind: FlowNode['kind'],
  name: Bilingual,
  more: Partial<FlowNode> = {},
): FlowNode {
  const empty = { roles: [], guides: [], phrases: [], lines: [], templates: [], vote: null };
  const look = { scene: null, video: null, minutes: null, can_switch: true, position: { x: 0, y: 0 } };
  return { id, kind, name, introduction: name, ...empty, ...look, ...more };
}

export function transition(
  id: string,
  from: string,
  to: string,
  label: Bilingual,
  more: Partial<Transition> = {},
) {
  return { id, from, to, kind: 'advance' as const, label, feedback: null, outcome: null, ...more };
}

const ON = bi('继续', 'Go on');

const CHAIR = bi('主持人', 'Chair');
const CLAIMANT = bi('申请人', 'Claimant');
const RESPONDENT = bi('被申请人', 'Respondent');

const ROLES: AuthoredCase['flow']['roles'] = [
  { id: 'chair', type: 'judge', side: 'bench', name: CHAIR, character: 'presiding' },
  { id: 'claimant', type: 'lawyer', side: 'claimant', name: CLAIMANT, character: 'lawyer1' },
  { id: 'respondent', type: 'lawyer', side: 'respondent', name: RESPONDENT, character: 'lawyer2' },
];

const chair = (more: Partial<Assignment> = {}) =>
  place('chair', {
    host: true,
    can_terminate: true,
    functions: ['speech', 'display', 'submission', 'call', 'note', 'vote'],
    processes: ['end', 'back', 'restart'],
    ...more,
  });

function paragraphs(lang: 'zh' | 'en'): RichNode {
  const text = (i: number) =>
    lang === 'zh'
      ? `第${i}段：双方于庭前交换证据，主持人逐项核对，各方对真实性、合法性、关联性发表意见。`
      : `Paragraph ${i}: the parties exchange evidence before the hearing and each is heard on every item.`;
  const content = Array.from({ length: 60 }, (_, i) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text: text(i + 1) }],
  }));
  return { type: 'doc', content };
}

export function caseOf(
  code: string,
  name: Bilingual,
  flow: AuthoredCase['flow'],
  more: Partial<AuthoredCase['project']> = {},
) {
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
      documents: [
        {
          id: 'bundle',
          kind: 'material',
          name: bi('证据目录', 'List of evidence'),
          node_id: null,
          role_ids: [],
          body: { zh: paragraphs('zh'), en: paragraphs('en') },
        },
        {
          id: 'answer',
          kind: 'reference',
          name: bi('参考结论', 'Model answer'),
          node_id: flow.nodes.find(({ id }) => id === 'first' || id === 'show')?.id ?? null,
          role_ids: [],
          body: { zh: paragraphs('zh'), en: paragraphs('en') },
        },
      ],
      fields: [],
      jumps: [],
      ...more,
    },
  } as unknown as AuthoredCase;
}

const OPTIONS = [
  { id: 'for', label: bi('同意', 'For'), hint: null, counts: 'for' as const },
  { id: 'against', label: bi('反对', 'Against'), hint: null, counts: 'against' as const },
  { id: 'abstain', label: bi('弃权', 'Abstain'), hint: null, counts: 'abstain' as const },
];

const ballot = (
  question: Bilingual,
  secret: boolean,
  threshold: NonNullable<FlowNode['vote']>['threshold'] = 'majority',
): FlowNode['vote'] => ({ question, options: OPTIONS, secret, threshold });

const VOTERS = [
  chair(),
  place('claimant', { functions: ['vote'] }),
  place('respondent', { functions: ['vote'] }),
];

/** A common screen, a secret and an open ballot and a report, all open from the start; a tie leads to a second look. */
export const ROOMS = caseOf('rooms-case', bi('同时进行的环节', 'Sections side by side'), {
  roles: ROLES,
  nodes: [
    node('start', 'start', bi('开始', 'Start')),
    node('fork', 'fork', bi('并行', 'Fork')),
    node('show', 'display', bi('证据展示', 'Showing the evidence'), {
      guides: [{ role_id: null, text: bi('请围绕证据三性发表意见。', 'Speak to each item of evidence.') }],
      roles: [
        chair(),
        place('claimant', { functions: ['request_display', 'request_speech', 'note'] }),
        place('respondent', { functions: ['request_speech', 'note'] }),
      ],
    }),
    node('secret', 'vote', bi('无记名表决', 'Secret ballot'), {
      vote: ballot(bi('是否采纳申请人的意见？', 'Is the claimant’s view adopted?'), true),
      roles: VOTERS,
    }),
    node('open', 'vote', bi('记名表决', 'Open ballot'), {
      vote: ballot(bi('是否另行指定期日？', 'Is another day fixed?'), false),
      roles: VOTERS,
    }),
    node('again', 'display', bi('再次评议', 'A second look'), { roles: [chair()] }),
    node('decided', 'display', bi('宣布结果', 'The result'), { roles: [chair()] }),
    node('report', 'report', bi('实验报告', 'Reports'), {
      roles: [
        chair(),
        place('claimant', { functions: ['submission', 'note'] }),
        place('respondent', { functions: ['submission', 'note'] }),
      ],
    }),
    node('join', 'join', bi('汇合', 'Join')),
    node('end', 'experience', bi('心得', 'What we learnt')),
  ],
  transitions: [
    transition('s', 'start', 'fork', ON),
    transition('f1', 'fork', 'show', ON),
    transition('f2', 'fork', 'secret', ON),
    transition('f3', 'fork', 'open', ON),
    transition('f4', 'fork', 'report', ON),
    transition('show_on', 'show', 'join', ON),
    transition('secret_passed', 'secret', 'join', bi('按通过处理', 'Carried'), { outcome: 'passed' }),
    transition('secret_rejected', 'secret', 'join', bi('按未通过处理', 'Rejected'), { outcome: 'rejected' }),
    transition('secret_tied', 'secret', 'join', bi('按平票处理', 'Tied'), { outcome: 'tied' }),
    transition('open_passed', 'open', 'decided', bi('通过，进入下一步', 'Carried, go on'), {
      outcome: 'passed',
    }),
    transition('open_rejected', 'open', 'decided', bi('未通过，进入下一步', 'Rejected, go on'), {
      outcome: 'rejected',
    }),
    transition('open_tied', 'open', 'again', bi('平票，再次评议', 'Tied, look again'), { outcome: 'tied' }),
    transition('again_on', 'again', 'decided', ON),
    transition('decided_on', 'decided', 'join', ON),
    transition('report_on', 'report', 'join', ON),
    transition('join_end', 'join', 'end', ON),
  ],
});

/** The same, where a tie leads to a vote that must be unanimous, and that to one of two thirds. */
export const VOTES: AuthoredCase = {
  ...ROOMS,
  code: 'votes-case',
  flow: {
    ...ROOMS.flow,
    nodes: ROOMS.flow.nodes.map((one) => {
      if (one.id === 'again')
        return voting(one, bi('是否一致同意延期？', 'Do all agree to adjourn?'), 'unanimous');
      return one.id === 'decided'
        ? voting(one, bi('是否多数同意延期？', 'Does a large majority agree to adjourn?'), 'two_thirds')
        : one;
    }),
  },
};

function voting(
  one: FlowNode,
  question: Bilingual,
  threshold: NonNullable<FlowNode['vote']>['threshold'],
): FlowNode {
  return { ...one, kind: 'vote', vote: ballot(question, false, threshold), roles: [...VOTERS] };
}

const movingFlow: AuthoredCase['flow'] = {
  roles: ROLES,
  nodes: [
    node('start', 'start', bi('开始', 'Start')),
    node('first', 'court', bi('受理', 'Acceptance'), {
      scene: 'office',
      roles: [
        chair(),
        place('claimant', { functions: ['speech', 'note'], can_terminate: true }),
        place('respondent', { functions: ['speech', 'note'] }),
      ],
    }),
    node('second', 'court', bi('调解', 'Mediation'), {
      scene: 'meeting',
      roles: [chair(), place('claimant', { functions: ['speech', 'note'], can_terminate: true })],
    }),
    node('leap', 'jump', bi('转入仲裁', 'On to arbitration'), {
      roles: [chair({ processes: ['jump', 'end', 'back'] }), place('claimant')],
    }),
    node('end', 'experience', bi('心得', 'What we learnt')),
  ],
  transitions: [
    transition('s', 'start', 'first', ON),
    transition('accept', 'first', 'second', bi('受理并组织调解', 'Accept and mediate')),
    transition('refuse', 'first', 'first', bi('不予受理', 'Refuse'), {
      kind: 'wrong',
      feedback: bi('符合受理条件的，应当受理。', 'What meets the conditions must be accepted.'),
    }),
    transition('failed', 'second', 'leap', bi('调解不成', 'Mediation failed')),
    transition('leap_on', 'leap', 'end', ON),
  ],
};

const JUMP = {
  node_id: 'leap',
  project_code: 'target-case',
  roles: { chair: 'chair', claimant: 'respondent', respondent: 'claimant' },
};

/** Forward, wrong, back, over again, and on into another case; the second section has no place for the respondent. */
export const MOVING = caseOf('moving-case', bi('一步一步', 'Step by step'), movingFlow);
/** The same where model answers are never released. */
export const UNRELEASED: AuthoredCase = {
  ...MOVING,
  project: { ...MOVING.project, reference_release: 'none' },
};
/** One section, whose model answer may be read from the start. */
export const RELEASED = caseOf(
  'released-case',
  bi('参考答案全部公开', 'Every model answer open'),
  {
    roles: ROLES,
    nodes: [
      node('start', 'start', bi('开始', 'Start')),
      node('show', 'display', bi('证据展示', 'Showing the evidence'), {
        roles: [chair(), place('claimant'), place('respondent')],
      }),
      node('end', 'experience', bi('心得', 'What we learnt')),
    ],
    transitions: [transition('s', 'start', 'show', ON), transition('show_on', 'show', 'end', ON)],
  },
  { reference_release: 'complete' },
);
/** The same with the roles of the next case mapped. */
export const MAPPED: AuthoredCase = { ...MOVING, project: { ...MOVING.project, jumps: [JUMP] } };

export const TARGET = caseOf('target-case', bi('仲裁程序', 'The arbitration'), {
  roles: ROLES,
  nodes: [
    node('start', 'start', bi('开始', 'Start')),
    node('hearing', 'court', bi('仲裁开庭', 'Arbitration hearing'), {
      scene: 'arbitration',
      roles: [
        chair(),
        place('claimant', { functions: ['speech'] }),
        place('respondent', { functions: ['speech'] }),
      ],
    }),
    node('end', 'experience', bi('心得', 'What we learnt')),
  ],
  transitions: [transition('s', 'start', 'hearing', ON), transition('hearing_on', 'hearing', 'end', ON)],
});

/** What the lesson's case is evaluated by. */
export const LESSON_GOAL = bi('程序意识', 'Sense of procedure');

/** For teams of six to eight, with onlookers: the judge is nobody's party. */
export const LESSON: AuthoredCase = caseOf(
  'lesson-case',
  bi('宅基地纠纷模拟审理', 'A dispute over a homestead'),
  {
    roles: ROLES.map((role) =>
      role.id === 'chair' ? { ...role, incompatible: ['claimant', 'respondent'] } : role,
    ),
    nodes: movingFlow.nodes.filter(({ id }) => id !== 'leap'),
    transitions: [
      ...movingFlow.transitions.filter(({ from, to }) => from !== 'leap' && to !== 'leap'),
      transition('settled', 'second', 'end', bi('达成调解协议', 'Settled')),
    ],
  },
  {
    team_min: 6,
    team_max: 8,
    competency_goals: [{ id: 'procedure', name: LESSON_GOAL, weight: 1 }],
  },
);
