import { type AuthoredCase, plainText, templateNew, templates, type VoteOutcome } from '@lets/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { richText, wholeCase } from '../../../test/flows.ts';
import { openPlay, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** The whole case, whose judgment is worded anew after one outcome of the panel's vote. */
function worded(outcome: VoteOutcome): Pick<AuthoredCase, 'flow'> {
  const body = { zh: richText('驳回起诉'), en: richText('The action is dismissed') };
  const name = { zh: '裁定书', en: 'Ruling' };
  const variants = [{ only_after: [{ node_id: 'panel', outcome }], name, body }];
  const nodes = wholeCase.flow.nodes.map((node) =>
    node.id === 'judgment'
      ? { ...node, templates: node.templates.map((one) => ({ ...one, variants })) }
      : node,
  );
  return { flow: { ...wholeCase.flow, nodes } };
}

async function judgmentAfter(outcome: VoteOutcome) {
  const play = await openPlay(server, { file: { ...wholeCase, ...worded(outcome) } });
  await playTo(play, 'judgment');
  const at = { eid: play.eid, nid: 'judgment', role_id: 'judge' };
  const listed = await play.call(play.players.judge, templates, at);
  const { d } = await play.call(play.players.judge, templateNew, { ...at, template_id: 'judgment_form' });
  return { listed: listed.d.list, name: d.name, text: plainText(d.content) };
}

describe('a template with a wording for another outcome', () => {
  test('is drafted from in it where the vote came out so', async () => {
    const { name, text } = await judgmentAfter('passed');
    expect(['裁定书', 'Ruling']).toContain(name);
    expect(text).toMatch(/驳回起诉|The action is dismissed/);
  });

  test('is drafted from as usual otherwise, and never tells its other wordings', async () => {
    const { name, text, listed } = await judgmentAfter('rejected');
    expect(['裁定书', 'Ruling']).not.toContain(name);
    expect(text).not.toMatch(/驳回起诉|The action is dismissed/);
    expect(listed.map(({ id }) => id)).toEqual(['judgment_form']);
    expect(JSON.stringify(listed)).not.toMatch(/裁定书|dismissed/);
  });
});
