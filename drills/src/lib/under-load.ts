import pg from 'pg';
import type { DrillContext, DrillReport } from '../drill.ts';
import { compareRuns } from './compare.ts';
import { comparePapers } from './compare-papers.ts';
import { Ledger } from './ledger.ts';
import { Load } from './load.ts';
import { type DrillRun, startRun } from './runs.ts';
import { studentsFrom } from './school.ts';

const TEAM = 3;

/** A product as a drill finds it while people use it. */
export interface Ground {
  /** Where the people come in. */
  readonly url: string;
  /** How its database is reached when the drill is over. */
  readonly database: () => pg.ClientConfig;
  readonly teams: number;
}

/** What a drill works with while teams speak, vote and write. */
export interface Scene {
  readonly runs: readonly DrillRun[];
  readonly ledger: Ledger;
  /** Anything that was not as it must be, each in words. */
  readonly faults: string[];
  readonly notes: string[];
  /** Resolves when so many more have been acknowledged. */
  more(acts: number): Promise<void>;
  /** Resolves when everybody who is waiting for an answer now has had it; tells who waited longest. */
  answered(): Promise<{ readonly last: string; readonly ms: number }>;
  /** Ends the speaking, voting and writing: resolves when everybody has been answered. */
  settle(): Promise<void>;
}

/**
 * Has teams speak, vote and write without a pause while `work` breaks something, then compares what they were told with what is there. What
 * `work` broke is whole again when it resolves.
 */
export async function holdUnderLoad(
  { tell }: Pick<DrillContext, 'tell'>,
  { url, database, teams }: Ground,
  work: (scene: Scene) => Promise<void>,
): Promise<DrillReport> {
  const [ledger, faults, notes] = [new Ledger(), [] as string[], [] as string[]];
  const runs: DrillRun[] = [];
  for (let i = 0; i < teams; i += 1)
    runs.push(await startRun({ url }, studentsFrom(1 + i * TEAM, TEAM), ledger));
  const load = new Load({ url, ledger, faults });
  for (const run of runs) await load.join(run);
  tell(`${teams} run(s) of ${TEAM} people each, who speak, vote and write together`);
  try {
    const more = (acts: number) => ledger.reaches(ledger.count + acts);
    await work({
      runs,
      ledger,
      faults,
      notes,
      more,
      answered: () => load.answered(),
      settle: () => load.stop(),
    });
  } finally {
    await load.stop();
  }
  tell('comparing what was acknowledged with what is there');
  const client = new pg.Client(database());
  await client.connect();
  const eids = runs.map(({ eid }) => eid);
  const inRuns = await compareRuns(client, eids, ledger).finally(() => client.end());
  const inPapers = await comparePapers(url, runs, ledger);
  return {
    acknowledged: ledger.count,
    found: inRuns.found + inPapers.found,
    lost: [...inRuns.lost, ...inPapers.lost],
    doubled: [...inRuns.doubled, ...inPapers.doubled],
    refused: ledger.refused,
    longest_outage_ms: ledger.longestOutage,
    faults: [...faults, ...inRuns.faults],
    notes: [`${ledger.acts.length} acts and ${ledger.written.length} edits of shared documents`, ...notes],
  };
}
