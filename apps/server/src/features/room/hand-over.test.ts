import { experimentEvents, handOver, handOverAnswer, handOverUndo, LIMITS, meetApply } from '@lets/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wholeCase } from '../../../test/flows.ts';
import { openPlay, type Play, type Player, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

const ABSENT_MS = LIMITS.absent_minutes * 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** The leader wants the claimant's role for the assessor. */
function takeRole({ eid, leader, players, call }: Play) {
  return call(leader, handOver, {
    eid,
    target_role: 'claimant',
    to_user: players.assessor.id,
    reason: 'Ill',
  });
}

async function holderOf(play: Play): Promise<number | undefined> {
  return (await play.state()).holders.claimant;
}

async function wasPresent({ eid }: Play, { id }: Player, agoMs: number): Promise<void> {
  await server.deps.database.pool.query(
    'insert into presence_spans (experiment_id, user_id, from_at, until_at) values ($1, $2, $3, $3)',
    [eid, id, new Date(server.deps.clock() - agoMs)],
  );
}

describe('the leader hands over the role of somebody else', () => {
  test('who has just begun the experiment: they are asked, and nothing changes hands before they agree', async () => {
    const play = await openPlay(server);
    const { claimant, assessor } = play.players;
    const asked = await takeRole(play);
    expect(asked.d.events.map(({ type }) => type)).toEqual(['hand_over_asked']);
    expect(await holderOf(play)).toBe(claimant.id);
    const answer = { eid: play.eid, kind: 'answer', ask_id: asked.d.seq, agree: true } as const;
    expect((await play.call(play.leader, handOverAnswer, answer)).code).toBe('not_found');
    expect((await play.call(claimant, handOverAnswer, answer)).code).toBe('ok');
    expect(await holderOf(play)).toBe(assessor.id);
  });

  test.each([
    [
      'was seen in it within the measure',
      async (play: Play) => wasPresent(play, play.players.claimant, ABSENT_MS - 5000),
      false,
    ],
    [
      'was last seen before that',
      async (play: Play) => wasPresent(play, play.players.claimant, ABSENT_MS + 5000),
      true,
    ],
    ['has never come', async () => {}, true],
    [
      'has done something in it just now',
      async (play: Play) =>
        void (await play.push(play.players.claimant, 'hearing', {
          kind: 'speech',
          role_id: 'claimant',
          text: 'Here',
        })),
      false,
    ],
    [
      'follows it by asking for what is new, without live lines',
      async ({ eid, players, call }: Play) => {
        await call(players.claimant, experimentEvents, { eid, since: 0 });
        server.pass(ABSENT_MS - 5000);
        await call(players.claimant, experimentEvents, { eid, since: 0 });
        server.pass(ABSENT_MS - 5000);
      },
      false,
    ],
  ])('who %s', async (_, prepare, isAbsent) => {
    const play = await openPlay(server);
    await playTo(play, 'hearing');
    server.pass(ABSENT_MS + 10_000);
    await prepare(play);
    const { d } = await takeRole(play);
    expect(d.events.map(({ type }) => type)).toEqual([isAbsent ? 'handed_over' : 'hand_over_asked']);
  });

  test('who has left the class or whose account is closed: at once', async () => {
    const { pool } = server.deps.database;
    for (const gone of [
      'delete from enrolments where user_id = $1',
      'update users set disabled = true where id = $1',
    ]) {
      const play = await openPlay(server);
      await pool.query(gone, [play.players.claimant.id]);
      expect((await takeRole(play)).d.events).toMatchObject([{ type: 'handed_over' }]);
    }
  });

  test('by way of staff needs nobody’s consent', async () => {
    const play = await openPlay(server);
    const give = { eid: play.eid, target_role: 'claimant', to_user: play.players.assessor.id, reason: 'Ill' };
    expect((await play.call(play.mentor, handOver, give)).d.events).toMatchObject([{ type: 'handed_over' }]);
  });
});

/** The bench keeps apart from everybody else. */
const apartFlow = {
  ...wholeCase.flow,
  roles: wholeCase.flow.roles.map((role) =>
    role.id === 'judge' ? { ...role, incompatible: ['claimant', 'respondent', 'witness'] } : role,
  ),
};
const openApart = () => openPlay(server, { file: { flow: apartFlow } });

const auditOf = async (eid: number): Promise<string[]> => {
  const { rows } = await server.deps.database.pool.query<{ detail: string }>(
    `select detail from audit_log where target = $1 and action = 'intervention' order by id`,
    [`experiment ${eid}`],
  );
  return rows.map(({ detail }) => detail);
};

describe('roles that one person may not hold together', () => {
  test('are refused with both names; the mentor makes an exception, which stands in the record and in the audit log', async () => {
    const play = await openApart();
    const { eid, players: p, mentor, call } = play;
    const give = { eid, target_role: 'judge', to_user: p.witness.id, reason: '审判长病了' };
    const refused = await call(mentor, handOver, give);
    expect([refused.code, refused.d]).toEqual(['incompatible_roles', { roles: ['judge', 'witness'] }]);
    expect((await play.state()).holders.judge).toBe(p.judge.id);
    const { reason: _, ...unexplained } = give;
    expect((await call(mentor, handOver, { ...unexplained, exception: true })).code).toBe('bad_parameter');
    const given = await call(mentor, handOver, { ...give, exception: true });
    expect(given.d.events).toMatchObject([
      {
        type: 'handed_over',
        by_staff: true,
        data: { from_user: p.judge.id, to_user: p.witness.id, reason: '审判长病了', despite: 'witness' },
      },
    ]);
    expect(await auditOf(eid)).toEqual([`hand_over judge ${p.judge.id} > ${p.witness.id}: 审判长病了`]);
  });

  test('are no exception for a leader while somebody there may hold the role', async () => {
    const play = await openApart();
    const { eid, players: p, leader, call } = play;
    const give = { eid, target_role: 'judge', reason: 'Ill', exception: true };
    const to = (who: Player) => call(leader, handOver, { ...give, to_user: who.id });
    expect((await to(p.witness)).code).toBe('incompatible_roles');
    expect((await to(p.assessor)).code).toBe('ok');
  });
});

describe('a role that was handed over', () => {
  const given = async (play: Play) => {
    const { eid, players: p, mentor, call } = play;
    const give = { eid, target_role: 'claimant', to_user: p.assessor.id, reason: 'Ill' };
    return (await call(mentor, handOver, give)).d.seq;
  };
  const undo = ({ eid, call }: Play, who: Player, given_seq: number) =>
    call(who, handOverUndo, { eid, given_seq });

  test('goes back, by the mentor who gave it and not by the leader, and once', async () => {
    const play = await openPlay(server);
    const seq = await given(play);
    expect((await undo(play, play.leader, seq)).code).toBe('no_authority');
    const undone = await undo(play, play.mentor, seq);
    expect(undone.d.events).toMatchObject([{ type: 'hand_over_undone', data: { given_seq: seq } }]);
    expect(await holderOf(play)).toBe(play.players.claimant.id);
    expect((await undo(play, play.mentor, seq)).code).toBe('hand_over_stands');
    expect(await auditOf(play.eid)).toHaveLength(2);
  });

  test('stays where it is once it has acted', async () => {
    const play = await openPlay(server);
    await playTo(play, 'hearing');
    const seq = await given(play);
    const speech = { kind: 'speech', role_id: 'claimant', text: 'Now I speak' } as const;
    await play.push(play.players.respondent, 'hearing', { ...speech, role_id: 'respondent' });
    await play.push(play.players.assessor, 'hearing', speech);
    expect((await undo(play, play.mentor, seq)).code).toBe('hand_over_stands');
  });

  test('stays there after five minutes', async () => {
    const play = await openPlay(server);
    const seq = await given(play);
    server.pass(5 * 60_000 + 1);
    expect((await undo(play, play.mentor, seq)).code).toBe('hand_over_stands');
  });
});

test('a talk in private is asked of the host, then of the other role', async () => {
  const { flow } = wholeCase;
  const nodes = flow.nodes.map((node) => ({ ...node, meets_freely: false }));
  const play = await openPlay(server, { file: { flow: { ...flow, nodes } } });
  await playTo(play, 'hearing');
  const { eid, players: p, call } = play;
  const at = { eid, nid: 'hearing' };
  const ask = { kind: 'ask', ...at, role_id: 'claimant', target_role: 'respondent', text: 'A word' } as const;
  const wished = await call(p.claimant, meetApply, ask);
  expect(wished.d.events).toMatchObject([{ type: 'requested', data: { about: 'meeting' } }]);
  const answer = { kind: 'answer', answer_to: wished.d.seq, agree: true } as const;
  expect((await play.push(p.respondent, 'hearing', answer)).code).toBe('not_authorised_here');
  const agreed = await play.push(p.judge, 'hearing', answer);
  expect(agreed.d.events.map(({ type }) => type)).toEqual(['request_answered', 'sealed']);
  const [meeting] = (await play.state()).sections.hearing?.meetings ?? [];
  const accept = {
    kind: 'answer',
    ...at,
    role_id: 'respondent',
    meeting_id: meeting?.id ?? 0,
    agree: true,
  } as const;
  expect((await call(p.respondent, meetApply, accept)).code).toBe('ok');
});

test('whoever asks for what is new again and again is noted once a minute, members of a running experiment alone', async () => {
  const play = await openPlay(server);
  const { eid, players, mentor, call } = play;
  await playTo(play, 'hearing');
  const began = new Date(server.deps.clock());
  const spans = async () => {
    const { rows } = await server.deps.database.pool.query(
      `select user_id, floor(extract(epoch from until_at - $2::timestamptz) / 60)::int as minute from presence_spans
        where experiment_id = $1 order by from_at`,
      [eid, began],
    );
    return rows;
  };
  const ask = (who: Player) => call(who, experimentEvents, { eid, since: 0 });
  await ask(players.claimant);
  await ask(mentor);
  server.pass(30_000);
  await ask(players.claimant);
  expect(await spans()).toEqual([{ user_id: players.claimant.id, minute: 0 }]);
  server.pass(31_000);
  await ask(players.claimant);
  expect(await spans()).toEqual([{ user_id: players.claimant.id, minute: 1 }]);
  server.pass(10 * 60_000);
  await ask(players.claimant);
  expect(await spans(), 'the gap is nobody’s presence').toHaveLength(2);
});
