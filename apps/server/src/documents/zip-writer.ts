import {
  centralHeader,
  endRecord,
  localHeader,
  MOST_BYTES,
  MOST_ENTRIES,
  type ZipEntry,
} from '@lets/dossier';

/** The frame of a zip archive of stored entries that is written while it is sent: it holds the list of entries, none of their bytes. */
export class ZipWriter {
  readonly #entries: ZipEntry[] = [];
  #offset = 0;

  /** The header of an entry, whose bytes follow. */
  begin(facts: Omit<ZipEntry, 'offset'>): Uint8Array {
    const entry = { ...facts, offset: this.#offset };
    const header = localHeader(entry);
    this.#offset += header.length + entry.size;
    this.#entries.push(entry);
    if (this.#offset > MOST_BYTES || this.#entries.length > MOST_ENTRIES)
      throw new Error('more than an archive holds');
    return header;
  }

  /** The list of entries and the archive's end. */
  *end(): Generator<Uint8Array> {
    const offset = this.#offset;
    const directory = this.#entries.map(centralHeader);
    const size = directory.reduce((sum, { length }) => sum + length, 0);
    yield* directory;
    yield endRecord(directory.length, { size, offset });
  }
}
