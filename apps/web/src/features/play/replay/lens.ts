import type { ExperimentDetail } from '@lets/contract';
import {
  type DocumentState,
  type EventType,
  eventFor,
  type RunEvent,
  type RunState,
  readsDocument,
} from '@lets/engine';
import type { Timeline } from '../../../domain/run/timeline/timeline.ts';

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
  /** The run as the reader knows it. */
  readonly whole: Timeline;
}

/** Nothing that happened: they go with the events that they follow. */
const QUIET: ReadonlySet<EventType> = new Set<EventType>(['sealed', 'disclosed', 'request_named']);

/** Pure. */
export function lensOf(whole: Timeline, userId: number, name: string): Lens {
  const { events } = whole;
  const known = events.map((event) => eventFor(event, userId, false));
  const isHidden = (event: RunEvent, index: number) =>
    event !== events[index] && !QUIET.has(events[index]?.type ?? 'sealed');
  const hidden = known.filter(isHidden);
  return { userId, name, hidden: hidden.length, events: known, whole };
}

/** Pure: whether somebody could read a document then. */
export function couldRead(
  { flow }: Pick<ExperimentDetail, 'flow'>,
  state: RunState,
  document: DocumentState,
  userId: number,
): boolean {
  return readsDocument(flow, state, document, userId);
}
