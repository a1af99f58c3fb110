import { bundledCases } from '@lets/content';
import {
  API_ROOT,
  type AuthoredCase,
  docDetail,
  type ExperimentDetail,
  experimentDetail,
  experimentEvents,
  gapsOf,
  IDENTITY,
  type Language,
  papersOfCase,
  plainText,
  reportGenerate,
  SESSION_COOKIE,
} from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import {
  absenteesOf,
  fillVacantRoles,
  type Manner,
  playRun,
  prepareExperiment,
  Session,
  startExperiment,
} from '@lets/players';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { buildClass, buildProject, buildUser, logInAs } from './factories.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** Every bundled case, played once to its end by a full cast of automatic players over HTTP. */

const PLAY_MS = 120_000;
/** The lending case as someone might draw it who has not written its texts yet. */
const BARE = bareCase(bundledCases[0]);
const SHORT = caseOf('leak-mediation');
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

let database: TestDatabase;
let server: ServerProcess;
let mentor: Session;
let mentorId: number;
let courseId: number;
let reports = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startServerProcess(database);
  const guide = await buildUser(database, { identity: IDENTITY.mentor });
  mentorId = guide.id;
  ({ courseId } = await buildClass(database, { mentorIds: [mentorId] }));
  // What students reach by a jump alone is open to them here, so that each case can be played by itself.
  for (const file of [...bundledCases, BARE])
    await buildProject(database, {
      courseId,
      file: { ...file, project: { ...file.project, opening_mode: 'limited' } },
    });
  mentor = await Session.resume(server.url, await logInAs(database, guide));
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

/** What has happened in the plays so far. */
const seen = new Set<string>();

interface PlaySettings {
  readonly lang?: Language;
  readonly manner?: Partial<Manner>;
  readonly mentor?: Session;
}

/** People of their own for each play: one account may not act faster than a person, and the plays go on side by side. */
async function callPeople({ flow }: AuthoredCase): Promise<Session[]> {
  const users = await Promise.all(flow.roles.map(() => buildUser(database)));
  await buildClass(database, { courseId, mentorIds: [mentorId], studentIds: users.map(({ id }) => id) });
  return Promise.all(users.map(async (user) => Session.resume(server.url, await logInAs(database, user))));
}

/** Prepares a case with a full cast and plays it, and whatever it links to, to the end. */
async function playThrough(file: AuthoredCase, { lang = 'zh', manner = {}, mentor }: PlaySettings = {}) {
  const cast = await callPeople(file);
  const leader = leaderOf(cast);
  const accounts = cast.slice(1).map(({ me }) => me?.account ?? '');
  const { eid } = await prepareExperiment({ leader, project: file.code, accounts, kept: [] });
  await fillVacantRoles(leader, eid);
  await startExperiment(leader, eid);
  // A person who never comes counts as absent some minutes after the start: that time is not waited for.
  if (manner?.absent)
    await database.pool.query(
      `update experiments set started_at = started_at - interval '1 hour' where id = $1`,
      [eid],
    );
  const [, ...linked] = await playRun({
    eid,
    sessions: cast,
    mentor,
    manner,
    lang,
    papers: papersIn,
    script: scriptIn,
    jumps: jumpsIn,
    look_again: 100,
  });
  for (const session of cast) {
    const { events } = await session.call(experimentEvents, { eid, since: 0 });
    for (const { type } of events) seen.add(type);
  }
  return { eid, linked, cast, ...(await recordOf(leader, eid, file)) };
}

const scriptIn = ({ project }: ExperimentDetail) => caseOf(project.code).flow;
const jumpsIn = ({ project }: ExperimentDetail) => caseOf(project.code).project.jumps;
const papersIn = async ({ project }: ExperimentDetail) => papersOfCase(caseOf(project.code));

