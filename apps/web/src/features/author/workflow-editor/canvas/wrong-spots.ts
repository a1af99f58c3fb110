import type { Flow, FlowNode } from '@lets/contract';
import { barWidths, SECTION, sizeOf, textWidth, wrongCounts, wrongHeight } from '../model/size.ts';

/** Where a section's wrong options stand: beside it on one side, as wide as what is next to it leaves them. */
export interface WrongSpot {
  readonly side: 'l' | 'r';
  readonly width: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const WRONG_SPOT: WrongSpot = { side: 'l', width: 180 };
/** An option reaches under its section's edge, and keeps from whatever else is there. */
export const TUCKED = 6;
const APART = 8;
/** The longest word for a bar, and the widest that a choice's name is drawn. */
const BAR_NAME = 64;
const NAME_WIDEST = 200;
/** Narrower than this nothing could be read. */
export const NARROWEST = 80;
/** From the section's upper edge up to the loop. */
const ABOVE = 22;

/** Pure: by section, on the left if there is room, else where there is more of it. */
export function wrongSpots(flow: Flow): ReadonlyMap<string, WrongSpot> {
  const { nodes } = flow;
  const counts = wrongCounts(flow);
  const bars = barWidths(flow);
  const boxes = new Map(nodes.map((node) => [node.id, boxOf(node, bars.get(node.id))]));
  const taken = [...boxes.values(), ...nameBoxes(flow)];
  const spots = new Map<string, WrongSpot>();
  for (const node of [...nodes].sort((a, b) => a.position.x - b.position.x)) {
    const count = counts.get(node.id);
    const box = boxes.get(node.id);
    if (!count || !box) continue;
    const spot = spotOf(box, count, taken);
    spots.set(node.id, spot);
    taken.push(wrongBox(box, count, spot));
  }
  return spots;
}

/** Pure: the names of bars and choices, which stand to their right; as wide as the longer of the two languages. */
export function nameBoxes(flow: Flow): Box[] {
  const bars = barWidths(flow);
  return flow.nodes.flatMap((node) => {
    const isBar = node.kind === 'fork' || node.kind === 'join';
    if (!isBar && node.kind !== 'choice') return [];
    const { right, top, bottom } = boxOf(node, bars.get(node.id));
    const middle = (top + bottom) / 2;
    const named = isBar ? BAR_NAME : Math.max(textWidth(node.name.zh), textWidth(node.name.en));
    const left = right + 4;
    return [{ left, right: left + Math.min(NAME_WIDEST, named + 37), top: middle - 10, bottom: middle + 10 }];
  });
}

/** Pure: what a node takes of the canvas; a bar is as wide as it is drawn. */
export function boxOf(node: FlowNode, barWidth: number | undefined): Box {
  const { width, height } = sizeOf(node.kind);
  const { x, y } = node.position;
  const half = (barWidth ?? width) / 2;
  return { left: x - half, right: x + half, top: y, bottom: y + height };
}

function spotOf(box: Box, count: number, taken: readonly Box[]): WrongSpot {
  const { top, bottom } = wrongBox(box, count, WRONG_SPOT);
  const beside = taken.filter((other) => other !== box && other.top < bottom && other.bottom > top);
  const middle = (box.left + box.right) / 2;
  const onLeft = beside.filter((other) => other.left + other.right < middle * 2);
  const onRight = beside.filter((other) => !onLeft.includes(other));
  const left = box.left - Math.max(...onLeft.map((other) => other.right), Number.NEGATIVE_INFINITY);
  const right = Math.min(...onRight.map((other) => other.left), Number.POSITIVE_INFINITY) - box.right;
  const isLeft = widthIn(left) === WRONG_SPOT.width || left >= right;
  return { side: isLeft ? 'l' : 'r', width: widthIn(isLeft ? left : right) };
}

const widthIn = (room: number) =>
  Math.max(NARROWEST, Math.min(WRONG_SPOT.width, Math.floor(room) + TUCKED - APART));

/** What a section's wrong options and their loop take, with the part under the section left out. */
export function wrongBox(of: Box, count: number, { side, width }: WrongSpot): Box {
  const reach = width - TUCKED;
  const bottom = of.top + Math.max(SECTION.height, wrongHeight(count));
  return {
    left: side === 'l' ? of.left - reach : of.right,
    right: side === 'l' ? of.left : of.right + reach,
    top: of.top - ABOVE,
    bottom,
  };
}
