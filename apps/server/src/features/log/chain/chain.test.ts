import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { eventually } from '../../../../test/eventually.ts';
import { quietLog } from '../../../../test/quiet-log.ts';
import { Alarms } from '../../../alarms.ts';
import { recordAudit } from '../../../audit.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type Env, readEnv } from '../../../env.ts';
import { SealHash } from './chain.ts';
import { ForwardWatch } from './forward-watch.ts';
import { sealAll, sendOn, shorten, tryToWrite, verifyAndKeep } from './keeper.ts';
import { keepLogDays } from './kept.ts';
import { verifyChain } from './verify.ts';

let database: TestDatabase;
let deps: { database: TestDatabase; clock: () => number; alarms: Alarms; env: Env };
beforeAll(async () => {
  database = await openTestDatabase();
  const clock = Date.now;
  deps = { database, clock, alarms: new Alarms({ log: quietLog, clock }), env: readEnv({}) };
});
afterAll(() => database.close());
/** As only the owner can, who also has to take the triggers away. */
async function asOwner(...statements: string[]): Promise<void> {
  await database.owner.query(
    ['BEGIN', 'SET LOCAL session_replication_role = replica', ...statements, 'COMMIT'].join('; '),
  );
}
beforeEach(async () => {
  await asOwner('DELETE FROM audit_log', 'DELETE FROM audit_seals', 'DELETE FROM system_params');
  await add(3);
  await sealAll(deps);
  await add(2);
  await sealAll(deps);
});

async function add(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1)
    await recordAudit(database, { action: 'login', actorId: n || null, target: `张三 ${n}`, detail: '1:a,' });
}
const verify = () => verifyChain(database, 0);
const nth = (n: number) => `(SELECT id FROM audit_log ORDER BY id OFFSET ${n} LIMIT 1)`;

describe('the chain', () => {
  it('holds as it was sealed, and says what is too young to be', async () => {
    await add(1);
    expect(await verify()).toMatchObject({ seals: 2, entries: 5, unsealed: 1, broken: null });
    await sealAll(deps);
    expect(await verify()).toMatchObject({ seals: 3, entries: 6, unsealed: 0, broken: null });
  });

  it.each([
    ['a word changed', `UPDATE audit_log SET detail = 'x' WHERE id = ${nth(1)}`, 'changed', 0],
    [
      'a time changed by a microsecond',
      `UPDATE audit_log SET at = at + interval '1 microsecond' WHERE id = ${nth(2)}`,
      'changed',
      0,
    ],
    [
      'a letter moved to the next field',
      `UPDATE audit_log SET target = target || left(detail, 1), detail = substr(detail, 2) WHERE id = ${nth(0)}`,
      'changed',
      0,
    ],
    ['an entry gone', `DELETE FROM audit_log WHERE id = ${nth(1)}`, 'missing', 1],
    [
      'an entry slipped in',
      `INSERT INTO audit_log (id, action) OVERRIDING SYSTEM VALUE SELECT min(id) - 1, 'login' FROM audit_log`,
      'extra',
      -1,
    ],
    ['a seal gone', 'DELETE FROM audit_seals WHERE id = (SELECT min(id) FROM audit_seals)', 'order', 0],
    [
      'a seal rewritten',
      `UPDATE audit_seals SET hash = repeat('0', 64) WHERE id = (SELECT min(id) FROM audit_seals)`,
      'changed',
      0,
    ],
  ])('shows %s', async (_what, statement, why, missing) => {
    await asOwner(statement);
    expect((await verify()).broken).toMatchObject({ why, missing });
    await verifyAndKeep(deps);
    expect(deps.alarms.standing()).toMatchObject([{ kind: 'audit_broken' }]);
    deps.alarms.clear('audit_broken');
  });

  it('shows an end that was taken off, to who noted the head', async () => {
    const { head } = await verifyAndKeep(deps);
    await asOwner(
      'DELETE FROM audit_log WHERE id > (SELECT min(to_id) FROM audit_seals)',
      'DELETE FROM audit_seals WHERE id = (SELECT max(id) FROM audit_seals)',
    );
    expect((await verify()).broken).toBeNull();
    expect((await verifyChain(database, 0, head ? [head] : [])).broken?.why).toBe('head');
    expect((await verifyAndKeep(deps)).broken?.why).toBe('head');
    deps.alarms.clear('audit_broken');
  });

  it('is verified beside the event loop: this thread reads and hashes none of it', async () => {
    const hashed = vi.spyOn(SealHash.prototype, 'add');
    const read = vi.spyOn(database.pool, 'query');
    const report = await verifyAndKeep(deps);
    const texts = read.mock.calls.map(([query]) => JSON.stringify(query));
    vi.restoreAllMocks();
    expect(report).toMatchObject({ entries: 5, broken: null });
    expect(hashed).not.toHaveBeenCalled();
    expect(texts.filter((text) => text.includes('audit_'))).toEqual([]);
  });

  it('waits for who may still write a lower number, and holds nobody up', async () => {
    const slow = await database.pool.connect();
    await slow.query(`BEGIN; INSERT INTO audit_log (action, target) VALUES ('login', 'slow')`);
    await add(2);
    expect(await sealAll(deps)).toBe(0);
    const sealing = sealAll(deps);
    await slow.query('COMMIT');
    slow.release();
    await add(1);
    await sealing;
    await eventually(async () => {
      await sealAll(deps);
      expect(await verify()).toMatchObject({ entries: 9, unsealed: 0, broken: null });
    });
  });

  it('is sealed once by two servers at the same time', async () => {
    await add(5);
    await Promise.all([sealAll(deps), sealAll(deps), sealAll(deps)]);
    await sealAll(deps);
    expect(await verify()).toMatchObject({ entries: 10, broken: null });
  });
});

