import type { Flow, FlowNode } from '@lets/contract';
import type { Ended } from './lanes.ts';
import { WRONG_SPOT, type WrongSpot } from './wrong-spots.ts';

type Side = 't' | 'b' | 'l' | 'r';
const BESIDE = 130;

/** Which sides a way leaves and enters by, from where its two nodes stand. */
function sidesOf(from: FlowNode, to: FlowNode, isSingle: boolean): readonly [Side, Side] {
  const dx = to.position.x - from.position.x;
  const dy = to.position.y - from.position.y;
  const hasBar = [from, to].some(({ kind }) => kind === 'fork' || kind === 'join');
  const out: Side = dx > 0 ? 'r' : 'l';
  const into: Side = dx > 0 ? 'l' : 'r';
  if (hasBar) return dy >= 0 ? ['b', 't'] : ['t', 'b'];
  if (Math.abs(dy) < 54) return [out, into];
  if (dy < 0) return Math.abs(dx) < BESIDE ? ['r', 'r'] : ['t', dx > 0 ? 'l' : 'r'];
  if (Math.abs(dx) < BESIDE || isSingle) return ['b', 't'];
  return [out, 't'];
}

/** How many ways leave each node. */
export function countsFrom({ transitions }: Flow): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { from } of transitions) counts.set(from, (counts.get(from) ?? 0) + 1);
  return counts;
}

/** Pure: of each way between two nodes the sides by which it leaves and enters. A wrong one stays at its section. */
export function endsOf(flow: Flow, spots: ReadonlyMap<string, WrongSpot>): ReadonlyMap<string, Ended> {
  const nodes = new Map(flow.nodes.map((node) => [node.id, node]));
  const counts = countsFrom(flow);
  const ends = flow.transitions.flatMap(({ id, from: source, to: target, kind }): [string, Ended][] => {
    const [from, to] = [nodes.get(source), nodes.get(target)];
    if (!from || !to) return [];
    const side = (spots.get(source) ?? WRONG_SPOT).side;
    const [sourceHandle, targetHandle] =
      kind === 'wrong' ? ([side, 't'] as const) : sidesOf(from, to, counts.get(source) === 1);
    return [[id, { id, source, target, sourceHandle, targetHandle }]];
  });
  return new Map(ends);
}
