import type { AddressInfo } from 'node:net';
import {
  COLLAB_PATH,
  control,
  docComment,
  docCommentResolve,
  docComments,
  docCut,
  docDetail,
  docExport,
  docImport,
  docSave,
  handOver,
  logout,
  SESSION_COOKIE,
  templateSign,
} from '@lets/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { eventually } from '../../../../test/eventually.ts';
import { richText } from '../../../../test/flows.ts';
import { draft, openPlay, type Player } from '../../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';
import { type Desk, Desks, openComplaint, settled, textOf, type } from '../../../../test/writing-desk.ts';
import { attachCollab, type CollabServer } from './collab-server.ts';
import { FRAGMENT } from './rich-yjs.ts';

let server: TestServer;
let collab: CollabServer;
let port: number;
beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  collab = attachCollab(server.app.server, server.deps);
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await collab.close();
  await server.close();
});

const desks = new Desks();
afterEach(() => desks.leave());

const sit = (who: Pick<Player, 'token'>, name: string, headers: Record<string, string> = {}) =>
  desks.sit(port, who, name, headers);
const sitDown = (who: Player, name: string) => desks.sitDown(port, who, name);
const openDocument = () => openComplaint(server);

describe('writing together', () => {
  test('what one tab writes the other sees; it becomes a version with its authors', async () => {
    const { play, name, doc_id } = await openDocument();
    const { claimant } = play.players;
    const [first, second] = [await sitDown(claimant, name), await sitDown(claimant, name)];
    type(first, ' and more');
    await eventually(() => expect(textOf(second)).toContain('A draft and more'));
    await settled(first);
    const at = { eid: play.eid, nid: 'complaint', role_id: 'claimant', doc_id };
    const over = { ...at, base_version: 1, content: richText('Over it') };
    expect((await play.call(claimant, docSave, over)).code).toBe('changed_meanwhile');
    const { d } = await play.call(claimant, docDetail, { eid: play.eid, doc_id });
    expect(d).toMatchObject({ version: 2, content: richText('A draft and more') });
    expect(d.versions[0]?.authors.map(({ id }) => id)).toEqual([claimant.id]);
    const saved = await play.call(claimant, docSave, { ...over, base_version: 2 });
    expect(saved.code).toBe('ok');
    await eventually(() => expect(textOf(second)).toContain('Over it'));
  });

  test('moving the cursor about uses up no names, and nobody is seen twice', async () => {
    const { play, name } = await openDocument();
    const { claimant } = play.players;
    const [mover, other] = [await sitDown(claimant, name), await sitDown(claimant, name)];
    const seen = () => other.provider.awareness?.getStates() ?? new Map();
    for (let at = 0; at < 50; at++) {
      mover.provider.setAwarenessField('cursor', { at });
      await eventually(() => expect(seen().get(mover.doc.clientID)).toMatchObject({ cursor: { at } }));
    }
    const known = new Set([mover.doc.clientID, other.doc.clientID]);
    expect([...seen().keys()].filter((client) => !known.has(client))).toEqual([]);
    const later = await sitDown(claimant, name);
    type(later, ' still taken');
    await settled(later);
    expect(later.said.filter((words) => words.includes('refused'))).toEqual([]);
    await eventually(() => expect(textOf(other)).toContain('still taken'));
  });

  test('an edit whose author was told that it is safe outlives the server', async () => {
    const { play, name, doc_id } = await openDocument();
    const desk = await sitDown(play.players.claimant, name);
    type(desk, ' kept');
    await settled(desk);
    // What a killed process leaves is what the database has: nothing is written when this one ends.
    const { rows } = await server.deps.database.pool.query(
      'SELECT edit FROM document_edits WHERE document_id = $1 ORDER BY id',
      [doc_id],
    );
    const { rows: ground } = await server.deps.database.pool.query(
      'SELECT state FROM document_live WHERE document_id = $1',
      [doc_id],
    );
    const again = new Y.Doc();
    for (const bytes of [ground[0].state, ...rows.map(({ edit }) => edit)]) Y.applyUpdate(again, bytes);
    expect(again.getXmlFragment(FRAGMENT).toString()).toContain('A draft kept');
  });

  test('what a broken line lost arrives with what was typed after it', async () => {
    const { name, play } = await openDocument();
    const { claimant } = play.players;
    const [desk, other] = [await sitDown(claimant, name), await sitDown(claimant, name)];
    const { websocketProvider } = desk.provider.configuration;
    const line = websocketProvider.webSocket;
    if (!line) throw new Error('the desk has no line');
    line.send = () => {};
    type(desk, ' lost on the way,');
    line.close();
    await eventually(() => expect(websocketProvider.status).not.toBe('connected'));
    for (const words of [' then typed', ' without', ' a line']) type(desk, words);
    await eventually(() =>
      expect(textOf(other)).toContain('A draft lost on the way, then typed without a line'),
    );
    await settled(desk);
    expect(desk.said.join()).not.toContain('refused');
  });

  test('those who may not know the document do not get in', async () => {
    const { play, name } = await openDocument();
    for (const who of [play.players.respondent, play.stranger]) {
      const desk = sit(who, name);
      await eventually(() => expect(desk.said.join()).toContain('refused'));
      expect(textOf(desk)).toBe('');
    }
    const nowhere = sit(play.players.claimant, `${play.eid}/${crypto.randomUUID()}`);
    await eventually(() => expect(nowhere.said.join()).toContain('refused'));
  });

  test('another site’s page and an ended session are turned away at the door', async () => {
    const { play, name } = await openDocument();
    const headers = { origin: 'https://elsewhere.example' };
    for (const [who, more] of [
      [play.players.claimant, headers],
      [{ token: 'ended' }, {}],
    ] as const) {
      const answer = await new Promise<number | undefined>((resolve) => {
        const line = new WebSocket(`ws://127.0.0.1:${port}${COLLAB_PATH}?${name}`, {
          headers: { cookie: `${SESSION_COOKIE}=${who.token}`, ...more },
        });
        line.on('unexpected-response', (_, response) => resolve(response.statusCode));
        line.on('open', () => resolve(101));
        line.on('error', () => null);
      });
      expect(answer).toBe(401);
    }
  });

  test('the mentor reads along and changes nothing', async () => {
    const { play, name } = await openDocument();
    const [mentor, claimant] = [await sitDown(play.mentor, name), await sitDown(play.players.claimant, name)];
    expect(textOf(mentor)).toContain('A draft');
    type(mentor, ' forged');
    type(claimant, ' mine');
    await settled(claimant);
    await eventually(() => expect(textOf(mentor)).toContain('mine'));
    expect(textOf(claimant)).not.toContain('forged');
  });
});

