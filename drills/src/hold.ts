import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceOf } from '@lets/players';
import type { Drill, DrillContext, DrillReport } from './drill.ts';

export interface Holding extends Pick<DrillContext, 'isShort' | 'tell'> {
  /** Left out: the first. */
  readonly seed?: number | undefined;
  /** Left out: the drill's own number for this form. */
  readonly kills?: number | undefined;
  /** Where the drill's folder is made; left out: among the system's temporary files. */
  readonly folder?: string | undefined;
  readonly school?: string | undefined;
}

/** Holds one drill in a folder of its own. */
export async function hold(
  drill: Drill,
  { isShort, tell, seed = 1, kills, school, folder: parent = tmpdir() }: Holding,
): Promise<DrillReport> {
  const folder = mkdtempSync(join(parent, 'lets-drill-'));
  const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  try {
    return await drill.run({
      isShort,
      seed,
      folder,
      school,
      tell,
      kills: kills ?? drill.kills?.[isShort ? 'short' : 'full'] ?? 0,
      chance: (...subject) => chanceOf(seed, ...subject),
    });
  } finally {
    clear();
  }
}
