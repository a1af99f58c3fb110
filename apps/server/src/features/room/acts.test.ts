import {
  control,
  experienceSave,
  experimentEvents,
  experimentStart,
  handOver,
  meetApply,
  nodeEnd,
  noteCreate,
  noteList,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPlay, type Play, playTo } from '../../../test/play.ts';
import { expectRefused as expectRefusedBy } from '../../../test/refused.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const expectRefused = (answer: () => Promise<{ code: string }>, code: string) =>
  expectRefusedBy(server, answer, code);

async function openHearing(): Promise<Play> {
  const play = await openPlay(server);
  await playTo(play, 'hearing');
  return play;
}

describe('speaking', () => {
  test('is refused to whoever has no voice here, with nothing changed', async () => {
    const play = await openHearing();
    const { players: p, push } = play;
    const say = (role_id: string) => ({ kind: 'speech', role_id, text: 'Hear me' }) as const;
    await expectRefused(() => push(play.stranger, 'hearing', say('judge')), 'not_found');
    await expectRefused(() => push(play.mentor, 'hearing', say('judge')), 'not_authorised_here');
    await expectRefused(() => push(p.claimant, 'hearing', say('judge')), 'not_authorised_here');
    await expectRefused(() => push(p.respondent, 'hearing', say('respondent')), 'not_authorised_here');
    await expectRefused(() => push(p.witness, 'hearing', say('witness')), 'not_authorised_here');
    await expectRefused(() => push(p.assessor, 'hearing', say('assessor')), 'not_authorised_here');
    await expectRefused(() => push(p.judge, 'panel', say('judge')), 'not_current_section');
    await expectRefused(() => push(p.judge, 'nowhere', say('judge')), 'not_current_section');
    await expectRefused(() => push(p.judge, 'hearing', { ...say('judge'), text: '  ' }), 'bad_parameter');
    const elsewhere = await openHearing();
    const foreign = { ...say('judge'), file_id: crypto.randomUUID() };
    await expectRefused(() => elsewhere.push(elsewhere.players.judge, 'hearing', foreign), 'not_found');
  });

  test('answers with what happened and publishes the same once', async () => {
    const play = await openHearing();
    const { d } = await play.push(play.players.judge, 'hearing', {
      kind: 'speech',
      role_id: 'judge',
      text: 'Order.',
    });
    expect(d.events).toEqual([
      expect.objectContaining({ type: 'spoke', seq: d.seq, data: { text: 'Order.', file_id: null } }),
    ]);
    const told = server.published.filter(({ eid }) => eid === play.eid).at(-1);
    expect(told?.events).toEqual(d.events);
  });

  test('the same request sent again is answered the same and done once', async () => {
    const play = await openHearing();
    const act = { kind: 'speech', role_id: 'judge', text: 'Once.', request_id: 'speak-once' } as const;
    const first = await play.push(play.players.judge, 'hearing', act);
    await play.push(play.players.judge, 'hearing', { kind: 'speech', role_id: 'judge', text: 'Between.' });
    const again = await play.push(play.players.judge, 'hearing', act);
    expect(first.code).toBe('ok');
    expect(again.d).toEqual(first.d);
    const spoken = (await play.log()).filter(({ type }) => type === 'spoke');
    expect(spoken).toHaveLength(2);
    const other = await play.push(play.players.judge, 'hearing', { ...act, text: 'Twice.' });
    expect(other).toMatchObject({ code: 'bad_parameter', d: { request_id: 'used_before' } });
    const theirs = await play.push(play.players.claimant, 'hearing', { ...act, role_id: 'claimant' });
    expect(theirs.code).toBe('ok');
  });
});

