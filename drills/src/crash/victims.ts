import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listBelow, type Process, type Product } from '@lets/bench';

/** What a kill hits; the last is everything at once, as when the power fails. */
export const VICTIMS = ['server', 'postmaster', 'backend', 'all'] as const;
export type Victim = (typeof VICTIMS)[number];

/** Whether somebody has to start the product again, or it heals by itself. */
export const isFatal = (victim: Victim): boolean => victim === 'server' || victim === 'all';

/** Kills without a warning; answers what was killed, in words. */
export function kill(product: Product, dataDir: string, victim: Victim, chance: number): string {
  const postmaster = postmasterOf(dataDir);
  const doomed = doomedBy(victim, product, postmaster, chance);
  for (const { pid } of doomed) killOne(pid);
  return `${victim} (${doomed.length === 1 ? doomed[0]?.pid : `${doomed.length} processes`})`;
}

function doomedBy(
  victim: Victim,
  { pid }: Product,
  postmaster: Process | undefined,
  chance: number,
): Process[] {
  if (victim === 'server') return listBelow(pid).slice(0, 1);
  if (victim === 'all') return listBelow(pid).toReversed();
  if (postmaster === undefined) return [];
  if (victim === 'postmaster') return [postmaster];
  const backends = listBelow(postmaster.pid).filter(({ command }) => /postgres: lets lets/.test(command));
  const one = backends[Math.floor(chance * backends.length)];
  return one === undefined ? [] : [one];
}

/** The database server of a data folder; undefined while there is none. */
function postmasterOf(dataDir: string): Process | undefined {
  try {
    const file = readFileSync(join(dataDir, 'postgres', '18', 'postmaster.pid'), 'utf8');
    return listBelow(Number(file.split('\n')[0]))[0];
  } catch {
    return undefined;
  }
}

function killOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // Its parent's death was quicker.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
