import {
  type AuthoredCase,
  type Bilingual,
  companyOf,
  experimentCreate,
  experimentDetail,
  experimentEvents,
  experimentStart,
  isReply,
  messagePush,
  playersAsk,
  promptIn,
  readExchange,
  utterancesIn,
} from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { buildClass, buildProject } from '../../../test/factories.ts';
import { wholeCase } from '../../../test/flows.ts';
import { buildPlayer, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { attachRealtime, type Gateway } from '../../realtime/gateway.ts';
import { startPractice } from './keeper.ts';

/** One hearing in which each kind of role has its turns, played by a person of each kind with partners for the others. */

const ROLES = [
  ['chair', '审判长', 'judge', 'bench'],
  ['clerk', '书记员', 'functionary', 'bench'],
  ['mediator', '调解员', 'other', 'bench'],
  ['deputy', '人大代表', 'legislator', 'bench'],
  ['party', '原告', 'other', 'claimant'],
  ['counsel', '被告代理人', 'lawyer', 'respondent'],
  ['expert', '鉴定专家', 'other', 'third'],
] as const;
type RoleId = (typeof ROLES)[number][0];
const OTHERS = ROLES.map(([id]) => id).filter((id) => id !== 'chair');
const LINES = [
  'chair 现在开始，请依次说明。',
  ...OTHERS.map((id) => `${id} 第一次发言。`),
  'chair 请作最后补充。',
  ...OTHERS.map((id) => `${id} 最后补充。`),
  'chair 今天到此为止。',
];
const bi = (text: string): Bilingual => ({ zh: text, en: `${text} (en)` });
const lines = LINES.map((line) => {
  const [role_id = '', text = ''] = line.split(' ');
  return { role_id, text: bi(text) };
});

const start = wholeCase.flow.nodes.find(({ kind }) => kind === 'start');
const court = wholeCase.flow.nodes.find(({ kind }) => kind === 'court');
const ending = wholeCase.flow.nodes.find(({ kind }) => kind === 'experience');
if (!start || !court || !ending) throw new Error('the whole case has no hearing');
const place = (role_id: RoleId) => ({
  role_id,
  host: role_id === 'chair',
  can_terminate: false,
  functions: ['speech' as const],
  processes: role_id === 'chair' || role_id === 'clerk' ? ['end' as const] : [],
  seat: null,
  inside: true,
});
const transition = (from: string, to: string) => ({
  id: `${from}-${to}`,
  ...{ from, to, kind: 'advance' as const, label: bi(`${from}-${to}`), feedback: null, outcome: null },
});
const flow: AuthoredCase['flow'] = {
  roles: ROLES.map(([id, zh, type, side]) => ({
    id,
    type,
    side,
    name: { zh, en: id },
    character: 'presiding',
  })),
  nodes: [start, { ...court, roles: ROLES.map(([id]) => place(id)), lines }, { ...ending, roles: [] }],
  transitions: [transition(start.id, court.id), transition(court.id, ending.id)],
};
const project = {
  ...wholeCase.project,
  multi_user: true,
  roles: ROLES.map(([role_id]) => ({
    role_id,
    name: bi(''),
    character: 'presiding',
    duty: bi(''),
    brief: bi(''),
  })),
  documents: [],
};

const AT_ONCE = { pace: () => 0, linger: 0 };
/** Only the silent are played with the short one, so that no answer has to come in time. */
const PATIENCE = { short: 200, usual: 60_000, long: 600_000 };
let server: TestServer;
let gateway: Gateway;
let courseId: number;
let projectId: number;
let stop: () => Promise<void>;

beforeAll(async () => {
  server = await openTestServer();
  gateway = attachRealtime(server.app.server, server.deps);
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const haste = {
    tempo: { calm: AT_ONCE, brisk: AT_ONCE },
    patienceMs: PATIENCE,
    lookMs: 50,
    lookAgainMs: 100,
  };
  stop = startPractice(server.deps, url, haste);
});
afterAll(async () => {
  await stop();
  await gateway.close();
  await server.close();
});

interface Table {
  readonly role: RoleId;
  readonly log: () => Promise<readonly RunEvent[]>;
  readonly say: (text: string | null) => Promise<unknown>;
  readonly doneAt: (seq: number) => Promise<readonly boolean[]>;
}

async function sitDown(student: Player, role: RoleId, patience: 'short' | 'long'): Promise<Table> {
  const as = { as: student.token, headers: { 'accept-language': 'zh' } };
  const { eid } = (await server.call(experimentCreate, { project_id: projectId }, as)).d;
  const asked = await server.call(playersAsk, { eid, keep: [role], pace: 'brisk', patience }, as);
  expect(asked.code).toBe('ok');
  expect((await server.call(experimentStart, { eid }, as)).code).toBe('ok');
  const log = async () => (await server.call(experimentEvents, { eid, since: 0 }, as)).d.events;
  const say = (text: string | null) => {
    const base = { eid, nid: court?.id ?? '', role_id: role };
    return server.call(
      messagePush,
      text === null ? { kind: 'rest', ...base } : { kind: 'speech', ...base, text },
      as,
    );
  };
  const doneAt = async (seq: number) => {
    const detail = (await server.call(experimentDetail, { eid }, as)).d;
    const isPerson = (id: number) => id === student.id;
    const node = detail.flow.nodes.find(({ id }) => id === court?.id);
    if (!node) throw new Error('no hearing');
    const company = companyOf({ detail, node, holders: detail.state.holders, isPerson });
    const before = (await log()).filter((event) => event.seq < seq);
    const visit = { node_id: node.id, opened_seq: 0 };
    return readExchange(company, utterancesIn(before, visit, isPerson)).done;
  };
  return { role, log, say, doneAt };
}

const nameOf = (role: RoleId): Bilingual => flow.roles.find(({ id }) => id === role)?.name ?? bi(role);
const speeches = (log: readonly RunEvent[]) =>
  log.flatMap(({ seq, role_id, ...event }) =>
    event.type === 'spoke' ? [{ seq, role_id, text: event.data.text }] : [],
  );
const prompts = (log: readonly RunEvent[], role: RoleId) =>
  speeches(log).flatMap(({ text }) => promptIn(text, nameOf(role)) ?? []);
/** What was said, with the prompts by their kinds. */
const spokenLines = (log: readonly RunEvent[], role: RoleId) =>
  speeches(log).map(({ role_id, text }) => promptIn(text, nameOf(role)) ?? `${role_id} ${text}`);
const scripted = (log: readonly RunEvent[]) =>
  speeches(log).flatMap(({ role_id, text }) =>
    LINES.includes(`${role_id} ${text}`) ? [`${role_id} ${text}`] : [],
  );

/** What partners said of the script before and up to the person's turn, and nothing of it after. */
const before = (role: RoleId, turn: 0 | 1) => {
  const at = LINES.flatMap((line, index) => (line.startsWith(`${role} `) ? [index] : []))[turn] ?? 0;
  return LINES.slice(0, at).filter((line) => !line.startsWith(`${role} `));
};

const isOver = (log: readonly RunEvent[]) => log.some(({ type }) => type === 'section_ended');

/** Has time, asks something first, and then speaks in their own words. */
async function speakFreely({ role, log, say }: Table): Promise<void> {
  await eventually(async () => expect(scripted(await log())).toEqual(before(role, 0)));
  await say(role === 'chair' ? '鉴定专家，您的飞机几点起飞？' : '审判长，能不能休息十分钟？');
  await eventually(async () =>
    expect(speeches(await log()).filter(({ text }) => isReply(text))).toHaveLength(1),
  );
  // Answered, and still waited for.
  expect(scripted(await log())).toEqual(before(role, 0));
  await say('我的意见就是这些，请大家按照顺序继续往下说。');
  await eventually(async () => expect(scripted(await log())).toEqual(before(role, 1)));
  expect(prompts(await log(), role)).toEqual([]);
}

/** Says nothing at all: asked at each of their turns, then passed over, and only then is anything closed. */
async function keepSilent({ role, log, doneAt }: Table): Promise<void> {
  await eventually(async () => expect(isOver(await log())).toBe(true));
  const whole = await log();
  const asks = role === 'chair' ? 'lead' : 'speak';
  const own = LINES.filter((line) => line.startsWith(`${role} `));
  // Between being asked and being passed over, nobody goes on.
  expect(spokenLines(whole, role)).toEqual(
    LINES.flatMap((line) => (own.includes(line) ? [asks, 'passed_over'] : [line])),
  );
  for (const { seq, type } of whole) {
    if (type === 'record_closed' || type === 'section_ended') expect(await doneAt(seq)).not.toContain(false);
  }
}

async function classOf(size: number): Promise<readonly Player[]> {
  const students = await Promise.all(Array.from({ length: size }, () => buildPlayer(server)));
  ({ courseId } = await buildClass(server.deps.database, { studentIds: students.map(({ id }) => id) }));
  ({ id: projectId } = await buildProject(server.deps.database, { courseId, file: { flow, project } }));
  return students;
}

/** A table for each kind of role, all at the same time. */
async function atEachTable(
  patience: 'short' | 'long',
  playedBy: (table: Table) => Promise<void>,
): Promise<void> {
  const students = await classOf(ROLES.length);
  const tables = ROLES.map(async ([role], i) => {
    const student = students[i];
    if (student) await playedBy(await sitDown(student, role, patience));
  });
  await Promise.all(tables);
}

it('somebody of each kind of role is answered and waited for', () => atEachTable('long', speakFreely));

it('somebody of each kind of role who is silent is asked, then passed over, before anything is closed', () =>
  atEachTable('short', keepSilent));

it('whoever has nothing to add is not asked, and the record says so', async () => {
  const [student] = await classOf(1);
  if (!student) throw new Error('nobody');
  const { log, say } = await sitDown(student, 'party', 'long');
  for (const turn of [0, 1] as const) {
    await eventually(async () => expect(scripted(await log())).toEqual(before('party', turn)));
    await say(null);
  }
  // The record is read over in their own time, too.
  await eventually(async () => expect((await log()).some(({ type }) => type === 'record_closed')).toBe(true));
  await say(null);
  await eventually(async () => expect(isOver(await log())).toBe(true));
  expect((await log()).filter(({ type }) => type === 'rested')).toHaveLength(3);
  expect(prompts(await log(), 'party')).toEqual([]);
});
