import type { Flow, FlowNode } from '@lets/contract';
import { type Clip, paste } from './clipboard.ts';
import { connect } from './edits.ts';
import { freeSpot } from './free-spot.ts';
import type { Point, Random } from './make.ts';
import type { Box } from './route/grid.ts';
import { NEXT_DOWN, sizeOf } from './size.ts';

/** What a piece keeps free around itself. */
const APART = 30;

/** Pure: the clip set down where nothing stands, as near as can be to where its middle is wanted. */
export function pasteFree(flow: Flow, clip: Clip, middle: Point, random?: Random): [Flow, Set<string>] {
  const { width, height, ...corner } = reachOf(clip);
  const wanted = { x: middle.x - width / 2, y: middle.y - height / 2 };
  const { x, y } = freeSpot(flow.nodes.map(boxOf), { width, height }, wanted, APART);
  const place = { x: onGrid(x + corner.x), y: onGrid(y + corner.y) };
  return paste(flow, clip, place, random);
}

/** Pure: the clip set down below a node that leads on to it. */
export function pasteAfter(flow: Flow, clip: Clip, from: string, random?: Random): [Flow, Set<string>] {
  const source = flow.nodes.find(({ id }) => id === from);
  if (!source) return pasteFree(flow, clip, { x: 0, y: 0 }, random);
  const { x, y } = source.position;
  const middle = { x, y: y + NEXT_DOWN + reachOf(clip).height / 2 };
  const [pasted, ids] = pasteFree(flow, clip, middle, random);
  const isEntered = (id: string) =>
    pasted.transitions.some((way) => way.to === id && way.from !== id && ids.has(way.from));
  const [entry, ...more] = [...ids].filter((id) => !isEntered(id));
  return [entry && more.length === 0 ? connect(pasted, from, entry, random)[0] : pasted, ids];
}

function boxOf({ kind, position: { x, y } }: FlowNode): Box {
  const { width, height } = sizeOf(kind);
  return { left: x - width / 2, right: x + width / 2, top: y, bottom: y + height };
}

/** How large a clip is, and from its upper left corner to the place that `paste` counts from. */
function reachOf({ nodes }: Clip) {
  const boxes = nodes.map(boxOf);
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    width: Math.max(...boxes.map((box) => box.right)) - left,
    height: Math.max(...boxes.map((box) => box.bottom)) - top,
    x: Math.min(...nodes.map(({ position }) => position.x)) - left,
    y: 0,
  };
}

const onGrid = (at: number) => Math.round(at / 10) * 10;
