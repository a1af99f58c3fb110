import { createHash } from 'node:crypto';

/** An entry as the chain takes it in; the database gives numbers and time as text, so that nothing is rounded. */
export interface ChainedEntry {
  readonly id: number;
  /** Microseconds since 1970. */
  readonly at: string;
  readonly actor_id: string | null;
  readonly action: string;
  readonly target: string;
  readonly detail: string;
  readonly address: string;
}

export interface Seal {
  readonly id: number;
  readonly kind: 'entries' | 'removal';
  readonly from_id: number;
  readonly to_id: number;
  readonly count: number;
  readonly hash: string;
  readonly cut_seal: number | null;
  readonly cut_hash: string | null;
  readonly cut_to: number | null;
}

/** Pure: https://cr.yp.to/proto/netstrings.txt. No two lists of texts come to the same one. */
export function netstring(text: string): string {
  return `${Buffer.byteLength(text)}:${text},`;
}

/** Pure: the same as `audit_entry_text` in the database, written a second time so that one does not vouch for itself. */
export function entryText(entry: ChainedEntry): string {
  const { id, at, actor_id, action, target, detail, address } = entry;
  return [String(id), at, actor_id ?? '', action, target, detail, address].map(netstring).join('');
}

/** Pure: what a seal's own fields add to its hash. */
function headText({ kind, from_id, to_id, count, cut_seal, cut_hash, cut_to }: Seal): string {
  const fields = [kind, String(from_id), String(to_id), String(count)];
  if (kind === 'removal') fields.push(String(cut_seal), cut_hash ?? '', String(cut_to));
  return fields.map(netstring).join('');
}

/** A seal's hash, entry by entry. */
export class SealHash {
  readonly #hash = createHash('sha256');

  constructor(before: string, seal: Seal) {
    this.#hash.update(before + headText(seal), 'utf8');
  }

  add(entry: ChainedEntry): void {
    this.#hash.update(entryText(entry), 'utf8');
  }

  digest(): string {
    return this.#hash.digest('hex');
  }
}
