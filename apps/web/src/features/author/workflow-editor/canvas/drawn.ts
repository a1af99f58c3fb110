import type { Flow, FlowNode, Transition } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import type { Edge, Node } from '@xyflow/react';
import type { Led } from '../model/route/lead.ts';
import { isDefaultRoute } from '../model/routes.ts';
import { barWidths, sizeOf } from '../model/size.ts';
import { countsFrom, endsOf } from './ends.ts';
import { ALONE, lanesOf } from './lanes.ts';
import { isLabelled, labelWidth } from './led-flow.ts';
import type { DrawNote } from './note-node.tsx';
import { WRONG_SPOT, type WrongSpot, wrongSpots } from './wrong-spots.ts';

/** What a node on the canvas shows beside itself. */
export interface NodeMarks {
  readonly badge: 'error' | 'warning' | null;
  /** Who else has chosen it. */
  readonly others: string;
  /** The colour of the first of them. */
  readonly hue: number;
  /** In a dry run: where the walk is, where it has been, what it missed. */
  readonly walk: 'here' | 'been' | 'missed' | null;
}

export interface NodeData extends Record<string, unknown>, NodeMarks {
  readonly node: FlowNode;
  readonly name: string;
  /** One string, so that equal casts compare equal. */
  readonly faces: string;
}
export type DrawNode = Node<NodeData>;
/** Whatever stands on the canvas. */
export type Drawn = DrawNode | DrawNote;

interface TransitionData extends Record<string, unknown> {
  readonly transition: Transition;
  readonly label: string;
  /** Whether the option is one of several, and so worth a label. */
  readonly isOption: boolean;
  /** Of a choice: whether it is taken where none of the others holds. */
  readonly route: 'asked' | 'default' | null;
  readonly fromBar: boolean;
  readonly toBar: boolean;
  /** Of several wrong options of a section, the how manieth this is. */
  readonly rank: number;
  /** And where it stands. */
  readonly side: WrongSpot['side'];
  readonly width: number;
  /** Beside how many others between the same two nodes it is led, and the how manieth of them it is. */
  readonly lane: number;
  readonly lanes: number;
  readonly walk: 'been' | 'missed' | null;
  /** Where it is led, and how wide its label may be; null until its ends are put down. */
  readonly led: Led | null;
  readonly room: number;
  /** The colour of another person who has chosen it; null if nobody has. */
  readonly hue: number | null;
}
export type DrawTransition = Edge<TransitionData>;

export const NO_MARKS: NodeMarks = { badge: null, others: '', hue: 0, walk: null };
const NOTHING_LED: ReadonlyMap<string, Led> = new Map();
const NO_HUES: ReadonlyMap<string, number> = new Map();

function typeOf({ kind }: FlowNode): string {
  if (isSectionKind(kind)) return 'section';
  return kind === 'start' || kind === 'choice' ? kind : 'bar';
}

/** Pure: the canvas's nodes. One that looks as before stays the same object, so that nothing of it is drawn again. */
export function drawNodes(
  flow: Flow,
  before: readonly DrawNode[],
  selected: ReadonlySet<string>,
  marks: ReadonlyMap<string, NodeMarks>,
  pick: (name: FlowNode['name']) => string,
): DrawNode[] {
  const known = new Map(before.map((node) => [node.id, node]));
  const bars = barWidths(flow);
  const cast = new Map(flow.roles.map(({ id, character, side }) => [id, `${side}:${character}`]));
  return flow.nodes.map((node) => {
    const last = known.get(node.id);
    const size = sizeOf(node.kind);
    const width = bars.get(node.id) ?? size.width;
    const data: NodeData = {
      node,
      name: pick(node.name),
      faces: node.roles
        .flatMap(({ role_id }) => cast.get(role_id) ?? [])
        .slice(0, 7)
        .join(' '),
      ...(marks.get(node.id) ?? NO_MARKS),
    };
    const isSelected = selected.has(node.id);
    if (
      last &&
      last.width === width &&
      last.type === typeOf(node) &&
      Boolean(last.selected) === isSelected &&
      last.position.x === node.position.x &&
      last.position.y === node.position.y &&
      isSameData(last.data, data)
    ) {
      return last;
    }
    return {
      id: node.id,
      type: typeOf(node),
      position: node.position,
      width,
      height: size.height,
      selected: isSelected,
      data: last && isSameData(last.data, data) ? last.data : data,
      ariaLabel: data.name,
    };
  });
}

function isSameData(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  return Object.keys(b).every((key) => a[key] === b[key]);
}

/** Pure: the canvas's lines; those that look as before stay the same objects. */
export function drawTransitions(
  flow: Flow,
  before: readonly DrawTransition[],
  selected: ReadonlySet<string>,
  walked: { readonly been: ReadonlySet<string>; readonly missed: ReadonlySet<string> } | null,
  pick: (name: Transition['label'] | undefined) => string,
  hues: ReadonlyMap<string, number> = NO_HUES,
  led: ReadonlyMap<string, Led> = NOTHING_LED,
): DrawTransition[] {
  const known = new Map(before.map((transition) => [transition.id, transition]));
  const nodes = new Map(flow.nodes.map((node) => [node.id, node]));
  const counts = countsFrom(flow);
  const wrongs = new Map<string, number>();
  const spots = wrongSpots(flow);
  const ends = endsOf(flow, spots);
  const lanes = lanesOf([...ends.values()].filter(({ source, target }) => source !== target));
  return flow.transitions.flatMap((transition): DrawTransition[] => {
    const [from, to, end] = [nodes.get(transition.from), nodes.get(transition.to), ends.get(transition.id)];
    if (!from || !to || !end) return [];
    const isWrong = transition.kind === 'wrong';
    const rank = wrongs.get(transition.from) ?? 0;
    if (isWrong) wrongs.set(transition.from, rank + 1);
    const spot = spots.get(transition.from) ?? WRONG_SPOT;
    const data: TransitionData = {
      transition,
      label: pick(transition.label),
      isOption: isLabelled(from.kind, transition, counts),
      route: from.kind !== 'choice' ? null : isDefaultRoute(flow, transition) ? 'default' : 'asked',
      fromBar: from.kind === 'fork' || from.kind === 'join',
      toBar: to.kind === 'fork' || to.kind === 'join',
      rank: isWrong ? rank : 0,
      ...(isWrong ? spot : WRONG_SPOT),
      ...(lanes.get(transition.id) ?? ALONE),
      walk: walked?.been.has(transition.id) ? 'been' : walked?.missed.has(transition.id) ? 'missed' : null,
      led: led.get(transition.id) ?? null,
      room: isWrong ? 0 : labelWidth(flow, transition, counts, pick),
      hue: hues.get(transition.id) ?? null,
    };
    const last = known.get(transition.id);
    const isSelected = selected.has(transition.id);
    if (
      last?.data &&
      isSameData(last.data, data) &&
      Boolean(last.selected) === isSelected &&
      last.source === end.source &&
      last.target === end.target &&
      last.sourceHandle === end.sourceHandle &&
      last.targetHandle === end.targetHandle
    ) {
      return [last];
    }
    return [{ ...end, type: 'transition', selected: isSelected, data } as DrawTransition];
  });
}
