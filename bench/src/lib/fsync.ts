import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { median } from './stats.ts';

const BLOCK = Buffer.alloc(8192, 1);
const TIMES = 200;

/** Milliseconds that the disk under a folder takes to make one database page safe: below that no durable write goes. */
export function measureFsync(folder: string): number {
  const path = join(folder, 'fsync-probe');
  const file = openSync(path, 'w');
  try {
    const times = Array.from({ length: TIMES }, () => {
      const startedAt = performance.now();
      writeSync(file, BLOCK, 0, BLOCK.length, 0);
      fdatasyncSync(file);
      return performance.now() - startedAt;
    });
    return median(times);
  } finally {
    closeSync(file);
    rmSync(path);
  }
}
