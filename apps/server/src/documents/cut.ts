import { plainText, type RichNode } from '@lets/contract';
import { LINES_IN_VOLUME, linesOfText } from './volumes.ts';

/** A picture may take a page. */
const LINES_OF_PICTURE = 25;
/** A heading, as each volume repeats it. */
const LINES_OF_HEAD = 2;

/** Something that is printed in order and may be divided between its entries. */
export interface Divisible {
  /** How many lines each entry takes. */
  readonly weights: readonly number[];
  /** It begins a new volume rather than being divided, where it fits into one. */
  readonly isKeptWhole: boolean;
}

/** Entries of a part, from one until before another. */
export interface Slice<P extends Divisible> {
  readonly part: P;
  readonly from: number;
  readonly to: number;
}

/** Pure: parts as volumes in the same order, each entry in exactly one; only a single entry that is longer exceeds `most` lines. */
export function cutIntoVolumes<P extends Divisible>(
  parts: readonly P[],
  most = LINES_IN_VOLUME,
): readonly (readonly Slice<P>[])[] {
  const volumes: Slice<P>[][] = [[]];
  let room = most;
  const place = (slice: Slice<P>) => void volumes.at(-1)?.push(slice);
  const open = () => {
    volumes.push([]);
    room = most;
  };
  for (const part of parts) {
    if (volumes.at(-1)?.length && startOf(part, most) > room) open();
    room -= LINES_OF_HEAD;
    let from = 0;
    part.weights.forEach((weight, at) => {
      if (weight > room && at > from) {
        place({ part, from, to: at });
        open();
        room -= LINES_OF_HEAD;
        from = at;
      }
      room -= weight;
    });
    place({ part, from, to: part.weights.length });
  }
  return volumes;
}

/** What must fit where a part begins. */
function startOf({ weights, isKeptWhole }: Divisible, most: number): number {
  const whole = LINES_OF_HEAD + weights.reduce((sum, weight) => sum + weight, 0);
  return isKeptWhole && whole <= most ? whole : LINES_OF_HEAD + (weights[0] ?? 0);
}

/** Pure: how many lines a block takes, at a guess. */
export function linesOf(block: RichNode): number {
  const lines = plainText(block).split('\n');
  return lines.reduce((sum, line) => sum + linesOfText(line), 0) + picturesIn(block) * LINES_OF_PICTURE;
}

function picturesIn({ type, content = [] }: RichNode): number {
  return type === 'image' ? 1 : content.reduce((sum, child) => sum + picturesIn(child), 0);
}
