import type { Kept } from './live-tasks.ts';
import { Replica } from './replica.ts';

/** Each that is left out costs laying the document once more. */
const MOST_LEFT_OUT = 50;

export interface Laid {
  readonly replica: Replica;
  /** Edits that an older server kept and that cannot be taken: they are left out. */
  readonly refused: number[];
}

/** Null where not even the ground can be laid. */
export function layReplica({ state, edits }: Kept): Laid | null {
  const ground = groundOf(state);
  if (!ground) return null;
  if (edits.length === 0) return { replica: ground, refused: [] };
  return layAtOnce(ground, edits) ?? layOneByOne(state, edits);
}

function groundOf(state: Uint8Array): Replica | null {
  try {
    return Replica.of(state);
  } catch {
    return null;
  }
}

/** As all of them were judged before they were kept, all is well. */
function layAtOnce(replica: Replica, edits: Kept['edits']): Laid | null {
  try {
    for (const { edit } of edits) replica.apply(edit);
    replica.refuseGaps();
    replica.refuseUnfit({ update: null, changed: new Set(), steps: 0 }, false);
    return { replica, refused: [] };
  } catch {
    return null;
  }
}

function layOneByOne(state: Uint8Array, edits: Kept['edits']): Laid | null {
  let replica = groundOf(state);
  const taken: Uint8Array[] = [];
  const refused: number[] = [];
  for (const { id, edit } of edits) {
    if (!replica) return null;
    // Where one was refused the others of a hostile writer follow: there is an end to trying.
    if (refused.length < MOST_LEFT_OUT && canTake(replica, edit)) taken.push(edit);
    else {
      refused.push(id);
      if (refused.length <= MOST_LEFT_OUT) replica = again(state, taken);
    }
  }
  return replica && { replica, refused };
}

function canTake(replica: Replica, edit: Uint8Array): boolean {
  try {
    const applied = replica.apply(edit);
    replica.refuseGaps();
    replica.refuseUnfit(applied, false);
    return true;
  } catch {
    return false;
  }
}

function again(state: Uint8Array, taken: readonly Uint8Array[]): Replica | null {
  const replica = groundOf(state);
  for (const edit of taken) replica?.apply(edit);
  return replica;
}
