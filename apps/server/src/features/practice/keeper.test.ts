import {
  ALL_CALLS,
  type CallDeclaration,
  callKey,
  docDetail,
  dossier,
  experimentCreate,
  experimentDetail,
  experimentEvents,
  experimentStart,
  IDENTITY,
  plainText,
  playersAsk,
  playersDismiss,
  playersPapers,
} from '@lets/contract';
import { Player, Session } from '@lets/players';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { buildClass, buildProject, buildUser, logInAs } from '../../../test/factories.ts';
import { richText, wholeCase } from '../../../test/flows.ts';
import { buildPlayer, type Player as Student } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import type { Caller } from '../../http/caller.ts';
import { attachRealtime, type Gateway } from '../../realtime/gateway.ts';
import { openReport } from '../report/compose.ts';
import { gather } from '../report/gather.ts';
import { startPractice } from './keeper.ts';

const AT_ONCE = { pace: () => 0, linger: 0 };
const FAST = { tempo: { calm: AT_ONCE, brisk: AT_ONCE }, lookMs: 50 };

let server: TestServer;
let gateway: Gateway;
let url: string;
let student: Student;
let admin: string;
let projectId: number;
let stop: () => Promise<void>;

const MODEL = {
  quality: 'sound' as const,
  note: { zh: '一处只有教师知道的错误', en: 'a fault that only the teacher knows of' },
  parts: [{ body: { zh: richText('陪练写成的文书。'), en: richText('What a partner wrote.') } }],
};

/** Each template with what partners are to hand in for it. */
function withModels({ flow, project }: typeof wholeCase): typeof wholeCase {
  const nodes = flow.nodes.map((node) => ({
    ...node,
    templates: node.templates.map((template) => ({ ...template, models: [MODEL] })),
  }));
  return { flow: { ...flow, nodes }, project };
}

beforeAll(async () => {
  server = await openTestServer();
  const { app, deps } = server;
  gateway = attachRealtime(app.server, deps);
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  student = await buildPlayer(server);
  const { database } = deps;
  admin = await logInAs(
    database,
    await buildUser(database, { identity: IDENTITY.admin, modules: ['experiment'] }),
  );
  const { courseId } = await buildClass(deps.database, { studentIds: [student.id] });
  const modelled = withModels(wholeCase);
  const file = { ...modelled, project: { ...modelled.project, multi_user: true } };
  ({ id: projectId } = await buildProject(deps.database, { courseId, file }));
  stop = startPractice(deps, url, FAST);
});
afterAll(async () => {
  await stop();
  await gateway.close();
  await server.close();
});

const practices = async () =>
  (await server.deps.database.pool.query('select experiment_id from practice_runs')).rows.length;
const partnerSessions = async () =>
  (
    await server.deps.database.pool.query(
      'select from sessions s join users u on u.id = s.user_id where u.automatic',
    )
  ).rows.length;

async function practise(keep: string[]): Promise<number> {
  const as = { as: student.token };
  const { eid } = (await server.call(experimentCreate, { project_id: projectId }, as)).d;
  expect((await server.call(playersAsk, { eid, keep, pace: 'brisk' }, as)).code).toBe('ok');
  expect((await server.call(experimentStart, { eid }, as)).code).toBe('ok');
  return eid;
}

const eventsOf = async (eid: number) =>
  (await server.call(experimentEvents, { eid, since: 0 }, { as: student.token })).d.events;

async function sit(eid: number): Promise<Player> {
  const session = await Session.resume(url, student.token);
  return new Player({ session, eid, lang: 'en', look_again: 100 });
}

it('somebody alone plays a case to its end with partners, and nothing of them remains', async () => {
  const eid = await practise(['claimant']);
  await (await sit(eid)).play();
  await eventually(async () => expect(await practices()).toBe(0));
  await eventually(async () => expect(await partnerSessions()).toBe(0));
  const { state, members } = (await server.call(experimentDetail, { eid }, { as: student.token })).d;
  expect(state.ending).toMatchObject({ how: 'completed' });
  // What was learnt is a person's to say.
  expect(state.experience_by).toEqual([student.id]);
  const actors = new Set((await eventsOf(eid)).flatMap(({ actor_id }) => actor_id ?? []));
  const automatic = members.filter((member) => member.automatic).map(({ id }) => id);
  expect(automatic.some((id) => actors.has(id))).toBe(true);
  const caller = { ...student, modules: [] } as unknown as Caller;
  const said = { zh: /（自动陪练）/, en: /\(practice partner\)/ };
  for (const lang of ['zh', 'en'] as const) {
    const gathered = await gather(server.deps, caller, eid, lang);
    const { compose } = await openReport(gathered, { lang, zone: 'UTC', now: 0 });
    const report = JSON.stringify((await compose(0)).content);
    expect(report).toMatch(said[lang]);
    expect(report).not.toMatch(said[lang === 'zh' ? 'en' : 'zh']);
    expect(report).not.toMatch(/自动陪练 ?\d|partner \d/);
  }
}, 30_000);

