import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskFull, failWith } from '../test/failing-pool.ts';
import { openTestServer, type TestServer } from '../test/test-server.ts';
import { createLook } from './alarm-watch.ts';
import { SERVER_LIMITS } from './limits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const { bytes: LIMIT, again_bytes: AGAIN } = SERVER_LIMITS.disk_full;
const standing = () => server.deps.alarms.standing().map(({ kind }) => kind);

it('tells of a database that does not answer, until it does', async () => {
  const look = createLook(server.deps, async () => null);
  await look();
  expect(standing()).toEqual([]);
  const heal = failWith(server.deps.database.probe, new Error('Connection terminated'), () => true);
  await look();
  expect(standing()).toEqual(['database_away']);
  heal();
  await look();
  expect(standing()).toEqual([]);
});

it('tells of a folder with little room, and not of its end until there is some more', async () => {
  const { dataDir } = server.deps.env;
  const room = new Map([[dataDir, 100 * LIMIT]]);
  const look = createLook(server.deps, async (folder) => {
    const free = room.get(folder);
    return free === undefined ? null : { free, total: 1000 * LIMIT };
  });
  const after = async (folder: string, free: number) => {
    room.set(folder, free);
    await look();
    return standing();
  };
  expect(await after(dataDir, LIMIT)).toEqual([]);
  expect(await after(dataDir, LIMIT - 1)).toEqual(['disk_full']);
  expect(await after(dataDir, AGAIN - 1)).toEqual(['disk_full']);
  expect(await after(dataDir, AGAIN)).toEqual([]);
  // Uploads are often on a disk of their own.
  expect(await after(join(dataDir, 'uploads'), LIMIT - 1)).toEqual(['disk_full']);
  expect(server.deps.alarms.standing()[0]?.detail).toBe(`${join(dataDir, 'uploads')}: 1023 MiB free`);
  expect(await after(join(dataDir, 'uploads'), AGAIN)).toEqual([]);
});

it('keeps the alarm of a refused write until a write is taken, whatever the system says is free', async () => {
  const look = createLook(server.deps, async () => ({ free: 100 * LIMIT, total: 1000 * LIMIT }));
  const heal = failWith(server.deps.database.probe, diskFull(), (text) => text.includes('INSERT'));
  await look();
  expect(standing()).toEqual(['disk_full']);
  await look();
  expect(standing()).toEqual(['disk_full']);
  heal();
  await look();
  expect(standing()).toEqual([]);
});
