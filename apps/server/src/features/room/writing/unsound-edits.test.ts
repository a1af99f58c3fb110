import { control, docDetail, templateSign } from '@lets/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { richText } from '../../../../test/flows.ts';
import { draft, openPlay, playTo } from '../../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';
import { openComplaint } from '../../../../test/writing-desk.ts';
import { openKept } from './live-document.ts';
import { FRAGMENT } from './rich-yjs.ts';

/** What an older server kept of hostile edits, before edits were judged. */

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** So many elements inside each other. */
function nested(depth: number, name = 'blockquote'): Uint8Array {
  const doc = new Y.Doc();
  // In one transaction: each by itself would walk up all the others.
  doc.transact(() => {
    let parent: Y.XmlFragment = doc.getXmlFragment(FRAGMENT);
    for (let i = 0; i < depth; i++) {
      const inner = new Y.XmlElement(name);
      parent.insert(0, [inner]);
      parent = inner;
    }
  });
  return Y.encodeStateAsUpdate(doc);
}

/** Refers to what nobody has. */
function dangling(): Uint8Array {
  const doc = new Y.Doc();
  const fragment = doc.getXmlFragment(FRAGMENT);
  fragment.insert(0, [new Y.XmlElement('paragraph')]);
  const before = Y.encodeStateVector(doc);
  fragment.insert(1, [new Y.XmlElement('paragraph')]);
  return Y.encodeStateAsUpdate(doc, before);
}

const UNSOUND: Readonly<Record<string, () => Uint8Array>> = {
  'is no edit at all': () => new Uint8Array([1, 2, 3, 255, 255, 255]),
  'nests 8,000 deep': () => nested(8_000),
  'holds a node that the contract does not know': () => nested(1, 'script'),
  'refers to what nobody has': dangling,
};

async function keep(eid: number, documentId: string, authorId: number, edit: Uint8Array): Promise<void> {
  const { database } = server.deps;
  await openKept(database, { eid, documentId, version: 1 });
  await database.pool.query(
    'INSERT INTO document_edits (document_id, experiment_id, author_id, edit) VALUES ($1, $2, $3, $4)',
    [documentId, eid, authorId, Buffer.from(edit)],
  );
}

describe.each(Object.entries(UNSOUND))('an edit kept of old that %s', (_, edit) => {
  test('fails neither guide, pause, lift nor stop; the document stays as of its last version', async () => {
    const { play, doc_id } = await openComplaint(server);
    await keep(play.eid, doc_id, play.players.claimant.id, edit());
    const { eid, mentor } = play;
    const acts = [
      { kind: 'guide', eid, text: 'Look at article 675' },
      { kind: 'ban', eid, reason: 'Quiet' },
      { kind: 'lift', eid },
      { kind: 'stop', eid, reason: 'Over' },
    ] as const;
    for (const act of acts) expect((await play.call(mentor, control, act)).code).toBe('ok');
    const { d } = await play.call(mentor, docDetail, { eid, doc_id });
    expect(d.content).toEqual(richText('A draft'));
  });

  test('does not keep the document from being signed', async () => {
    const play = await openPlay(server);
    await playTo(play, 'judgment');
    const { judge, assessor } = play.players;
    const { document } = await draft(play, 'judge', 'judgment', 'judgment_form');
    const doc_id = document.id;
    const asked = { kind: 'sign_request', role_id: 'judge', doc_id, role_ids: ['assessor'] } as const;
    expect((await play.push(judge, 'judgment', asked)).code).toBe('ok');
    await keep(play.eid, doc_id, judge.id, edit());
    const at = { eid: play.eid, nid: 'judgment', role_id: 'assessor', doc_id };
    const sign = { ...at, decision: 'signed', hash: document.hash } as const;
    expect((await play.call(assessor, templateSign, sign)).code).toBe('ok');
  });
});
