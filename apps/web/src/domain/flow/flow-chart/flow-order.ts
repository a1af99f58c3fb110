import { isSectionKind } from '@lets/engine';
import type { FlowShape } from './flow-shape.ts';

/** A flow told in words: its sections in the order they are met, and what follows each. Pure. */
export interface FlowStep {
  readonly id: string;
  /** The sections that open when this one ends: one of them (a choice), or all (side by side). */
  readonly next: readonly string[];
  readonly isChoice: boolean;
  readonly isParallel: boolean;
  /** A choice follows: which of them opens is not for anybody to choose. */
  readonly isRouted: boolean;
  /** A join follows: its siblings must end too. */
  readonly waitsForSiblings: boolean;
}

interface Reach {
  readonly next: string[];
  isParallel: boolean;
  isRouted: boolean;
  waits: boolean;
}

/** Pure: the steps, nearest the start first. */
export function tellFlow(flow: FlowShape): readonly FlowStep[] {
  const kinds = new Map(flow.nodes.map((node) => [node.id, node.kind]));
  const transitions = new Map<string, string[]>();
  for (const { from, to } of flow.transitions) {
    const known = transitions.get(from) ?? [];
    if (from !== to && kinds.has(to) && !known.includes(to)) transitions.set(from, [...known, to]);
  }
  const order = walkOrder(flow, transitions);
  return order.flatMap((id) => {
    const kind = kinds.get(id);
    if (!kind || !isSectionKind(kind)) return [];
    const reach: Reach = { next: [], isParallel: false, isRouted: false, waits: false };
    follow(id, transitions, kinds, reach, new Set());
    return [
      {
        id,
        next: reach.next,
        isChoice: (transitions.get(id)?.length ?? 0) > 1,
        isParallel: reach.isParallel,
        isRouted: reach.isRouted,
        waitsForSiblings: reach.waits,
      },
    ];
  });
}

/** Breadth first, but a node only after all that lead to it (loops apart): a join comes after its branches. */
function walkOrder(flow: FlowShape, transitions: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const depth = new Map<string, number>();
  const visit = (id: string, level: number, onPath: ReadonlySet<string>) => {
    if (onPath.has(id) || (depth.get(id) ?? -1) >= level) return;
    depth.set(id, level);
    const path = new Set(onPath).add(id);
    for (const to of transitions.get(id) ?? []) visit(to, level + 1, path);
  };
  for (const node of flow.nodes) if (node.kind === 'start') visit(node.id, 0, new Set());
  return flow.nodes
    .map((node, index) => ({ id: node.id, index, level: depth.get(node.id) ?? Number.MAX_SAFE_INTEGER }))
    .sort((a, b) => a.level - b.level || a.index - b.index)
    .map(({ id }) => id);
}

function follow(
  id: string,
  transitions: ReadonlyMap<string, readonly string[]>,
  kinds: ReadonlyMap<string, FlowShape['nodes'][number]['kind']>,
  reach: Reach,
  seen: Set<string>,
): void {
  for (const to of transitions.get(id) ?? []) {
    const kind = kinds.get(to);
    if (!kind || seen.has(to)) continue;
    seen.add(to);
    if (isSectionKind(kind)) {
      reach.next.push(to);
      continue;
    }
    if (kind === 'fork') reach.isParallel = true;
    if (kind === 'choice') reach.isRouted = true;
    if (kind === 'join') reach.waits = true;
    follow(to, transitions, kinds, reach, seen);
  }
}
