import { newNode } from '@lets/authoring';
import { isSectionKind } from '@lets/engine';
import { uniqueId } from './foreign.ts';
import type { Line, Piece } from './pieces.ts';

/** However a gateway multiplies its lines, a flow stays one that can be drawn. */
const MOST_LINES = 400;

interface Drawing {
  pieces: Piece[];
  lines: Line[];
}

/** Pure but for the pieces it is given: takes out what our drawings do not have: gateways of choice, events on the way, tasks that fork unsaid. */
export function untangle(pieces: readonly Piece[], lines: readonly Line[], ids: Set<string>): Drawing {
  const drawing: Drawing = { pieces: [...pieces], lines: [...lines] };
  // First, while as many lines lead into each as its file says: ways that are one before it are one token.
  for (const piece of pieces) if (piece.is === 'parallel') settleParallel(drawing, piece, ids);
  takeOutPassing(drawing);
  takeOutChoices(drawing);
  const deciding = new Set(drawing.pieces.filter(isRouted));
  for (const piece of deciding) piece.is = 'node';
  drawing.lines = drawing.lines.map((line) =>
    deciding.has(line.from) ? { ...line, isConditional: true } : line,
  );
  for (const piece of [...drawing.pieces]) forkUnsaid(drawing, piece, ids);
  return drawing;
}

const isRouted = ({ is }: Piece) => is !== 'node' && is !== 'parallel';

/** What has one way on at most is passed without deciding anything. */
function takeOutPassing(drawing: Drawing): void {
  for (const piece of [...drawing.pieces]) {
    if (!isRouted(piece)) continue;
    const { ins, outs } = linesOf(drawing, piece);
    if (outs.length <= 1 && !isMergeForJoin(ins, outs)) bypass(drawing, piece);
  }
}

/** A join waits for each node that leads to it, so ways of which one is taken meet in a section before it. */
function isMergeForJoin(ins: readonly Line[], outs: readonly Line[]): boolean {
  return outs.some(({ to }) => to.node.kind === 'join') && new Set(ins.map(({ from }) => from)).size > 1;
}

/** Options of the section before; where none is before it, the gateway becomes a section in which someone decides. */
function takeOutChoices(drawing: Drawing): void {
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const piece of drawing.pieces.filter(isRouted)) {
      const { ins, outs } = linesOf(drawing, piece);
      const isDecided = ins.length > 0 && ins.every(({ from }) => isSection(from));
      if (!isDecided || isMergeForJoin(ins, outs) || ins.length * outs.length > MOST_LINES) continue;
      bypass(drawing, piece);
      hasChanged = true;
    }
  }
}

function isSection({ is, node }: Piece): boolean {
  return is === 'node' && isSectionKind(node.kind) && node.kind !== 'experience';
}

function linesOf({ lines }: Drawing, piece: Piece) {
  return {
    ins: lines.filter(({ from, to }) => to === piece && from !== piece),
    outs: lines.filter(({ from, to }) => from === piece && to !== piece),
  };
}

/** The first line keeps its id, so that what was one line stays it. */
function bypass(drawing: Drawing, piece: Piece): void {
  const { ins, outs } = linesOf(drawing, piece);
  const taken = new Set(drawing.lines.map(({ data }) => data.id));
  const joined = ins.flatMap((into) =>
    outs.map((out, i): Line => {
      const isSaid = out.data.label.zh !== '' || out.data.label.en !== '';
      const id = i === 0 ? into.data.id : uniqueId(out.data.id, taken);
      const data = { ...out.data, id, label: isSaid ? out.data.label : into.data.label };
      const isConditional = outs.length > 1 || out.isConditional || into.isConditional;
      return { from: into.from, to: out.to, data, isConditional };
    }),
  );
  drawing.pieces = drawing.pieces.filter((other) => other !== piece);
  drawing.lines = [...drawing.lines.filter(({ from, to }) => from !== piece && to !== piece), ...joined];
}

function settleParallel(drawing: Drawing, piece: Piece, ids: Set<string>): void {
  const { ins, outs } = linesOf(drawing, piece);
  piece.is = 'node';
  if (ins.length <= 1 && outs.length <= 1) bypass(drawing, piece);
  else if (outs.length <= 1) become(piece, 'join');
  else if (ins.length <= 1) become(piece, 'fork');
  else {
    become(piece, 'join');
    putForkBehind(drawing, piece, ids);
  }
}

function become(piece: Piece, kind: 'fork' | 'join'): void {
  const { id, name, position, introduction } = piece.node;
  const made = newNode(id, kind, position);
  piece.node = {
    ...made,
    introduction,
    name: piece.node.kind === 'display' && name.zh === '展示' ? made.name : name,
  };
}

/** In BPMN a task with several unconditional ways on takes all of them. */
function forkUnsaid(drawing: Drawing, piece: Piece, ids: Set<string>): void {
  const { kind } = piece.node;
  if (piece.isOwn || (kind !== 'start' && !isSection(piece))) return;
  const { outs } = linesOf(drawing, piece);
  if (outs.length > 1 && outs.every(({ isConditional }) => !isConditional))
    putForkBehind(drawing, piece, ids);
}

function putForkBehind(drawing: Drawing, piece: Piece, ids: Set<string>): void {
  const { outs } = linesOf(drawing, piece);
  const id = uniqueId(`${piece.node.id}_fork`, ids);
  const place = piece.place && { x: piece.place.x + 120, y: piece.place.y };
  const fork: Piece = {
    node: newNode(id, 'fork', { x: 0, y: 0 }),
    is: 'node',
    isOwn: false,
    place,
    said: '',
  };
  const taken = new Set(drawing.lines.map(({ data }) => data.id));
  const data: Line['data'] = {
    id: uniqueId(`${piece.node.id}_on`, taken),
    kind: 'advance',
    label: { zh: '', en: '' },
    feedback: null,
    outcome: null,
  };
  drawing.pieces.push(fork);
  drawing.lines = drawing.lines.map((line) => (outs.includes(line) ? { ...line, from: fork } : line));
  drawing.lines.push({ from: piece, to: fork, data, isConditional: false });
}
