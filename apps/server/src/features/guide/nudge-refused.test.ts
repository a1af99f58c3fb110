import { type Condition, handOver, handOverAnswer, nodeEnd, turnNudge } from '@lets/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { wholeCase } from '../../../test/flows.ts';
import { openPlay, type Play, type Player, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { NUDGE_MS } from './nudge-pace.ts';

let server: TestServer;
let told: MockInstance<TestServer['deps']['bus']['turnNudged']>;
let here: MockInstance<TestServer['deps']['bus']['present']>;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(() => {
  told = vi.spyOn(server.deps.bus, 'turnNudged');
  here = vi.spyOn(server.deps.bus, 'present');
});
afterEach(() => {
  told.mockRestore();
  here.mockRestore();
});
afterAll(() => server.close());

const spoken = (role_id: string): Condition => ({ type: 'has_spoken', node_id: 'hearing', role_id });
const SIGNED: Condition = { type: 'signed_by', template_id: 'judgment_form', role_ids: ['judge'] };
const VISITED: Condition = { type: 'visited', node_id: 'hearing', at_least: 1 };
const NOTHING = { nudged: 0, absent: 0, retry_after: 0 };

/** In the hearing, with two ways out that ask for different things; everybody is there. */
async function inHearing(): Promise<Play> {
  const { flow } = wholeCase;
  const [deliberate] = flow.transitions.filter(({ id }) => id === 'deliberate');
  if (!deliberate) throw new Error('there is no way out');
  const others = flow.transitions.filter((one) => one !== deliberate);
  const transitions = [
    { ...deliberate, conditions: [VISITED, spoken('claimant'), SIGNED] },
    { ...deliberate, id: 'at_once', conditions: [spoken('respondent')] },
  ];
  const play = await openPlay(server, {
    file: { flow: { ...flow, transitions: [...others, ...transitions] } },
  });
  await playTo(play, 'hearing');
  const since = { node_id: 'hearing', since: 0 };
  here.mockResolvedValue(Object.values(play.players).map(({ id }) => ({ user_id: id, ...since })));
  return play;
}

const remind = ({ call, eid }: Play, who: Player, condition: Condition) =>
  call(who, turnNudge, { eid, nid: 'hearing', condition });

it('lets whoever was refused remind exactly those who can see to what the refusal named', async () => {
  const play = await inHearing();
  const { judge, claimant } = play.players;
  expect((await play.end('judge', 'hearing', 'deliberate')).d).toMatchObject({
    unmet: [spoken('claimant'), SIGNED],
  });
  expect((await remind(play, judge, spoken('claimant'))).d).toEqual({
    nudged: 1,
    absent: 0,
    retry_after: NUDGE_MS / 1000,
  });
  const nudge = { eid: play.eid, node_id: 'hearing', by: judge.id, holds_end: true };
  expect(told.mock.lastCall).toEqual([nudge, [claimant.id]]);
  expect((await remind(play, judge, spoken('claimant'))).d.nudged).toBe(0);
  server.pass(NUDGE_MS);
  expect((await remind(play, judge, spoken('claimant'))).d.nudged).toBe(1);
  // There is nothing to sign yet, and then nothing to say any more.
  expect((await remind(play, judge, SIGNED)).d).toEqual(NOTHING);
  await play.push(claimant, 'hearing', { kind: 'speech', role_id: 'claimant', text: 'We rest.' });
  expect((await remind(play, judge, spoken('claimant'))).d).toEqual(NOTHING);
});

it('answers everybody else the same, whether or not there is such a condition, and reminds nobody', async () => {
  const play = await inHearing();
  const { judge, assessor, claimant, respondent } = play.players;
  const invented = spoken('witness');
  const tries = async (who: Player, conditions: readonly Condition[]) => {
    for (const condition of conditions)
      expect(await remind(play, who, condition)).toMatchObject({ code: 'no_authority', d: null });
  };
  // Nobody has been refused yet.
  for (const who of [judge, claimant]) await tries(who, [spoken('claimant'), invented]);
  await play.end('judge', 'hearing', 'deliberate');
  // What the refusal did not name: another option's condition, one that holds, one that is none.
  await tries(judge, [spoken('respondent'), VISITED, invented]);
  // The others have not been refused, the rival above all, nor who cannot even try.
  const rivals = [claimant, respondent, assessor];
  for (const who of rivals) await tries(who, [spoken('claimant'), invented]);
  const trial = { option: 'forward', eid: play.eid, nid: 'hearing', trans_id: 'deliberate' } as const;
  const refused = await play.call(respondent, nodeEnd, { ...trial, role_id: 'respondent' });
  expect(refused).toMatchObject({ code: 'not_authorised_here', d: null });
  await tries(respondent, [spoken('claimant')]);
  expect((await remind(play, play.stranger, spoken('claimant'))).code).toBe('not_found');
  expect(told).not.toHaveBeenCalled();
});

it('holds for this visit and for the role that may end the section, and no longer', async () => {
  const play = await inHearing();
  const { judge, assessor, claimant } = play.players;
  await play.end('judge', 'hearing', 'at_once');
  expect((await remind(play, judge, spoken('respondent'))).d.nudged).toBe(1);
  const back = { option: 'back', eid: play.eid, nid: 'hearing' } as const;
  expect((await play.call(judge, nodeEnd, back)).code).toBe('ok');
  const closed = { code: 'not_current_section', d: null };
  expect(await remind(play, judge, spoken('respondent'))).toMatchObject(closed);
  await play.end('claimant', 'complaint', 'filed');
  await play.end('respondent', 'defence', 'answered');
  expect((await remind(play, judge, spoken('respondent'))).code).toBe('no_authority');
  await play.end('judge', 'hearing', 'at_once');
  server.pass(NUDGE_MS);
  expect((await remind(play, judge, spoken('respondent'))).d.nudged).toBe(1);
  const passed = await play.call(judge, handOver, {
    eid: play.eid,
    target_role: 'judge',
    to_user: assessor.id,
    reason: 'Ill',
  });
  if (passed.d.events.some(({ type }) => type === 'hand_over_asked'))
    await play.call(assessor, handOverAnswer, {
      eid: play.eid,
      kind: 'answer',
      ask_id: passed.d.seq,
      agree: true,
    });
  expect((await play.state()).holders.judge).toBe(assessor.id);
  for (const who of [judge, assessor, claimant])
    expect((await remind(play, who, spoken('respondent'))).code).toBe('no_authority');
});

it('lets staff remind of any condition of the ways out, since the flow tells them', async () => {
  const play = await inHearing();
  expect((await remind(play, play.mentor, spoken('respondent'))).d.nudged).toBe(1);
  expect((await remind(play, play.mentor, spoken('judge'))).code).toBe('no_authority');
});
