import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import {
  CASE_FILE_FORMAT,
  type CaseFileItem,
  type CaseFileKind,
  CHAIN_START,
  centralHeader,
  endRecord,
  INDEX_PATH,
  indexText,
  linkOf,
  localHeader,
  MOST_BYTES,
  MOST_ENTRIES,
  type ZipEntry,
} from '@lets/contract';

export interface Piece {
  readonly path: string;
  readonly kind: CaseFileKind;
  /** What it is, for people. */
  readonly name: string;
  /** The whole, or how to read it from its beginning: it is read twice, since a header comes before what it describes. */
  readonly content: string | (() => Promise<AsyncIterable<Uint8Array>>);
}

/** Packs and chains a case file piece by piece, holding none of them. */
export class CaseFilePacker {
  readonly items: CaseFileItem[] = [];
  readonly #entries: ZipEntry[] = [];
  #offset = 0;

  /** The chain so far, and at last the head. */
  get head(): string {
    return this.items.at(-1)?.link ?? CHAIN_START;
  }

  async *add({ path, kind, name, content }: Piece): AsyncGenerator<Uint8Array> {
    const open = typeof content === 'string' ? async () => [Buffer.from(content)] : content;
    const { size, crc, sha256 } = await measure(await open());
    const facts = { n: this.items.length + 1, path, kind, name, bytes: size, sha256 };
    this.items.push({ ...facts, link: linkOf(this.head, facts) });
    yield* this.#write({ path, size, crc }, await open());
  }

  /** The index and the archive's end. */
  async *close(): AsyncGenerator<Uint8Array> {
    const index = Buffer.from(indexText({ format: CASE_FILE_FORMAT, items: this.items, head: this.head }));
    yield* this.#write({ path: INDEX_PATH, size: index.length, crc: crc32(index) }, [index]);
    const offset = this.#offset;
    const directory = this.#entries.map(centralHeader);
    const size = directory.reduce((sum, { length }) => sum + length, 0);
    yield* directory;
    yield endRecord(directory.length, { size, offset });
  }

  async *#write(
    facts: Omit<ZipEntry, 'offset'>,
    content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array> {
    const entry = { ...facts, offset: this.#offset };
    const header = localHeader(entry);
    this.#offset += header.length + entry.size;
    this.#entries.push(entry);
    if (this.#offset > MOST_BYTES || this.#entries.length > MOST_ENTRIES)
      throw new Error('more than a case file holds');
    yield header;
    yield* content;
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
