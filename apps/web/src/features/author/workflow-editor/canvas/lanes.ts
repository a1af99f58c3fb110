import { Position } from '@xyflow/react';

/** Ways that would lie on each other, because they join the same sides of the same two nodes, keep apart. Pure. */

export interface Ended {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly sourceHandle: string;
  readonly targetHandle: string;
}

/** The how manieth of how many; 0 of 1 stands alone. */
export interface Lane {
  readonly lane: number;
  readonly lanes: number;
}
export const ALONE: Lane = { lane: 0, lanes: 1 };

/** A label is 24 high. */
export const LANE = 28;
/** So much of a section's side is free for lines that stand beside each other. */
const ROOM = 40;

/** By way; in whichever direction they lead. */
export function lanesOf(transitions: readonly Ended[]): ReadonlyMap<string, Lane> {
  const groups = new Map<string, string[]>();
  for (const { id, source, target, sourceHandle, targetHandle } of transitions) {
    const ends = [`${source} ${sourceHandle}`, `${target} ${targetHandle}`].sort().join(' ');
    groups.set(ends, [...(groups.get(ends) ?? []), id]);
  }
  return new Map(
    [...groups.values()].flatMap((ids) =>
      ids.map((id, lane): [string, Lane] => [id, { lane, lanes: ids.length }]),
    ),
  );
}

export interface Ends {
  readonly sourceX: number;
  readonly sourceY: number;
  readonly sourcePosition: Position;
  readonly targetX: number;
  readonly targetY: number;
  readonly targetPosition: Position;
}

interface Course extends Ends {
  /** How far out it goes before it turns. */
  readonly offset: number;
  /** Where it crosses over, if not in the middle. */
  readonly centerX?: number;
  readonly centerY?: number;
}

const OFFSET = 24;
const isUpright = (side: Position) => side === Position.Top || side === Position.Bottom;

/** A way led in its lane: whichever turns first lies outside, so that none crosses another. */
export function courseOf(ends: Ends, { lane, lanes }: Lane): Course {
  if (lanes < 2) return { ...ends, offset: OFFSET };
  const place = lane - (lanes - 1) / 2;
  const by = place * Math.min(LANE, ROOM / (lanes - 1));
  const across = place * LANE;
  const { sourcePosition: out, targetPosition: into } = ends;
  const dx = ends.targetX - ends.sourceX;
  const dy = ends.targetY - ends.sourceY;
  if (out === into) return { ...moved(ends, [0, by], [0, -by]), offset: OFFSET + lane * LANE };
  if (isUpright(out) && isUpright(into)) {
    const aside = dx > 0 ? -by : by;
    const centerY = (ends.sourceY + ends.targetY) / 2 + across;
    return { ...moved(ends, [aside, 0], [aside, 0]), offset: OFFSET, centerY };
  }
  if (!isUpright(out) && !isUpright(into)) {
    const centerX = (ends.sourceX + ends.targetX) / 2 - across * Math.sign(dx * dy);
    return { ...moved(ends, [0, by], [0, by]), offset: OFFSET, centerX };
  }
  const aside = dx > 0 === dy > 0 ? -by : by;
  return isUpright(out)
    ? { ...moved(ends, [aside, 0], [0, by]), offset: OFFSET }
    : { ...moved(ends, [0, by], [aside, 0]), offset: OFFSET };
}

type Shift = readonly [x: number, y: number];

function moved(ends: Ends, source: Shift, target: Shift): Ends {
  return {
    ...ends,
    sourceX: ends.sourceX + source[0],
    sourceY: ends.sourceY + source[1],
    targetX: ends.targetX + target[0],
    targetY: ends.targetY + target[1],
  };
}

/** How far a label keeps from where it would stand alone, so that none covers another. */
export function labelShift({ lane, lanes }: Lane): number {
  return (lane - (lanes - 1) / 2) * LANE;
}
