import type { AddressInfo } from 'node:net';
import { docCut, docSave, TEXT_REPLACED, templateSign } from '@lets/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { richText } from '../../../../test/flows.ts';
import { draft, openPlay } from '../../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';
import { type Desk, Desks, settled, synced, textOf, type } from '../../../../test/writing-desk.ts';
import { attachCollab, type CollabServer } from './collab-server.ts';
import { readClaim } from './writing-claim.ts';

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

/** The claimant's complaint, and how its author opens it with edits of a text. */
async function opened() {
  const play = await openPlay(server);
  const author = play.players.claimant;
  const { document } = await draft(play, 'claimant', 'complaint', 'complaint_form');
  const at = { eid: play.eid, nid: 'complaint', role_id: 'claimant', doc_id: document.id };
  const save = async (base_version: number, text: string, revise = false) => {
    const input = { ...at, base_version, content: richText(text), revise };
    expect((await play.call(author, docSave, input)).code).toBe('ok');
  };
  const openWith = (root_version: number | null, user_id = author.id) =>
    desks.sit(port, author, `${play.eid}/${document.id}`, {}, { user_id, root_version });
  return { play, at, author, document, save, openWith };
}

const isShutOut = (desk: Desk, reason: string) =>
  eventually(() => expect(desk.said.join()).toContain(`refused ${reason}`));

test('edits of a text that was replaced meanwhile are not let into the one in its place', async () => {
  const { save, openWith } = await opened();
  await save(1, 'Another text');
  const late = openWith(1);
  await isShutOut(late, TEXT_REPLACED);
  expect(textOf(late)).toBe('');
  const now = openWith(2);
  await synced(now);
  expect(textOf(now)).toContain('Another text');
  expect(now.said.join()).toContain('"root_version":2');
});

test('versions that are cut of what is written go on from the same text', async () => {
  const { play, at, author, openWith } = await opened();
  const desk = openWith(1);
  await synced(desk);
  type(desk, ' and more');
  await settled(desk);
  expect((await play.call(author, docCut, at)).d).toEqual({ version: 2 });
  await synced(openWith(1));
});

test('a signed text is read with what waits for it, and its revision is another text', async () => {
  const { play, at, author, document, save, openWith } = await opened();
  await play.push(author, 'complaint', {
    kind: 'sign_request',
    role_id: 'claimant',
    doc_id: document.id,
    role_ids: ['claimant'],
  });
  const sign = { ...at, decision: 'signed', hash: document.hash } as const;
  expect((await play.call(author, templateSign, sign)).code).toBe('ok');
  const reader = openWith(1);
  await synced(reader);
  await eventually(() => expect(reader.said.join()).toContain('"may_write":false,"root_version":1'));
  await save(1, 'A draft', true);
  await eventually(() => expect(reader.said.at(-1)).toContain('"may_write":true,"root_version":2'));
  await isShutOut(openWith(1), TEXT_REPLACED);
});

test('a page of somebody else is not written in by whoever has logged in since', async () => {
  const { play, openWith } = await opened();
  await isShutOut(openWith(null, play.players.witness.id), 'no_authority');
});

test('what claims nothing is bound to nothing', () => {
  for (const token of ['session', '{}', 'null', `${' '.repeat(300)}{"user_id":1,"root_version":1}`])
    expect(readClaim(token)).toBe(null);
  expect(readClaim('{"user_id":1,"root_version":null}')).toEqual({ user_id: 1, root_version: null });
});
