import { WritingClaim } from '@lets/contract';

const LONGEST = 200;

/** Pure: what a page claims as it opens a document; null where it claims nothing that can be read, and then it is bound to nothing. */
export function readClaim(token: string): WritingClaim | null {
  if (token.length > LONGEST) return null;
  try {
    return WritingClaim.safeParse(JSON.parse(token)).data ?? null;
  } catch {
    return null;
  }
}
