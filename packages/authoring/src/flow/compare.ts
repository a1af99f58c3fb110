import { Bilingual, type Flow, type FlowChange, type FlowNode } from '@lets/contract';
import { isSame } from './same.ts';
import { seatNamesInWords } from './seat-names.ts';

type Shown = FlowChange['fields'][number]['from'];

/** Pure: the changes that lead from one flow to another; where a node was only moved, nothing changed. */
export function compareFlows(from: Flow, to: Flow): FlowChange[] {
  return [
    ...comparePieces('node', from.nodes, to.nodes, ({ name }) => name),
    ...comparePieces('transition', from.transitions, to.transitions, ({ label }) => label),
    ...comparePieces('role', from.roles, to.roles, ({ name }) => name),
  ];
}

function comparePieces<T extends { readonly id: string }>(
  what: FlowChange['what'],
  before: readonly T[],
  after: readonly T[],
  nameOf: (piece: T) => Bilingual,
): FlowChange[] {
  const old = new Map(before.map((piece) => [piece.id, piece]));
  const kept = new Set(after.map(({ id }) => id));
  const about = (piece: T, change: FlowChange['change'], fields: FlowChange['fields'] = []) => ({
    what,
    id: piece.id,
    name: nameOf(piece),
    change,
    fields,
  });
  const changes = after.flatMap((piece) => {
    const was = old.get(piece.id);
    if (!was) return [about(piece, 'added')];
    const fields = fieldsOf(was, piece);
    return fields.length > 0 ? [about(piece, 'changed', fields)] : [];
  });
  const removed = before.filter(({ id }) => !kept.has(id)).map((piece) => about(piece, 'removed'));
  return [...changes, ...removed];
}

function fieldsOf(before: object, after: object): FlowChange['fields'] {
  const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => field !== 'position' && !isSame(was[field], is[field]))
    .map((field) => ({ field, from: shownOf(field, was[field]), to: shownOf(field, is[field]) }));
}

/** Lists are told by their length. */
function shownOf(field: string, value: unknown): Shown {
  if (field === 'seat_names') return seatNamesInWords(value as FlowNode['seat_names']);
  if (Array.isArray(value)) return value.length;
  const text = Bilingual.safeParse(value);
  if (text.success) return text.data;
  return typeof value === 'object' || value === undefined ? null : (value as string | number | boolean);
}
