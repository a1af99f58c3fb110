import { type AuthoredCase, type Bilingual, experimentDetail, isResuming } from '@lets/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeCase } from '../../../test/flows.ts';
import { openPlay, type Play, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

const bi = (text: string): Bilingual => ({ zh: text, en: text });
const LINES = [
  ['judge', 'The court is in session.'],
  ['claimant', 'I claim the sum.'],
  ['witness', 'I saw an envelope.'],
  ['judge', 'We adjourn.'],
] as const;
const lines = LINES.map(([role_id, text]) => ({ role_id, text: bi(text) }));

/** A hearing that leads to a second one and back. */
function loop(): AuthoredCase['flow'] {
  const nodeOf = (id: string) => {
    const found = wholeCase.flow.nodes.find((node) => node.id === id);
    if (!found) throw new Error(`the whole case has no ${id}`);
    return found;
  };
  const hearing = nodeOf('hearing');
  const roles = hearing.roles.map((role) => ({ ...role, inside: true }));
  const transition = (id: string, from: string, to: string) => ({
    ...{ id, from, to, kind: 'advance' as const, label: bi(id), feedback: null, outcome: null },
  });
  const talks = { ...hearing, id: 'talks', roles, lines: [] };
  return {
    ...wholeCase.flow,
    nodes: [nodeOf('start'), { ...hearing, roles, lines }, talks, nodeOf('closing')],
    transitions: [
      transition('open', 'start', 'hearing'),
      transition('talk', 'hearing', 'talks'),
      transition('back', 'talks', 'hearing'),
      transition('over', 'talks', 'closing'),
    ],
  };
}

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const makeAutomatic = (who: Player, automatic: boolean) =>
  server.deps.database.pool.query('update users set automatic = $2 where id = $1', [who.id, automatic]);

/** What a partner in this place would be told: no call tells a person what partners say. */
async function told(play: Play, who: Player, nodeId = 'hearing') {
  await makeAutomatic(who, true);
  const { d } = await play.call(who, experimentDetail, { eid: play.eid });
  await makeAutomatic(who, false);
  const own = d.flow.nodes.find(({ id }) => id === nodeId)?.lines ?? [];
  return {
    order: d.speaking_order[nodeId]?.map(({ role_id }) => role_id),
    own: own.map(({ text }) => text.en),
  };
}

const say = (play: Play, role_id: 'judge' | 'claimant' | 'witness', text: string) =>
  play.push(play.players[role_id], 'hearing', { kind: 'speech', role_id, text });

test('on a further visit nobody is told, or waited for, to say what was said before', async () => {
  const play = await openPlay(server, { file: { flow: loop() } });
  const { judge, claimant, witness } = play.players;
  expect(await told(play, claimant)).toEqual({
    order: ['judge', 'claimant', 'witness', 'judge'],
    own: ['I claim the sum.'],
  });
  await say(play, 'judge', 'The court is in session.');
  // A person's own words stand for their line.
  await say(play, 'claimant', 'He owes me two hundred thousand yuan, and I want it back.');
  // Nothing changes while the visit lasts.
  expect((await told(play, judge)).order).toHaveLength(4);
  await play.end('judge', 'hearing', 'talk');
  expect((await play.end('judge', 'talks', 'back')).code).toBe('ok');

  const leads = await told(play, judge);
  expect(leads.order).toEqual(['judge', 'witness', 'judge']);
  expect(leads.own.map((text) => (isResuming(text) ? 'resumes' : text))).toEqual(['resumes', 'We adjourn.']);
  expect(await told(play, claimant)).toEqual({ order: leads.order, own: [] });
  // Of the lines of others, as before, only whose they are.
  expect((await told(play, witness)).own).toEqual(['I saw an envelope.']);
  // Staff see the flow as it was written.
  expect((await told(play, play.mentor)).own).toEqual(LINES.map(([, text]) => text));
});
