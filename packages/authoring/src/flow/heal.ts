import type { Flow } from '@lets/contract';
import { checkFlow, type Finding } from '@lets/engine';
import { newNode } from './new.ts';
import type { Maker } from './rewire.ts';

/** A mend is tried out on so many markings; in a larger flow the first that comes to mind is offered. */
const MARKINGS = 2000;

const known = new WeakMap<Flow, readonly Finding[]>();

function errorsOf(flow: Flow): readonly Finding[] {
  const found = known.get(flow) ?? checkFlow(flow, MARKINGS);
  known.set(flow, found);
  return found.filter(({ severity }) => severity === 'error');
}

const keyOf = ({ code, node_id, trans_id }: Finding) => `${code} ${node_id} ${trans_id}`;

/** Pure: whether a change takes a fault away and brings no error that was not there. */
export function heals(before: Flow, after: Flow, finding: Finding): boolean {
  const had = new Set(errorsOf(before).map(keyOf));
  const has = errorsOf(after).map(keyOf);
  if (has.some((key) => !had.has(key))) return false;
  const all = finding.severity === 'error' ? has : checkFlow(after, MARKINGS).map(keyOf);
  return !all.includes(keyOf(finding));
}

/** Pure: what new pieces are while a mend is tried out: only their ways matter. */
export function tryingOut(flow: Flow): Maker {
  const taken = new Set([...flow.nodes, ...flow.transitions].map(({ id }) => id));
  const text = { zh: '', en: '' };
  return {
    id: (prefix) => {
      let n = 1;
      while (taken.has(`${prefix}_${n}`)) n += 1;
      taken.add(`${prefix}_${n}`);
      return `${prefix}_${n}`;
    },
    way: (id, from, { id: to }) => ({
      id,
      from,
      to,
      kind: 'advance',
      label: text,
      feedback: null,
      outcome: null,
    }),
    node: newNode,
  };
}