it('what partners hand in is written from the models, which no call tells', async () => {
  const eid = await practise(['claimant']);
  await (await sit(eid)).play();
  const as = { as: student.token };
  const { state } = (await server.call(experimentDetail, { eid }, as)).d;
  const theirs = Object.values(state.documents).filter(
    ({ author_role, template_id, submitted }) =>
      author_role !== 'claimant' && template_id !== null && submitted,
  );
  expect(theirs.length).toBeGreaterThan(0);
  for (const { id } of theirs) {
    const { content } = (await server.call(docDetail, { eid, doc_id: id }, as)).d;
    expect(plainText(content).trim()).toBe('What a partner wrote.');
  }
}, 30_000);

/** Every call of a run that is read, with whatever of these it asks for; the report is packed, and is looked into elsewhere. */
function questionsOf(call: CallDeclaration, eid: number, documents: readonly string[]) {
  const { shape = {} } = call.input as unknown as { shape?: Record<string, unknown> };
  if (call.method !== 'GET' || !('eid' in shape) || callKey(call) === 'GET /experiment/report/generate')
    return [];
  const known = { eid, since: 0, nid: 'complaint', node_id: 'complaint', role_id: 'claimant' };
  const asked = Object.fromEntries(Object.entries(known).filter(([name]) => name in shape));
  return 'doc_id' in shape ? documents.map((doc_id) => ({ ...asked, doc_id })) : [asked];
}

it('in the dossier a partner is named by its role', async () => {
  const eid = await practise(['claimant']);
  await (await sit(eid)).play();
  const { d } = await server.send(dossier, { eid }, { as: student.token });
  const file = (d as Buffer).toString();
  expect(file).toMatch(/"name": "[^"]+ \(practice partner\)"/);
  expect(file).not.toMatch(/"name": "(practice partner|自动陪练\d*)"/);
}, 30_000);

it('how good a partner’s paper is, staff read, and nobody who plays', async () => {
  const eid = await practise(['claimant']);
  await (await sit(eid)).play();
  const { state } = (await server.call(experimentDetail, { eid }, { as: student.token })).d;
  const drafted = Object.values(state.documents).filter(
    ({ author_role, template_id }) => author_role !== 'claimant' && template_id !== null,
  );
  const ids = drafted.map(({ id }) => id).sort();
  const told = await server.call(playersPapers, { eid }, { as: admin });
  expect(told.d.list).toEqual(ids.map((doc_id) => ({ doc_id, quality: 'sound', note: MODEL.note })));
  expect((await server.call(playersPapers, { eid }, { as: student.token })).code).toBe('no_authority');
  const answered = new Set<string>();
  for (const call of ALL_CALLS) {
    for (const question of questionsOf(call, eid, ids)) {
      const { code, d } = await server.send(call, question, { as: student.token });
      if (code === 'ok') answered.add(callKey(call));
      const said = Buffer.isBuffer(d) ? d.toString() : (JSON.stringify(d) ?? '');
      expect(said, callKey(call)).not.toMatch(/只有教师知道|only the teacher knows|"quality"/);
    }
  }
  for (const key of ['detail', 'events', 'doc/detail', 'result', 'case-file'])
    expect([...answered]).toContain(`GET /experiment/${key}`);
}, 30_000);

it('partners wait for the person, and go on after the server has started again', async () => {
  const eid = await practise(['judge']);
  const player = await sit(eid);
  const played = player.play();
  await eventually(async () => expect((await eventsOf(eid)).length).toBeGreaterThan(3));
  await stop();
  expect(await partnerSessions()).toBe(0);
  expect(await practices()).toBe(1);
  stop = startPractice(server.deps, url, FAST);
  await played;
  const { state } = (await server.call(experimentDetail, { eid }, { as: student.token })).d;
  expect(state.status).toBe('ended');
}, 30_000);

it('of a paper drafted before the server died it is still told how good it is', async () => {
  const eid = await practise(['judge']);
  const handedIn = async () =>
    (await eventsOf(eid)).flatMap((event) =>
      event.type === 'document_submitted' ? [event.data.document_id] : [],
    );
  await eventually(async () => expect((await handedIn()).length).toBeGreaterThan(0));
  await stop();
  // As if it had died between the draft and the note of it.
  const { pool } = server.deps.database;
  await pool.query('delete from practice_papers where experiment_id = $1', [eid]);
  const before = await handedIn();
  stop = startPractice(server.deps, url, FAST);
  await eventually(async () => {
    const { d } = await server.call(playersPapers, { eid }, { as: admin });
    expect(d.list.map(({ doc_id }) => doc_id)).toEqual(expect.arrayContaining(before));
  });
  await server.call(playersDismiss, { eid }, { as: student.token });
}, 30_000);

it('partners who are sent away stop', async () => {
  const eid = await practise(['witness']);
  await eventually(async () => expect(await partnerSessions()).toBeGreaterThan(0));
  const as = { as: student.token };
  expect((await server.call(playersDismiss, { eid }, as)).code).toBe('ok');
  await eventually(async () => expect(await partnerSessions()).toBe(0));
  const { state } = (await server.call(experimentDetail, { eid }, as)).d;
  expect(new Set(Object.values(state.holders))).toEqual(new Set([student.id]));
}, 30_000);
