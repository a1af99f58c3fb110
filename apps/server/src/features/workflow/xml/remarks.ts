import { type FlowNote, type ImportExample, type ImportThing, LIMITS } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { uniqueId } from './foreign.ts';
import type { Line, Piece } from './pieces.ts';
import type { Report } from './report.ts';

interface Remark {
  readonly what: ImportThing;
  readonly text: string;
  /** Null: it is about the whole. */
  readonly at: Piece | null;
  readonly example: ImportExample | null;
}

/** Where the editor draws a note that is stuck to a section, how wide, and how much of a line it takes. */
const BESIDE = 120;
const WIDTH = 168;
const LETTERS = 11;
const HEIGHT = { edges: 16, line: 18, most: 10, apart: 10 };

/** Words of a file for which our sections and options have no place: they become notes on the drawing. */
export class Remarks {
  readonly #remarks: Remark[] = [];
  readonly #own: FlowNote[] = [];
  readonly #ids = new Set<string>();
  /** Notes about the whole. */
  readonly #aside = new Set<FlowNote>();

  add(remark: Remark): void {
    if (remark.text.trim() !== '') this.#remarks.push(remark);
  }

  addOwn(note: FlowNote): void {
    this.#own.push({ ...note, id: uniqueId(note.id, this.#ids) });
  }

  /** Sticks each to what is left of what it is about, and tells it; `lines` are those of the file. */
  notes(left: readonly Piece[], lines: readonly Line[], report: Report): FlowNote[] {
    const notes = [...this.#own];
    const homes = new Homes(left, lines);
    const below = new Map<string | null, number>();
    for (const { what, text, at, example } of this.#remarks) {
      const parts = inParts(text.trim());
      const fits = notes.length + parts.length <= LIMITS.flow_notes;
      report.say(what, fits ? 'note' : null, example);
      if (!fits) continue;
      const node_id = (at && homes.of(at)?.node.id) ?? null;
      for (const part of parts) {
        const y = below.get(node_id) ?? 0;
        below.set(node_id, y + heightOf(part) + HEIGHT.apart);
        const id = uniqueId(`note_${notes.length + 1}`, this.#ids);
        const note = { id, text: part, node_id, position: { x: BESIDE, y } };
        if (node_id === null) this.#aside.add(note);
        notes.push(note);
      }
    }
    return notes;
  }

  /** Once everything has its place: what is about the whole stands left of it. */
  setAside(places: readonly { readonly x: number; readonly y: number }[]): void {
    const left = Math.min(...places.map(({ x }) => x)) - 2 * BESIDE - WIDTH;
    const top = Math.min(...places.map(({ y }) => y));
    for (const { position } of this.#aside) {
      position.x = left;
      position.y += top;
    }
  }
}

/** Where what is about a piece is said, once gateways of choice are options and events are passed. */
class Homes {
  readonly #left: ReadonlySet<Piece>;
  readonly #into = new Map<Piece, Piece[]>();
  readonly #out = new Map<Piece, Piece[]>();

  constructor(left: readonly Piece[], lines: readonly Line[]) {
    this.#left = new Set(left);
    for (const { from, to } of lines) {
      const [into, out] = [this.#into.get(to), this.#out.get(from)];
      if (into) into.push(from);
      else this.#into.set(to, [from]);
      if (out) out.push(to);
      else this.#out.set(from, [to]);
    }
  }

  /** The piece itself, the nearest section before it, or else the nearest behind it. */
  of(piece: Piece): Piece | null {
    if (this.#left.has(piece)) return piece;
    return this.#nearest(piece, this.#into) ?? this.#nearest(piece, this.#out);
  }

  #nearest(piece: Piece, along: ReadonlyMap<Piece, readonly Piece[]>): Piece | null {
    const seen = new Set([piece]);
    for (const one of seen) {
      if (this.#left.has(one) && isSectionKind(one.node.kind)) return one;
      for (const next of along.get(one) ?? []) seen.add(next);
    }
    return null;
  }
}

/** Roughly how high the editor draws a note: a Latin letter is half as wide as a Chinese one. */
function heightOf(text: string): number {
  const widths = text.split('\n').map((line) => line.length - (line.match(/[\x20-\x7e]/g)?.length ?? 0) / 2);
  const lines = widths.reduce((sum, width) => sum + Math.max(1, Math.ceil(width / LETTERS)), 0);
  return HEIGHT.edges + Math.min(HEIGHT.most, lines) * HEIGHT.line;
}

/** Pure: a long text as several that a note can hold, cut between letters. */
function inParts(text: string): string[] {
  const parts = [''];
  for (const letter of text) {
    const last = parts.at(-1) ?? '';
    if (last.length + letter.length > LIMITS.flow_note) parts.push(letter);
    else parts[parts.length - 1] = last + letter;
  }
  return parts;
}
