import type { Conversation, Message } from '@lets/contract';

/** Pure: what the product has told me of since the last look, and I have not read. What was there at the first look is no news. */
export function toldNews(
  before: readonly Conversation[] | undefined,
  now: readonly Conversation[],
  me: number,
): readonly Message[] {
  if (!before) return [];
  const newest = Math.max(0, ...before.map(({ last }) => last.id));
  return now
    .map(({ last }) => last)
    .filter(({ id, told, to, read_at }) => told && id > newest && to.id === me && read_at === null);
}
