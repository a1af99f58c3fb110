import { CONTROL_PAUSED, type RunState, type RunTimer } from '../state.ts';
import type { Folds } from './fold.ts';

/** The timer that the mentor sets for every room. It belongs to the run and not to its path: a restart leaves it. */
export const timerFolds = {
  timer_set: (state, { seq: id, at, data: { label, duration_ms, stops_in_pause } }) => {
    const timer: RunTimer = { id, label, ends_at: at + duration_ms, stops_in_pause, stopped_at: null };
    return withTimerInPause({ ...state, timer }, at);
  },

  /** One that has run out begins anew with what is added. */
  timer_extended: (state, { at, data: { by_ms } }) => {
    const { timer } = state;
    if (!timer) return state;
    const ends_at = Math.max(timer.ends_at, timer.stopped_at ?? at) + by_ms;
    return withTimerInPause({ ...state, timer: { ...timer, ends_at } }, at);
  },

  timer_cancelled: ({ timer: _, ...state }) => state,
} satisfies Folds<'timer_set' | 'timer_extended' | 'timer_cancelled'>;

/** Pure: the timer stands still in a pause, if that was wished and it has not run out, and goes on after it. */
export function withTimerInPause(state: RunState, at: number): RunState {
  const { timer } = state;
  if (!timer?.stops_in_pause) return state;
  const isPaused = state.control.status === CONTROL_PAUSED;
  if (isPaused && timer.stopped_at === null && timer.ends_at > at)
    return { ...state, timer: { ...timer, stopped_at: at } };
  if (!isPaused && timer.stopped_at !== null) {
    const ends_at = timer.ends_at + at - timer.stopped_at;
    return { ...state, timer: { ...timer, ends_at, stopped_at: null } };
  }
  return state;
}
