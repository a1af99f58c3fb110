import type { Readable } from 'node:stream';

/** Uploaded files by generated key. */
export interface Storage {
  /** Takes over a complete file from its temporary path. */
  keep(key: string, path: string): Promise<void>;
  /** The whole, or the bytes from `start` to `end`, both included. */
  read(key: string, range?: { readonly start: number; readonly end: number }): Promise<Readable>;
  /** Nothing happens when there is no such file. */
  remove(key: string): Promise<void>;
}
