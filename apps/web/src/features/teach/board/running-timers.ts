import type { BoardRow, TimerView } from '@lets/contract';

/** Teams for which a timer was set together. */
export interface SharedTimer {
  readonly timer: TimerView;
  readonly eids: readonly number[];
}

/** However many teams a timer is set for, they get it within this. */
const TOGETHER_MS = 10_000;

/** Pure: the timers on the board, each once with its teams, the first to run out first. */
export function sharedTimers(rows: readonly BoardRow[]): readonly SharedTimer[] {
  const all = rows
    .flatMap(({ card, timer }) => (timer ? [{ timer, eid: card.eid }] : []))
    .sort((a, b) => leftOf(a.timer) - leftOf(b.timer));
  const shared: { timer: TimerView; eids: number[] }[] = [];
  for (const { timer, eid } of all) {
    const same = shared.find((one) => isSame(one.timer, timer));
    if (same) same.eids.push(eid);
    else shared.push({ timer, eids: [eid] });
  }
  return shared;
}

function isSame(a: TimerView, b: TimerView): boolean {
  const isStopped = (one: TimerView) => one.stopped_at !== null;
  const isLike =
    a.label === b.label && isStopped(a) === isStopped(b) && a.stops_in_pause === b.stops_in_pause;
  return isLike && Math.abs(leftOf(a) - leftOf(b)) < TOGETHER_MS;
}

/** When it runs out, or what is left of it while it stands still: alike for teams that were paused one after the other. */
function leftOf({ ends_at, stopped_at }: TimerView): number {
  return ends_at - (stopped_at ?? 0);
}
