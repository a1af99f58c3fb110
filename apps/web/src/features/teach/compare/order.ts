import type { TeamFigures } from '@lets/contract';
import { byName } from '../../../lib/name-order.ts';

/** What teams are compared by. */
export const COLUMNS = [
  'took',
  'speeches',
  'documents',
  'votes',
  'wrong_tries',
  'consequences',
  'scores',
] as const;
export type Column = (typeof COLUMNS)[number];

export interface Order {
  readonly by: Column | 'name';
  readonly isDown: boolean;
}

/** Pure: a figure of a team; null where there is none yet. */
export function figureOf(team: TeamFigures, column: Column): number | null {
  if (team.started_at === null) return null;
  return column === 'scores' ? (team.scores?.mean ?? null) : team[column];
}

/** Pure: teams in an order; those without the figure come last, whichever way. With none, as they were made. */
export function ordered(teams: readonly TeamFigures[], order: Order | null): readonly TeamFigures[] {
  if (order === null) return teams;
  const { by, isDown } = order;
  return [...teams].sort((a, b) => {
    if (by === 'name') return isDown ? byName(b.name, a.name) : byName(a.name, b.name);
    const [one, other] = [figureOf(a, by), figureOf(b, by)];
    if (one === null || other === null)
      return Number(one === null) - Number(other === null) || byName(a.name, b.name);
    return (isDown ? other - one : one - other) || byName(a.name, b.name);
  });
}

/** Pure: what the next press on a column's head makes of the order: the most first, names from the first. */
export function pressed(order: Order | null, by: Order['by']): Order {
  return order?.by === by ? { by, isDown: !order.isDown } : { by, isDown: by !== 'name' };
}