describe('whoever may not write any more', () => {
  const lastSaid = ({ said }: Desk) => said.at(-1) ?? '';

  test('is told so when the mentor pauses the run, and when they may again', async () => {
    const { play, name } = await openDocument();
    const desk = await sitDown(play.players.claimant, name);
    await play.call(play.mentor, control, { kind: 'ban', eid: play.eid, reason: 'Quiet' });
    await eventually(() => expect(lastSaid(desk)).toContain('"may_write":false'));
    const before = await edits();
    type(desk, ' while paused');
    await desk.provider.forceSync();
    await play.call(play.mentor, control, { kind: 'lift', eid: play.eid });
    await eventually(() => expect(lastSaid(desk)).toContain('"may_write":true'));
    expect(await edits()).toBe(before);
    // What was typed meanwhile is offered again, and now taken.
    desk.provider.forceSync();
    await eventually(async () => expect(await edits()).toBe(before + 1));
  });

  test('because the role went to somebody else, is out; so is a session that ended', async () => {
    const { play, name } = await openDocument();
    const { claimant, witness } = play.players;
    const [old, also] = [await sitDown(claimant, name), await sitDown(claimant, name)];
    const input = { eid: play.eid, target_role: 'claimant', to_user: witness.id, reason: 'Ill' };
    expect((await play.call(play.mentor, handOver, input)).code).toBe('ok');
    await eventually(() => expect(old.said.join()).toContain('closed no_authority'));
    await eventually(() => expect(also.said.join()).toContain('closed no_authority'));
    const fresh = await sitDown(witness, name);
    type(fresh, ' taken over');
    await settled(fresh);
    await server.call(logout, {}, { as: witness.token });
    await eventually(() => expect(fresh.said.join()).toContain('closed session_ended'));
  });

  test('because the section was left, only reads', async () => {
    const { play, name, doc_id } = await openDocument();
    const desk = await sitDown(play.players.claimant, name);
    type(desk, ' at the last moment');
    await settled(desk);
    await play.end('claimant', 'complaint', 'filed');
    await eventually(() => expect(lastSaid(desk)).toContain('"may_write":false'));
    const { d } = await play.call(play.players.claimant, docDetail, { eid: play.eid, doc_id });
    expect(d.content).toEqual(richText('A draft at the last moment'));
  });
});

