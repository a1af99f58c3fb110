import { createHash } from 'node:crypto';
import { LIMITS, type RichNode } from '@lets/contract';
import { Refusal } from '../../http/errors.ts';

/**
 * SHA-256 of a document's content, hexadecimal, over JSON with sorted keys: the same document has the same hash however an
 * editor or the database ordered its fields. This is what a signature signs. Longer than a document may be, it has none.
 */
export function contentHash(content: RichNode): string | Refusal {
  const text = canonicalText(content);
  if (Buffer.byteLength(text) > LIMITS.document_bytes)
    return new Refusal('bad_parameter', { content: 'too_big' });
  return createHash('sha256').update(text).digest('hex');
}

/** Pure: the text that the hash is taken of. */
export function canonicalText(content: RichNode): string {
  return JSON.stringify(content, sortKeys);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
