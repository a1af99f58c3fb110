import {
  consequences,
  control,
  evaluateDetail,
  experimentDetail,
  experimentResult,
  nodeEnd,
  type Transition,
  transQuery,
} from '@lets/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeCase } from '../../../test/flows.ts';
import { openPlay, type Play, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const bi = (en: string) => ({ zh: `${en}（中）`, en });

function withOption(id: string, change: Partial<Transition>) {
  const { flow } = wholeCase;
  const transitions = flow.transitions.map((one) => (one.id === id ? { ...one, ...change } : one));
  return { flow: { ...flow, transitions } };
}

async function inHearing(change: Partial<Transition>): Promise<Play> {
  const play = await openPlay(server, { file: withOption('deliberate', change) });
  await playTo(play, 'hearing');
  return play;
}

test('an option whose conditions are not met is refused with those and no others, and nothing happens', async () => {
  const spoken = { type: 'has_spoken', node_id: 'hearing', role_id: 'judge' } as const;
  const visited = { type: 'visited', node_id: 'hearing', at_least: 1 } as const;
  const play = await inHearing({ conditions: [spoken, visited] });
  const before = await play.log();
  const refused = await play.end('judge', 'hearing', 'deliberate');
  expect(refused).toMatchObject({ code: 'conditions_unmet', d: { unmet: [spoken] } });
  expect(await play.log()).toEqual(before);
  const english = await server.call(
    nodeEnd,
    { option: 'forward', eid: play.eid, nid: 'hearing', role_id: 'judge', trans_id: 'deliberate' },
    { as: play.players.judge.token },
  );
  expect(english.m).toBe('What this option asks for is not there yet');
  await play.push(play.players.judge, 'hearing', {
    kind: 'speech',
    role_id: 'judge',
    text: 'We deliberate.',
  });
  expect((await play.end('judge', 'hearing', 'deliberate')).code).toBe('ok');
});

test('nobody is told beforehand which option has conditions or a cost', async () => {
  const cost = { strikes_at: 'panel', text: bi('The objection is lost') };
  const play = await inHearing({ cost, conditions: [{ type: 'visited', node_id: 'hearing', at_least: 1 }] });
  const { eid, flowId, players: p, call } = play;
  const detail = await call(p.judge, experimentDetail, { eid });
  const options = await call(p.judge, transQuery, { flow_id: flowId, node_id: 'hearing', eid });
  for (const told of [detail.d, options.d]) {
    expect(JSON.stringify(told)).not.toMatch(/conditions|strikes_at|objection is lost/);
  }
});

test('what an option costs is told to everybody in the run once it strikes, and to nobody before or outside', async () => {
  const cost = { strikes_at: 'panel', text: bi('The objection is lost') };
  const play = await inHearing({ cost });
  const { eid, players: p, call } = play;
  expect((await call(p.judge, consequences, { eid })).d).toEqual({ list: [] });
  const ended = await play.end('judge', 'hearing', 'deliberate');
  expect(ended.d.feedback).toBeNull();
  expect(ended.d.events.map(({ type }) => type)).toEqual(['section_ended', 'consequence_struck']);
  expect((await call(p.witness, consequences, { eid })).d.list).toEqual([
    {
      trans_id: 'deliberate',
      taken_in: 'hearing',
      node_id: 'panel',
      option: bi('Option deliberate'),
      text: cost.text,
    },
  ]);
  expect((await call(play.stranger, consequences, { eid })).code).toBe('not_found');
  expect((await play.state()).sections.hearing?.wrong_tries).toBe(0);
});

test('what struck is counted apart from wrong tries, for whoever took the option, and before that nowhere', async () => {
  const play = await inHearing({ cost: { strikes_at: 'panel', text: bi('The objection is lost') } });
  const { eid, players: p, call, mentor } = play;
  const totals = async () => (await call(p.witness, experimentResult, { eid })).d;
  expect((await totals()).totals).toMatchObject({ consequences: 0, wrong_tries: 0 });
  await play.end('judge', 'hearing', 'deliberate');
  const { sections, totals: told } = await totals();
  expect(told).toMatchObject({ consequences: 1, wrong_tries: 0 });
  expect(sections.map(({ node_id, consequences }) => [node_id, consequences])).toContainEqual(['panel', 1]);
  await call(mentor, control, { kind: 'stop', eid, reason: 'Settled' });
  const { members } = (await call(mentor, evaluateDetail, { eid })).d;
  const counted = members.map(({ id, contribution }) => [
    id,
    contribution.consequences,
    contribution.wrong_tries,
  ]);
  expect(counted).toContainEqual([p.judge.id, 1, 0]);
  expect(counted.filter(([, struck]) => struck)).toHaveLength(1);
});
