import { type CaseDocument, nodeRoleDocs, projectDetail, projectDocDetail } from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { richText, wholeCase } from '../../../test/flows.ts';
import { openPlay, type Play, playTo, votePanel } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

/** A reference answer that opens for the judge alone, once the panel has upheld the claim. */
const ANSWER: CaseDocument = {
  id: 'answer',
  kind: 'reference',
  name: { zh: '评议参考', en: 'Notes on the vote' },
  node_id: 'panel',
  role_ids: ['judge'],
  release: [{ node_id: 'panel', outcome: 'passed' }],
  body: { zh: richText('应当支持'), en: richText('The claim should be upheld') },
};

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function atThePanel(): Promise<Play> {
  const { documents = [] } = wholeCase.project;
  const play = await openPlay(server, { file: { project: { documents: [...documents, ANSWER] } } });
  await playTo(play, 'panel');
  return play;
}

/** How the answer stands for someone: in the call for its text, in the lists of the run, on the front page. */
async function seenBy({ call, eid, projectId, players }: Play, role: 'judge' | 'claimant') {
  const who = players[role];
  const own = await call(who, projectDocDetail, { project_id: projectId, doc_id: 'answer', eid });
  const outside = await call(who, projectDocDetail, { project_id: projectId, doc_id: 'answer' });
  const listed = await call(who, nodeRoleDocs, { eid, nid: 'panel', role_id: role });
  const page = await call(who, projectDetail, { project_id: projectId });
  const said = JSON.stringify([own.d, listed.d, page.d]);
  return {
    opens: [own.code === 'ok', outside.code === 'ok'],
    listed: listed.d.case_doc_list.find(({ id }) => id === 'answer')?.readable ?? null,
    tells: /upheld"|Notes on the vote|The claim should be upheld/.test(said),
  };
}

const CLOSED = { opens: [false, false], tells: false };

it('opens to the role it is for when the vote has the outcome it waits for, and not before', async () => {
  const play = await atThePanel();
  expect(await seenBy(play, 'judge')).toMatchObject({ ...CLOSED, listed: false });
  expect(await seenBy(play, 'claimant')).toMatchObject({ ...CLOSED, listed: null });

  await votePanel(play, 'for');
  expect(await seenBy(play, 'judge')).toEqual({ opens: [true, false], listed: true, tells: true });
  expect(await seenBy(play, 'claimant')).toMatchObject({ ...CLOSED, listed: null });
});

it('stays closed when the vote goes the other way', async () => {
  const play = await atThePanel();
  await votePanel(play, 'against');
  expect(await seenBy(play, 'judge')).toMatchObject({ ...CLOSED, listed: false });
});