describe('requests to the host', () => {
  test('are asked, withdrawn, refused and answered once', async () => {
    const { players: p, push } = await openHearing();
    const ask = { kind: 'request', role_id: 'respondent', about: 'speech' } as const;
    const asked = await push(p.respondent, 'hearing', ask);
    await expectRefused(() => push(p.respondent, 'hearing', ask), 'already_done');
    await push(p.respondent, 'hearing', { kind: 'withdraw', role_id: 'respondent', answer_to: asked.d.seq });
    const again = await push(p.respondent, 'hearing', ask);
    const answer = { kind: 'answer', answer_to: again.d.seq, agree: false, reason: 'Later' } as const;
    await expectRefused(
      () => push(p.claimant, 'hearing', { ...answer, role_id: 'judge' }),
      'not_authorised_here',
    );
    const refused = await push(p.judge, 'hearing', answer);
    expect(refused.d.events[0]).toMatchObject({ role_id: 'judge', data: { agree: false, reason: 'Later' } });
    await expectRefused(() => push(p.judge, 'hearing', answer), 'not_found');
  });

  test('what is shown bears its own name, and only what the role may read is shown', async () => {
    const { players: p, push } = await openHearing();
    const show = (id: string) =>
      ({ kind: 'display', role_id: 'judge', item: { kind: 'material', id, name: 'Forged' } }) as const;
    const shown = await push(p.judge, 'hearing', show('letter'));
    expect(shown.d.events[0]).toMatchObject({ data: { item: { id: 'letter', name: 'Private letter' } } });
    await push(p.judge, 'hearing', { kind: 'turn_page', role_id: 'judge', page: 2 });
    const played = { kind: 'playback', role_id: 'judge', playing: true, position: 12.5 } as const;
    expect((await push(p.judge, 'hearing', played)).d.events[0]).toMatchObject({
      type: 'playback_set',
      data: { playing: true, position: 12.5 },
    });
    await push(p.judge, 'hearing', { kind: 'end_display' });
    const ask = {
      kind: 'request',
      role_id: 'claimant',
      about: 'display',
      item: show('letter').item,
    } as const;
    await expectRefused(() => push(p.claimant, 'hearing', ask), 'not_found');
    const facts = await push(p.claimant, 'hearing', {
      ...ask,
      item: { kind: 'material', id: 'facts', name: 'x' },
    });
    await push(p.judge, 'hearing', { kind: 'answer', answer_to: facts.d.seq, agree: true });
    await expectRefused(() => push(p.judge, 'hearing', show('nothing')), 'not_found');
    const file = { kind: 'file', id: crypto.randomUUID(), name: 'x' } as const;
    await expectRefused(() => push(p.judge, 'hearing', { ...show('x'), item: file }), 'not_found');
  });
});

describe('votes', () => {
  test('are final, secret, and ended by the host; who is absent abstains', async () => {
    const play = await openPlay(server);
    await playTo(play, 'panel');
    const { players: p, push } = play;
    const vote = { kind: 'vote', role_id: 'assessor', option_id: 'against' } as const;
    expect((await push(p.assessor, 'panel', vote)).d.events.map(({ type }) => type)).toEqual([
      'voted',
      'ballot_cast',
    ]);
    await expectRefused(() => push(p.assessor, 'panel', { ...vote, option_id: 'for' }), 'already_done');
    await expectRefused(
      () => push(p.judge, 'panel', { ...vote, role_id: 'judge', option_id: 'maybe' }),
      'bad_parameter',
    );
    await expectRefused(
      () => push(p.claimant, 'panel', { ...vote, role_id: 'claimant' }),
      'not_authorised_here',
    );
    await expectRefused(() => play.end('judge', 'panel', 'upheld'), 'vote_not_ended');
    await expectRefused(() => push(p.assessor, 'panel', { kind: 'end_vote' }), 'not_authorised_here');
    const seen = await play.call(p.judge, experimentEvents, { eid: play.eid, since: 0 });
    expect(JSON.stringify(seen.d)).not.toContain('against');
    const ended = await push(p.judge, 'panel', { kind: 'end_vote' });
    expect(ended.d.events[0]).toMatchObject({
      data: { result: { outcome: 'rejected', abstained: ['judge', 'witness'] } },
    });
    await expectRefused(() => push(p.judge, 'panel', { kind: 'end_vote' }), 'already_done');
    await expectRefused(() => play.end('judge', 'panel', 'upheld'), 'bad_parameter');
    expect((await play.end('judge', 'panel', 'dismissed')).code).toBe('ok');
  });
});

