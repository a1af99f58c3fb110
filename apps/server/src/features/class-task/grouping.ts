import { createHash, randomBytes } from 'node:crypto';

/** Pure: how many members each group has: as even as it can be, near the size wished for, within what the case takes. */
export function groupSizes(
  count: number,
  { wished, min, max }: { readonly wished: number; readonly min: number; readonly max: number },
): number[] {
  if (count === 0) return [];
  const fewest = Math.ceil(count / max);
  // With fewer students than a group wants, a small group is better than none.
  const most = Math.max(fewest, Math.floor(count / min));
  const groups = Math.min(most, Math.max(fewest, Math.round(count / wished)));
  const size = Math.floor(count / groups);
  const larger = count % groups;
  return Array.from({ length: groups }, (_, i) => (i < larger ? size + 1 : size));
}

/**
 * Pure: the group size to propose. At the largest size each member has a role of their own; at the smallest nobody holds more than two, or
 * roles that exclude each other. The fewest groups within that leave the fewest roles to be doubled.
 */
export function proposeSize(
  count: number,
  needs: { readonly roles: number; readonly fewest: number; readonly min: number; readonly max: number },
): { size: number; smallest: number; largest: number } {
  const { roles, fewest, min, max } = needs;
  const smallest = Math.min(max, Math.max(1, min, fewest, Math.ceil(roles / 2)));
  const largest = Math.max(smallest, Math.min(max, roles));
  if (count === 0) return { size: largest, smallest, largest };
  const most = Math.max(1, Math.floor(count / smallest));
  const groups = Math.min(most, Math.ceil(count / largest));
  return { size: Math.min(max, Math.ceil(count / groups)), smallest, largest };
}

/** Pure: deals people out to groups of these sizes, one after another. */
export function deal<T>(people: readonly T[], sizes: readonly number[]): T[][] {
  let from = 0;
  return sizes.map((size) => {
    const group = people.slice(from, from + size);
    from += size;
    return group;
  });
}

export function newSeed(): string {
  return randomBytes(8).toString('hex');
}

/**
 * Pure: a draw that anybody can repeat: people in the order of the SHA-256 of seed and id. With a secret-free seed kept in the record a
 * student can check that nobody chose their group.
 */
export function shuffle(ids: readonly number[], seed: string): number[] {
  const lotOf = (id: number) => createHash('sha256').update(`${seed}:${id}`).digest('hex');
  const lots = ids.map((id) => ({ id, lot: lotOf(id) }));
  return lots.sort((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ id }) => id);
}
