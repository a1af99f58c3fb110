import type { FlowNodeView, Side } from '@lets/contract';
import type { Span } from '../../../../domain/run/timeline/lanes.ts';
import type { Visit } from '../../../../domain/run/timeline/timeline.ts';

/** A stay in a section as a bar on its lane. */
export interface Bar {
  readonly visit: Visit;
  /** Of the whole width, 0 to 1. */
  readonly left: number;
  readonly width: number;
  /** From the top, 0 first. */
  readonly lane: number;
  readonly tone: BarTone;
}

type BarTone = Side | 'display' | 'report' | 'vote' | 'experience';

/** Pure: the bars of a run. Sections that ran side by side are on lanes of their own, a section alone on the first. */
export function layBars(
  spans: readonly Span<Visit>[],
  duration: number,
  nodeOf: (id: string) => FlowNodeView | null,
  sideOf: (roleId: string) => Side | null,
): readonly Bar[] {
  const whole = Math.max(1, duration);
  return spans.flatMap(({ lanes }) =>
    lanes.flatMap((visits, lane) =>
      visits.map((visit) => ({
        visit,
        left: visit.from / whole,
        width: (visit.to - visit.from) / whole,
        lane,
        tone: toneOf(nodeOf(visit.node_id), sideOf),
      })),
    ),
  );
}

/** Pure: how many lanes the run needs, at least one. */
export function laneCount(spans: readonly Span<Visit>[]): number {
  return Math.max(1, ...spans.map(({ lanes }) => lanes.length));
}

/** The colour of a section's kind; drafting that one side does alone has that side's. */
function toneOf(node: FlowNodeView | null, sideOf: (roleId: string) => Side | null): BarTone {
  if (!node) return 'bench';
  const { kind } = node;
  if (kind === 'display' || kind === 'report' || kind === 'vote' || kind === 'experience') return kind;
  if (kind !== 'edit') return 'bench';
  const writers = node.roles.filter(({ processes }) => processes.includes('end'));
  const [side, ...others] = new Set(writers.map(({ role_id }) => sideOf(role_id)));
  return side && others.length === 0 ? side : 'claimant';
}

const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400].map(
  (second) => second * 1000,
);

/** Round moments of the clock, at most eight. */
export function ticksOf(duration: number): readonly number[] {
  const step = STEPS.find((one) => duration / one <= 7) ?? Math.ceil(duration / 7);
  return Array.from({ length: Math.floor(duration / step) + 1 }, (_, index) => index * step);
}
