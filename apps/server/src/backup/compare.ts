import { isDeepStrictEqual } from 'node:util';
import { initialState, replay } from '@lets/engine';
import type pg from 'pg';
import {
  countBegunRuns,
  countRows,
  type KeptRun,
  readRuns,
  type Tally,
  tallyDossiers,
  tallyRuns,
} from '../db/backup/contents.ts';
import type { Manifest } from './manifest.ts';
import type { Tell } from './progress.ts';

/** Something that is not what it was; `name` is a table's, or a run's number. */
export interface Difference {
  readonly kind: 'rows' | 'runs' | 'dossiers' | 'fold';
  readonly name: string;
}

/** What was loaded, against what was counted when the backup was made. */
export async function compareRows(
  client: pg.ClientBase,
  { tables, checks }: Manifest,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const { name, rows } of tables)
    if ((await countRows(client, name)) !== rows) differences.push({ kind: 'rows', name });
  if (!isSame(await tallyRuns(client), checks.runs)) differences.push({ kind: 'runs', name: '' });
  if (!isSame(await tallyDossiers(client), checks.dossiers)) differences.push({ kind: 'dossiers', name: '' });
  return differences;
}

const isSame = (one: Tally, other: Tally) => isDeepStrictEqual({ ...one }, { ...other });

/** One is enough to know; a list of thousands helps nobody. */
const MOST_DIFFERENCES = 20;

/** Every run that has begun: whether its events lead to the state that is kept. */
export async function compareFolds(
  client: pg.ClientBase,
  tell?: Tell,
): Promise<{ runs: number; differences: Difference[] }> {
  const of = await countBegunRuns(client);
  const differences: Difference[] = [];
  let runs = 0;
  for await (const run of readRuns(client)) {
    tell?.({ stage: 'comparing', done: runs, of });
    runs += 1;
    if (!folds(run) && differences.length < MOST_DIFFERENCES)
      differences.push({ kind: 'fold', name: String(run.id) });
  }
  return { runs, differences };
}

/** Pure: whether a run's events, from the first to the last, come to its state. */
function folds({ state, events }: KeptRun): boolean {
  const isGapless = events.every(({ seq }, at) => seq === at + 1);
  const folded = replay(events, initialState({ leader_id: 0, member_ids: [], holders: {} }));
  // As it is kept: what is undefined is left out.
  return isGapless && isDeepStrictEqual(JSON.parse(JSON.stringify(folded)), state);
}
