import { newVote } from '@lets/authoring';
import type { Bilingual, Flow, FlowNode, Transition } from '@lets/contract';
import type { NodeKind } from '@lets/engine';
import { NODE_NAMES } from './text-catalog.ts';

export type Point = FlowNode['position'];
/** A source of random letters: two people who draw at once must not choose the same id. */
export type Random = () => number;

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** An id that nothing in the flow has. */
export function freshId(flow: Flow, prefix: string, random: Random = Math.random): string {
  const taken = new Set(
    [...flow.nodes, ...flow.transitions, ...flow.roles, ...(flow.notes ?? [])].map(({ id }) => id),
  );
  for (;;) {
    const tail = Array.from({ length: 6 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');
    const id = `${prefix}_${tail}`;
    if (!taken.has(id)) return id;
  }
}

/** Pure: a new node; its name can be told from those of its kind that are there already. */
export function makeNode(flow: Flow, id: string, kind: NodeKind, position: Point): FlowNode {
  const name = NODE_NAMES[kind];
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
    lines: [],
    templates: [],
    vote: kind === 'vote' ? newVote() : null,
    position,
  };
}

/** Pure: a way on. */
export function makeTransition(id: string, from: string, to: string, label: Bilingual): Transition {
  return { id, from, to, kind: 'advance', label, feedback: null, outcome: null };
}
