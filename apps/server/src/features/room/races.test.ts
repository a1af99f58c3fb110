import {
  type CallDeclaration,
  control,
  docSave,
  experienceSave,
  experimentStart,
  handOver,
  type InputOf,
  jumpStart,
  LIMITS,
  messagePush,
  nodeEnd,
  templateSign,
} from '@lets/contract';
import { initialState, replay } from '@lets/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProject } from '../../../test/factories.ts';
import { richText } from '../../../test/flows.ts';
import { draft, openPlay, type Play, type Player, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { connectDatabase } from '../../db/client.ts';
import { pushMessage } from './commands/push.ts';

const ROUNDS = 100;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** As many runs that stand exactly where this one does; documents get ids of their own. */
async function cloneRun(
  { eid }: Play,
  count: number,
  documentId?: string,
): Promise<{ eid: number; doc_id: string }[]> {
  const { rows } = await server.deps.database.pool.query(
    `WITH copy AS (
        INSERT INTO experiments (project_id, flow_id, team_id, class_id, name, creator_id, creator_type, leader_id,
          status, seq, state, started_at, ended_at, ending)
        SELECT project_id, flow_id, team_id, class_id, own, creator_id, creator_type, leader_id,
          status, seq, replace(state::text, $3, own)::json, started_at, ended_at, ending
        FROM experiments, (SELECT gen_random_uuid()::text AS own FROM generate_series(1, $2)) AS ids WHERE id = $1
        RETURNING id, name
      ), members AS (
        INSERT INTO experiment_members (experiment_id, user_id)
        SELECT copy.id, m.user_id FROM copy, experiment_members m WHERE m.experiment_id = $1
      )
      SELECT id AS eid, name AS doc_id FROM copy ORDER BY id`,
    [eid, count, documentId ?? 'no document'],
  );
  return rows;
}

interface Rival {
  readonly who: Player;
  readonly call: CallDeclaration;
  readonly input: (clone: { eid: number; doc_id: string }) => object;
}

/** In every one of a hundred runs the rivals act at once: one wins, and the others are refused with this code. */
async function expectOneWinner(
  play: Play,
  rivals: readonly Rival[],
  loserCode: string,
  documentId?: string,
): Promise<number[]> {
  const clones = await cloneRun(play, ROUNDS, documentId);
  for (const clone of clones) {
    const answers = await Promise.all(
      rivals.map(({ who, call, input }) => server.send(call, input(clone), { as: who.token })),
    );
    const codes = answers.map(({ code }) => code).sort();
    expect(codes).toEqual([...Array(rivals.length - 1).fill(loserCode), 'ok'].sort());
  }
  return clones.map(({ eid }) => eid);
}

async function countEvents(eids: readonly number[], type: string): Promise<number> {
  const { rows } = await server.deps.database.pool.query(
    'SELECT count(*) AS count FROM experiment_events WHERE experiment_id = ANY($1) AND type = $2',
    [eids, type],
  );
  return rows[0].count;
}

describe('of rivals at the same moment exactly one wins', () => {
  test('start', async () => {
    const play = await openPlay(server, { isStarted: false });
    const start: Rival = { who: play.leader, call: experimentStart, input: ({ eid }) => ({ eid }) };
    const eids = await expectOneWinner(play, [start, start, start], 'already_done');
    expect(await countEvents(eids, 'started')).toBe(ROUNDS);
  });

  test('vote, and ending the vote', async () => {
    const play = await openPlay(server);
    await playTo(play, 'panel');
    const { assessor, judge } = play.players;
    const vote = (option_id: string): Rival => ({
      who: assessor,
      call: messagePush,
      input: ({ eid }) => ({ kind: 'vote', eid, nid: 'panel', role_id: 'assessor', option_id }),
    });
    const eids = await expectOneWinner(play, [vote('for'), vote('against'), vote('abstain')], 'already_done');
    expect(await countEvents(eids, 'ballot_cast')).toBe(ROUNDS);
    const end = (eid: number) => ({ kind: 'end_vote', eid, nid: 'panel' });
    const ended = await expectOneWinner(
      play,
      [
        { who: judge, call: messagePush, input: ({ eid }) => end(eid) },
        { who: judge, call: messagePush, input: ({ eid }) => ({ ...end(eid), role_id: 'judge' }) },
        { who: play.mentor, call: control, input: ({ eid }) => end(eid) },
      ],
      'already_done',
    );
    expect(await countEvents(ended, 'vote_ended')).toBe(ROUNDS);
  });

  test('ending a section, by host and mentor', async () => {
    const play = await openPlay(server);
    await playTo(play, 'hearing');
    const at = (eid: number) => ({ eid, nid: 'hearing', trans_id: 'deliberate' });
    const byHost: Rival = {
      who: play.players.judge,
      call: nodeEnd,
      input: ({ eid }) => ({ option: 'forward', ...at(eid), role_id: 'judge' }),
    };
    const byMentor: Rival = {
      who: play.mentor,
      call: control,
      input: ({ eid }) => ({ kind: 'move_on', ...at(eid) }),
    };
    const eids = await expectOneWinner(play, [byHost, byMentor, byHost], 'not_current_section');
    expect(await countEvents(eids, 'section_ended')).toBe(ROUNDS);
  });

  test('signing and refusing', async () => {
    const play = await openPlay(server);
    await playTo(play, 'judgment');
    const { document } = await draft(play, 'judge', 'judgment', 'judgment_form');
    const ask = { kind: 'sign_request', doc_id: document.id, role_ids: ['assessor'] } as const;
    await play.push(play.players.judge, 'judgment', ask);
    const sign = (decision: 'signed' | 'refused'): Rival => ({
      who: play.players.assessor,
      call: templateSign,
      input: ({ eid, doc_id }) =>
        ({
          eid,
          nid: 'judgment',
          role_id: 'assessor',
          doc_id,
          hash: document.hash,
          decision,
          reason: 'Because',
        }) satisfies InputOf<typeof templateSign>,
    });
    const rivals = [sign('signed'), sign('refused'), sign('signed')];
    const eids = await expectOneWinner(play, rivals, 'already_done', document.id);
    const { rows } = await server.deps.database.pool.query(
      'SELECT FROM signatures WHERE experiment_id = ANY($1)',
      [eids],
    );
    expect(rows).toHaveLength(ROUNDS);
  });

  test('saving over the same version', async () => {
    const play = await openPlay(server);
    const { document } = await draft(play, 'claimant', 'complaint', 'complaint_form');
    const save = (text: string): Rival => ({
      who: play.players.claimant,
      call: docSave,
      input: ({ eid, doc_id }) => ({
        eid,
        nid: 'complaint',
        role_id: 'claimant',
        doc_id,
        base_version: 1,
        content: richText(text),
      }),
    });
    const eids = await expectOneWinner(play, [save('Mine'), save('Yours')], 'changed_meanwhile', document.id);
    expect(await countEvents(eids, 'document_saved')).toBe(ROUNDS);
  });

  test('handing a role over', async () => {
    const play = await openPlay(server);
    const give = (who: Player): Rival => ({
      who,
      call: handOver,
      input: ({ eid }) => ({ eid, target_role: 'witness', to_user: play.players.claimant.id, reason: 'Ill' }),
    });
    // Nobody has this run open: by now they all count as absent.
    server.pass(LIMITS.absent_minutes * 60_000 + 1);
    const eids = await expectOneWinner(play, [give(play.leader), give(play.mentor)], 'already_done');
    expect(await countEvents(eids, 'handed_over')).toBe(ROUNDS);
  });

  test('jumping', async () => {
    await buildProject(server.deps.database, { courseId: null, file: { code: 'race-target' } });
    const jumps = [{ node_id: 'leap', project_code: 'race-target', roles: { judge: 'judge' } }];
    const play = await openPlay(server, { file: { project: { jumps } } });
    await playTo(play, 'leap');
    const jump: Rival = {
      who: play.players.judge,
      call: jumpStart,
      input: ({ eid }) => ({ eid, nid: 'leap', role_id: 'judge' }),
    };
    const eids = await expectOneWinner(play, [jump, jump], 'already_done');
    const { rows } = await server.deps.database.pool.query(
      'SELECT FROM experiments WHERE linked_from = ANY($1)',
      [eids],
    );
    expect(rows).toHaveLength(ROUNDS);
  });

  test('writing experience', async () => {
    const play = await openPlay(server);
    await playTo(play, 'closing');
    const write = (content: string): Rival => ({
      who: play.players.witness,
      call: experienceSave,
      input: ({ eid }) => ({ eid, content }),
    });
    const eids = await expectOneWinner(play, [write('Much'), write('Little')], 'already_done');
    expect(await countEvents(eids, 'experience_written')).toBe(ROUNDS);
  });
});

test('a request sent many times at once happens once and is answered the same', async () => {
  const play = await openPlay(server);
  await playTo(play, 'hearing');
  for (let round = 0; round < ROUNDS; round += 1) {
    const act = {
      kind: 'speech',
      role_id: 'judge',
      text: `Round ${round}`,
      request_id: `round-${round}-request`,
    } as const;
    const answers = await Promise.all([1, 2, 3].map(() => play.push(play.players.judge, 'hearing', act)));
    expect(answers.map(({ code }) => code)).toEqual(['ok', 'ok', 'ok']);
    for (const { d } of answers) expect(d).toEqual(answers[0]?.d);
  }
  const spoken = (await play.log()).filter(({ type }) => type === 'spoke');
  expect(spoken.map(({ data }) => 'text' in data && data.text)).toEqual(
    Array.from({ length: ROUNDS }, (_, round) => `Round ${round}`),
  );
});

test('sixty-four acts at once leave a log without gaps, told in its order, that leads to the state kept', async () => {
  const play = await openPlay(server);
  await playTo(play, 'hearing');
  const { judge, claimant } = play.players;
  const say = (who: Player, role_id: string, i: number) =>
    play.push(who, 'hearing', { kind: 'speech', role_id, text: `${role_id} ${i}` });
  const acts = Array.from({ length: 64 }, (_, i) =>
    i % 2 ? say(judge, 'judge', i) : say(claimant, 'claimant', i),
  );
  const answers = await Promise.all(acts);
  expect(answers.every(({ code }) => code === 'ok')).toBe(true);
  const log = await play.log();
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
  expect(new Set(answers.map(({ d }) => d.seq)).size).toBe(64);
  const state = await play.state();
  expect(replay(log, initialState({ leader_id: 0, member_ids: [], holders: {} }))).toEqual(state);
  const told = server.published.filter(({ eid }) => eid === play.eid).flatMap(({ events }) => events);
  expect(told.map(({ seq }) => seq)).toEqual(log.map(({ seq }) => seq));
});

test('two server processes on one database lose and double nothing', async () => {
  const play = await openPlay(server);
  await playTo(play, 'hearing');
  const { log, database } = server.deps;
  const other = {
    ...server.deps,
    database: connectDatabase({ connectionString: database.url }, { kind: 'external', log }),
  };
  const { judge } = play.players;
  const caller = { ...judge, modules: [], session: '' };
  const speech = (text: string, request_id: string) =>
    ({ kind: 'speech', eid: play.eid, nid: 'hearing', role_id: 'judge', text, request_id }) as const;
  // The other process remembers a run that this one moves on behind its back, again and again.
  for (let round = 0; round < 25; round += 1) {
    const ids = [`here-${round}-request`, `there-${round}-request`, `both-${round}-request`] as const;
    const answers = await Promise.all([
      pushMessage(server.deps, caller, speech(`here ${round}`, ids[0]), 'zh'),
      pushMessage(other, caller, speech(`there ${round}`, ids[1]), 'zh'),
      pushMessage(server.deps, caller, speech(`both ${round}`, ids[2]), 'zh'),
      pushMessage(other, caller, speech(`both ${round}`, ids[2]), 'zh'),
    ]);
    expect(answers[2]).toEqual(answers[3]);
  }
  const events = await play.log();
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
  const spoken = events.flatMap((event) => (event.type === 'spoke' ? [event.data.text] : []));
  const expected = ['here', 'there', 'both'].flatMap((who) =>
    Array.from({ length: 25 }, (_, i) => `${who} ${i}`),
  );
  expect(spoken.toSorted()).toEqual(expected.toSorted());
  expect(replay(events, initialState({ leader_id: 0, member_ids: [], holders: {} }))).toEqual(
    await play.state(),
  );
  await other.database.close();
});

test('a busy run leaves the connections to the others', async () => {
  const [busy, quiet] = [await openPlay(server), await openPlay(server)];
  await Promise.all([playTo(busy, 'hearing'), playTo(quiet, 'hearing')]);
  const say = (play: Play, text: string) =>
    play.push(play.players.judge, 'hearing', { kind: 'speech', role_id: 'judge', text });
  const { pool } = server.deps.database;
  // Someone outside holds the busy run's row.
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT FROM experiments WHERE id = $1 FOR UPDATE', [busy.eid]);
  const waiting = Array.from({ length: 50 }, (_, i) => say(busy, `Waiting ${i}`));
  expect((await say(quiet, 'Undisturbed')).code).toBe('ok');
  await client.query('COMMIT');
  client.release();
  const answers = await Promise.all(waiting);
  expect(answers.every(({ code }) => code === 'ok')).toBe(true);
  const spoken = (await busy.log()).flatMap((event) => (event.type === 'spoke' ? [event.data.text] : []));
  expect(spoken.toSorted()).toEqual(Array.from({ length: 50 }, (_, i) => `Waiting ${i}`).toSorted());
});
