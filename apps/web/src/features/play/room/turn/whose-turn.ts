import { type Due, isDueBy } from '@lets/engine';
import type { RoomMe } from '../room-view.ts';

/** What the line in a room says. */
export interface Turn {
  readonly due: Due;
  readonly isMine: boolean;
  /** How many further things wait for the person at this screen. */
  readonly alsoMine: number;
}

/**
 * What is told first: what waits for me, else what holds the others up most. That I may end the section is my turn only
 * when nothing else is awaited from anybody. Pure.
 */
export function turnOf(dues: readonly Due[], { userId, isStaff }: Pick<RoomMe, 'userId' | 'isStaff'>) {
  const [first] = dues;
  if (!first) return null;
  const mine = isStaff
    ? []
    : dues.filter((due) => isDueBy(due, userId) && (due.kind !== 'end' || due === first));
  const [own] = mine;
  return own
    ? { due: own, isMine: true, alsoMine: mine.length - 1 }
    : { due: first, isMine: false, alsoMine: 0 };
}

/** In which of my roles I do it. Pure. */
export function roleFor({ by }: Due, userId: number): string | null {
  return by.find(({ user_id }) => user_id === userId)?.role_id ?? null;
}
