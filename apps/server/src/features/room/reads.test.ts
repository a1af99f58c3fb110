import {
  displayApplication,
  experimentEvents,
  experimentMessages,
  fileDisplayList,
  nodeDetail,
  nodeFunction,
  nodeMessages,
  nodeRoleDocs,
  roleInList,
  roleOutList,
  roleReportList,
  roleStatus,
  signRoles,
  templates,
  transQuery,
  userNodes,
  voteStatus,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { draft, openPlay, type Play, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function openAt(section: Parameters<typeof playTo>[1]): Promise<Play> {
  const play = await openPlay(server);
  await playTo(play, section);
  return play;
}

describe('node detail', () => {
  test('is for who plays in the section and who looks after the run', async () => {
    const play = await openAt('hearing');
    const { eid, players: p, call } = play;
    const at = { eid, nid: 'hearing' };
    const { d } = await call(p.claimant, nodeDetail, at);
    expect(d).toMatchObject({
      control_status: 1,
      huanxin_id: `experiment-${eid}-1-hearing`,
      flow_id: play.flowId,
      leader: { id: p.judge.id },
      node: { id: 'hearing' },
      has_vote: false,
      process: { process_type: 1, can_switch: true, file: null },
      roles: [
        { id: 'judge', can_terminate: true },
        { id: 'claimant' },
        { id: 'respondent' },
        { id: 'witness' },
      ],
    });
    expect(d.role_status.map(({ sitting_status }) => sitting_status)).toEqual([1, 1, 1, 0]);
    expect((await call(p.assessor, nodeDetail, at)).code).toBe('not_authorised_here');
    expect((await call(p.judge, nodeDetail, { eid, nid: 'judgment' })).code).toBe('not_authorised_here');
    expect((await call(p.judge, nodeDetail, { eid, nid: 'nowhere' })).code).toBe('not_found');
    expect((await call(p.judge, nodeDetail, { eid, nid: 'fork' })).code).toBe('not_found');
    expect((await call(play.stranger, nodeDetail, at)).code).toBe('not_found');
    expect((await call(play.mentor, nodeDetail, at)).code).toBe('ok');
  });

  test('of an ended run opens to nobody who plays, but where experience is written', async () => {
    const play = await openAt('closing');
    const { eid, players: p, call } = play;
    expect((await call(p.judge, nodeDetail, { eid, nid: 'hearing' })).code).toBe('ended_cannot_enter');
    expect((await call(p.judge, nodeDetail, { eid, nid: 'closing' })).code).toBe('ok');
    expect((await call(play.mentor, nodeDetail, { eid, nid: 'hearing' })).code).toBe('ok');
  });
});

describe('a role’s desk', () => {
  test('holds its own guides, templates, documents and case material', async () => {
    const play = await openPlay(server);
    const { eid, players: p, call } = play;
    const { document } = await draft(play, 'claimant', 'complaint', 'complaint_form');
    const as = { eid, nid: 'complaint', role_id: 'claimant' };
    const { d } = await call(p.claimant, nodeRoleDocs, as);
    expect(d.operation_guides.map(({ text }) => text.en)).toEqual(['For all', 'For the claimant']);
    expect(d.cur_doc_list).toMatchObject([{ id: document.id, can_edit: true }]);
    expect(d.case_doc_list.map(({ id, readable }) => [id, readable])).toEqual([
      ['facts', true],
      ['model_complaint', false],
    ]);
    const listed = await call(p.claimant, templates, as);
    expect(listed.d.list.map(({ id }) => id)).toEqual(['complaint_form']);
    expect(JSON.stringify(listed.d)).not.toContain('mergeField');
    const functions = await call(p.claimant, nodeFunction, as);
    expect(functions.d).toMatchObject({
      function_action_list: ['submission', 'note', 'signature'],
      process_action_list: ['end'],
      user_roles: [{ role_id: 'claimant', sitting_status: 1 }],
    });
    for (const read of [nodeRoleDocs, templates, nodeFunction, fileDisplayList]) {
      expect((await call(p.respondent, read, as)).code).toBe('not_authorised_here');
      expect((await call(play.stranger, read, as)).code).toBe('not_found');
    }
    // Passed: the reference answer opens, and the document has become an earlier one.
    await playTo(play, 'hearing');
    const later = await call(p.claimant, nodeRoleDocs, { ...as, nid: 'hearing' });
    expect(later.d.pre_doc_list).toMatchObject([{ id: document.id, can_edit: false }]);
    expect(later.d.case_doc_list.find(({ id }) => id === 'model_complaint')?.readable).toBe(true);
    const shown = await call(p.claimant, fileDisplayList, { ...as, nid: 'hearing' });
    expect(shown.d.list.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      `document ${document.id}`,
      'material facts',
      'material model_complaint',
    ]);
    const judge = await call(p.judge, nodeRoleDocs, { eid, nid: 'hearing', role_id: 'judge' });
    expect(judge.d.pre_doc_list).toEqual([]);
    expect(judge.d.case_doc_list.map(({ id }) => id)).toContain('letter');
  });
});

describe('the record', () => {
  test('of a section begins with its present visit, and leaves out what is not for the reader', async () => {
    const play = await openAt('hearing');
    const { eid, players: p, call, push } = play;
    const say = (text: string) => push(p.judge, 'hearing', { kind: 'speech', role_id: 'judge', text });
    await say('Before');
    await play.end('judge', 'hearing', 'deliberate');
    for (const role of ['judge', 'assessor'] as const) {
      await push(p[role], 'panel', {
        kind: 'vote',
        role_id: role,
        option_id: role === 'judge' ? 'for' : 'against',
      });
    }
    await push(p.judge, 'panel', { kind: 'end_vote' });
    await play.end('judge', 'panel', 'again');
    await say('After');
    await say('And more');
    const texts = async (input: object) => {
      const { d } = await server.call(
        nodeMessages,
        { eid, nid: 'hearing', ...input },
        { as: p.claimant.token },
      );
      return {
        said: d.list.map((event) => (event.type === 'spoke' ? event.data.text : event.type)),
        more: d.has_more,
      };
    };
    expect(await texts({})).toEqual({ said: ['After', 'And more'], more: false });
    expect(await texts({ size: 1 })).toEqual({ said: ['And more'], more: true });
    const { seq } = await play.state();
    expect(await texts({ size: 1, before: seq })).toEqual({ said: ['After'], more: false });
    const whole = await call(p.claimant, experimentMessages, { eid });
    expect(whole.d.list.map(({ seq }) => seq)).toEqual(
      (await play.log()).filter(({ audience }) => audience === null).map(({ seq }) => seq),
    );
    expect((await call(play.stranger, experimentMessages, { eid })).code).toBe('not_found');
  });

  test('since a number is gapless, with stubs for what the reader may not know', async () => {
    const play = await openAt('panel');
    const { eid, players: p, call } = play;
    await play.push(p.assessor, 'panel', { kind: 'vote', role_id: 'assessor', option_id: 'for' });
    const { d } = await call(p.witness, experimentEvents, { eid, since: 2 });
    expect(d.events.map(({ seq }) => seq)).toEqual(Array.from({ length: d.seq - 2 }, (_, i) => i + 3));
    expect(d.events.at(-1)).toEqual({
      seq: d.seq,
      at: expect.any(Number),
      node_id: null,
      actor_id: null,
      role_id: null,
      by_staff: false,
      audience: null,
      type: 'sealed',
      data: {},
    });
    const own = await call(p.assessor, experimentEvents, { eid, since: d.seq - 1 });
    expect(own.d.events).toMatchObject([{ type: 'ballot_cast', data: { option_id: 'for' } }]);
    const mentor = await call(play.mentor, experimentEvents, { eid, since: d.seq - 1 });
    expect(mentor.d.events).toMatchObject([{ type: 'sealed' }]);
    expect((await call(p.witness, experimentEvents, { eid, since: d.seq })).d).toEqual({
      events: [],
      seq: d.seq,
      has_more: false,
    });
  });

  test('is sent five hundred at a time', async () => {
    const play = await openPlay(server);
    await server.deps.database.pool.query(
      `INSERT INTO experiment_events (experiment_id, seq, type, at, data)
        SELECT $1, n, 'guided', 0, '{"text":"x"}' FROM generate_series(2, 700) AS n`,
      [play.eid],
    );
    const first = await play.call(play.leader, experimentEvents, { eid: play.eid, since: 0 });
    expect(first.d).toMatchObject({ has_more: true, seq: 501 });
    expect(first.d.events).toHaveLength(500);
    const rest = await play.call(play.leader, experimentEvents, { eid: play.eid, since: 500 });
    expect(rest.d).toMatchObject({ has_more: false, seq: 700 });
  });
});

describe('the options out of a section', () => {
  test('do not tell right from wrong, and come once the section is reached', async () => {
    const play = await openPlay(server);
    const { eid, players: p, call, flowId } = play;
    const ask = { flow_id: flowId, node_id: 'hearing', eid };
    expect((await call(p.judge, transQuery, ask)).code).toBe('not_found');
    await playTo(play, 'hearing');
    const { d } = await call(p.judge, transQuery, ask);
    expect(d.list.map(({ id }) => id).sort()).toEqual(['adjourn', 'deliberate']);
    expect(d.list.every((option) => Object.keys(option).sort().join() === 'id,label')).toBe(true);
    expect((await call(p.claimant, transQuery, ask)).d).toEqual(d);
    const other = await openAt('hearing');
    expect((await call(p.judge, transQuery, { ...ask, flow_id: other.flowId })).code).toBe('not_found');
    expect((await call(p.judge, transQuery, { flow_id: flowId, node_id: 'hearing' })).code).toBe('not_found');
    expect((await call(play.stranger, transQuery, ask)).code).toBe('not_found');
  });

  test('out of a vote are those that its outcome left open', async () => {
    const play = await openAt('panel');
    const { eid, players: p, call } = play;
    const options = async () =>
      (await call(p.judge, transQuery, { flow_id: play.flowId, node_id: 'panel', eid })).d.list.map(
        ({ id }) => id,
      );
    expect(await options()).toEqual([]);
    await play.push(p.judge, 'panel', { kind: 'end_vote' });
    expect(await options()).toEqual(['dismissed']);
  });
});

test('who is in the room, who is out, who has voted', async () => {
  const play = await openAt('hearing');
  const { eid, players: p, call } = play;
  const at = { eid, nid: 'hearing' };
  const ids = async (read: typeof roleInList) =>
    (await call(p.claimant, read, at)).d.list.map(({ role_id }) => role_id);
  expect(await ids(roleInList)).toEqual(['judge', 'claimant', 'respondent']);
  expect(await ids(roleOutList)).toEqual(['witness']);
  const ask = {
    kind: 'request',
    role_id: 'claimant',
    about: 'display',
    item: { kind: 'material', id: 'facts', name: 'x' },
  } as const;
  await play.push(p.claimant, 'hearing', ask);
  const waiting = await call(p.judge, displayApplication, at);
  expect(waiting.d.list).toMatchObject([{ role_id: 'claimant', name: 'Facts' }]);
  await play.end('judge', 'hearing', 'deliberate');
  await play.push(p.assessor, 'panel', { kind: 'vote', role_id: 'assessor', option_id: 'for' });
  const panel = { eid, nid: 'panel' };
  const mine = await call(p.assessor, voteStatus, panel);
  expect(mine.d).toEqual({
    has_vote: true,
    end_vote: false,
    role_status_list: [
      { role_id: 'judge', vote_status: 0 },
      { role_id: 'assessor', vote_status: 1 },
      { role_id: 'witness', vote_status: 0 },
    ],
    my_votes: [{ role_id: 'assessor', option_id: 'for' }],
    result: null,
  });
  expect((await call(p.judge, voteStatus, panel)).d.my_votes).toEqual([]);
  const status = await call(p.judge, roleStatus, panel);
  expect(status.d.list.map(({ vote_status }) => vote_status)).toEqual([0, 1, 0]);
});

test('reports side by side: another’s is read once it is handed in', async () => {
  const play = await openAt('report');
  const { eid, players: p, call } = play;
  const { document } = await draft(play, 'claimant', 'report', undefined);
  const rows = async (who: typeof p.judge) =>
    (await call(who, roleReportList, { eid, nid: 'report' })).d.list.map(
      ({ role_id, document: of, readable }) => [role_id, of?.id ?? null, readable],
    );
  const handedIn = (isJudge: boolean) => [
    ['judge', null, isJudge],
    ['claimant', document.id, true],
  ];
  expect(await rows(p.claimant)).toEqual(handedIn(false));
  // Not even that it was begun.
  expect(await rows(p.judge)).toEqual([
    ['judge', null, true],
    ['claimant', null, false],
  ]);
  await play.push(p.claimant, 'report', { kind: 'submit', role_id: 'claimant', doc_id: document.id });
  expect(await rows(p.judge)).toEqual(handedIn(true));
  expect(await rows(p.witness)).toEqual(handedIn(false));
});

test('who may be asked to sign', async () => {
  const play = await openAt('judgment');
  const { document } = await draft(play, 'judge', 'judgment', 'judgment_form');
  const ask = { eid: play.eid, doc_id: document.id };
  const { d } = await play.call(play.players.judge, signRoles, ask);
  expect(d.list.map(({ role_id, status }) => [role_id, status])).toEqual([
    ['judge', 'none'],
    ['assessor', 'none'],
  ]);
  expect((await play.call(play.players.claimant, signRoles, ask)).code).toBe('not_found');
});

test('the wait page says where, who and since when', async () => {
  const play = await openPlay(server);
  const { d } = await play.call(play.players.witness, userNodes, { eid: play.eid });
  expect(d.list).toEqual([]);
  expect(d.waiting).toMatchObject([
    {
      node_id: 'complaint',
      roles: [{ role_id: 'claimant', user: { id: play.players.claimant.id }, online: false }],
    },
    { node_id: 'defence', since: expect.any(Number) },
  ]);
  const mine = await play.call(play.players.claimant, userNodes, { eid: play.eid });
  expect(mine.d.list).toMatchObject([{ id: 'complaint', role_ids: ['claimant'], process_type: 2 }]);
});
