import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { COLLAB_PATH, control, LIMITS, SESSION_COOKIE } from '@lets/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { eventually } from '../../../../test/eventually.ts';
import type { Player } from '../../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';
import { type Desk, Desks, openComplaint, settled, textOf, type } from '../../../../test/writing-desk.ts';
import { attachCollab, type CollabServer } from './collab-server.ts';
import { SYNC, syncMessage } from './document-wire.ts';
import { FRAGMENT } from './rich-yjs.ts';

let server: TestServer;
let collab: CollabServer;
let port: number;
beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  collab = attachCollab(server.app.server, server.deps);
  const address = server.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await collab.close();
  await server.close();
});

const desks = new Desks();
afterEach(() => desks.leave());
const sitDown = (who: Player, name: string) => desks.sitDown(port, who, name);

async function keptEdits(documentId: string): Promise<number> {
  const { rows } = await server.deps.database.pool.query(
    'SELECT count(*)::int AS count FROM document_edits WHERE document_id = $1',
    [documentId],
  );
  return rows[0].count;
}

/** Sends bytes past the editor, on the socket that it opened. */
const sendRaw = ({ provider }: Desk, message: Uint8Array) =>
  provider.configuration.websocketProvider.webSocket?.send(new Uint8Array(message));

/** What the server answers a person who opens one more socket. */
const statusFor = (who: Player) =>
  new Promise<{ status: number; line: WebSocket }>((resolve) => {
    const headers = { cookie: `${SESSION_COOKIE}=${who.token}` };
    const line = new WebSocket(`ws://127.0.0.1:${port}${COLLAB_PATH}`, { headers });
    line.on('unexpected-response', (_, { statusCode = 0 }) => resolve({ status: statusCode, line }));
    line.on('open', () => resolve({ status: 101, line }));
    line.on('error', () => null);
  });

const toldOfRefusal = (desk: Desk) => eventually(() => expect(desk.said.join()).toContain('edit_refused'));

/** The recipe that once blocked the server: a thousand nodes at one place, each in the name of another client. */
function recipe(nodes: number, firstClient: number): Uint8Array {
  const edits = Array.from({ length: nodes }, (_, i) => {
    const doc = new Y.Doc();
    doc.clientID = firstClient + i;
    doc.getXmlFragment(FRAGMENT).insert(0, [new Y.XmlElement('paragraph')]);
    return Y.encodeStateAsUpdate(doc);
  });
  return Y.mergeUpdates(edits);
}

test('an edit that is refused is kept nowhere, its author is told, and everybody goes on writing', async () => {
  const { play, name, doc_id } = await openComplaint(server);
  const { claimant } = play.players;
  const [hostile, honest] = [await sitDown(claimant, name), await sitDown(claimant, name)];
  sendRaw(hostile, syncMessage(name, SYNC.update, recipe(1_000, 1_000_000)));
  await toldOfRefusal(hostile);
  expect(await keptEdits(doc_id)).toBe(0);
  type(honest, ' written on');
  await settled(honest);
  expect(await keptEdits(doc_id)).toBe(1);
  const again = await sitDown(claimant, name);
  expect(textOf(again)).toContain('A draft written on');
  const guide = { kind: 'guide', eid: play.eid, text: 'Go on' } as const;
  expect((await play.call(play.mentor, control, guide)).code).toBe('ok');
});

test('a message that is too long closes the socket with the reason for that, and counts as a refusal', async () => {
  const { play } = await openComplaint(server);
  const { claimant } = play.players;
  for (let i = 0; i < 5; i++) {
    const { line } = await statusFor(claimant);
    line.send(new Uint8Array(2 * 1024 * 1024 + 1));
    expect((await once(line, 'close'))[0]).toBe(1009);
  }
  expect((await statusFor(claimant)).status).toBe(429);
});

test('nobody writes in the name of another person’s client, whoever uses it first', async () => {
  const { play, name, doc_id } = await openComplaint(server);
  const { claimant } = play.players;
  const owner = await sitDown(claimant, name);
  type(owner, ' mine');
  await settled(owner);
  const { rows } = await server.deps.database.pool.query(
    'SELECT client_id, user_id FROM document_clients WHERE document_id = $1',
    [doc_id],
  );
  expect(rows).toEqual([{ client_id: owner.doc.clientID, user_id: claimant.id }]);
  // The run's other writer of this document is its next holder.
  await server.deps.database.pool.query('UPDATE document_clients SET user_id = $2 WHERE document_id = $1', [
    doc_id,
    play.players.witness.id,
  ]);
  desks.leave();
  await eventually(async () => expect(await keptEdits(doc_id)).toBe(0));
  const forger = await sitDown(claimant, name);
  forger.doc.clientID = owner.doc.clientID;
  type(forger, ' forged');
  await toldOfRefusal(forger);
  expect(textOf(await sitDown(claimant, name))).not.toContain('forged');
});

test('what was written before a reload under the tab’s former name is taken', async () => {
  const { play, name } = await openComplaint(server);
  const { claimant } = play.players;
  const first = await sitDown(claimant, name);
  first.provider.configuration.websocketProvider.disconnect();
  type(first, ' offline');
  const kept = Y.encodeStateAsUpdate(first.doc);
  const next = desks.sit(port, claimant, name);
  Y.applyUpdate(next.doc, kept);
  await settled(next);
  type(next, ' and on');
  await settled(next);
  expect(textOf(await sitDown(claimant, name))).toContain('A draft offline and on');
});

test('nothing that runs on the event loop reads a document: only the threads load Yjs', () => {
  const folder = new URL('./', import.meta.url);
  const loading = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      /from '(yjs|.*\/rich-yjs\.ts|.*\/replica\.ts|.*\/lay-replica\.ts)'/.test(valueImports(file)),
    );
  expect(loading.sort()).toEqual([
    'live/edit-work.ts',
    'live/judge-edit.ts',
    'live/lay-replica.ts',
    'live/live-thread.ts',
    'live/replica.ts',
    'rich-yjs.ts',
  ]);
  function valueImports(file: string): string {
    return readFileSync(new URL(file, folder), 'utf8').replaceAll(/^import type .*$/gm, '');
  }
});

test('a person has so many sockets and no more, and whoever is refused again and again waits outside', async () => {
  const { play, name } = await openComplaint(server);
  const { claimant, judge } = play.players;
  const taken = [];
  for (let i = 0; i < LIMITS.writing_sockets; i++) taken.push(await statusFor(judge));
  expect(taken.every(({ status }) => status === 101)).toBe(true);
  expect((await statusFor(judge)).status).toBe(429);
  taken[0]?.line.close();
  await eventually(async () => expect((await statusFor(judge)).status).toBe(101));
  for (const { line } of taken) line.close();

  for (let i = 0; i < 5; i++) {
    const desk = await sitDown(claimant, name);
    sendRaw(desk, syncMessage(name, SYNC.update, recipe(10, 1_000_000)));
    await toldOfRefusal(desk);
  }
  expect((await statusFor(claimant)).status).toBe(429);
});
