import type { ProjectCard } from '@lets/contract';

/** Whether a case may be prepared, as its card says it. Pure. */
export interface OpenState {
  readonly tone: 'jade' | 'gold' | 'quiet';
  readonly word: 'open' | 'closing' | 'not_yet_open' | 'closed' | 'no_redo' | 'not_for_you';
  /** The moment the word is about. */
  readonly at: number | null;
  /** Whole days to the closing, the day of it included; 0 is today. */
  readonly days: number;
}

const DAY = 86_400_000;
const SOON = 14;

export function openState(
  { can_prepare, reason, opens_at, closes_at }: ProjectCard['open'],
  now: number,
): OpenState {
  if (!can_prepare) {
    const word = reason ?? 'not_for_you';
    const at = word === 'not_yet_open' ? opens_at : word === 'closed' ? closes_at : null;
    return { tone: word === 'not_yet_open' ? 'gold' : 'quiet', word, at, days: 0 };
  }
  if (closes_at === null) return { tone: 'jade', word: 'open', at: null, days: 0 };
  const days = Math.max(0, Math.floor((closes_at - now) / DAY));
  const word = days <= SOON ? 'closing' : 'open';
  return { tone: days <= 1 ? 'gold' : 'jade', word, at: closes_at, days };
}
