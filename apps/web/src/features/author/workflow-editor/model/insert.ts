import type { Flow, Transition } from '@lets/contract';
import type { NodeKind } from '@lets/engine';
import { addNode, connect, nudge, setTransition } from './edits.ts';
import type { Point, Random } from './make.ts';
import { notesOf } from './notes.ts';
import { isSameText } from './rename.ts';
import { NEXT_DOWN } from './size.ts';

/** Whether a node may be put into a way: it must be led to, and lead on. */
export function canInsert(flow: Flow, transitionId: string, kind: NodeKind): boolean {
  const transition = flow.transitions.find(({ id }) => id === transitionId);
  return transition?.kind === 'advance' && kind !== 'start' && kind !== 'experience';
}

/** A new node between the two ends of a way, whose words now lead to it; what stands below moves down where it is needed. */
export function insertInto(
  flow: Flow,
  transitionId: string,
  kind: NodeKind,
  position: Point,
  random?: Random,
): [Flow, string | null] {
  const transition = flow.transitions.find(({ id }) => id === transitionId);
  if (!transition || !canInsert(flow, transitionId, kind)) return [flow, null];
  const [roomy, place] = withRoom(flow, transition, position);
  const [added, id] = addNode(roomy, kind, place, random);
  const [made, target] = [id, transition.to].map((one) => added.nodes.find((node) => node.id === one));
  const label = made && target && isSameText(transition.label, target.name) ? made.name : transition.label;
  return [connect(setTransition(added, transitionId, { to: id, label }), id, transition.to, random)[0], id];
}

/** Where a line leads down: the place right below its beginning, and everything from its end on moved down out of the way. */
function withRoom(flow: Flow, { from, to }: Transition, wanted: Point): [Flow, Point] {
  const [above, below] = [from, to].map((id) => flow.nodes.find((node) => node.id === id)?.position.y ?? 0);
  if (above === undefined || below === undefined || below <= above) return [flow, wanted];
  const y = Math.max(above + NEXT_DOWN, Math.min(wanted.y, below - NEXT_DOWN));
  const missing = y + NEXT_DOWN - below;
  if (missing <= 0) return [flow, { x: wanted.x, y }];
  const lower = [...flow.nodes, ...notesOf(flow).filter(({ node_id }) => node_id === null)].filter(
    ({ position }) => position.y >= below,
  );
  return [nudge(flow, new Set(lower.map(({ id }) => id)), 0, missing), { x: wanted.x, y }];
}
