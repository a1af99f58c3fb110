import type { Readable } from 'node:stream';

/** Uploaded files by generated key. */
export interface Storage {
  /** Takes over a complete file from its temporary path. */
  keep(key: string, path: string): Promise<void>;
  read(key: string): Promise<Readable>;
  /** Nothing happens when there is no such file. */
  remove(key: string): Promise<void>;
}
