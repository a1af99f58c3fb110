import type { RunEvent } from './event.ts';
import { fold } from './folds/table.ts';
import type { RunState } from './state.ts';

/**
 * The run after an event. Pure, and without the flow: a log replays on its own, and a client's redacted copy keeps
 * step with the redacted events it is sent.
 */
export function evolve(state: RunState, event: RunEvent): RunState {
  return { ...fold(state, event), seq: event.seq };
}

/** Pure: the run after a whole log. */
export function replay(events: Iterable<RunEvent>, initial: RunState): RunState {
  let state = initial;
  for (const event of events) state = evolve(state, event);
  return state;
}
