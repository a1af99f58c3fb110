import type { ActAnswer } from '@lets/contract';
import { eventFor } from '@lets/engine';
import type { Caller } from '../../http/routing.ts';
import type { Done } from './run-command.ts';

/** What an act made happen, as its actor may know it. */
export function answerOf({ events, relation }: Done, caller: Caller): ActAnswer {
  return {
    seq: events.at(-1)?.seq ?? 0,
    events: events.map((event) => eventFor(event, caller.id, relation.isStaff)),
  };
}