/** What is still open in the papers that were handed in. */
async function openIn(eid: number, { flow }: AuthoredCase, lang: Language): Promise<string[]> {
  const { state } = await mentor.call(experimentDetail, { eid });
  const templates = new Map(
    flow.nodes.flatMap((node) => node.templates.map((one) => [one.id, one] as const)),
  );
  const papers = Object.values(state.documents).filter(({ submitted }) => submitted);
  expect(papers.length).toBeGreaterThan(flow.roles.length);
  const open: string[] = [];
  for (const { id, name, template_id } of papers) {
    const { content } = await mentor.call(docDetail, { eid, doc_id: id });
    const template = templates.get(template_id ?? '')?.body[lang];
    for (const gap of gapsOf(content, { template })) open.push(`${name}: ${gap.kind} ${gap.text}`);
    if (lang === 'en') expect(plainText(content), name).not.toMatch(/\p{Script=Han}/u);
  }
  return open;
}

async function recordOf(leader: Session, eid: number, { flow }: AuthoredCase) {
  const { state } = await leader.call(experimentDetail, { eid });
  const { events } = await leader.call(experimentEvents, { eid, since: 0 });
  expect(state.ending).toMatchObject({ how: 'completed' });
  const known = new Set(flow.nodes.filter(({ kind }) => isSectionKind(kind)).map(({ id }) => id));
  for (const id of Object.keys(state.sections)) expect(known).toContain(id);
  return { state, events };
}

/** How long the run's report is, as a Word file. Its people ask in turn: nobody is given many at once. */
async function reportOf(eid: number, lang: Language, cast: readonly Session[]): Promise<number> {
  const token = cast[reports++ % cast.length]?.token;
  const response = await fetch(`${server.url}${API_ROOT}${reportGenerate.path}?eid=${eid}&format=docx`, {
    headers: { cookie: `${SESSION_COOKIE}=${token}`, 'accept-language': lang },
  });
  expect(response.headers.get('content-type')).toContain('wordprocessingml');
  return (await response.arrayBuffer()).byteLength;
}

/** What other cases go on to is played from there. */
const LINKED = new Set(bundledCases.flatMap(({ project }) => project.jumps.map((jump) => jump.project_code)));
const played = new Set<string>();
/** The linked case that students may also begin by itself. */
function towardUsual({ project }: AuthoredCase): { into?: string } {
  const codes = project.jumps.map(({ project_code }) => project_code);
  const into = codes.find((code) => caseOf(code).project.opening_mode !== 'specified');
  return into === undefined ? {} : { into };
}

/** Of several that a section may lead into the players come to one; the others are played from their beginning. */
const VARIANTS = bundledCases.filter(
  ({ code, project }) => LINKED.has(code) && project.opening_mode === 'specified',
);

it.concurrent.each(
  bundledCases.filter(({ code }) => !LINKED.has(code)).map((file) => [file.code, file] as const),
)(
  '%s is played to its end, and what it links to',
  async (_code, file) => {
    // In turn in either language.
    const lang = bundledCases.indexOf(file) % 2 === 0 ? 'zh' : 'en';
    const { eid, state, linked, cast } = await playThrough(file, {
      lang,
      manner: { jump: true, ...towardUsual(file) },
    });
    expect(new Set(state.experience_by)).toEqual(new Set(state.member_ids));
    const leader = leaderOf(cast);
    const targets = await Promise.all(linked.map((one) => caseOfRun(leader, one)));
    const jumps = file.project.jumps.map(({ node_id }) => node_id);
    expect(linked).toHaveLength(new Set(jumps).size);
    for (const [i, target] of targets.entries()) await recordOf(leader, linked[i] ?? 0, target);
    for (const [one, its] of [
      [eid, file] as const,
      ...targets.map((its, i) => [linked[i] ?? 0, its] as const),
    ])
      await readPapers(one, its, lang, cast);
  },
  PLAY_MS,
);

it.concurrent.each(VARIANTS.map((file) => [file.code, file] as const))(
  '%s is played to its end by itself',
  async (_code, file) => {
    const lang = VARIANTS.indexOf(file) % 2 === 0 ? 'en' : 'zh';
    const { eid, cast } = await playThrough(file, { lang });
    await readPapers(eid, file, lang, cast);
  },
  PLAY_MS,
);

it('every case was played, on its own or from another', () => {
  expect(played).toEqual(new Set(bundledCases.map(({ code }) => code)));
});

async function caseOfRun(leader: Session, eid: number): Promise<AuthoredCase> {
  const { project } = await leader.call(experimentDetail, { eid });
  return caseOf(project.code);
}

