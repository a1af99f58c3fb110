import { once } from 'node:events';
import { createServer, connect as openSocket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administer } from '../../test/administer.ts';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { waitForServer } from './wait.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const quiet = { warn: () => {} };

/** The test database's address, changed. */
function urlWith(change: (url: URL) => void): string {
  const url = new URL(database.url);
  change(url);
  return url.href;
}

/** What a start with this address ends with. */
const endOf = (connectionString: string) =>
  waitForServer({ connectionString }, quiet).then(
    () => 'ready',
    (error: Error) => `${error.message}`,
  );

it('lets a start go on whose database is there', async () => {
  expect(await endOf(database.url)).toBe('ready');
});

it('ends at once, and says what is wrong, where there is no such database or account', async () => {
  const missing = urlWith((url) => {
    url.pathname = '/lets_not_there';
  });
  expect(await endOf(missing)).toMatch(/没有这个数据库.*there is no such database: .*lets_not_there/s);
  const stranger = urlWith((url) => {
    url.username = 'nobody_of_this_name';
    url.password = 'very-secret';
  });
  const said = await endOf(stranger);
  expect(said).toMatch(/cannot be reached: .*nobody_of_this_name/s);
  expect(said).not.toContain('very-secret');
});

it('ends at once where TLS is asked of a server that has none', async () => {
  const bare = createServer((line) => line.once('data', () => line.end('N'))).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const { port } = bare.address() as { port: number };
  expect(await endOf(`postgres://lets@127.0.0.1:${port}/lets?sslmode=require`)).toMatch(
    /不支持 TLS.*does not support TLS/s,
  );
  bare.close();
});

it('refuses a database that is not in UTF-8, and says how to make one', async () => {
  const name = `lets_test_latin_${process.pid}`;
  const config = { connectionString: database.url };
  await administer(config, `CREATE DATABASE ${name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`);
  const latin = urlWith((url) => {
    url.pathname = `/${name}`;
  });
  expect(await endOf(latin)).toMatch(/编码是 LATIN1.*encoded in LATIN1.*ENCODING 'UTF8'/s);
  await administer(config, `DROP DATABASE ${name}`);
});

it('waits with a word for a server that is not there yet', async () => {
  const forward = createServer((line) => {
    const { host, port } = new pg.Client({ connectionString: database.url });
    const onward = host.startsWith('/') ? openSocket(`${host}/.s.PGSQL.${port}`) : openSocket(port, host);
    for (const one of [line, onward]) one.on('error', () => {});
    line.pipe(onward).pipe(line);
  }).listen(0, '127.0.0.1');
  await once(forward, 'listening');
  const { port } = forward.address() as { port: number };
  await new Promise((resolve) => forward.close(resolve));
  const away = urlWith((url) => {
    url.searchParams.delete('host');
    url.host = `127.0.0.1:${port}`;
  });
  const words: string[] = [];
  const warn = (word: string) => {
    words.push(word);
    forward.listen(port, '127.0.0.1');
  };
  await waitForServer({ connectionString: away }, { warn } as never);
  expect(words).toEqual([
    expect.stringMatching(/正在等待.*没有程序在监听.*waiting for the database.*nothing listens/s),
  ]);
  forward.close();
});
