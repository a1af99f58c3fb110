import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import { buildWorld, type World } from './world.ts';

/** One world for all tests of a file, which is as it was again before each. */
export interface Stage extends Snapshot {
  readonly world: World;
}

/** Builds the world before the first test of the file that calls it. */
export function openStage(): Stage {
  let world: World;
  let snapshot: Snapshot;
  beforeAll(async () => {
    world = await buildWorld();
    snapshot = await takeSnapshot(world.server.deps.database.owner);
  }, 120_000);
  afterEach(() => snapshot.restore());
  afterAll(() => world?.server.close());
  return {
    get world() {
      return world;
    },
    changes: () => snapshot.changes(),
    restore: () => snapshot.restore(),
  };
}
