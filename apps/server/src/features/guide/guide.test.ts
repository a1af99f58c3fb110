import { randomUUID } from 'node:crypto';
import {
  classCall,
  control,
  experimentEvents,
  experimentList,
  guideBoard,
  helpAsk,
  IDENTITY,
  meetApply,
  messageList,
  noteCreate,
  noteShare,
  notesShared,
  STUCK_AFTER,
  templateSign,
} from '@lets/contract';
import { eventFor, type RunEvent } from '@lets/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, logInAs } from '../../../test/factories.ts';
import { wholeCase } from '../../../test/flows.ts';
import { buildPlayer, draft, openPlay, type Play, type Player, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let play: Play;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  play = await openPlay(server);
});

const board = async (input = {}) => (await play.call(play.mentor, guideBoard, input)).d;
const ask = (text: string) => play.call(play.players.claimant, helpAsk, { eid: play.eid, text });
const answer = (answers = 0, text = '') =>
  play.call(play.mentor, control, { kind: 'guide', eid: play.eid, text, answers });
const guide = (text: string) => play.call(play.mentor, control, { kind: 'guide', eid: play.eid, text });

describe('the board', () => {
  it('shows the runs of one’s own classes, and says how they stand', async () => {
    const { rows, total, classes, flows } = await board();
    expect(total).toBe(1);
    expect(rows.map(({ card, state, paused }) => [card.eid, state, paused])).toEqual([
      [play.eid, 'going', null],
    ]);
    expect(classes.map(({ id }) => id)).toEqual([play.classId]);
    expect(flows.map(({ flow_id }) => flow_id)).toEqual([play.flowId]);
    const other = await buildPlayer(server, { identity: IDENTITY.mentor });
    expect((await play.call(other, guideBoard, {})).d).toMatchObject({ total: 0, rows: [], classes: [] });
    expect((await play.call(play.leader, guideBoard, {})).code).toBe('no_authority');
    expect((await board({ class_id: play.classId + 1000 })).rows).toEqual([]);
    expect((await board({ project_id: play.projectId })).rows).toHaveLength(1);
  });

  it('waits for what the only way out asks for, which no list of a student’s tells', async () => {
    const conditions = [{ type: 'has_spoken', node_id: 'hearing', role_id: 'claimant' } as const];
    const transitions = wholeCase.flow.transitions.map((one) =>
      one.id === 'deliberate' ? { ...one, conditions } : one,
    );
    const held = await openPlay(server, { file: { flow: { ...wholeCase.flow, transitions } } });
    await playTo(held, 'hearing');
    const [row] = (await held.call(held.mentor, guideBoard, {})).d.rows;
    const waited_for = [{ role_id: 'claimant' }];
    expect(row?.card.open_sections).toMatchObject([{ node_id: 'hearing', due: 'speak', waited_for }]);
    const { d } = await held.call(held.players.claimant, experimentList, { scope: 'doing' });
    expect(d.list[0]?.open_sections).toMatchObject([{ due: 'end', waited_for: [{ role_id: 'judge' }] }]);
  });

  it('names who has not signed yet, until they do', async () => {
    await playTo(play, 'judgment');
    const { document } = await draft(play, 'judge', 'judgment', 'judgment_form');
    const doc_id = document.id;
    const base = { role_id: 'judge', doc_id } as const;
    const { judge, assessor } = play.players;
    await play.push(judge, 'judgment', { ...base, kind: 'sign_request', role_ids: ['assessor'] });
    const [asked] = (await board()).rows;
    expect(asked).toMatchObject({ signing: ['assessor'], state: 'going' });
    const answer = { eid: play.eid, nid: 'judgment', role_id: 'assessor', doc_id, hash: document.hash };
    await play.call(assessor, templateSign, { ...answer, decision: 'signed', image: 'text:陪审员' });
    expect((await board()).rows[0]?.signing).toEqual([]);
  });

  it('names a request that the host leaves unanswered, and who asked', async () => {
    await playTo(play, 'hearing');
    const ask = { kind: 'request', role_id: 'respondent', about: 'speech' } as const;
    expect((await play.push(play.players.respondent, 'hearing', ask)).code).toBe('ok');
    server.pass(STUCK_AFTER.unsigned_minutes * 60_000);
    const { judge } = play.players;
    expect((await board()).rows[0]?.stuck).toContainEqual(
      expect.objectContaining({
        reason: 'request',
        node_id: 'hearing',
        role_id: 'judge',
        user: expect.objectContaining({ id: judge.id }),
        due: 'answer_request',
        from_role: 'respondent',
      }),
    );
  });

  it('tells the mentors of a call for help at once, until it is answered', async () => {
    server.nudged.length = 0;
    expect((await ask('从哪里开始？')).code).toBe('ok');
    expect(server.nudged).toContainEqual({ userIds: [play.mentor.id], topic: 'guide' });
    const [row] = (await board()).rows;
    expect(row).toMatchObject({
      state: 'help',
      help: [{ text: '从哪里开始？', user: { id: play.players.claimant.id } }],
      stuck: [{ reason: 'help', user: { id: play.players.claimant.id } }],
    });
    await guide('大家注意时间。');
    expect((await board()).rows[0]).toMatchObject({ state: 'help', help: [{ answer: null }] });
    const [call] = row?.help ?? [];
    expect((await answer(call?.seq, '先写起诉状。')).code).toBe('ok');
    expect((await board()).rows[0]).toMatchObject({
      state: 'going',
      stuck: [],
      help: [{ seq: call?.seq, answer: { text: '先写起诉状。', user: { id: play.mentor.id } } }],
    });
    expect((await play.log()).at(-1)).toMatchObject({
      type: 'guided',
      by_staff: true,
      actor_id: play.mentor.id,
      data: { text: '先写起诉状。', answers: call?.seq },
    });
  });

  it('keeps one answer for each question, under the question it was written for', async () => {
    await ask('从哪里开始？');
    const [first] = (await board()).rows[0]?.help ?? [];
    const { claimant, judge } = play.players;
    const call = { eid: play.eid, kind: 'guide', text: '答', answers: first?.seq ?? 0 } as const;
    for (const who of [claimant, judge])
      expect((await play.call(who, control, call)).code).toBe('no_authority');
    const lost = { ...call, request_id: randomUUID() };
    expect((await play.call(play.mentor, control, lost)).code).toBe('ok');
    expect((await play.call(play.mentor, control, lost)).code).toBe('ok');
    expect((await answer(first?.seq, '再答')).code).toBe('help_answered');
    await ask('然后呢？');
    expect((await answer(first?.seq, '迟到的答复')).code).toBe('help_gone');
    expect((await answer(1, '无中生有')).code).toBe('help_gone');
    expect((await board()).rows[0]?.help).toMatchObject([{ text: '然后呢？', answer: null }]);
    const guided = (await play.log()).filter(({ type }) => type === 'guided');
    expect(guided.map(({ data }) => data)).toEqual([{ text: '答', answers: first?.seq }]);
  });

  it('shows those who wait before those who were answered', async () => {
    await ask('一');
    await play.call(play.players.judge, helpAsk, { eid: play.eid, text: '二' });
    const [first] = (await board()).rows[0]?.help ?? [];
    await answer(first?.seq, '答一');
    expect((await board()).rows[0]?.help).toMatchObject([
      { text: '二', answer: null },
      { text: '一', answer: { text: '答一' } },
    ]);
  });

  it('says that a team is paused, and why, and that it is idle', async () => {
    server.pass(11 * 60_000);
    expect((await board()).rows[0]?.stuck.map(({ reason }) => reason)).toContain('idle');
    await play.call(play.mentor, control, { kind: 'ban', eid: play.eid, reason: '等等' });
    expect((await board()).rows[0]).toMatchObject({ state: 'paused', paused: { reason: '等等' }, stuck: [] });
  });
});

