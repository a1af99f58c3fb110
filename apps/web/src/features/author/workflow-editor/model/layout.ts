import { Graph, layout } from '@dagrejs/dagre';
import type { Flow, Transition } from '@lets/contract';
import type { Point } from './make.ts';
import { NOTE_APART, NOTE_GAP, NOTE_WIDTH, noteHeight, notesOf } from './notes.ts';
import { BAR, BAR_NAME, sizeOf, textWidth, wrongCounts, wrongHeight } from './size.ts';

/** Nodes stand where a hand would set them down. */
const GRID = 10;
/** Side by side, two sections leave each other room for the wrong options of one. */
const WRONG_ROOM = 140;

/** Pure: a place for every node, read from above to below, branches in the order they were drawn. */
export function layoutOf(
  flow: Flow,
  /** How wide the label of a way is; 0: it has none. */
  labelOf: (way: Transition) => number = () => 0,
): ReadonlyMap<string, Point> {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', ranksep: 80, nodesep: 60, edgesep: 30 });
  graph.setDefaultEdgeLabel(() => ({}));
  const wrongs = wrongCounts(flow);
  for (const { id, kind, name } of flow.nodes) {
    const size = sizeOf(kind);
    const { height } = size;
    const named = Math.min(200, Math.max(textWidth(name.zh), textWidth(name.en)) + 40);
    // A choice stands in the middle of the room that its name takes on one side.
    const width =
      kind === 'choice' ? size.width + 2 * named : size.width + (height === BAR ? 2 * BAR_NAME : 0);
    const count = wrongs.get(id) ?? 0;
    const notes = notesOf(flow).filter(({ node_id }) => node_id === id);
    graph.setNode(id, {
      width: width + (count > 0 ? WRONG_ROOM : 0) + (notes.length > 0 ? 2 * (NOTE_WIDTH + NOTE_GAP) : 0),
      height: Math.max(
        height,
        count > 0 ? wrongHeight(count) : 0,
        notes.reduce((sum, note) => sum + noteHeight(note) + NOTE_APART, 0),
      ),
    });
  }
  for (const way of flow.transitions) {
    if (way.kind !== 'advance' || way.from === way.to) continue;
    const label = labelOf(way);
    graph.setEdge(
      way.from,
      way.to,
      label > 0 ? { width: label + 20, height: 40, labelpos: 'c' } : {},
      way.id,
    );
  }
  for (const [from, to] of loose(flow)) graph.setEdge(from, to, {}, `${from} ${to}`);
  layout(graph);
  const places = flow.nodes.map(({ id }): [string, Point] => {
    const { x, y, height } = graph.node(id) as Point & { height: number };
    return [id, { x: onGrid(x), y: onGrid(y - height / 2) }];
  });
  return new Map(places);
}

/** What nothing leads to yet stands below what leads nowhere yet: there the next way will be drawn. */
function loose({ nodes, transitions }: Flow): [string, string][] {
  const ways = transitions.filter(({ from, to }) => from !== to);
  const [left, met] = [new Set(ways.map(({ from }) => from)), new Set(ways.map(({ to }) => to))];
  const last = nodes.filter(({ id, kind }) => kind !== 'experience' && !left.has(id) && met.has(id));
  return nodes
    .filter(({ id, kind }) => kind === 'experience' && !met.has(id))
    .flatMap((end) => last.map(({ id }): [string, string] => [id, end.id]));
}

const onGrid = (at: number) => Math.round(at / GRID) * GRID;
