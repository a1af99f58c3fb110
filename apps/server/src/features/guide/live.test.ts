import { IDENTITY } from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { buildUser } from '../../../test/factories.ts';
import { openPlay } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { nudgeWatchers } from './live.ts';

let server: TestServer;
let stop: () => void;
beforeAll(async () => {
  server = await openTestServer();
  stop = nudgeWatchers(server.deps);
});
afterAll(async () => {
  stop();
  await server.close();
});

it('what happens in a run is told to its mentors and to administrators of experiments, gathered', async () => {
  const { database, bus } = server.deps;
  const of = (modules: string[], more = {}) =>
    buildUser(database, { identity: IDENTITY.admin, modules, ...more });
  const overseer = await of(['experiment']);
  await of(['notice']);
  await of(['experiment'], { disabled: true });
  const { id: superAdmin } = await buildUser(database, { identity: IDENTITY.super_admin });
  const play = await openPlay(server);
  const told = (topic: string) => server.nudged.filter((one) => one.topic === topic);
  // What the making of the run itself is told by comes first.
  await eventually(() => expect(told('runs').length).toBeGreaterThan(0));
  server.nudged.length = 0;
  bus.publish(play.eid, []);
  bus.publish(play.eid, []);
  await eventually(() => expect(told('runs')).toHaveLength(1));
  expect(told('guide')).toEqual([{ userIds: [play.mentor.id], topic: 'guide' }]);
  expect(told('runs')[0]?.userIds.toSorted((a, b) => a - b)).toEqual(
    [overseer.id, superAdmin].sort((a, b) => a - b),
  );
  // A task that is only prepared is in no run yet: its people's lists are what tells of it.
  server.nudged.length = 0;
  bus.nudge([play.leader.id], 'experiments');
  await eventually(() => expect(told('runs')).toHaveLength(1));
  expect(told('guide')).toEqual([]);
});
