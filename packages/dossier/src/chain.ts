import { Hash } from '@lets/contract';
import { z } from 'zod';
import { sha256Of } from './hash.ts';

export const DOSSIER_FORMAT = 'lets-case-file/1';
export const INDEX_PATH = 'index.json';

const DOSSIER_KINDS = [
  'case',
  'flow',
  'event',
  'record',
  'document',
  'signature',
  'remark',
  'vote',
  'upload',
  'experience',
  'evaluation',
  'page',
] as const;
export type DossierKind = (typeof DOSSIER_KINDS)[number];

const ItemFacts = z.strictObject({
  /** From 1, in the order of the archive. */
  n: z.number().int().positive(),
  path: z.string().min(1).max(400),
  kind: z.enum(DOSSIER_KINDS),
  name: z.string().max(400),
  bytes: z.number().int().nonnegative(),
  sha256: Hash,
});
export type ItemFacts = z.infer<typeof ItemFacts>;

export const DossierItem = ItemFacts.extend({
  /** The chain up to here. */
  link: Hash,
});
export type DossierItem = z.infer<typeof DossierItem>;

export const DossierIndex = z.strictObject({
  format: z.literal(DOSSIER_FORMAT),
  items: z.array(DossierItem).max(65_000),
  head: Hash,
});
export type DossierIndex = z.infer<typeof DossierIndex>;

/** What the first item is chained to. */
export const CHAIN_START = '0'.repeat(64);

/** Pure: an item's link, the hash over the link before it and everything that the index says of it. */
export function linkOf(before: string, { n, path, kind, name, bytes, sha256 }: ItemFacts): string {
  return sha256Of(`${before}\n${JSON.stringify([n, path, kind, name, bytes, sha256])}`);
}

/** Pure: an index as it is written; any other spelling of the same is another file. */
export function indexText({ format, items, head }: DossierIndex): string {
  const lines = items.map(({ n, path, kind, name, bytes, sha256, link }) =>
    JSON.stringify({ n, path, kind, name, bytes, sha256, link }),
  );
  return `{"format":${JSON.stringify(format)},"items":[\n${lines.join(',\n')}\n],"head":"${head}"}\n`;
}

/** Pure: an index from its text; null for what is none. `isSound` when it is spelt and chained as it was made. */
export function readIndex(text: string): { readonly index: DossierIndex; readonly isSound: boolean } | null {
  const parsed = DossierIndex.safeParse(parse(text));
  if (!parsed.success) return null;
  const index = parsed.data;
  return { index, isSound: indexText(index) === text && isChained(index) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isChained({ items, head }: DossierIndex): boolean {
  let link = CHAIN_START;
  for (const [at, item] of items.entries()) {
    link = linkOf(link, item);
    if (item.n !== at + 1 || item.link !== link) return false;
  }
  return link === head;
}
