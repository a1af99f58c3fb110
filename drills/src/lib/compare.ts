import { isDeepStrictEqual } from 'node:util';
import { initialState, type RunEvent, replay } from '@lets/engine';
import type pg from 'pg';
import { type Acknowledged, type Ledger, OF_ACTS } from './ledger.ts';

export interface Compared {
  readonly found: number;
  readonly lost: string[];
  readonly doubled: string[];
  readonly faults: string[];
}

/** Holds what was acknowledged against what the database has of these runs: each act once, and events that lead to the state kept. */
export async function compareRuns(
  client: pg.Client,
  eids: readonly number[],
  ledger: Ledger,
): Promise<Compared> {
  const sum: Compared = { found: 0, lost: [], doubled: [], faults: [] };
  let found = 0;
  for (const eid of eids) {
    const events = await eventsOf(client, eid);
    const acts = ledger.acts.filter((act) => act.eid === eid);
    found += compareActs(events, acts, sum);
    sum.faults.push(...faultsIn(eid, events, await stateOf(client, eid)));
  }
  return { ...sum, found };
}

/** Answers how many of the acts were found. */
function compareActs(
  events: readonly RunEvent[],
  acts: readonly Acknowledged[],
  { lost, doubled, faults }: Compared,
): number {
  const claimed = new Map<number, string>();
  let found = 0;
  for (const { what, events: told } of acts) {
    const missing = told.filter((one) => !isSame(events[one.seq - 1], one));
    if (missing.length > 0) lost.push(`${what}: event ${missing.map(({ seq }) => seq).join(', ')}`);
    else found += 1;
    for (const { seq } of told) {
      const other = claimed.get(seq);
      if (other !== undefined) faults.push(`${what} and ${other} were told to be the same event ${seq}`);
      claimed.set(seq, what);
    }
  }
  for (const { seq, type, data } of events) {
    if (OF_ACTS.includes(type) && !claimed.has(seq))
      doubled.push(`event ${seq}, which nobody was told of: ${type} ${JSON.stringify(data)}`);
  }
  return found;
}

function isSame(event: RunEvent | undefined, told: Acknowledged['events'][number]): boolean {
  if (told.type === 'sealed') return event?.seq === told.seq;
  return event?.seq === told.seq && event.type === told.type && isDeepStrictEqual(event.data, told.data);
}

/** Pure: gaps in the numbers, and a state that is not what the events come to. */
function faultsIn(eid: number, events: readonly RunEvent[], state: unknown): string[] {
  const gap = events.findIndex(({ seq }, i) => seq !== i + 1);
  if (gap >= 0) return [`run ${eid}: event ${gap + 1} is missing in the log`];
  const folded = replay(events, initialState({ leader_id: 0, member_ids: [], holders: {} }));
  // What is stored has been through JSON.
  if (isDeepStrictEqual(JSON.parse(JSON.stringify(folded)), state)) return [];
  return [`run ${eid}: its ${events.length} events do not lead to the state that is stored`];
}

/** The whole log of a run, in its order. */
export async function eventsOf(client: pg.Client, eid: number): Promise<RunEvent[]> {
  const { rows } = await client.query<RunEvent>(
    `SELECT seq, type, at::float8, node_id, actor_id::float8, role_id, by_staff, audience, data FROM experiment_events
      WHERE experiment_id = $1 ORDER BY seq`,
    [eid],
  );
  return rows;
}

async function stateOf(client: pg.Client, eid: number): Promise<unknown> {
  const { rows } = await client.query('SELECT state FROM experiments WHERE id = $1', [eid]);
  return rows[0]?.state;
}

/** Pure: which of these words a text has not once, in words. */
export function compareText(text: string, marks: readonly string[]): Omit<Compared, 'faults'> {
  const times = new Map<string, number>();
  for (const [mark] of text.matchAll(/\[[\w-]+\]/g)) times.set(mark, (times.get(mark) ?? 0) + 1);
  const lost = marks.filter((mark) => !times.has(mark)).map((mark) => `${mark}, written together`);
  const doubled = [...times]
    .filter(([, count]) => count > 1)
    .map(([mark, count]) => `${mark} stands there ${count} times`);
  return { found: marks.length - lost.length, lost, doubled };
}
