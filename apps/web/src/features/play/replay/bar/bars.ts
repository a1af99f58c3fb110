import type { FlowNodeView, Side } from '@lets/contract';
import type { Visit } from '../../../../domain/run/timeline/timeline.ts';

/** The run as bars on a line: those that ran side by side share the height. Pure. */
export interface Bar {
  readonly visit: Visit;
  /** Of the whole width, 0 to 1. */
  readonly left: number;
  readonly width: number;
  /** Of the height. */
  readonly top: number;
  readonly height: number;
  readonly tone: BarTone;
}

type BarTone = Side | 'display' | 'report' | 'vote' | 'experience';

/** One name under bars that ran together. */
export interface BarLabel {
  readonly id: string;
  readonly nodeIds: readonly string[];
  readonly left: number;
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

const isTogether = (a: Visit, b: Visit) => a.from < b.to && b.from < a.to;

/** Visits in groups that overlap, in order. */
function groupsOf(visits: readonly Visit[]): readonly (readonly Visit[])[] {
  const groups: Visit[][] = [];
  for (const visit of [...visits].sort((a, b) => a.from - b.from)) {
    const last = groups.at(-1);
    if (last?.some((other) => isTogether(other, visit))) last.push(visit);
    else groups.push([visit]);
  }
  return groups;
}

export function layBars(
  visits: readonly Visit[],
  duration: number,
  nodeOf: (id: string) => FlowNodeView | null,
  sideOf: (roleId: string) => Side | null,
): readonly Bar[] {
  const whole = Math.max(1, duration);
  return groupsOf(visits).flatMap((group) => {
    const tracks = Math.max(...group.map((visit) => visit.track)) + 1;
    return group.map((visit) => ({
      visit,
      left: visit.from / whole,
      width: (visit.to - visit.from) / whole,
      top: group.length === 1 ? 0 : visit.track / tracks,
      height: group.length === 1 ? 1 : 1 / tracks,
      tone: toneOf(nodeOf(visit.node_id), sideOf),
    }));
  });
}

export function layLabels(visits: readonly Visit[], duration: number): readonly BarLabel[] {
  const whole = Math.max(1, duration);
  return groupsOf(visits).map((group) => {
    const from = Math.min(...group.map((visit) => visit.from));
    const to = Math.max(...group.map((visit) => visit.to));
    const [first] = group;
    return {
      id: first?.id ?? '',
      nodeIds: [...new Set(group.map((visit) => visit.node_id))],
      left: from / whole,
      width: (to - from) / whole,
      from,
      to,
    };
  });
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