describe('how long entries are kept', () => {
  const age = (days: number, upto: number) =>
    asOwner(
      'DELETE FROM audit_seals',
      `UPDATE audit_log SET at = at - interval '${days} days' WHERE id <= ${nth(upto - 1)}`,
    );

  it('is never less than the law says, whoever asks', async () => {
    for (const account of [database.pool, database.owner])
      await expect(account.query(`SELECT remove_old_audit(now() - interval '179 days')`)).rejects.toThrow(
        'at least 180 days',
      );
  });

  it('takes whole seals from the beginning, after which the rest still holds', async () => {
    await age(200, 2);
    await sealAll(deps);
    await add(2);
    await sealAll(deps);
    await inTransaction(database, (tx) => keepLogDays(tx, 190));
    // One seal has an entry of today.
    await shorten(deps);
    expect(await verify()).toMatchObject({ entries: 7, broken: null });

    await age(200, 4);
    await asOwner(
      `UPDATE audit_log SET at = at - interval '200 days' WHERE id > ${nth(3)} AND id <= ${nth(6)}`,
    );
    await sealAll(deps);
    await add(3);
    await sealAll(deps);
    await shorten(deps);
    expect(await verify()).toMatchObject({ entries: 3, unsealed: 1, broken: null });
    await sealAll(deps);
    await asOwner(`UPDATE audit_seals SET cut_hash = repeat('0', 64) WHERE kind = 'removal'`);
    expect((await verify()).broken).not.toBeNull();
  });
});

it('is sent on from where the other side has it, again where it did not take it', async () => {
  let taken = '';
  let isDown = true;
  const peer = createServer((socket) => {
    if (isDown) return void socket.resetAndDestroy();
    socket.setEncoding('utf8').on('data', (part) => {
      taken += part;
    });
    socket.on('end', () => socket.end());
  });
  peer.listen(0, '127.0.0.1');
  await once(peer, 'listening');
  const { port } = peer.address() as { port: number };
  const sending = { database, env: { ...deps.env, auditSyslog: `tcp://127.0.0.1:${port}` } };
  await expect(sendOn(sending)).rejects.toThrow();
  isDown = false;
  await sendOn(sending);
  await sendOn(sending);
  const messages = taken.match(/<109>1 /g) ?? [];
  expect(messages).toHaveLength(5);
  expect(taken).toMatch(/^\d+ <109>1 \d{4}-\d\d-\d\dT[\d:]+\.\d{6}Z \S+ lets - login \[lets@32473 id="\d+"/);
  peer.close();
});

it('raises an alarm when the syslog server has taken nothing for a while, and ends it when it does', async () => {
  let now = 0;
  const env = { ...deps.env, auditSyslog: 'tcp://log.school.example:601' };
  const watch = new ForwardWatch({ ...deps, env, steadyClock: () => now });
  const lookAt = async (minute: number) => {
    now = minute * 60_000;
    await watch.look();
    return deps.alarms.standing().map(({ kind, detail }) => [kind, detail]);
  };
  const away = [['audit_unforwarded', 'log.school.example:601: 5 entries wait']];
  expect([await lookAt(0), await lookAt(4)]).toEqual([[], []]);
  expect(await lookAt(5)).toEqual(away);
  const keep = (offset: number) =>
    database.owner.query(
      `INSERT INTO audit_forwards (address, last_id) SELECT $1, id FROM audit_log ORDER BY id OFFSET $2 LIMIT 1
       ON CONFLICT (address) DO UPDATE SET last_id = excluded.last_id`,
      [env.auditSyslog, offset],
    );
  await keep(1);
  // It takes some again, and is waited for anew.
  expect([await lookAt(6), await lookAt(10)]).toEqual([[], []]);
  expect(await lookAt(11)).toEqual([['audit_unforwarded', 'log.school.example:601: 3 entries wait']]);
  await keep(4);
  expect(await lookAt(12)).toEqual([]);
});

it('raises an alarm while it takes no entries', async () => {
  await database.owner.query('ALTER TABLE audit_log RENAME COLUMN target TO away');
  await tryToWrite(deps);
  await database.owner.query('ALTER TABLE audit_log RENAME COLUMN away TO target');
  expect(deps.alarms.standing()).toMatchObject([{ kind: 'audit_unwritten' }]);
  await tryToWrite(deps);
  expect(deps.alarms.standing()).toEqual([]);
});
