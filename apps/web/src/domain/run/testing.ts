import type { ExperimentDetail, FlowNodeView, FlowView } from '@lets/contract';
import { initialState, type RunEvent, type RunFact, type RunState } from '@lets/engine';

/** Builders for tests of the room: only what a test names differs from a plain run. */

export function aNode(
  node: Partial<Omit<FlowNodeView, 'roles'>> & {
    id: string;
    roles?: readonly Partial<FlowNodeView['roles'][number]>[];
  },
): FlowNodeView {
  return {
    kind: 'court',
    name: { zh: node.id, en: node.id },
    introduction: { zh: '', en: '' },
    minutes: null,
    can_switch: true,
    scene: 'courtroom',
    video: null,
    guides: [],
    phrases: [],
    lines: [],
    templates: [],
    vote: null,
    position: { x: 0, y: 0 },
    ...node,
    roles: (node.roles ?? []).map((role) => ({
      role_id: 'judge',
      host: false,
      can_terminate: false,
      functions: [],
      processes: [],
      seat: null,
      inside: true,
      ...role,
    })),
  };
}

/** Nodes and the ways between them: `aFlow([...], ['a>b', 'b>c'])`. */
export function aFlow(
  nodes: readonly FlowNodeView[],
  transitions: readonly string[],
  roles = ['judge', 'plaintiff'],
): FlowView {
  return {
    nodes: [...nodes],
    transitions: transitions.map((transition) => {
      const [from = '', to = ''] = transition.split('>');
      const label = { zh: '', en: '' };
      return { id: `${from}_${to}`, from, to, kind: 'advance', label, feedback: null, outcome: null };
    }),
    roles: roles.map((id) => ({
      id,
      type: 'judge',
      side: id === 'plaintiff' ? 'claimant' : 'bench',
      name: { zh: id, en: id },
      character: id,
    })),
  };
}

export function aState(change: Partial<RunState> = {}): RunState {
  return {
    ...initialState({ leader_id: 1, member_ids: [1, 2], holders: { judge: 1, plaintiff: 2 } }),
    ...change,
  };
}

export function anEvent(seq: number, fact: RunFact, head: Partial<RunEvent> = {}): RunEvent {
  const base = {
    seq,
    at: seq * 1000,
    node_id: 'a',
    actor_id: 1,
    role_id: 'judge',
    by_staff: false,
    audience: null,
  };
  return { ...base, ...head, ...fact } as RunEvent;
}

export const spoke = (seq: number, text = `speech ${seq}`) =>
  anEvent(seq, { type: 'spoke', data: { text, file_id: null } });

export function aDetail(state: RunState, flow: FlowView = aFlow([aNode({ id: 'a' })], [])): ExperimentDetail {
  const someone = { id: 1, name: 'One', identity: 1 } as const;
  return {
    eid: 7,
    name: 'case',
    message: '',
    status: state.status,
    path_id: state.path_id,
    flow_id: 1,
    node: null,
    with_user_nodes: [],
    project: {
      id: 1,
      code: 'c',
      name: { zh: 'c', en: 'c' },
      case_number: { zh: '', en: '' },
      experiment_type: 'free',
      grade: 'simple',
      cover: 'courtroom',
      competency_goals: [],
      minutes: 60,
      team_min: 1,
      team_max: 8,
    },
    class: null,
    team: null,
    creator: someone,
    creator_type: 'student',
    members: [someone, { id: 2, name: 'Two', identity: 1 }],
    unregistered: [],
    mentors: [],
    roles: [],
    briefs: [],
    flow,
    speaking_order: {},
    state,
    me: { user_id: 1, role_ids: ['judge'], is_leader: true, is_member: true, is_staff: false },
    planned_start: null,
    planned_end: null,
    deadline: null,
    created_at: 0,
    started_at: 0,
    ended_at: null,
    evaluated: false,
    may: { edit: false, delete: false, start: false, enter: true },
    revision: 1,
    linked_from: null,
    server_time: 5000,
  };
}
