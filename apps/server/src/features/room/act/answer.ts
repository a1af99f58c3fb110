import type { ActAnswer } from '@lets/contract';
import { eventFor } from '@lets/engine';
import type { Done } from './act.ts';

/** What an act made happen, as its actor may know it. */
export function answerOf({ events, isStaff }: Done, { id }: { readonly id: number }): ActAnswer {
  return {
    seq: events.at(-1)?.seq ?? 0,
    events: events.map((event) => eventFor(event, id, isStaff)),
  };
}
