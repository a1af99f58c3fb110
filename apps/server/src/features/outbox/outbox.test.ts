import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { draftOf, openOutboxDesk, standInCarrier, wordsOf } from '../../../test/outbox-stand-in.ts';
import { eq } from '../../db/drizzle.ts';
import { integrations } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { OutsideFault } from '../../outside/ask.ts';
import { Outbox, outcomeOf } from './outbox.ts';
import * as repository from './repository.ts';

let desk: Awaited<ReturnType<typeof openOutboxDesk>>;
beforeAll(async () => {
  desk = await openOutboxDesk();
});
afterEach(() => desk.clear());
afterAll(() => desk.deps.database.close());

const HOUR_MS = 3_600_000;
const outboxOf = (...carriers: ReturnType<typeof standInCarrier>[]) =>
  new Outbox(
    desk.deps,
    carriers.map(({ carrier }) => carrier),
  );
const statesOf = async () => Object.fromEntries((await desk.rows()).map((row) => [wordsOf(row), row.state]));

/** A promise that the test resolves. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('in order', () => {
  it('nothing overtakes what waits before it with the same key, and another key is not held up', async () => {
    const service = await desk.service();
    for (const item of ['a1', 'a2', 'b1']) await desk.add(service, item[0] ?? '', item);
    let isDown = true;
    const store = standInCarrier((row) =>
      isDown && wordsOf(row) === 'a1' ? { result: 'later', reason: 'busy' } : { result: 'delivered' },
    );
    const outbox = outboxOf(store);
    await outbox.look();
    expect(store.told).toEqual(['a1', 'b1']);
    isDown = false;
    await outbox.look();
    expect(store.told).toEqual(['a1', 'b1']);
    desk.pass(5_000);
    await outbox.look();
    expect(store.told).toEqual(['a1', 'b1', 'a1', 'a2']);
    expect(await statesOf()).toEqual({ a1: 'delivered', a2: 'delivered', b1: 'delivered' });
  });

  it('those of one key that go together are in one batch, and none goes while an earlier one waits', async () => {
    const service = await desk.service();
    for (const item of ['a1', 'a2', 'a3']) await desk.add(service, 'a', item);
    let isDown = true;
    const store = standInCarrier(
      (row) =>
        isDown && wordsOf(row) === 'a1' ? { result: 'later', reason: 'busy' } : { result: 'delivered' },
      { isTogether: true },
    );
    const outbox = outboxOf(store);
    await outbox.look();
    expect(store.batches).toEqual([['a1', 'a2', 'a3']]);
    isDown = false;
    await desk.add(service, 'a', 'a4');
    await outbox.look();
    expect(store.batches).toHaveLength(1);
    desk.pass(5_000);
    await outbox.look();
    expect(store.batches.slice(1)).toEqual([['a1', 'a4']]);
  });

  it('one that is given up holds up none after it', async () => {
    const service = await desk.service();
    for (const item of ['a1', 'a2']) await desk.add(service, 'a', item);
    const store = standInCarrier((row) =>
      wordsOf(row) === 'a1' ? { result: 'refused', reason: 'no such column' } : { result: 'delivered' },
    );
    const outbox = outboxOf(store);
    await outbox.look();
    await outbox.look();
    expect(await statesOf()).toEqual({ a1: 'given_up', a2: 'delivered' });
    expect((await desk.rows())[0]?.reason).toBe('no such column');
  });
});

describe('several server processes', () => {
  it('send each delivery once', async () => {
    const service = await desk.service();
    const items = Array.from({ length: 60 }, (_, at) => `item ${at}`);
    for (const item of items) await desk.add(service, item, item);
    const [one, other] = [standInCarrier(undefined, { batch: 7 }), standInCarrier(undefined, { batch: 7 })];
    await Promise.all([outboxOf(one).look(), outboxOf(other).look()]);
    expect([...one.told, ...other.told].sort()).toEqual([...items].sort());
  });

  it('take over from one that died when its claim is over, and not before', async () => {
    const service = await desk.service();
    await desk.add(service, 'a', 'a1');
    const dead = randomUUID();
    const [row] = await claimAs(dead, service);
    const store = standInCarrier();
    const outbox = outboxOf(store);
    await outbox.look();
    expect(store.told).toEqual([]);
    desk.pass(60_001);
    await outbox.look();
    expect(store.told).toEqual(['a1']);
    // It was not dead but slow: what it has to say comes too late.
    const outcome = { state: 'given_up', reason: 'late', nextAt: new Date(), deliveredAt: null } as const;
    if (row) await repository.settle(desk.deps.database, row, dead, outcome);
    expect(await statesOf()).toEqual({ a1: 'delivered' });
  });

  it('leave to another what it has claimed since', async () => {
    const service = await desk.service();
    await desk.add(service, 'a', 'a1');
    const [slow, quick] = [randomUUID(), randomUUID()];
    const [row] = await claimAs(slow, service);
    desk.pass(60_001);
    await claimAs(quick, service);
    const outcome = { state: 'waiting', reason: '', nextAt: new Date(0), deliveredAt: null } as const;
    if (row) await repository.settle(desk.deps.database, row, slow, outcome);
    expect((await desk.rows())[0]?.claimed_by).toBe(quick);
  });

  it('keep a batch for as long as it is being sent', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const service = await desk.service();
      await desk.add(service, 'a', 'a1');
      const { opened, open } = gate();
      const began = gate();
      const slow = standInCarrier(async () => {
        began.open();
        await opened;
        return { result: 'delivered' };
      });
      const sending = outboxOf(slow).look();
      await began.opened;
      const claimedUntil = async () => (await desk.rows())[0]?.claimed_until?.getTime() ?? 0;
      const before = await claimedUntil();
      desk.pass(50_000);
      vi.advanceTimersByTime(20_000);
      await vi.waitFor(async () => expect(await claimedUntil()).toBe(before + 50_000));
      open();
      await sending;
      expect(await statesOf()).toEqual({ a1: 'delivered' });
    } finally {
      vi.useRealTimers();
    }
  });

  function claimAs(by: string, service: number) {
    const now = desk.deps.clock();
    const claim = { by, until: new Date(now + 60_000), now: new Date(now), limit: 10, isTogether: false };
    return inTransaction(desk.deps.database, (tx) => repository.claim(tx, service, claim));
  }
});

describe('what is said of one thing', () => {
  it('is sent again when it has changed, and not when it has not', async () => {
    const service = await desk.service();
    const store = standInCarrier();
    const outbox = outboxOf(store);
    const counts: number[] = [];
    for (const mark of ['80', '80', '85']) {
      counts.push(await desk.add(service, 'score', 'score ', mark));
      desk.pass(HOUR_MS);
      await outbox.look();
    }
    expect(counts).toEqual([1, 0, 1]);
    expect(store.told).toEqual(['score 80', 'score 85']);
    expect((await desk.rows())[0]?.created_at).toEqual(new Date(desk.deps.clock() - HOUR_MS));
  });

  it('is the newest, also when that comes about while the one before is being sent', async () => {
    const service = await desk.service();
    await desk.add(service, 'score', 'score ', '80');
    const store = standInCarrier(async (row) => {
      if (wordsOf(row) === 'score 80') await desk.add(service, 'score', 'score ', '85');
      return { result: 'delivered' };
    });
    const outbox = outboxOf(store);
    await outbox.look();
    await outbox.look();
    expect(store.told).toEqual(['score 80', 'score 85']);
    expect(await statesOf()).toEqual({ 'score 85': 'delivered' });
  });

  it('is the last of those that are put together, of which there may be many', async () => {
    const service = await desk.service();
    const many = Array.from({ length: 2100 }, (_, at) =>
      draftOf(service, 'a', `item ${at % 2000} `, `${at}`),
    );
    expect(await repository.put(desk.deps.database, many, new Date())).toBe(2000);
    const words = (await desk.rows()).map(wordsOf);
    expect(words).toContain('item 0 2000');
    expect(words).not.toContain('item 0 0');
  });
});

describe('trouble', () => {
  it('a service that does not answer holds up no other, nor what comes for that one later', async () => {
    const [down, up] = [await desk.service(), await desk.service()];
    await desk.add(down, 'a', 'for the one that is down');
    const { opened, open } = gate();
    const store = standInCarrier(async (row) => {
      if (row.integration_id === down) await opened;
      return { result: 'delivered' };
    });
    const outbox = outboxOf(store);
    const first = outbox.look();
    await vi.waitFor(() => expect(store.told).toHaveLength(1));
    await desk.add(up, 'b', 'for the other');
    const second = outbox.look();
    await vi.waitFor(async () => expect((await statesOf())['for the other']).toBe('delivered'));
    open();
    await Promise.all([first, second]);
    expect(await statesOf()).toEqual({
      'for the one that is down': 'delivered',
      'for the other': 'delivered',
    });
  });

  it('one kind of service that cannot be fed leaves the others theirs', async () => {
    const service = await desk.service();
    const broken = standInCarrier(undefined, { feed: () => Promise.reject(new Error('broken')) });
    const sound = standInCarrier(undefined, {
      feed: async () => void (await desk.add(service, 'a', 'fed')),
    });
    await outboxOf(broken, sound).look();
    expect(await statesOf()).toEqual({ fed: 'delivered' });
    expect(desk.warned).toEqual(['the outbox could not be filled']);
  });

  it('a fault of the network or of ours is told, and tried again', async () => {
    const service = await desk.service();
    await desk.add(service, 'a', 'a1');
    await outboxOf(standInCarrier(() => Promise.reject(new OutsideFault('name', 'ENOTFOUND')))).look();
    desk.pass(5_000);
    expect((await desk.rows())[0]).toMatchObject({ state: 'waiting', tries: 1, reason: 'name: ENOTFOUND' });
    await outboxOf(standInCarrier(() => Promise.reject(new TypeError('of ours')))).look();
    expect((await desk.rows())[0]).toMatchObject({ state: 'waiting', tries: 2, reason: 'fault' });
    expect(desk.warned).toEqual(['a delivery failed']);
  });

  it('what is for a service that is switched off waits until it is on', async () => {
    const service = await desk.service(false);
    await desk.add(service, 'a', 'a1');
    const store = standInCarrier();
    const outbox = outboxOf(store);
    await outbox.look();
    expect(store.told).toEqual([]);
    await desk.deps.database.db.update(integrations).set({ is_on: true }).where(eq(integrations.id, service));
    await outbox.look();
    expect(store.told).toEqual(['a1']);
  });

  it('what was given up goes again when somebody says so, and what was delivered does not', async () => {
    const service = await desk.service();
    for (const item of ['a', 'b']) await desk.add(service, item, item);
    let isMended = false;
    const store = standInCarrier((row) =>
      isMended || wordsOf(row) === 'b' ? { result: 'delivered' } : { result: 'refused', reason: 'gone' },
    );
    const outbox = outboxOf(store);
    await outbox.look();
    isMended = true;
    desk.pass(7 * 24 * HOUR_MS);
    await outbox.look();
    const now = new Date(desk.deps.clock());
    const ids = (await desk.rows()).map(({ id }) => id);
    expect(await repository.resend(desk.deps.database, { ids }, now)).toBe(1);
    expect(await repository.resend(desk.deps.database, { integrationId: service }, now)).toBe(0);
    await outbox.look();
    expect(store.told).toEqual(['a', 'b', 'a']);
    expect(await statesOf()).toEqual({ a: 'delivered', b: 'delivered' });
  });

  it('nothing is begun after it was stopped', async () => {
    const service = await desk.service();
    await desk.add(service, 'a', 'a1');
    const store = standInCarrier();
    const outbox = outboxOf(store);
    await outbox.stop();
    await outbox.look();
    expect(store.told).toEqual([]);
  });
});

describe('what becomes of a delivery', () => {
  const later = (tries: number, afterMs?: number) =>
    outcomeOf({ result: 'later', reason: 'busy', ...(afterMs !== undefined && { afterMs }) }, { tries }, 0);

  it('is tried after gaps that grow to three hours, and is given up after some four days', () => {
    const gaps: number[] = [];
    let tries = 0;
    for (let outcome = later(0); outcome.state === 'waiting'; outcome = later(tries)) {
      gaps.push(outcome.nextAt.getTime());
      tries += 1;
    }
    expect(gaps.slice(0, 9).map((gap) => gap / 1000)).toEqual([
      5, 30, 120, 600, 1800, 3600, 10_800, 10_800, 10_800,
    ]);
    const days = gaps.reduce((sum, gap) => sum + gap, 0) / (24 * HOUR_MS);
    expect(days).toBeGreaterThan(4);
    expect(later(tries)).toMatchObject({ state: 'given_up', reason: 'busy' });
  });

  it.each([
    [7_000, 7_000],
    [-5, 0],
    [900 * 24 * HOUR_MS, 24 * HOUR_MS],
  ])('the other side asks for a gap of %d ms: it is %d', (asked, gap) => {
    expect(later(0, asked).nextAt.getTime()).toBe(gap);
  });

  it('keeps the beginning of a long reason', () => {
    const outcome = outcomeOf({ result: 'refused', reason: 'x'.repeat(5000) }, { tries: 0 }, 0);
    expect(outcome).toMatchObject({ state: 'given_up', deliveredAt: null });
    expect(outcome.reason).toHaveLength(300);
  });
});
