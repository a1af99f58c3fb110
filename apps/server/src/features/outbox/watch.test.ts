import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOutboxDesk, standInCarrier } from '../../../test/outbox-stand-in.ts';
import { Alarms } from '../../alarms.ts';
import { eq } from '../../db/drizzle.ts';
import { integrations } from '../../db/schema/index.ts';
import { Outbox } from './outbox.ts';
import { resend } from './repository.ts';
import { lookForStuck } from './watch.ts';

let desk: Awaited<ReturnType<typeof openOutboxDesk>>;
beforeAll(async () => {
  desk = await openOutboxDesk();
});
afterAll(() => desk.deps.database.close());

const DAY_MS = 24 * 3_600_000;

it('the alarm stands while something waits for long or was given up lately, for a service that is on', async () => {
  const { deps } = desk;
  const alarms = new Alarms(deps);
  const look = async () => {
    await lookForStuck({ ...deps, alarms });
    return alarms.standing().map(({ detail }) => detail);
  };
  const switchTo = (is_on: boolean) =>
    deps.database.db.update(integrations).set({ is_on }).where(eq(integrations.id, service));
  const service = await desk.service();
  await desk.add(service, 'a', 'a1');
  expect(await look()).toEqual([]);
  desk.pass(DAY_MS + 1);
  expect(await look()).toEqual(['1 waiting for over a day, 0 given up']);
  await switchTo(false);
  expect(await look()).toEqual([]);
  await switchTo(true);
  const refusing = standInCarrier(() => ({ result: 'refused', reason: 'no such column' }));
  await new Outbox(deps, [refusing.carrier]).look();
  expect(await look()).toEqual(['0 waiting for over a day, 1 given up']);
  desk.pass(3 * DAY_MS);
  expect(await look()).toEqual([]);
  await resend(deps.database, { integrationId: service }, new Date(deps.clock()));
  await new Outbox(deps, [refusing.carrier]).look();
  expect(await look()).toHaveLength(1);
  await resend(deps.database, { integrationId: service }, new Date(deps.clock()));
  await new Outbox(deps, [standInCarrier().carrier]).look();
  expect(await look()).toEqual([]);
});
