import { z } from 'zod';
import { Bilingual, FlowId } from '../core/values.ts';
import type { Flow } from './flow.ts';

/** What differs between two versions, piece by piece. */
export const FlowChange = z.object({
  what: z.enum(['node', 'transition', 'role']),
  id: FlowId,
  /** The piece's name or label, of the newer version where it is still there. */
  name: Bilingual,
  change: z.enum(['added', 'removed', 'changed']),
  /** Fields of a changed piece; a text shows both its sides, anything else only that it differs. */
  fields: z.array(
    z.object({
      field: z.string(),
      from: z.union([Bilingual, z.string(), z.number(), z.boolean(), z.null()]),
      to: z.union([Bilingual, z.string(), z.number(), z.boolean(), z.null()]),
    }),
  ),
});
export type FlowChange = z.infer<typeof FlowChange>;
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
    .map((field) => ({ field, from: shownOf(was[field]), to: shownOf(is[field]) }));
}

/** Lists are told by their length. */
function shownOf(value: unknown): Shown {
  if (Array.isArray(value)) return value.length;
  const text = Bilingual.safeParse(value);
  if (text.success) return text.data;
  return typeof value === 'object' || value === undefined ? null : (value as string | number | boolean);
}

/** Pure: whether two JSON values are alike, whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left).filter((key) => left[key] !== undefined);
  const others = Object.keys(right).filter((key) => right[key] !== undefined);
  return keys.length === others.length && keys.every((key) => isSame(left[key], right[key]));
}