async function readPapers(
  eid: number,
  file: AuthoredCase,
  lang: Language,
  cast: readonly Session[],
): Promise<void> {
  played.add(file.code);
  expect(await openIn(eid, file, lang)).toEqual([]);
  for (const asked of ['zh', 'en'] as const) expect(await reportOf(eid, asked, cast)).toBeGreaterThan(8_000);
}

it('the players did whatever a case may ask of people', () => {
  for (const type of WHATEVER) expect(seen).toContain(type);
});

it.concurrent('a flow without a line or a template is played with words of its own', {
  timeout: PLAY_MS,
}, async () => {
  const { events, state } = await playThrough(BARE);
  const spoken = events.flatMap((event) => (event.type === 'spoke' ? [event.data.text] : []));
  expect(spoken.length).toBeGreaterThan(BARE.flow.nodes.filter(({ kind }) => kind === 'court').length);
  expect(spoken.every((text) => text.length > 12)).toBe(true);
  expect(Object.values(state.documents).filter(({ submitted }) => submitted).length).toBeGreaterThan(3);
});

it.concurrent('players who slip, refuse, come late and lose their line come to the end too', {
  timeout: PLAY_MS,
}, async () => {
  const trouble = { wrong: 0.5, refuse: 0.5, late: 0.1, drop: 0.1, seed: 7, patience: 150 };
  const { events } = await playThrough(bundledCases[0] ?? BARE, { manner: trouble });
  expect(events.some(({ type }) => type === 'wrong_option_tried')).toBe(true);
  const no = events.filter(
    (event) =>
      ((event.type === 'document_signed' || event.type === 'record_signed') &&
        event.data.decision === 'refused') ||
      (event.type === 'request_answered' && !event.data.agree),
  );
  expect(new Set(no.map(({ type }) => type)).size).toBeGreaterThan(1);
});

describe('members who never come', () => {
  it.concurrent('are replaced by those who did, by the leader', { timeout: PLAY_MS }, async () => {
    const { state, events } = await playThrough(SHORT, { manner: { absent: 1, patience: 150 } });
    const givers = events.flatMap((one) => (one.type === 'handed_over' ? [one.actor_id] : []));
    expect(givers.length).toBeGreaterThan(1);
    expect(new Set(givers)).toEqual(new Set([state.leader_id]));
    // A sealed event names nobody.
    const known = events.filter(({ type }) => type !== 'sealed');
    expect(new Set(known.map(({ actor_id }) => actor_id))).toEqual(new Set([state.leader_id]));
    expect(state.experience_by).toEqual([state.leader_id]);
  });

  it.concurrent('are replaced by the mentor where the leader has not come either', {
    timeout: PLAY_MS,
  }, async () => {
    const manner = { absent: 0.6, patience: 150, seed: 6 };
    const { state, events } = await playThrough(SHORT, { manner, mentor });
    const away = absenteesOf({ state }, manner, true);
    expect(away).toContain(state.leader_id);
    for (const { actor_id } of events.slice(1)) expect(away).not.toContain(actor_id);
    const given = events.filter(({ type }) => type === 'handed_over');
    expect(given.length).toBeGreaterThan(0);
    expect(given.every(({ actor_id, by_staff }) => by_staff && actor_id === mentor.userId)).toBe(true);
  });
});

function leaderOf([leader]: readonly Session[]): Session {
  if (!leader) throw new Error('nobody plays');
  return leader;
}

function caseOf(code: string): AuthoredCase {
  const found = [...bundledCases, BARE].find((file) => file.code === code);
  if (!found) throw new Error(`no case ${code} is bundled`);
  return found;
}

function bareCase(file: AuthoredCase | undefined): AuthoredCase {
  if (!file) throw new Error('no case is bundled');
  const nodes = file.flow.nodes.map((node) => ({ ...node, phrases: [], lines: [], templates: [] }));
  // What asks for a paper that nobody has written yet asks for what cannot be.
  const transitions = file.flow.transitions.map(({ conditions: _, ...transition }) => transition);
  return { ...file, code: 'bare-case', flow: { ...file.flow, nodes, transitions } };
}
