import type { FlowNodeView, FlowView } from '@lets/contract';
import { isSectionKind, type RunState } from '@lets/engine';

/** A section on the drawn path. */
export interface PathRow {
  readonly node: FlowNodeView;
  /** 0 is the main line; branches of a fork or a choice run beside it. */
  readonly track: number;
  readonly status: 'walked' | 'now' | 'ahead';
  /** Open side by side with another branch. */
  readonly isParallel: boolean;
}

export interface PathLink {
  readonly from: number;
  readonly to: number;
  readonly isWalked: boolean;
}

export interface PathLayout {
  readonly rows: readonly PathRow[];
  readonly links: readonly PathLink[];
}

const MOST_TRACKS = 3;

/** Of Latin letters; a Chinese one is as wide as two. */
const LETTERS_IN_LINE = 18;

/** Whether a section's name takes a second line on the path. Pure. */
export function isWide(name: string): boolean {
  const letters = [...name].reduce(
    (sum, letter) => sum + (/\p{Script=Han}|[，。、：（）《》]/u.test(letter) ? 2 : 1),
    0,
  );
  return letters > LETTERS_IN_LINE;
}

/**
 * The flow as one column of sections with their tracks: branches of a fork or a choice stand one below the other, their
 * lines beside each other. Ways back are not drawn, for what is ahead is read downward. Pure.
 */
export function layoutPath(flow: FlowView, state: RunState): PathLayout {
  const graph = sectionGraph(flow);
  const order = sortForward(graph);
  const indexOf = new Map(order.map((id, index) => [id, index]));
  const tracks = trackOf(order, graph, indexOf);
  const rows = order.map((id): PathRow => {
    const section = state.sections[id];
    const status = section?.status === 'open' ? 'now' : section ? 'walked' : 'ahead';
    return {
      node: graph.nodes.get(id) as FlowNodeView,
      track: tracks.get(id) ?? 0,
      status,
      isParallel: graph.parallel.has(id),
    };
  });
  const links = order.flatMap((from, index) =>
    (graph.next.get(from) ?? []).flatMap((to): PathLink[] => {
      const target = indexOf.get(to) ?? -1;
      return target > index ? [{ from: index, to: target, isWalked: isWalked(state, from, to) }] : [];
    }),
  );
  return { rows, links };
}

interface SectionGraph {
  readonly nodes: ReadonlyMap<string, FlowNodeView>;
  readonly first: readonly string[];
  /** Sections that a section may lead to, forks and joins looked through. */
  readonly next: ReadonlyMap<string, readonly string[]>;
  readonly parallel: ReadonlySet<string>;
}

function sectionGraph(flow: FlowView): SectionGraph {
  const all = new Map(flow.nodes.map((node) => [node.id, node]));
  const transitionsOn = (id: string) => flow.transitions.filter(({ from, to }) => from === id && to !== id);
  const parallel = new Set<string>();
  const reach = (id: string, viaFork: boolean, seen: ReadonlySet<string>): string[] =>
    transitionsOn(id).flatMap(({ to }) => {
      const node = all.get(to);
      if (!node || seen.has(to)) return [];
      if (!isSectionKind(node.kind))
        return reach(to, viaFork || node.kind === 'fork', new Set([...seen, to]));
      if (viaFork) parallel.add(to);
      return [to];
    });
  const sections = flow.nodes.filter((node) => isSectionKind(node.kind));
  const next = new Map(sections.map(({ id }) => [id, [...new Set(reach(id, false, new Set()))]]));
  const start = flow.nodes.find((node) => node.kind === 'start');
  const first = start
    ? [...new Set(reach(start.id, false, new Set()))]
    : sections.slice(0, 1).map(({ id }) => id);
  return { nodes: new Map(sections.map((node) => [node.id, node])), first, next, parallel };
}

/** Every section after all that lead to it, branches in the flow's order; a way back is left out of account. */
function sortForward({ first, next, nodes }: SectionGraph): readonly string[] {
  const done: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (id: string): void => {
    if (state.has(id) || !nodes.has(id)) return;
    state.set(id, 'open');
    for (const to of [...(next.get(id) ?? [])].reverse()) visit(to);
    state.set(id, 'done');
    done.push(id);
  };
  for (const id of [...first].reverse()) visit(id);
  return done.reverse();
}

function trackOf(
  order: readonly string[],
  { first, next }: SectionGraph,
  indexOf: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const tracks = new Map<string, number>();
  const offer = (id: string, track: number) =>
    tracks.set(id, Math.min(tracks.get(id) ?? track, track, MOST_TRACKS - 1));
  for (const [branch, id] of first.entries()) offer(id, branch);
  for (const id of order) {
    const own = tracks.get(id) ?? 0;
    const forward = (next.get(id) ?? []).filter((to) => (indexOf.get(to) ?? -1) > (indexOf.get(id) ?? 0));
    // A way past a branch keeps to the main line: the branch stands beside it.
    const byRow = forward.toSorted((a, b) => (indexOf.get(b) ?? 0) - (indexOf.get(a) ?? 0));
    const isDetour = forward.length === 2 && leadsTo(next, byRow[1], byRow[0]);
    for (const [branch, to] of (isDetour ? byRow : forward).entries()) offer(to, own + branch);
  }
  return tracks;
}

function leadsTo(next: SectionGraph['next'], from: string | undefined, to: string | undefined): boolean {
  return from !== undefined && to !== undefined && (next.get(from) ?? []).includes(to);
}

function isWalked(state: RunState, from: string, to: string): boolean {
  const arrived = state.sections[to];
  if (state.sections[from]?.status !== 'passed' || !arrived) return false;
  return state.firings.some(
    ({ closes, opens, parks, seq }) =>
      closes === from &&
      (opens.some(({ node_id }) => node_id === to) || (parks.length > 0 && arrived.opened_seq > seq)),
  );
}
