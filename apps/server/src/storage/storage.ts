import type { Readable } from 'node:stream';

/** Uploaded files by generated key. */
export interface Storage {
  /** Takes over a complete file from its temporary path; when this resolves, it survives a power cut. */
  keep(key: string, path: string): Promise<void>;
  /** The whole, or the bytes from `start` to `end`, both included. Rejects before the first byte with `UploadMissing` where there is no such file. */
  read(key: string, range?: { readonly start: number; readonly end: number }): Promise<Readable>;
  /** Nothing happens when there is no such file. */
  remove(key: string): Promise<void>;
  /** Keeps and removes a small file, and rejects where that fails; left out by a storage in the data folder, which is tried as such. */
  check?(): Promise<void>;
}

/** What should be kept is not there. Carries no `code` of the system's: an `ENOENT` would be taken for a database whose socket is gone. */
export class UploadMissing extends Error {
  override readonly name = 'UploadMissing';

  constructor(key: string) {
    super(`there is no upload ${key}`);
  }
}

/** The store of uploads cannot be used now; what it was asked for may be asked again later. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

/** Keys are made here, never by a sender: a random id, so that no name can point anywhere else. */
const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new Error('not a storage key');
}
