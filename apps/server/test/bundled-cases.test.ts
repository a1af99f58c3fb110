import { bundledCases } from '@lets/content';
import {
  API_ROOT,
  type CaseFile,
  experimentDetail,
  experimentEvents,
  type Language,
  reportGenerate,
  SESSION_COOKIE,
} from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import {
  fillVacantRoles,
  type Manner,
  Player,
  prepareExperiment,
  Session,
  startExperiment,
} from '@lets/players';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { buildClass, buildProject, buildUser, logInAs } from './factories.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** Every bundled case, played once to its end by a full cast of automatic players over HTTP. */

const PLAY_MS = 120_000;
/** The lending case as somebody might draw it who has not written its texts yet. */
const BARE = bareCase(bundledCases[0]);
const WHATEVER = [
  'spoke',
  'requested',
  'request_answered',
  'displayed',
  'document_created',
  'document_submitted',
  'document_signed',
  'record_closed',
  'record_signed',
  'meeting_asked',
  'spoke_in_meeting',
  'meeting_closed',
  'voted',
  'vote_ended',
  'experience_written',
];
const CAST = Math.max(...bundledCases.map(({ flow }) => flow.roles.length));

let database: TestDatabase;
let server: ServerProcess;
let sessions: Session[];
let tokens: string[];
let reports = 0;
let courseId: number;

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startServerProcess(database);
  const users = [];
  for (let i = 0; i < CAST; i += 1) users.push(await buildUser(database));
  const school = await buildClass(database, { studentIds: users.map(({ id }) => id) });
  courseId = school.courseId;
  for (const file of [...bundledCases, BARE]) await buildProject(database, { courseId, file });
  tokens = await Promise.all(users.map((user) => logInAs(database, user)));
  sessions = await Promise.all(tokens.map((token) => Session.resume(server.url, token)));
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

/** What has happened in the plays so far. */
const seen = new Set<string>();

async function playThrough(file: CaseFile, manner: Partial<Manner> = {}) {
  const cast = sessions.slice(0, file.flow.roles.length);
  const [leader] = cast;
  if (!leader) throw new Error('nobody plays');
  const accounts = cast.slice(1).map(({ me }) => me?.account ?? '');
  const { eid } = await prepareExperiment({ leader, project: file.code, accounts, kept: [] });
  await fillVacantRoles(leader, eid);
  await startExperiment(leader, eid);
  const players = cast.map((session) => new Player({ session, eid, manner, look_again: 100 }));
  await Promise.all(players.map((player) => player.play()));
  for (const session of cast) {
    const { events } = await session.call(experimentEvents, { eid, since: 0 });
    for (const { type } of events) seen.add(type);
  }
  return recordOf(leader, eid, file);
}

async function recordOf(leader: Session, eid: number, { flow }: CaseFile) {
  const { state } = await leader.call(experimentDetail, { eid });
  const { events } = await leader.call(experimentEvents, { eid, since: 0 });
  expect(state.ending).toMatchObject({ how: 'completed' });
  expect(new Set(state.experience_by)).toEqual(new Set(state.member_ids));
  const known = new Set(flow.nodes.filter(({ kind }) => isSectionKind(kind)).map(({ id }) => id));
  for (const id of Object.keys(state.sections)) expect(known).toContain(id);
  return { eid, state, events };
}

/** How long the run's report is, as a Word file. Its people ask in turn: nobody is given many at once. */
async function reportOf(eid: number, lang: Language, { flow }: CaseFile): Promise<number> {
  const token = tokens[reports++ % flow.roles.length];
  const response = await fetch(`${server.url}${API_ROOT}${reportGenerate.path}?eid=${eid}&format=docx`, {
    headers: { cookie: `${SESSION_COOKIE}=${token}`, 'accept-language': lang },
  });
  expect(response.headers.get('content-type')).toContain('wordprocessingml');
  return (await response.arrayBuffer()).byteLength;
}

it.each(bundledCases.map((file) => [file.code, file] as const))(
  '%s is played to its end',
  async (_code, file) => {
    const { eid } = await playThrough(file);
    for (const lang of ['zh', 'en'] as const) expect(await reportOf(eid, lang, file)).toBeGreaterThan(8_000);
  },
  PLAY_MS,
);

it('the players did whatever a case may ask of people', () => {
  for (const type of WHATEVER) expect(seen).toContain(type);
});

it('a flow without a phrase or a template is played with words of its own', {
  timeout: PLAY_MS,
}, async () => {
  const { events, state } = await playThrough(BARE);
  const spoken = events.flatMap((event) => (event.type === 'spoke' ? [event.data.text] : []));
  expect(spoken.length).toBeGreaterThan(BARE.flow.nodes.filter(({ kind }) => kind === 'court').length);
  expect(spoken.every((text) => text.length > 12)).toBe(true);
  expect(Object.values(state.documents).filter(({ submitted }) => submitted).length).toBeGreaterThan(3);
});

it('players who slip, refuse, come late and lose their line come to the end too', {
  timeout: PLAY_MS,
}, async () => {
  const trouble = { wrong: 0.5, refuse: 0.5, absent: 0.1, drop: 0.1, seed: 7, patience: 150 };
  const { events } = await playThrough(bundledCases[0] ?? BARE, trouble);
  expect(events.some(({ type }) => type === 'wrong_option_tried')).toBe(true);
  const no = events.filter(
    (event) =>
      ((event.type === 'document_signed' || event.type === 'record_signed') &&
        event.data.decision === 'refused') ||
      (event.type === 'request_answered' && !event.data.agree),
  );
  expect(new Set(no.map(({ type }) => type)).size).toBeGreaterThan(1);
});

function bareCase(file: CaseFile | undefined): CaseFile {
  if (!file) throw new Error('no case is bundled');
  const nodes = file.flow.nodes.map((node) => ({ ...node, phrases: [], templates: [] }));
  return { ...file, code: 'bare-case', flow: { ...file.flow, nodes } };
}
