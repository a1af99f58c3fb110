import { isSectionKind } from '@lets/engine';
import type { ModdleElement } from 'bpmn-moddle';
import { bilingualOf, uniqueId } from './foreign.ts';
import type { Box } from './lay-out.ts';
import { childrenOf, textOf } from './moddle.ts';
import { type Line, newPiece, type Piece, type PieceKind } from './pieces.ts';
import { branchingAt, type Exit, insideOf } from './sub-process.ts';

interface Doors {
  /** What lines into the sub-process lead to. */
  readonly entry: Piece;
  /** What lines out of it come from. */
  readonly exit: Piece;
}

/** Sub-processes taken apart: what stands inside them stands in the flow, between what led in and what led out. */
export class Unfolding {
  readonly #pieces: Map<ModdleElement, Piece>;
  readonly #lines: Line[];
  readonly #nodeIds: Set<string>;
  readonly #lineIds: Set<string>;
  readonly #doors = new Map<ModdleElement, Doors>();
  readonly #made = new Map<Piece, { readonly of: ModdleElement; readonly isEntry: boolean }>();
  /** Where the lines into an end lead instead. */
  readonly #endings = new Map<ModdleElement, Piece>();

  constructor(pieces: Map<ModdleElement, Piece>, lines: Line[], nodeIds: Set<string>, lineIds: Set<string>) {
    this.#pieces = pieces;
    this.#lines = lines;
    this.#nodeIds = nodeIds;
    this.#lineIds = lineIds;
  }

  opened(): Iterable<ModdleElement> {
    return this.#doors.keys();
  }

  pieces(): Iterable<Piece> {
    return this.#made.keys();
  }

  madeFor(element: ModdleElement): Piece[] {
    return [...this.#made].flatMap(([piece, { of }]) => (of === element ? [piece] : []));
  }

  /** What begins or ends a sub-process is no section; whether this is such an event. */
  readEvent(inner: ModdleElement): boolean {
    if (inner.$type === 'bpmn:StartEvent') {
      const kind = branchingAt(inner) === 'all' ? 'fork' : 'pass';
      this.#pieces.set(inner, newPiece(kind, uniqueId(inner.id ?? 'start', this.#nodeIds), ''));
    }
    return inner.$type === 'bpmn:StartEvent' || inner.$type === 'bpmn:EndEvent';
  }

  /** The two doors of a sub-process whose inner elements have been read. */
  open(element: ModdleElement): void {
    const { starts, endings } = insideOf(element);
    const begun = starts.flatMap((start) => this.entryOf(start) ?? []);
    this.#doors.set(element, { entry: this.#enter(element, begun), exit: this.#leave(element, endings) });
  }

  /** Between which pieces a line of the file runs. */
  endsOf(line: ModdleElement): { readonly from: Piece | undefined; readonly to: Piece | undefined } {
    const [source] = childrenOf(line, 'sourceRef');
    const [target] = childrenOf(line, 'targetRef');
    return {
      from: source && this.#exitOf(source),
      to: this.#endings.get(line) ?? (target && this.entryOf(target)),
    };
  }

  /** Once all lines are read: places for what was made, and what a sub-process says is said where it begins. */
  settle(drawn: ReadonlyMap<string, Box>): void {
    for (const [piece, { of, isEntry }] of this.#made) {
      const box = drawn.get(of.id ?? '');
      const y = box && box.y + box.height / 2;
      piece.place = box && y !== undefined ? { x: isEntry ? box.x : box.x + box.width, y } : null;
    }
    for (const [element, { entry }] of [...this.#doors].reverse()) {
      const said = childrenOf(element, 'documentation').map((text) => textOf(text, 'text'));
      const text = said.join('\n').trim();
      const first = text && this.#firstSection(entry);
      if (first) first.node.introduction = joined(text, first.node.introduction);
    }
  }

  /** What lines to an element lead to. */
  entryOf(element: ModdleElement): Piece | undefined {
    return this.#pieces.get(element) ?? this.#doors.get(element)?.entry;
  }

  #exitOf(element: ModdleElement): Piece | undefined {
    return this.#pieces.get(element) ?? this.#doors.get(element)?.exit;
  }

  #enter(element: ModdleElement, starts: readonly Piece[]): Piece {
    const [only] = starts;
    if (only && starts.length === 1) return only;
    const fork = this.#make(element, starts.length > 0 ? 'fork' : 'pass', true);
    for (const start of starts) this.#connect(fork, start, element);
    return fork;
  }

  #leave(element: ModdleElement, endings: readonly (readonly Exit[])[]): Piece {
    const branching = branchingAt(element);
    const end = this.#make(element, endings.length > 1 ? 'join' : 'pass', false);
    for (const group of endings) {
      const target = endings.length > 1 && group.length > 1 ? this.#make(element, 'pass', false) : end;
      for (const exit of group) this.#end(exit, target, element);
      if (target !== end) this.#connect(target, end, element);
    }
    if (branching === 'one' || (branching === 'options' && endings.length <= 1)) return end;
    const on = this.#make(element, branching === 'all' ? 'fork' : 'exclusive', false);
    this.#connect(end, on, element);
    return on;
  }

  #end({ from, line }: Exit, target: Piece, element: ModdleElement): void {
    if (line) this.#endings.set(line, target);
    const last = line ? undefined : this.#exitOf(from);
    if (last) this.#connect(last, target, element);
  }

  #make(of: ModdleElement, kind: PieceKind | 'fork' | 'join', isEntry: boolean): Piece {
    const id = uniqueId(`${of.id ?? 'inner'}_${isEntry ? 'in' : 'out'}`, this.#nodeIds);
    const isRouting = kind === 'fork' || kind === 'join';
    const piece = newPiece(kind, id, isRouting ? '' : (of.name ?? ''));
    this.#made.set(piece, { of, isEntry });
    return piece;
  }

  #connect(from: Piece, to: Piece, element: ModdleElement): void {
    const id = uniqueId(`${element.id ?? 'inner'}_way`, this.#lineIds);
    const label = { zh: '', en: '' };
    const data: Line['data'] = { id, kind: 'advance', label, feedback: null, outcome: null };
    this.#lines.push({ from, to, data, isConditional: false });
  }

  #firstSection(entry: Piece): Piece | undefined {
    const seen = new Set([entry]);
    for (const piece of seen) {
      if (piece.is === 'node' && isSectionKind(piece.node.kind)) return piece;
      for (const { from, to } of this.#lines) if (from === piece) seen.add(to);
    }
    return undefined;
  }
}

function joined(text: string, introduction: Piece['node']['introduction']): Piece['node']['introduction'] {
  const { zh, en } = bilingualOf(text);
  const both = (one: string, other: string) => [one, other].filter((part) => part !== '').join('\n');
  return { zh: both(zh, introduction.zh), en: both(en, introduction.en) };
}