describe('moving', () => {
  test('back, restart and early termination', async () => {
    const play = await openHearing();
    const { eid, players: p, call } = play;
    const at = { eid, nid: 'hearing' };
    await expectRefused(
      () => call(p.claimant, nodeEnd, { option: 'back', ...at, role_id: 'claimant' }),
      'not_authorised_here',
    );
    expect((await call(p.judge, nodeEnd, { option: 'back', ...at })).code).toBe('ok');
    expect((await play.state()).sections.defence?.status).toBe('open');
    expect((await call(p.judge, nodeEnd, { option: 'restart', eid, nid: 'defence' })).code).toBe('ok');
    expect(await play.state()).toMatchObject({ path_id: 2, past_visits: [] });
    await playTo(play, 'hearing');
    const terminate = { option: 'terminate', ...at, role_id: 'respondent', reason: 'We settled' } as const;
    await expectRefused(() => call(p.respondent, nodeEnd, terminate), 'not_authorised_here');
    expect((await call(p.claimant, nodeEnd, { ...terminate, role_id: 'claimant' })).code).toBe('ok');
    const { rows } = await server.deps.database.pool.query('SELECT * FROM experiments WHERE id = $1', [eid]);
    expect(rows[0]).toMatchObject({ status: 'ended', ending: 'terminated', ended_at: expect.any(Date) });
    await expectRefused(() => play.end('judge', 'hearing', 'deliberate'), 'ended_cannot_enter');
  });
});

describe('taking back the end of a section', () => {
  const hearing = { option: 'take_back', nid: 'hearing', role_id: 'judge' } as const;

  test('brings back the section with all that is in it', async () => {
    const { eid, players: p, call, end, state } = await openHearing();
    const before = await state();
    await end('judge', 'hearing', 'deliberate');
    await expectRefused(
      () => call(p.claimant, nodeEnd, { ...hearing, eid, role_id: 'claimant' }),
      'not_authorised_here',
    );
    await expectRefused(() => call(p.claimant, nodeEnd, { ...hearing, eid }), 'not_authorised_here');
    const taken = await call(p.judge, nodeEnd, { ...hearing, eid });
    expect(taken.d.events).toMatchObject([
      { type: 'stepped_back', node_id: 'hearing', role_id: 'judge', data: { reopens: ['hearing'] } },
    ]);
    expect({ ...(await state()), seq: 0 }).toEqual({ ...before, seq: 0 });
    expect((await end('judge', 'hearing', 'deliberate')).code).toBe('ok');
  });

  test('is too late once somebody votes in the next one', async () => {
    const { eid, call, end, players: p, push } = await openHearing();
    await end('judge', 'hearing', 'deliberate');
    await push(p.assessor, 'panel', { kind: 'vote', role_id: 'assessor', option_id: 'for' });
    await expectRefused(() => call(p.judge, nodeEnd, { ...hearing, eid }), 'changed_meanwhile');
  });
});

