import { listBelow, type Process, type Product, readPostmaster } from '@lets/bench';

/** What a kill hits; the last is everything at once, as when the power fails. */
export const VICTIMS = ['server', 'postmaster', 'backend', 'all'] as const;
export type Victim = (typeof VICTIMS)[number];

/** Of the database itself, whatever account it works for. */
const BACKEND = /^postgres: \S+ lets /;

/** Whether somebody has to start the product again, or it heals by itself. */
export const isFatal = (victim: Victim): boolean => victim === 'server' || victim === 'all';

/** The processes that such a kill hits now; none while the database is being started. All of them are below the drill's own server. */
export function processesOf(victim: Victim, { pid }: Product, dataDir: string, chance: number): Process[] {
  const all = listBelow(pid);
  if (victim === 'server') return all.slice(0, 1);
  if (victim === 'all') return all.toReversed();
  const postmaster = postmasterIn(all, dataDir);
  if (postmaster === undefined) return [];
  if (victim === 'postmaster') return [postmaster];
  const backends = all.filter(({ parent, command }) => parent === postmaster.pid && BACKEND.test(command));
  const one = backends[Math.floor(chance * backends.length)];
  return one === undefined ? [] : [one];
}

function postmasterIn(all: readonly Process[], dataDir: string): Process | undefined {
  try {
    const { pid } = readPostmaster(dataDir);
    return all.find((one) => one.pid === pid);
  } catch {
    return undefined;
  }
}
