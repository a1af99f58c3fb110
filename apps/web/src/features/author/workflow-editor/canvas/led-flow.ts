import type { Flow, Transition } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { type Drawing, type Led, leadWires } from '../model/route/lead.ts';
import { textWidth } from '../model/size.ts';
import { countsFrom } from './ends.ts';
import { besidesOf, bodiesOf, noteBoxes } from './standing.ts';

/** Reads a text in the language of the page. */
type Pick = (text: Transition['label'] | undefined) => string;

const SIGN = 17;
const PADDING = 20;
const WIDEST = 180;
const NARROWEST = 64;
const ADDED = 60;

/** Pure: how wide the label of a way is drawn at most; 0 where it has none. */
export function labelWidth(
  flow: Flow,
  way: Transition,
  counts: ReadonlyMap<string, number>,
  pick: Pick,
): number {
  const from = flow.nodes.find(({ id }) => id === way.from);
  if (!from || !isLabelled(from.kind, way, counts)) return 0;
  const added = way.outcome !== null || from.kind === 'choice' ? ADDED : 0;
  return Math.min(WIDEST, Math.max(NARROWEST, textWidth(pick(way.label)) + SIGN + PADDING + added));
}

/** Whether a way shows its words: one of several, one with an outcome, and one that leads back to where it began. */
export function isLabelled(
  kind: Flow['nodes'][number]['kind'],
  { from, to, outcome }: Transition,
  counts: ReadonlyMap<string, number>,
): boolean {
  if (from === to) return true;
  return (isSectionKind(kind) || kind === 'choice') && ((counts.get(from) ?? 0) > 1 || outcome !== null);
}

/** Pure: what stands on the canvas, and what is to be led around it. */
export function drawingOf(flow: Flow, pick: Pick): Drawing {
  const counts = countsFrom(flow);
  const wires = flow.transitions
    .filter(({ kind }) => kind === 'advance')
    .map((way) => ({ id: way.id, from: way.from, to: way.to, label: labelWidth(flow, way, counts, pick) }));
  const solids = [...besidesOf(flow), ...noteBoxes(flow).values()];
  return { bodies: bodiesOf(flow), solids, wires };
}

/** Leads the ways of a flow; as long as nothing has moved and no label is another, what was found last stands. */
export function rememberLed(): (flow: Flow, pick: Pick) => ReadonlyMap<string, Led> {
  let key = '';
  let led: ReadonlyMap<string, Led> = new Map();
  return (flow, pick) => {
    const drawing = drawingOf(flow, pick);
    const now = JSON.stringify([[...drawing.bodies], drawing.solids, drawing.wires]);
    if (now !== key) {
      key = now;
      led = leadWires(drawing);
    }
    return led;
  };
}
