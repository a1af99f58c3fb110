import type { ExperimentCard, OpenSection } from '@lets/contract';

/** What a run in progress waits for, as its reader sees it. */
export interface Awaited {
  /** A section that waits for the reader. */
  readonly mine: OpenSection | null;
  /** Else the section that has waited longest, and for whom. */
  readonly section: OpenSection | null;
  readonly people: readonly OpenSection['waited_for'][number][];
}

/** Pure. */
export function awaitedIn(card: Pick<ExperimentCard, 'open_sections'>, me: number): Awaited {
  const oldest = [...card.open_sections].sort((a, b) => a.since - b.since);
  const mine = oldest.find((section) => section.waited_for.some(({ user }) => user?.id === me)) ?? null;
  const section = mine ?? oldest.find((one) => one.waited_for.length > 0) ?? oldest[0] ?? null;
  return { mine, section, people: mine ? [] : (section?.waited_for ?? []) };
}

/** Pure: the runs that wait for the reader first, the others in their order. */
export function mineFirst<T extends Pick<ExperimentCard, 'open_sections'>>(
  cards: readonly T[],
  me: number,
): T[] {
  const isMine = (card: T) => awaitedIn(card, me).mine !== null;
  return [...cards.filter(isMine), ...cards.filter((card) => !isMine(card))];
}