test('what is signed is what was seen: writing that nobody has seen refuses the signature first', async () => {
  const play = await openPlay(server);
  const { playTo } = await import('../../../../test/play.ts');
  await playTo(play, 'judgment');
  const { judge, assessor } = play.players;
  const { document } = await draft(play, 'judge', 'judgment', 'judgment_form');
  const at = { eid: play.eid, nid: 'judgment', doc_id: document.id };
  const desk = await sitDown(judge, `${play.eid}/${document.id}`);
  await play.push(judge, 'judgment', {
    kind: 'sign_request',
    role_id: 'judge',
    doc_id: document.id,
    role_ids: ['assessor'],
  });
  type(desk, ' amended');
  await settled(desk);
  const sign = { ...at, role_id: 'assessor', decision: 'signed', hash: document.hash } as const;
  expect((await play.call(assessor, templateSign, sign)).code).toBe('changed_meanwhile');
  const { d } = await play.call(assessor, docDetail, { eid: play.eid, doc_id: document.id });
  expect(d.content).toEqual(richText('A draft amended'));
  expect((await play.call(assessor, templateSign, { ...sign, hash: d.hash })).code).toBe('ok');
  await eventually(() => expect(desk.said.at(-1)).toContain('"may_write":false'));
  const before = await edits();
  type(desk, ' after it');
  desk.provider.forceSync();
  const other = await sitDown(judge, `${play.eid}/${document.id}`);
  expect(textOf(other)).not.toContain('after it');
  expect(await edits()).toBe(before);
});

async function edits(): Promise<number> {
  const { rows } = await server.deps.database.pool.query('SELECT count(*)::int AS count FROM document_edits');
  return rows[0].count;
}

describe('remarks', () => {
  test('are answered and resolved by those who may read the document, and done once when retried', async () => {
    const { play, doc_id } = await openDocument();
    const { claimant, respondent } = play.players;
    const about = { eid: play.eid, doc_id };
    const anchor = { from: '{"a":1}', to: '{"a":2}' };
    const input = { ...about, body: ' Too high? ', quote: 'A draft', anchor, request_id: 'remark-000001' };
    const first = await play.call(claimant, docComment, input);
    const again = await play.call(claimant, docComment, input);
    expect(again.d).toEqual(first.d);
    expect(first.d).toMatchObject({ body: 'Too high?', quote: 'A draft', anchor, role: { id: 'claimant' } });
    const answer = { ...about, body: 'Four times LPR', parent_id: first.d.id };
    expect((await play.call(play.mentor, docComment, answer)).d).toMatchObject({ role: null });
    expect((await play.call(respondent, docComment, answer)).code).toBe('not_found');
    const other = await openDocument();
    const elsewhere = { eid: other.play.eid, doc_id: other.doc_id, body: 'x', parent_id: first.d.id };
    expect((await other.play.call(other.play.players.claimant, docComment, elsewhere)).code).toBe(
      'not_found',
    );
    const resolve = { ...about, comment_id: first.d.id };
    expect((await play.call(claimant, docCommentResolve, resolve)).code).toBe('ok');
    const { d } = await play.call(claimant, docComments, about);
    expect(d.list).toHaveLength(2);
    expect(d.list[0]?.resolved).toMatchObject({ by: { id: claimant.id } });
    await play.call(play.mentor, control, { kind: 'ban', eid: play.eid, reason: 'Quiet' });
    expect((await play.call(claimant, docComment, { ...about, body: 'x' })).code).toBe('paused');
    expect((await play.call(play.mentor, docComment, { ...about, body: 'x' })).code).toBe('ok');
  });
});

describe('files', () => {
  test('a document goes out as Word with what was typed last, and comes in again', async () => {
    const { play, name, doc_id } = await openDocument();
    const { claimant, respondent } = play.players;
    const desk = await sitDown(claimant, name);
    type(desk, '，依法判决');
    await settled(desk);
    const at = { eid: play.eid, nid: 'complaint', role_id: 'claimant' };
    expect((await play.call(claimant, docCut, { ...at, doc_id })).d).toEqual({ version: 2 });
    const input = { eid: play.eid, doc_id, format: 'docx' } as const;
    expect((await play.call(respondent, docExport, input)).code).toBe('not_found');
    const made = await play.call(claimant, docExport, input);
    expect(made.headers['content-disposition']).toContain('A%20document.docx');
    const bytes = made.d as Buffer;
    const file = { name: '起诉状.docx', bytes, mime: 'application/octet-stream' };
    const read = await server.call(docImport, at, { as: claimant.token, file });
    expect(read.d).toMatchObject({ name: '起诉状', left_out: [] });
    expect(JSON.stringify(read.d.content)).toContain('A draft，依法判决');
    const wrong = { ...file, bytes: Buffer.from('%PDF-1.7') };
    expect((await server.call(docImport, at, { as: claimant.token, file: wrong })).code).toBe('file_refused');
    const { pool } = server.deps.database;
    await pool.query(`insert into system_params (key, value) values ('SETTINGS', '{"upload_mb":1}')`);
    const large = { ...file, bytes: Buffer.concat([bytes, Buffer.alloc(2 ** 20)]) };
    expect(await server.call(docImport, at, { as: claimant.token, file: large })).toMatchObject({
      code: 'file_refused',
      d: { limit: 2 ** 20 },
    });
    await pool.query(`delete from system_params where key = 'SETTINGS'`);
    expect((await server.call(docImport, at, { as: respondent.token, file })).code).toBe(
      'not_authorised_here',
    );
  });
});
