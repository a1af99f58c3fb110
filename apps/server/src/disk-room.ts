import { statfs } from 'node:fs/promises';

export interface Room {
  /** Bytes that we may still write. */
  readonly free: number;
  readonly total: number;
}

/** Null where the system does not say, or there is no such folder. */
export async function roomIn(folder: string): Promise<Room | null> {
  const found = await statfs(folder).catch(() => null);
  if (!found || found.blocks === 0) return null;
  return { free: found.bavail * found.bsize, total: found.blocks * found.bsize };
}
