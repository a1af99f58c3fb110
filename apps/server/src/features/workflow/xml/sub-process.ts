import type { ModdleElement } from 'bpmn-moddle';
import { childrenOf } from './moddle.ts';
import { kindOf } from './pieces.ts';

/** An exit of a sub-process: a line into one of its ends, or an element from which nothing leads on. */
export interface Exit {
  readonly from: ModdleElement;
  readonly line: ModdleElement | null;
}

export interface Inside {
  /** What begins when the sub-process does: all of it, side by side. */
  readonly starts: readonly ModdleElement[];
  /** Ways out of one group exclude each other; the groups end side by side, and the sub-process with the last of them. */
  readonly endings: readonly (readonly Exit[])[];
}

const TYPES = ['bpmn:SubProcess', 'bpmn:Transaction', 'bpmn:AdHocSubProcess'];
/** Beyond it, who ends beside whom is not looked into: every end counts as another option. */
const MOST_ELEMENTS = 1000;

/** Pure: a sub-process that begins when something happens, and not when a line leads to it. */
export function isEventSubProcess(element: ModdleElement): boolean {
  return TYPES.includes(element.$type) && element.get('triggeredByEvent') === true;
}

/** Pure: whether there is something inside that can be played; otherwise the sub-process is a section itself. */
export function isUnfolded(element: ModdleElement): boolean {
  if (!TYPES.includes(element.$type) || isEventSubProcess(element)) return false;
  return nodesOf(element).some(
    (inner) => isUnfolded(inner) || ['edit', 'display', 'jump'].includes(kindOf(inner) ?? ''),
  );
}

/** Pure: an activity that undoes another, and that no line leads to. */
export function isHandler(element: ModdleElement): boolean {
  return element.get('isForCompensation') === true;
}

/** Pure: all that stands inside, however deep. */
export function allInside(element: ModdleElement): ModdleElement[] {
  return childrenOf(element, 'flowElements').flatMap((inner) => [inner, ...allInside(inner)]);
}

/** Pure: where a sub-process begins and how it ends. */
export function insideOf(element: ModdleElement): Inside {
  const nodes = nodesOf(element);
  const lines = linesOf(element);
  const begun = nodes.filter(({ $type }) => $type === 'bpmn:StartEvent');
  const reached = new Set(lines.map(({ to }) => to));
  const left = new Set(lines.map(({ from }) => from));
  const starts = begun.length > 0 ? begun : nodes.filter((node) => !isEnd(node) && !reached.has(node));
  const known = new Set(nodes);
  const exits: Exit[] = [
    ...lines.filter(({ from, to }) => isEnd(to) && known.has(from)).map(({ from, line }) => ({ from, line })),
    ...nodes.filter((node) => !isEnd(node) && !left.has(node)).map((from) => ({ from, line: null })),
  ];
  const isLarge = lines.length + nodes.length > MOST_ELEMENTS;
  return { starts, endings: isLarge ? [exits] : groupsOf(exits, besides(starts, lines, exits)) };
}

const isEnd = ({ $type }: ModdleElement) => $type === 'bpmn:EndEvent';

/** What takes part in the flow; handlers of errors and of what is undone wait for something we have not. */
function nodesOf(element: ModdleElement): ModdleElement[] {
  return childrenOf(element, 'flowElements').filter(
    (inner) => kindOf(inner) !== null && !isEventSubProcess(inner) && !isHandler(inner),
  );
}

interface Way {
  readonly line: ModdleElement;
  readonly from: ModdleElement;
  readonly to: ModdleElement;
}

function linesOf(element: ModdleElement): Way[] {
  const lines = childrenOf(element, 'flowElements').filter(({ $type }) => $type === 'bpmn:SequenceFlow');
  return lines.flatMap((line) => {
    const [from] = childrenOf(line, 'sourceRef');
    const [to] = childrenOf(line, 'targetRef');
    return from && to ? [{ line, from, to }] : [];
  });
}

/** Pure: the lines that lead on from an element, and whether they are options or all of them taken. */
export function branchingAt(element: ModdleElement): 'one' | 'options' | 'all' {
  const parent = element.$parent;
  const lines = parent ? linesOf(parent).filter(({ from }) => from === element) : [];
  if (lines.length <= 1) return 'one';
  return isSplit(element, lines) ? 'all' : 'options';
}

/** Pure: which exits may both be taken in one play: those that different branches of a split lead to. */
function besides(
  starts: readonly ModdleElement[],
  lines: readonly Way[],
  exits: readonly Exit[],
): ReadonlyMap<Exit, ReadonlySet<Exit>> {
  const found = new Map(exits.map((exit) => [exit, new Set<Exit>()]));
  const outs = new Map<ModdleElement, Way[]>();
  for (const line of lines) outs.set(line.from, [...(outs.get(line.from) ?? []), line]);
  const splits = [...outs].filter(([from, branches]) => branches.length > 1 && isSplit(from, branches));
  const branches: Branch[][] = splits.map(([split, out]) => out.map(({ line, to }) => ({ split, line, to })));
  if (starts.length > 1) branches.push(starts.map((to) => ({ split: null, line: null, to })));
  for (const split of branches) {
    const reached = split.map((branch) => reach(branch, outs, exits));
    for (const [i, ones] of reached.entries()) {
      for (const others of reached.slice(i + 1)) markApart(ones, others, found);
    }
  }
  return found;
}

interface Branch {
  readonly split: ModdleElement | null;
  readonly line: ModdleElement | null;
  readonly to: ModdleElement;
}

function isSplit(from: ModdleElement, branches: readonly Way[]): boolean {
  if (from.$type === 'bpmn:ParallelGateway') return true;
  return !from.$type.endsWith('Gateway') && branches.every(({ line }) => !line.get('conditionExpression'));
}

function reach(
  { split, line, to }: Branch,
  outs: ReadonlyMap<ModdleElement, readonly Way[]>,
  exits: readonly Exit[],
): ReadonlySet<Exit> {
  const nodes = new Set([to]);
  const lines = new Set(line ? [line] : []);
  for (const node of nodes) {
    if (node === split) continue;
    for (const exit of outs.get(node) ?? []) {
      lines.add(exit.line);
      nodes.add(exit.to);
    }
  }
  return new Set(exits.filter((exit) => (exit.line ? lines.has(exit.line) : nodes.has(exit.from))));
}

function markApart(
  ones: ReadonlySet<Exit>,
  others: ReadonlySet<Exit>,
  found: ReadonlyMap<Exit, Set<Exit>>,
): void {
  const mine = [...ones].filter((exit) => !others.has(exit));
  const theirs = [...others].filter((exit) => !ones.has(exit));
  for (const one of mine) {
    for (const other of theirs) {
      found.get(one)?.add(other);
      found.get(other)?.add(one);
    }
  }
}

/** Pure: exits that exclude each other, directly or by a third, stand in one group. */
function groupsOf(exits: readonly Exit[], beside: ReadonlyMap<Exit, ReadonlySet<Exit>>): readonly Exit[][] {
  const left = new Set(exits);
  const groups: Exit[][] = [];
  for (const first of left) {
    left.delete(first);
    const group = [first];
    for (const one of group) {
      for (const other of left) {
        if (beside.get(one)?.has(other)) continue;
        left.delete(other);
        group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}