describe('beside the play', () => {
  test('a private talk is known to the two and to staff', async () => {
    const play = await openHearing();
    const { eid, players: p, call } = play;
    const at = { eid, nid: 'hearing' };
    const asked = await call(p.claimant, meetApply, {
      kind: 'ask',
      ...at,
      role_id: 'claimant',
      target_role: 'respondent',
    });
    const meeting_id = asked.d.seq;
    const answer = { kind: 'answer', ...at, role_id: 'respondent', meeting_id, agree: true } as const;
    await expectRefused(() => call(p.judge, meetApply, { ...answer, role_id: 'judge' }), 'not_found');
    await call(p.respondent, meetApply, answer);
    const secret = { kind: 'speech', role_id: 'claimant', text: 'Between us', meeting_id } as const;
    expect((await play.push(p.claimant, 'hearing', secret)).code).toBe('ok');
    const heard = async (who: typeof p.judge) =>
      JSON.stringify((await call(who, experimentEvents, { eid, since: 0 })).d).includes('Between us');
    expect(await heard(p.respondent)).toBe(true);
    expect(await heard(play.mentor)).toBe(true);
    expect(await heard(p.judge)).toBe(false);
    await call(p.respondent, meetApply, { kind: 'close', ...at, role_id: 'respondent', meeting_id });
    await expectRefused(() => play.push(p.claimant, 'hearing', secret), 'not_found');
  });

  test('notes are the writer’s own, and change only while their section is current', async () => {
    const play = await openHearing();
    const { eid, players: p, call } = play;
    const note = { eid, nid: 'hearing', text: 'Ask about the receipt' };
    expect((await call(p.claimant, noteCreate, note)).d).toMatchObject({ text: note.text, current: true });
    await call(p.claimant, noteCreate, { ...note, text: 'Ask about the loan' });
    expect((await call(p.claimant, noteList, { eid })).d.list).toMatchObject([
      { text: 'Ask about the loan' },
    ]);
    expect((await call(p.judge, noteList, { eid })).d.list).toEqual([]);
    expect((await call(play.mentor, noteList, { eid })).d.list).toEqual([]);
    await play.end('judge', 'hearing', 'deliberate');
    await expectRefused(
      () => call(p.claimant, noteCreate, { ...note, text: 'Too late' }),
      'not_current_section',
    );
    expect((await call(p.claimant, noteList, { eid })).d.list).toMatchObject([{ current: false }]);
    const seen = await call(play.mentor, experimentEvents, { eid, since: 0 });
    expect(JSON.stringify(seen.d)).not.toContain('Ask about');
  });

  test('experience is written once a person, after the end, by members', async () => {
    const play = await openHearing();
    const { eid, players: p, call } = play;
    const learnt = { eid, content: 'Much' };
    await expectRefused(() => call(p.judge, experienceSave, learnt), 'not_current_section');
    const terminate = {
      option: 'terminate',
      eid,
      nid: 'hearing',
      role_id: 'claimant',
      reason: 'Enough',
    } as const;
    await call(p.claimant, nodeEnd, terminate);
    await expectRefused(() => call(play.mentor, experienceSave, learnt), 'no_authority');
    expect((await call(p.judge, experienceSave, learnt)).code).toBe('ok');
    await expectRefused(() => call(p.judge, experienceSave, { ...learnt, content: 'More' }), 'already_done');
  });

  test('a role is handed over before and during the run', async () => {
    const play = await openPlay(server, { isStarted: false });
    const { eid, players: p, call } = play;
    const give = (to_user: number) => ({ eid, target_role: 'witness', to_user, reason: 'They left' });
    await expectRefused(() => call(p.claimant, handOver, give(p.claimant.id)), 'no_authority');
    await expectRefused(() => call(p.judge, handOver, give(play.stranger.id)), 'bad_parameter');
    expect((await call(p.judge, handOver, give(p.claimant.id))).d).toEqual({ seq: 0, events: [] });
    expect((await play.state()).holders.witness).toBe(p.claimant.id);
    await playTo(await started(play), 'hearing');
    await expectRefused(() => call(p.claimant, handOver, give(p.assessor.id)), 'no_authority');
    await expectRefused(() => call(p.judge, handOver, give(play.stranger.id)), 'bad_parameter');
    await expectRefused(() => call(p.judge, handOver, give(p.claimant.id)), 'already_done');
    const byMentor = await call(play.mentor, handOver, give(p.assessor.id));
    expect(byMentor.d.events[0]).toMatchObject({ type: 'handed_over', by_staff: true });
    expect((await play.state()).holders.witness).toBe(p.assessor.id);
  });
});

async function started(play: Play): Promise<Play> {
  await play.call(play.leader, experimentStart, { eid: play.eid });
  return play;
}

describe('staff', () => {
  test('pause, guide, end a vote and move on, all in the record and the audit log', async () => {
    const play = await openHearing();
    const { eid, players: p, call, mentor } = play;
    await expectRefused(() => call(p.judge, control, { kind: 'lift', eid }), 'no_authority');
    const pause = { kind: 'ban', eid, reason: 'Come to my desk' } as const;
    expect((await call(mentor, control, pause)).d.events[0]).toMatchObject({
      by_staff: true,
      actor_id: mentor.id,
    });
    const speech = { kind: 'speech', role_id: 'judge', text: 'Hm' } as const;
    await expectRefused(() => play.push(p.judge, 'hearing', speech), 'paused');
    expect((await call(mentor, control, { kind: 'lift', eid })).code).toBe('ok');
    expect((await play.push(p.judge, 'hearing', speech)).code).toBe('ok');
    expect(
      (await call(mentor, control, { kind: 'guide', eid, nid: 'hearing', text: 'Read article 675' })).code,
    ).toBe('ok');
    expect(
      (await call(mentor, control, { kind: 'move_on', eid, nid: 'hearing', trans_id: 'deliberate' })).code,
    ).toBe('ok');
    expect((await call(mentor, control, { kind: 'end_vote', eid, nid: 'panel' })).code).toBe('ok');
    const wrong = { kind: 'move_on', eid, nid: 'panel', trans_id: 'upheld' } as const;
    await expectRefused(() => call(mentor, control, wrong), 'bad_parameter');
    const { rows } = await server.deps.database.pool.query(
      'SELECT detail FROM audit_log WHERE actor_id = $1 AND target = $2 ORDER BY id',
      [mentor.id, `experiment ${eid}`],
    );
    expect(rows.map(({ detail }) => detail)).toEqual(['ban', 'lift', 'guide', 'move_on', 'end_vote']);
  });
});
