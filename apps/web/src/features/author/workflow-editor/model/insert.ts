import type { Flow } from '@lets/contract';
import type { NodeKind } from '@lets/engine';
import { addNode, connect, setTransition } from './edits.ts';
import type { Point, Random } from './make.ts';
import { isSameText } from './rename.ts';

/** Whether a node may be put into a way: it must be led to, and lead on. */
export function canInsert(flow: Flow, transitionId: string, kind: NodeKind): boolean {
  const transition = flow.transitions.find(({ id }) => id === transitionId);
  return transition?.kind === 'advance' && kind !== 'start' && kind !== 'experience';
}

/** A new node between the two ends of a way, whose words now lead to it. */
export function insertInto(
  flow: Flow,
  transitionId: string,
  kind: NodeKind,
  position: Point,
  random?: Random,
): [Flow, string | null] {
  const transition = flow.transitions.find(({ id }) => id === transitionId);
  if (!transition || !canInsert(flow, transitionId, kind)) return [flow, null];
  const [added, id] = addNode(flow, kind, position, random);
  const [made, target] = [id, transition.to].map((one) => added.nodes.find((node) => node.id === one));
  const label = made && target && isSameText(transition.label, target.name) ? made.name : transition.label;
  return [connect(setTransition(added, transitionId, { to: id, label }), id, transition.to, random)[0], id];
}