describe('a room on the wall', () => {
  it('is read by whoever may look after the run, and marks what not every member may know', async () => {
    await playTo(play, 'hearing');
    const { claimant, respondent } = play.players;
    const at = { eid: play.eid, nid: 'hearing' } as const;
    const asked = await play.call(claimant, meetApply, {
      kind: 'ask',
      ...at,
      role_id: 'claimant',
      target_role: 'respondent',
    });
    const meeting_id = asked.d.seq;
    await play.call(respondent, meetApply, {
      kind: 'answer',
      ...at,
      role_id: 'respondent',
      meeting_id,
      agree: true,
    });
    const secret = { kind: 'speech', role_id: 'claimant', text: '私下说', meeting_id } as const;
    expect((await play.push(claimant, 'hearing', secret)).code).toBe('ok');
    const read = (who: Player) => play.call(who, experimentEvents, { eid: play.eid, since: 0 });
    const { events } = (await read(play.mentor)).d;
    expect(JSON.stringify(events)).toContain('私下说');
    const forAll = events.map((event) => eventFor(event as RunEvent, 0, false));
    expect(JSON.stringify(forAll)).not.toContain('私下说');
    expect(forAll.map(({ seq }) => seq)).toEqual(events.map(({ seq }) => seq));
    const other = await buildPlayer(server, { identity: IDENTITY.mentor });
    expect((await read(other)).code).toBe('not_found');
    expect((await play.call(claimant, guideBoard, {})).code).toBe('no_authority');
  });
});

describe('one message to a class', () => {
  it('reaches its runs as guidance and its other students as a message, once however often it is sent', async () => {
    const { database } = server.deps;
    const idle = await buildUser(database);
    await database.pool.query('INSERT INTO enrolments (class_id, user_id) VALUES ($1, $2)', [
      play.classId,
      idle.id,
    ]);
    const input = { class_id: play.classId, text: '回教室。', request_id: randomUUID() };
    const first = await play.call(play.mentor, classCall, input);
    expect(first.d).toEqual({ runs: 1, students: 1 });
    expect((await play.call(play.mentor, classCall, input)).d).toEqual(first.d);
    const guided = (await play.log()).filter(({ type }) => type === 'guided');
    expect(guided.map(({ data }) => data)).toEqual([{ text: '回教室。', answers: null }]);
    const told = await server.call(messageList, {}, { as: await logInAs(database, idle) });
    expect(told.d.conversations).toHaveLength(1);
    const other = await buildPlayer(server, { identity: IDENTITY.mentor });
    expect((await play.call(other, classCall, input)).code).toBe('not_found');
  });
});

describe('a note', () => {
  it('is its writer’s alone until they share it, and again when they take that back', async () => {
    const { claimant } = play.players;
    const nid = 'complaint';
    await play.call(claimant, noteCreate, { eid: play.eid, nid, text: '要点' });
    const read = async () => (await play.call(play.mentor, notesShared, { eid: play.eid })).d.list;
    const share = (shared: boolean) => play.call(claimant, noteShare, { eid: play.eid, nid, shared });
    expect(await read()).toEqual([]);
    await share(true);
    expect(await read()).toMatchObject([{ text: '要点', node_id: nid, user: { id: claimant.id } }]);
    // What is written on goes on being shared.
    await play.call(claimant, noteCreate, { eid: play.eid, nid, text: '要点二' });
    expect(await read()).toMatchObject([{ text: '要点二' }]);
    expect((await play.call(claimant, notesShared, { eid: play.eid })).code).toBe('no_authority');
    await share(false);
    expect(await read()).toEqual([]);
  });
});
