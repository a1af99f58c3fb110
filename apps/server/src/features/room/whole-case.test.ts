import {
  docDetail,
  docSave,
  experienceList,
  experienceSave,
  experimentDetail,
  experimentEvents,
  experimentResult,
  experimentStart,
  jumpStart,
  leadHandOver,
  nodeEnd,
  templateSign,
  transPath,
} from '@lets/contract';
import { initialState, replay } from '@lets/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProject } from '../../../test/factories.ts';
import { richText, wholeCase } from '../../../test/flows.ts';
import { draft, openPlay, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('a whole case is played by five people, and its record is the same for all', async () => {
  const play = await openPlay(server);
  const { eid, players, call, push } = play;

  // Drafted side by side.
  const complaint = await draft(play, 'claimant', 'complaint', 'complaint_form', 'We claim');
  expect(complaint.document).toMatchObject({ version: 1, can_edit: true, author_role: 'claimant' });
  const saved = await call(players.claimant, docSave, {
    eid,
    nid: 'complaint',
    role_id: 'claimant',
    doc_id: complaint.document.id,
    base_version: 1,
    content: richText('We claim more'),
  });
  expect(saved.d.document).toMatchObject({ version: 2 });
  await push(players.claimant, 'complaint', {
    kind: 'submit',
    role_id: 'claimant',
    doc_id: complaint.document.id,
  });
  await play.end('claimant', 'complaint', 'filed');
  expect((await call(players.claimant, experimentDetail, { eid })).d.node).toBeNull();
  expect((await call(players.respondent, experimentDetail, { eid })).d.node?.id).toBe('defence');
  await play.end('respondent', 'defence', 'answered');

  // Heard: a request agreed, a wrong option, the witness called in.
  const { players: p } = play;
  await push(p.judge, 'hearing', { kind: 'speech', role_id: 'judge', text: 'The court is in session.' });
  const asked = await push(p.respondent, 'hearing', {
    kind: 'request',
    role_id: 'respondent',
    about: 'speech',
  });
  await push(p.judge, 'hearing', { kind: 'answer', answer_to: asked.d.seq, agree: true });
  const spoken = await push(p.respondent, 'hearing', {
    kind: 'speech',
    role_id: 'respondent',
    text: 'I object.',
  });
  expect(spoken.code).toBe('ok');
  await push(p.judge, 'hearing', { kind: 'call_in', target_role: 'witness' });
  expect(
    (await push(p.witness, 'hearing', { kind: 'speech', role_id: 'witness', text: 'I saw it.' })).code,
  ).toBe('ok');
  const wrong = await play.end('judge', 'hearing', 'adjourn');
  expect(wrong.d.feedback).toEqual({ zh: 'Not without a reason（中）', en: 'Not without a reason' });
  const right = await play.end('judge', 'hearing', 'deliberate');
  expect(right.d.feedback).toBeNull();

  // Voted in secret with one absent, signed, reported.
  for (const role of ['judge', 'assessor'] as const) {
    await push(p[role], 'panel', { kind: 'vote', role_id: role, option_id: 'for' });
  }
  const ended = await push(p.judge, 'panel', { kind: 'end_vote' });
  expect(ended.d.events[0]).toMatchObject({
    data: { result: { outcome: 'passed', tally: { for: 2, abstain: 1 }, abstained: ['witness'] } },
  });
  await play.end('judge', 'panel', 'upheld');
  const judgment = await draft(play, 'judge', 'judgment', 'judgment_form', 'Judgment');
  const { id: doc_id, hash } = judgment.document;
  await push(p.judge, 'judgment', {
    kind: 'sign_request',
    role_id: 'judge',
    doc_id,
    role_ids: ['judge', 'assessor'],
  });
  for (const role of ['judge', 'assessor'] as const) {
    const as = { eid, nid: 'judgment', role_id: role, doc_id, hash } as const;
    expect(
      (await call(p[role], templateSign, { ...as, decision: 'signed', image: 'M0 0 L10 10' })).code,
    ).toBe('ok');
  }
  const read = await call(p.assessor, docDetail, { eid, doc_id });
  expect(read.d).toMatchObject({ frozen: true, hash, can_edit: false });
  expect(read.d.signatures.map(({ role_id, status, image }) => ({ role_id, status, image }))).toEqual([
    { role_id: 'judge', status: 'signed', image: 'M0 0 L10 10' },
    { role_id: 'assessor', status: 'signed', image: 'M0 0 L10 10' },
  ]);
  await play.end('judge', 'judgment', 'pronounce');
  await play.end('judge', 'report', 'reported');
  const unmapped = await call(p.judge, jumpStart, { eid, nid: 'leap', role_id: 'judge' });
  expect(unmapped.code).toBe('jump_not_configured');
  await play.end('judge', 'leap', 'finish');

  // Ended, learnt from, and the same for everybody.
  const again = await call(p.judge, nodeEnd, { option: 'restart', eid, nid: 'closing' });
  expect(again.code).toBe('ended_cannot_restart');
  const learnt = await call(p.witness, experienceSave, { eid, content: 'I learnt a lot.' });
  expect(learnt.d).toMatchObject({
    status: 2,
    content: 'I learnt a lot.',
    created_by: { name: p.witness.name },
  });
  const experiences = await call(p.judge, experienceList, { eid });
  expect(experiences.d).toMatchObject({ mine: false, list: [{ content: 'I learnt a lot.' }] });
  const log = await play.log();
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
  expect(replay(log, initialState({ leader_id: 0, member_ids: [], holders: {} }))).toEqual(
    await play.state(),
  );
  const path = await call(p.claimant, transPath, { eid });
  expect(path.d.list.map(({ node_id }) => node_id)).toEqual([
    'complaint',
    'defence',
    'hearing',
    'panel',
    'judgment',
    'report',
    'leap',
    'closing',
  ]);
  const result = await call(p.claimant, experimentResult, { eid });
  expect(result.d.totals).toEqual({
    speeches: 3,
    documents: 2,
    signatures: 2,
    votes: 2,
    wrong_tries: 1,
    consequences: 0,
  });
  for (const player of Object.values(p)) {
    const { d } = await call(player, experimentEvents, { eid, since: 0 });
    const own = d.events.filter((event) => event.type !== 'sealed');
    expect(own.filter((event) => event.audience === null)).toEqual(
      log.filter((event) => event.audience === null),
    );
  }
});

test('a jump that casts only some of the roles leaves the target case to its leader to cast', async () => {
  const target = await buildProject(server.deps.database, { courseId: null, file: { code: 'target-case' } });
  const jumps = [
    { node_id: 'leap', project_code: 'target-case', roles: { judge: 'judge', claimant: 'claimant' } },
  ];
  const play = await openPlay(server, { file: { project: { jumps } } });
  await playTo(play, 'leap');
  const { eid, players, call } = play;
  const jumped = await call(players.judge, jumpStart, { eid, nid: 'leap', role_id: 'judge' });
  expect(jumped.code).toBe('ok');
  const there = await call(players.judge, experimentDetail, { eid: jumped.d.target_eid });
  expect(there.d).toMatchObject({ status: 'waiting', linked_from: eid, project: { id: target.id } });
  expect(there.d.state.holders).toEqual({ judge: players.judge.id, claimant: players.claimant.id });
  const twice = await call(players.judge, jumpStart, { eid, nid: 'leap', role_id: 'judge' });
  expect(twice.code).toBe('already_done');
  const { rows } = await server.deps.database.pool.query('SELECT FROM experiments WHERE linked_from = $1', [
    eid,
  ]);
  expect(rows).toHaveLength(1);
});

test('a jump by the leader that casts every role begins the target case at once; by another it waits for the leader', async () => {
  await buildProject(server.deps.database, { courseId: null, file: { ...wholeCase, code: 'cast-case' } });
  const roles = {
    judge: 'judge',
    claimant: 'respondent',
    respondent: 'claimant',
    witness: 'witness',
    assessor: 'assessor',
  };
  const jumps = [{ node_id: 'leap', project_code: 'cast-case', roles }];
  const play = await openPlay(server, { file: { project: { jumps } } });
  await playTo(play, 'leap');
  const { eid, players, call } = play;
  const jumped = await call(players.judge, jumpStart, { eid, nid: 'leap', role_id: 'judge' });
  const there = await call(players.claimant, experimentDetail, { eid: jumped.d.target_eid });
  expect(there.d).toMatchObject({ status: 'in_progress', linked_from: eid, path_id: 1 });
  expect(there.d.state.holders).toMatchObject({ respondent: players.claimant.id, judge: players.judge.id });
  expect(there.d.with_user_nodes.length).toBeGreaterThan(0);
  const { d } = await call(players.judge, experimentEvents, { eid: jumped.d.target_eid, since: 0 });
  expect(d.events.map(({ type, actor_id }) => [type, actor_id])).toEqual([['started', players.judge.id]]);

  const other = await openPlay(server, { file: { project: { jumps } } });
  await playTo(other, 'leap');
  const lead = { eid: other.eid, to_user: other.players.claimant.id };
  await other.call(other.mentor, leadHandOver, lead);
  const at = { eid: other.eid, nid: 'leap', role_id: 'judge' };
  const made = (await other.call(other.players.judge, jumpStart, at)).d.target_eid;
  const waiting = await other.call(other.players.judge, experimentDetail, { eid: made });
  expect(waiting.d).toMatchObject({ status: 'waiting', linked_from: other.eid });
  expect((await other.call(other.players.judge, experimentStart, { eid: made })).code).toBe('not_leader');
  expect((await other.call(other.players.claimant, experimentStart, { eid: made })).code).toBe('ok');
});
