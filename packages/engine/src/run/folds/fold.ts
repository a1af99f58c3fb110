import type { EventOf, EventType } from '../event.ts';
import type { RunState } from '../state.ts';

/** The run after one type of event. Every fold is pure and does without the flow. */
type Fold<T extends EventType> = (state: RunState, event: EventOf<T>) => RunState;

/** The folds of some events, by name. */
export type Folds<T extends EventType> = { readonly [K in T]: Fold<K> };
