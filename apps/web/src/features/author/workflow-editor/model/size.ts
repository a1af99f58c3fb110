import type { Flow } from '@lets/contract';
import type { NodeKind } from '@lets/engine';
import type { Point } from './make.ts';

/** How much of the canvas things take. Pure. */

export const SECTION = { width: 176, height: 54 };
const START = 36;
export const BAR = 10;
const CHOICE = 44;
const BAR_REACH = 56;
/** A bar's name stands beside it. */
export const BAR_NAME = 110;
/** Wrong options stand one above the other. */
export const STACK = 28;
const FIRST_ENDS = 24;

/** How far down from a section's upper edge its wrong options reach. */
export function wrongHeight(count: number): number {
  return FIRST_ENDS + (count - 1) * STACK;
}

/** Pure: how many wrong options each section has that has any. */
export function wrongCounts({ transitions }: Flow): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { from, kind } of transitions) {
    if (kind === 'wrong') counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  return counts;
}

export function sizeOf(kind: NodeKind): { width: number; height: number } {
  if (kind === 'start') return { width: START, height: START };
  if (kind === 'choice') return { width: CHOICE, height: CHOICE };
  return kind === 'fork' || kind === 'join' ? { width: SECTION.width, height: BAR } : SECTION;
}

/** About how wide a text of the canvas is drawn: a Chinese character as wide as high, a Latin one a good half. */
export function textWidth(text: string): number {
  return Math.ceil([...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e7f ? 12.2 : 7), 0));
}

/** Pure: the width of a bar: it reaches over all the branches that it opens or gathers, but into nothing that stands beside it. */
export function barWidths(flow: Flow): ReadonlyMap<string, number> {
  const at = new Map(flow.nodes.map(({ id, position }) => [id, position.x]));
  const widths = new Map<string, number>();
  for (const { id, kind, position } of flow.nodes) {
    if (kind !== 'fork' && kind !== 'join') continue;
    const x = at.get(id) ?? 0;
    const others = flow.transitions.flatMap(({ from, to }) => (from === id ? to : to === id ? from : []));
    const reach = Math.max(BAR_REACH, ...others.map((other) => Math.abs((at.get(other) ?? x) - x)));
    const width = Math.min(2400, Math.round(reach * 2 + 96));
    widths.set(id, Math.min(width, Math.max(BAR_REACH, 2 * roomBeside(flow, position))));
  }
  return widths;
}

/** How far a bar may reach to either side. */
function roomBeside(flow: Flow, { x, y }: Point): number {
  const rooms = flow.nodes.flatMap(({ kind, position }) => {
    const { width, height } = sizeOf(kind);
    const isBeside = position.y < y + BAR + 20 && position.y + height > y - 20;
    if (!isBeside || (position.x === x && position.y === y)) return [];
    const isBar = kind === 'fork' || kind === 'join';
    return Math.abs(position.x - x) / (isBar ? 2 : 1) - (isBar ? 0 : width / 2) - BAR_NAME;
  });
  return Math.min(Number.POSITIVE_INFINITY, ...rooms);
}
