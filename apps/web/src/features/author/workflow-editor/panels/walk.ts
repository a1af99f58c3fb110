import type { OutputOf, workflowDryRun } from '@lets/contract';
import { useEffect, useMemo } from 'react';
import { useStateFor } from '../../../../lib/use-state-for.ts';

export type DryRunResult = OutputOf<typeof workflowDryRun>;
export type DryStep = DryRunResult['steps'][number];

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that a step stands at speed 1. */
const PACE = 700;

/** What of a walk is on the canvas after so many of its steps. */
export interface Walk {
  readonly here: ReadonlySet<string>;
  readonly been: ReadonlySet<string>;
  readonly missed: ReadonlySet<string>;
}

/** Pure: the walk after some steps; what it never comes to is shown once it is over. */
export function walkAt({ steps, coverage, stuck }: DryRunResult, count: number): Walk {
  const here = new Set<string>();
  const been = new Set<string>();
  let play = 0;
  for (const step of steps.slice(0, count)) {
    if (step.play !== play) here.clear();
    play = step.play;
    for (const id of step.closed) here.delete(id);
    for (const id of step.opened) {
      here.add(id);
      been.add(id);
    }
    if (step.transition_id) been.add(step.transition_id);
  }
  if (count < steps.length) return { here, been, missed: new Set() };
  const { sections, transitions, missed } = coverage;
  return {
    // A play that got stuck still stands where it came to.
    here: stuck ? here : new Set(),
    been: new Set([...sections, ...transitions]),
    missed: new Set([...missed.sections, ...missed.transitions]),
  };
}

/** Pure: the section that a step was done in, or opened; null before the first. */
export function placeOf({ steps }: DryRunResult, count: number): string | null {
  const step = steps[count - 1];
  return step?.opened.at(-1) ?? step?.node_id ?? null;
}

export type Player = ReturnType<typeof useWalk>;

/** Plays a dry run step by step; it can be paused, slowed down, and taken to any of its steps. */
export function useWalk(result: DryRunResult | null) {
  // A new run begins at its beginning.
  const [count, setCount] = useStateFor(result, 0);
  const [isPaused, setPaused] = useStateFor(result, false);
  const [speed, setSpeed] = useStateFor<string, Speed>('speed', 1);
  const total = result?.steps.length ?? 0;
  const isOver = count >= total;
  useEffect(() => {
    if (isOver || isPaused) return;
    const timer = setTimeout(() => setCount(count + 1), PACE / speed);
    return () => clearTimeout(timer);
  }, [count, isOver, isPaused, speed, setCount]);
  const walk = useMemo(() => (result ? walkAt(result, count) : null), [result, count]);
  /** Shows the walk after so many steps, and stays there. */
  const goTo = (step: number) => {
    setPaused(true);
    setCount(Math.min(Math.max(step, 0), total));
  };
  const play = () => {
    if (isOver) setCount(0);
    setPaused(false);
  };
  return {
    walk,
    count,
    total,
    isOver,
    isPlaying: !isOver && !isPaused,
    speed,
    setSpeed,
    goTo,
    play,
    pause: () => setPaused(true),
  };
}
