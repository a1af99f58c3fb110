import type { Bilingual, Flow, FlowNode } from '@lets/contract';

const NAMES: Readonly<Record<FlowNode['kind'], Bilingual>> = {
  start: { zh: '开始', en: 'Start' },
  fork: { zh: '并行', en: 'Fork' },
  join: { zh: '汇合', en: 'Join' },
  choice: { zh: '自动分流', en: 'Choice' },
  court: { zh: '庭审', en: 'Hearing' },
  edit: { zh: '编辑', en: 'Drafting' },
  display: { zh: '展示', en: 'Display' },
  report: { zh: '报告', en: 'Report' },
  vote: { zh: '表决', en: 'Vote' },
  jump: { zh: '跳转', en: 'Jump' },
  experience: { zh: '心得', en: 'Experience' },
};

/** Pure: a node as it comes onto the canvas. */
export function newNode(id: string, kind: FlowNode['kind'], position: FlowNode['position']): FlowNode {
  return {
    id,
    kind,
    name: { ...NAMES[kind] },
    introduction: { zh: '', en: '' },
    minutes: null,
    can_switch: true,
    scene: null,
    video: null,
    roles: [],
    guides: [],
    phrases: [],
    lines: [],
    templates: [],
    vote: kind === 'vote' ? newVote() : null,
    position,
  };
}

/** Pure: a vote as usual: for, against, abstain; open, by simple majority. */
export function newVote(): NonNullable<FlowNode['vote']> {
  return {
    question: { zh: '是否同意？', en: 'Do you agree?' },
    options: [
      { id: 'for', label: { zh: '同意', en: 'For' }, hint: null, counts: 'for' },
      { id: 'against', label: { zh: '反对', en: 'Against' }, hint: null, counts: 'against' },
      { id: 'abstain', label: { zh: '弃权', en: 'Abstain' }, hint: null, counts: 'abstain' },
    ],
    secret: false,
    threshold: 'majority',
  };
}

/** Pure: an empty canvas: where it begins, and where it ends. */
export function newFlow(): Flow {
  return {
    nodes: [newNode('start', 'start', { x: 0, y: 0 }), newNode('end', 'experience', { x: 640, y: 0 })],
    transitions: [],
    roles: [],
  };
}
