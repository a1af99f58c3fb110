import { isKeepable, LIMITS } from '@lets/contract';
import * as Y from 'yjs';
import { MARKS } from '../plain-form.ts';
import { TooMuchWork } from './edit-work.ts';
import { EditRefused, type Fault, type Replica } from './replica.ts';

/** What became of an edit that was tried. */
export type Verdict =
  | { readonly kind: 'known' }
  | { readonly kind: 'new'; readonly update: Uint8Array; readonly clients: number[]; readonly work: number }
  | { readonly kind: 'refused'; readonly fault: Fault };

/**
 * Tries an edit. A replica in which one was refused is in no state to be used again.
 * `foreign` are the client ids that belong to other people: in their name nobody writes.
 */
export function judgeEdit(replica: Replica, edit: Uint8Array, foreign: readonly number[]): Verdict {
  try {
    return tryEdit(replica, edit, new Set(foreign));
  } catch (error) {
    return { kind: 'refused', fault: faultOf(error) };
  }
}

function faultOf(error: unknown): Fault {
  if (error instanceof EditRefused) return error.fault;
  return error instanceof TooMuchWork ? 'too_much' : 'unreadable';
}

function tryEdit(replica: Replica, edit: Uint8Array, foreign: ReadonlySet<number>): Verdict {
  const { structs, ds } = Y.decodeUpdate(edit);
  let parts = structs.length;
  for (const ranges of ds.clients.values()) parts += ranges.length;
  if (parts > LIMITS.edit_parts) throw new EditRefused('too_much');
  const { store } = replica.doc;
  const fresh = structs.filter(
    (part) => !(part instanceof Y.Skip) && Y.getState(store, part.id.client) < part.id.clock + part.length,
  );
  const clients = [...new Set(fresh.map(({ id }) => id.client))];
  if (clients.some((id) => foreign.has(id))) throw new EditRefused('foreign_client');
  if (clients.length > LIMITS.edit_clients) throw new EditRefused('too_many_clients');
  if (!fresh.every(isOfEditors)) throw new EditRefused('not_admitted');
  const applied = replica.apply(edit);
  replica.refuseGaps();
  const { update, steps } = applied;
  if (!update) return { kind: 'known' };
  replica.refuseUnfit(applied, fresh.every(isPlainText));
  return { kind: 'new', update, clients, work: fresh.length + Math.ceil(steps / 10) };
}

type Part = ReturnType<typeof Y.decodeUpdate>['structs'][number];

const LONGEST_VALUE = 2_000;

/** What editors of ours write: elements, texts in them, marks on those, and attributes. */
function isOfEditors(part: Part): boolean {
  if (part instanceof Y.GC) return true;
  if (!(part instanceof Y.Item)) return false;
  const { content } = part;
  if (content instanceof Y.ContentFormat)
    return MARKS.includes(content.key) && JSON.stringify(content.value ?? null).length < LONGEST_VALUE;
  if (content instanceof Y.ContentType)
    return content.type instanceof Y.XmlElement || content.type instanceof Y.XmlText;
  if (content instanceof Y.ContentAny)
    return content.arr.length === 1 && JSON.stringify(content.arr[0] ?? null).length < LONGEST_VALUE;
  return content instanceof Y.ContentString || content instanceof Y.ContentDeleted;
}

/** Text that needs no second look: no characters that a document may not hold. */
function isPlainText(part: Part): boolean {
  if (!(part instanceof Y.Item)) return part instanceof Y.GC;
  const { content } = part;
  if (content instanceof Y.ContentString) return isKeepable(content.str);
  return content instanceof Y.ContentDeleted;
}
