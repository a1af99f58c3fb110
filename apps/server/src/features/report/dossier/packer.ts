import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import {
  CHAIN_START,
  DOSSIER_FORMAT,
  type DossierItem,
  type DossierKind,
  INDEX_PATH,
  indexText,
  linkOf,
} from '@lets/dossier';
import { ZipWriter } from '../../../documents/zip-writer.ts';

export interface Piece {
  readonly path: string;
  readonly kind: DossierKind;
  /** What it is, for people. */
  readonly name: string;
  /** The whole, or how to read it from its beginning: it is read twice, since a header comes before what it describes. */
  readonly content: string | Uint8Array | (() => Promise<AsyncIterable<Uint8Array>>);
}

/** Packs and chains a dossier piece by piece, holding none of them. */
export class DossierPacker {
  readonly items: DossierItem[] = [];
  readonly #zip = new ZipWriter();

  /** The chain so far, and at last the head. */
  get head(): string {
    return this.items.at(-1)?.link ?? CHAIN_START;
  }

  async *add({ path, kind, name, content }: Piece): AsyncGenerator<Uint8Array> {
    const open = typeof content === 'function' ? content : async () => [Buffer.from(content)];
    const { size, crc, sha256 } = await measure(await open());
    const facts = { n: this.items.length + 1, path, kind, name, bytes: size, sha256 };
    this.items.push({ ...facts, link: linkOf(this.head, facts) });
    yield this.#zip.begin({ path, size, crc });
    yield* await open();
  }

  /** The index and the archive's end. */
  async *close(): AsyncGenerator<Uint8Array> {
    const index = Buffer.from(indexText({ format: DOSSIER_FORMAT, items: this.items, head: this.head }));
    yield this.#zip.begin({ path: INDEX_PATH, size: index.length, crc: crc32(index) });
    yield index;
    yield* this.#zip.end();
  }
}

async function measure(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  const hash = createHash('sha256');
  let size = 0;
  let crc = 0;
  for await (const bytes of content) {
    hash.update(bytes);
    crc = crc32(bytes, crc);
    size += bytes.length;
  }
  return { size, crc, sha256: hash.digest('hex') };
}
