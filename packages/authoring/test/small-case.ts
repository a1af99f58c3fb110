import type { CaseProject, Flow, FlowNode } from '@lets/contract';
import { newFlow, newNode } from '../src/flow/new.ts';

export const bi = (zh: string, en = zh) => ({ zh, en });

type Part = FlowNode['roles'][number];

const part = (role_id: string, more: Partial<Part> = {}): Part => ({
  role_id,
  host: false,
  can_terminate: false,
  functions: [],
  processes: [],
  seat: null,
  inside: true,
  ...more,
});

/** A hearing and the end: set up in every step, and sound. */
export function smallFlow(): Flow {
  const { nodes } = newFlow();
  const hearing: FlowNode = {
    ...newNode('hearing', 'court', { x: 320, y: 0 }),
    introduction: bi('审理'),
    scene: 'courtroom',
    guides: [{ role_id: null, text: bi('先陈述') }],
    roles: [
      part('judge', { host: true, functions: ['speech'], processes: ['end'], seat: 'j0' }),
      part('plaintiff', { functions: ['request_speech'], seat: 'p1' }),
    ],
  };
  const [start, end] = nodes.map((node) =>
    node.kind === 'experience'
      ? {
          ...node,
          introduction: bi('总结'),
          guides: [{ role_id: null, text: bi('写下心得') }],
          roles: [part('judge'), part('plaintiff')],
        }
      : node,
  );
  if (!start || !end) throw new Error('an empty canvas begins and ends');
  const transition = { kind: 'advance' as const, label: bi(''), feedback: null, outcome: null };
  return {
    nodes: [start, hearing, end],
    transitions: [
      { ...transition, id: 'begin', from: 'start', to: 'hearing' },
      { ...transition, id: 'finish', from: 'hearing', to: 'end' },
    ],
    roles: [
      { id: 'judge', type: 'judge', side: 'bench', name: bi('法官', 'Judge'), character: 'judge' },
      {
        id: 'plaintiff',
        type: 'other',
        side: 'claimant',
        name: bi('原告', 'Plaintiff'),
        character: 'plaintiff',
      },
    ],
  };
}

/** The flow with one of its nodes changed. */
export function withNode(flow: Flow, id: string, change: Partial<FlowNode>): Flow {
  return { ...flow, nodes: flow.nodes.map((node) => (node.id === id ? { ...node, ...change } : node)) };
}

/** A case on the small flow that lacks nothing. */
export function smallProject(): CaseProject {
  const written = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: '诉讼请求' }] }],
  };
  return {
    name: bi('借款纠纷'),
    case_number: bi(''),
    grade: 'basic',
    introduction: bi('简介'),
    objectives: [bi('目标')],
    requirements: [],
    competency_goals: [{ id: 'speech', name: bi('表达'), weight: 1 }],
    credit_hours: 2,
    minutes: 60,
    multi_user: true,
    team_min: 1,
    team_max: 2,
    reference_release: 'none',
    opening_mode: 'free',
    allow_redo: true,
    cover: 'courtroom',
    roles: [],
    documents: [
      {
        id: 'claim',
        kind: 'material',
        name: bi('起诉状'),
        node_id: 'hearing',
        role_ids: ['plaintiff'],
        body: { zh: written, en: written },
      },
    ],
    fields: [],
    jumps: [],
  };
}
