import { eventually } from '@lets/bench';
import type { RunEvent } from '@lets/engine';
import pg from 'pg';
import type { Drill, DrillContext } from '../drill.ts';
import { eventsOf } from '../lib/compare.ts';
import { holdUnderLoad, type Scene } from '../lib/under-load.ts';
import { REDIS_SERVER } from '../needs.ts';
import { type Spread, startSpread } from '../servers/spread.ts';
import { Watcher } from '../servers/watcher.ts';

const OUTAGES = { full: 5, short: 1 };
/** What is acknowledged while Redis is away, and again when it is back. */
const ACTS = { full: 300, short: 40 };
const CAUGHT_UP_MS = 60_000;

export const redis: Drill = {
  about:
    'takes Redis away from two servers and brings it back; each goes on with its own people, and all catch up',
  needs: [REDIS_SERVER],
  async run(context) {
    context.tell('starting two servers behind one address, joined by Redis, on one database');
    const spread = await startSpread(context);
    const { databaseUrl: connectionString, url } = spread;
    try {
      const ground = { url, database: () => ({ connectionString }), teams: 2 };
      return await holdUnderLoad(context, ground, (scene) => takeAway(context, spread, scene));
    } finally {
      await spread.stop();
    }
  },
};

async function takeAway(context: DrillContext, spread: Spread, scene: Scene): Promise<void> {
  const form = context.isShort ? 'short' : 'full';
  const watchers: Watcher[] = [];
  for (const { eid, people } of scene.runs)
    for (const person of Object.values(people)) watchers.push(await Watcher.open(person, eid));
  for (let i = 0; i < OUTAGES[form]; i += 1) {
    await spread.redis.stop();
    await scene.more(ACTS[form]);
    const missed = watchers.reduce(
      (sum, one) => sum + Math.max(0, scene.ledger.lastOf(one.eid) - one.seq),
      0,
    );
    await spread.redis.start();
    await scene.more(ACTS[form]);
    const due = new Map(watchers.map((one) => [one, scene.ledger.lastOf(one.eid)]));
    const haveAll = () => [...due].every(([watcher, seq]) => watcher.seq >= seq);
    const waited = await eventually('everybody has caught up', haveAll, CAUGHT_UP_MS);
    const what = `Redis was away: ${missed} events were not seen at the other server meanwhile; all were caught up with ${(waited / 1000).toFixed(1)} s after it was back`;
    context.tell(what);
    scene.notes.push(what);
  }
  await scene.settle();
  scene.faults.push(...(await compareSeen(spread, scene, watchers)));
  for (const watcher of watchers) watcher.close();
}

/** Everybody has every event of their run once and in its order. */
async function compareSeen(spread: Spread, scene: Scene, watchers: readonly Watcher[]): Promise<string[]> {
  const client = new pg.Client(spread.databaseUrl);
  await client.connect();
  const faults: string[] = [];
  try {
    for (const { eid } of scene.runs) {
      const events = await eventsOf(client, eid);
      const here = watchers.filter((one) => one.eid === eid);
      await eventually(
        `everybody has run ${eid}`,
        () => here.every(({ seq }) => seq >= events.length),
        CAUGHT_UP_MS,
      );
      faults.push(
        ...here
          .filter(({ taken }) => !isInOrder(taken, events))
          .map(() => `run ${eid} came otherwise than it is stored`),
      );
    }
  } finally {
    await client.end();
  }
  return faults;
}

const isInOrder = (taken: readonly RunEvent[], events: readonly RunEvent[]) =>
  taken.length === events.length && taken.every(({ seq }, i) => seq === events[i]?.seq);
