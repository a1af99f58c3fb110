import type { Bilingual, Flow, FlowNode, Transition } from '@lets/contract';
import type { NodeKind } from '@lets/engine';

export type Point = FlowNode['position'];
/** A source of random letters: two people who draw at once must not choose the same id. */
export type Random = () => number;

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** An id that nothing in the flow has. */
export function freshId(flow: Flow, prefix: string, random: Random = Math.random): string {
  const taken = new Set([...flow.nodes, ...flow.transitions, ...flow.roles].map(({ id }) => id));
  for (;;) {
    const tail = Array.from({ length: 6 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');
    const id = `${prefix}_${tail}`;
    if (!taken.has(id)) return id;
  }
}

const NAMES: Readonly<Record<NodeKind, Bilingual>> = {
  court: { zh: '庭审', en: 'Hearing' },
  edit: { zh: '起草文书', en: 'Drafting' },
  display: { zh: '展示', en: 'Display' },
  report: { zh: '报告', en: 'Report' },
  vote: { zh: '表决', en: 'Vote' },
  jump: { zh: '跳转', en: 'Jump' },
  experience: { zh: '心得', en: 'Experience' },
  start: { zh: '开始', en: 'Start' },
  fork: { zh: '并行', en: 'Side by side' },
  join: { zh: '汇合', en: 'Together again' },
};

/** Pure: a vote as most are: for, against, abstain; by majority; open. */
export function usualVote(): NonNullable<FlowNode['vote']> {
  const option = (id: 'for' | 'against' | 'abstain', zh: string, en: string) => ({
    id,
    label: { zh, en },
    hint: null,
    counts: id,
  });
  return {
    question: { zh: '', en: '' },
    options: [
      option('for', '同意', 'For'),
      option('against', '反对', 'Against'),
      option('abstain', '弃权', 'Abstain'),
    ],
    secret: false,
    threshold: 'majority',
  };
}

/** Pure: a new node; its name can be told from those of its kind that are there already. */
export function makeNode(flow: Flow, id: string, kind: NodeKind, position: Point): FlowNode {
  const name = NAMES[kind];
  const isTaken = (text: Bilingual) => flow.nodes.some((node) => node.name.zh === text.zh);
  let shown = name;
  for (let n = 2; isTaken(shown); n += 1) shown = { zh: `${name.zh} ${n}`, en: `${name.en} ${n}` };
  return {
    id,
    kind,
    name: shown,
    introduction: { zh: '', en: '' },
    minutes: null,
    can_switch: true,
    scene: kind === 'court' ? 'courtroom' : null,
    video: null,
    roles: [],
    guides: [],
    phrases: [],
    templates: [],
    vote: kind === 'vote' ? usualVote() : null,
    position,
  };
}

/** Pure: a way on. */
export function makeWay(id: string, from: string, to: string, label: Bilingual): Transition {
  return { id, from, to, kind: 'advance', label, feedback: null, outcome: null };
}
