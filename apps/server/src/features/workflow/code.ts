import { createHash, randomUUID } from 'node:crypto';
import type { Caller } from '../../http/caller.ts';

/**
 * Pure but for chance: the code of what an author makes, `w-…` or `p-…`. The same wish of the same author has the same code, and no other
 * author can come upon it; without a request id each wish is another.
 */
export function codeOf(kind: 'w' | 'p', caller: Pick<Caller, 'id'>, requestId: string | undefined): string {
  if (requestId === undefined) return `${kind}-${randomUUID()}`;
  const hash = createHash('sha256').update(`${kind} ${caller.id} ${requestId}`).digest('hex');
  return `${kind}-${hash.slice(0, 36)}`;
}
