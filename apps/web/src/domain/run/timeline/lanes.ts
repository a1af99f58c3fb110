import { isSectionKind } from '@lets/engine';
import type { FlowShape } from '../../flow/flow-chart/flow-shape.ts';

/** Something that lasts, in a section. */
export interface Stay {
  readonly node_id: string;
  readonly from: number;
  readonly to: number;
}

/** Stays that ran side by side, or one alone; a lane holds those that followed one another on a branch. */
export interface Span<S extends Stay> {
  readonly from: number;
  readonly to: number;
  readonly lanes: readonly (readonly S[])[];
}

type Leads = (from: string, to: string) => boolean;

/**
 * Pure: stays in spans, in order. A branch of a fork keeps its lane from its first section to its last, also when the other branches wait
 * for it already.
 */
export function spansOf<S extends Stay>(stays: readonly S[], flow: FlowShape): readonly Span<S>[] {
  const leads = leadsIn(flow);
  const spans: S[][][] = [];
  for (const stay of [...stays].sort((a, b) => a.from - b.from)) {
    const last = spans.at(-1);
    if (last && goesOnIn(last, stay, leads)) place(last, stay, leads);
    else spans.push([[stay]]);
  }
  return spans.map((lanes) => ({
    from: Math.min(...lanes.flat().map(({ from }) => from)),
    to: Math.max(...lanes.flat().map(({ to }) => to)),
    lanes,
  }));
}

/** Whether a stay overlaps another of the span, or follows in some branches only: what all of them lead to comes after their join. */
function goesOnIn(lanes: readonly (readonly Stay[])[], stay: Stay, leads: Leads): boolean {
  if (lanes.flat().some((other) => other.from < stay.to && stay.from < other.to)) return true;
  const before = lanes.filter((lane) => leads(lane.at(-1)?.node_id ?? '', stay.node_id));
  return before.length > 0 && before.length < lanes.length;
}

function place<S extends Stay>(lanes: S[][], stay: S, leads: Leads): void {
  const free = lanes.filter((lane) => (lane.at(-1)?.to ?? 0) <= stay.from);
  const lane = free.find((one) => leads(one.at(-1)?.node_id ?? '', stay.node_id)) ?? free[0];
  if (lane) lane.push(stay);
  else lanes.push([stay]);
}

/** Pure: whether one section is next after another, through forks, joins and choices. */
function leadsIn({ nodes, transitions }: FlowShape): Leads {
  const isSection = new Set(nodes.filter(({ kind }) => isSectionKind(kind)).map(({ id }) => id));
  const next = new Map<string, ReadonlySet<string>>();
  const nextOf = (from: string): ReadonlySet<string> => {
    const known = next.get(from);
    if (known) return known;
    const found = new Set<string>();
    const seen = new Set<string>();
    const look = (id: string): void => {
      for (const transition of transitions) {
        if (transition.from !== id || seen.has(transition.to)) continue;
        seen.add(transition.to);
        if (isSection.has(transition.to)) found.add(transition.to);
        else look(transition.to);
      }
    };
    look(from);
    next.set(from, found);
    return found;
  };
  return (from, to) => nextOf(from).has(to);
}
