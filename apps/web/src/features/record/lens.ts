import type { ExperimentDetail } from '@lets/contract';
import {
  type DocumentState,
  eventFor,
  mayReadDocument,
  type RunEvent,
  type RunState,
  rolesOfUser,
} from '@lets/engine';

/**
 * A run as one of its people saw it. What the reader may not know of it stays unknown: nobody learns from another's place what
 * was kept from themselves.
 */
export interface Lens {
  readonly userId: number;
  readonly name: string;
  /** How many of the events that the reader knows were not for them. */
  readonly hidden: number;
  readonly events: readonly RunEvent[];
}

/** Pure. */
export function lensOf(events: readonly RunEvent[], userId: number, name: string): Lens {
  const known = events.map((event) => eventFor(event, userId, false));
  const hidden = known.filter((event, index) => event !== events[index] && events[index]?.type !== 'sealed');
  return { userId, name, hidden: hidden.length, events: known };
}

/** Stands for somebody who plays no role at that moment: they know what was handed in or shown to all. */
const NO_ROLE = '';

/** Pure: whether somebody could read a document then. */
export function couldRead(
  { flow }: Pick<ExperimentDetail, 'flow'>,
  state: RunState,
  document: DocumentState,
  userId: number,
): boolean {
  const roles = [NO_ROLE, ...rolesOfUser(flow, state, userId)];
  return !document.archived && roles.some((role) => mayReadDocument(flow, state, document, role));
}
