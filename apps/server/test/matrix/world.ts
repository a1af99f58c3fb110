import {
  type ActAnswer,
  type CallDeclaration,
  classTaskCreate,
  docComment,
  docsDelete,
  experimentCreate,
  experimentStart,
  experimentUpdate,
  fileUpload,
  IDENTITY,
  type InputOf,
  meetApply,
  messagePush,
  nodeEnd,
  type OutputOf,
  teamCreate,
  teamInvite,
  teamUpdate,
  templateCreate,
} from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import * as Y from 'yjs';
import { openLive } from '../../src/features/room/writing/live-document.ts';
import { keepEdit } from '../../src/features/room/writing/repository.ts';
import { FRAGMENT } from '../../src/features/room/writing/rich-yjs.ts';
import { type BuiltUser, buildClass, buildCourse, buildProject, buildUser, logInAs } from '../factories.ts';
import type { TestServer } from '../test-server.ts';
import { type Actor, actors } from './actors.ts';
import { type Authoring, buildAuthoring } from './world-authoring.ts';
import { buildFrame, type Frame, openServer } from './world-frame.ts';

/** Every one of these stands in something that only the run's members and staff may read. */
export const SECRETS = [
  'SECRET-TASK',
  'SECRET-TEAM',
  'SECRET-SPEECH',
  'SECRET-DOCUMENT',
  'SECRET-PAPER',
  'SECRET-MESSAGE',
];

/** A run of the small case with one of everything pending in it. */
export interface RunInPlay {
  readonly eid: number;
  /** Written by the claimant; neither signed nor handed in. */
  readonly draft: string;
  /** Signature asked of the claimant. */
  readonly deed: string;
  readonly deedHash: string;
  /** Written in together since its only version. */
  readonly shared: string;
  /** On the draft. */
  readonly remark: number;
  readonly file: string;
  /** The claimant's, waiting for the host. */
  readonly request: number;
  /** Asked by the claimant of the respondent, whom the leader plays. */
  readonly meeting: number;
  /** Open between judge and claimant. */
  readonly talk: number;
}

export interface World {
  readonly server: TestServer;
  readonly people: Readonly<Record<Actor, BuiltUser>>;
  readonly tokens: Readonly<Record<Actor, string | null>>;
  /** A class mate in no team. */
  readonly mate: BuiltUser;
  readonly course: number;
  readonly project: number;
  readonly flow: number;
  readonly otherProject: number;
  readonly team: number;
  /** Of the same members, with nothing prepared. */
  readonly idleTeam: number;
  readonly otherTeam: number;
  /** The class mate's: one that anybody of the class may join, and one that invites the holder alone. */
  readonly openTeam: number;
  readonly closedTeam: number;
  readonly class: number;
  /** The mentor's, with groups to choose from. */
  readonly classTask: number;
  /** The idle team's, in which only the holder has a role. */
  readonly vacant: number;
  readonly waiting: number;
  readonly ended: number;
  readonly run: RunInPlay;
  /** The other team's. */
  readonly otherRun: RunInPlay;
  readonly frame: Frame;
  readonly authoring: Authoring;
}

/** Who plays in a run; its word marks whatever only its readers may know. */
type Cast = {
  readonly word: string;
  readonly leader: Member;
  readonly host: Member;
  readonly holder: Member;
  readonly observer: Member;
};
type Member = BuiltUser & { readonly token: string };

export async function buildWorld(): Promise<World> {
  const server = await openServer();
  const people = await buildPeople(server);
  const { database } = server.deps;
  const course = await buildCourse(database);
  const mate = await member(server);
  const team = ['disabled', 'bystander', 'elsewhere', 'holder', 'host', 'leader', 'creator'] as const;
  const rivals = [
    people.other_team,
    await member(server),
    await member(server),
    await member(server),
  ] as const;
  const { id: classId } = await buildClass(database, {
    courseId: course,
    mentorIds: [people.mentor.id],
    studentIds: [...team.map((name) => people[name].id), mate.id, ...rivals.map(({ id }) => id)],
  });
  await buildClass(database, { mentorIds: [people.other_mentor.id], studentIds: [people.outsider.id] });
  const file = { project: { team_max: 20 } };
  const { id: otherProject, code } = await buildProject(database, { courseId: course, file });
  const jumps = [{ node_id: 'leap', project_code: code, roles: { claimant: 'claimant' } }];
  const { id: project, flowId: flow } = await buildProject(database, {
    courseId: course,
    file: { project: { ...file.project, jumps } },
  });

  const cast: Cast = { word: 'SECRET', ...pick(people), observer: people.elsewhere };
  const members = team.map((name) => people[name].id).filter((id) => id !== people.leader.id);
  const setting = { server, project };
  const teamId = await formTeam(setting, cast, members);
  const prepare = () => prepareRun(setting, cast, { team: teamId, creator: people.creator.id });
  const waiting = await prepare();
  const ended = await prepare();
  await startRun(server, cast, ended);
  await act(server, people.host, nodeEnd, {
    option: 'terminate',
    eid: ended,
    nid: 'hearing',
    role_id: 'judge',
    reason: 'Settled',
  });
  const run = await playRun(server, cast, await prepare());

  const [leader, host, holder, observer] = rivals;
  const rivalCast: Cast = {
    word: 'RIVAL',
    leader: { ...leader, token: tokenOf(leader) },
    host,
    holder,
    observer,
  };
  const otherTeam = await formTeam(setting, rivalCast, [host.id, holder.id, observer.id]);
  const rivalEid = await prepareRun(setting, rivalCast, { team: otherTeam, creator: leader.id });
  const otherRun = await playRun(server, rivalCast, rivalEid);
  const idleTeam = await formTeam(setting, cast, members);
  await act(server, people.leader, teamInvite, { team_id: idleTeam, user_ids: [mate.id] });
  const vacant = await prepareVacant(setting, cast, idleTeam);
  const inviting = await buildInviting(setting, { mate, invited: people.holder });
  const { id: classTask } = await act(server, people.mentor, classTaskCreate, {
    project_id: project,
    class_id: classId,
    grouping: 'self',
    size: 4,
  });

  const frame = await buildFrame(server, { ...pick(people), mate });
  const authoring = await buildAuthoring(database, people.admin.id);
  const { pool } = database;
  await pool.query('update users set disabled = true where id = $1', [people.disabled.id]);
  await pool.query('delete from sessions where user_id = $1', [people.ended_session.id]);
  return {
    server,
    people,
    tokens: {
      ...Object.fromEntries(actors.map((name) => [name, people[name].token])),
      anonymous: null,
    } as World['tokens'],
    mate,
    course,
    project,
    flow,
    otherProject,
    team: teamId,
    idleTeam,
    otherTeam,
    ...inviting,
    class: classId,
    classTask,
    vacant,
    waiting,
    ended,
    run,
    otherRun,
    frame,
    authoring,
  };
}

function pick({ leader, host, holder }: Record<Actor, Member>) {
  return { leader, host, holder };
}

function tokenOf(user: BuiltUser): string {
  return (user as Member).token;
}

async function buildPeople(server: TestServer): Promise<Record<Actor, Member>> {
  const special: Partial<Record<Actor, Parameters<typeof buildUser>[1]>> = {
    mentor: { identity: IDENTITY.mentor },
    other_mentor: { identity: IDENTITY.mentor },
    admin_bare: { identity: IDENTITY.admin, modules: ['notice', 'log'] },
    admin: { identity: IDENTITY.admin, modules: ['experiment', 'workflow', 'project', 'user', 'course'] },
    super_admin: { identity: IDENTITY.super_admin },
  };
  const built: [Actor, Member][] = [];
  for (const actor of actors) built.push([actor, await member(server, special[actor])]);
  return Object.fromEntries(built) as Record<Actor, Member>;
}

async function member(
  { deps }: TestServer,
  overrides: Parameters<typeof buildUser>[1] = {},
): Promise<Member> {
  const user = await buildUser(deps.database, overrides);
  return { ...user, token: await logInAs(deps.database, user) };
}

/** Does what the world needs done, and will not go on without it. */
async function act<C extends CallDeclaration>(
  server: TestServer,
  who: Member,
  call: C,
  input: InputOf<C>,
): Promise<OutputOf<C>> {
  const { code, d } = await server.call(call, input, { as: who.token });
  if (code !== 'ok') throw new Error(`${call.path} answered ${code} ${JSON.stringify(d)}`);
  return d;
}

interface Setting {
  readonly server: TestServer;
  readonly project: number;
}

async function formTeam(
  { server, project }: Setting,
  { word, leader }: Cast,
  members: number[],
): Promise<number> {
  const input = { name: `${word}-TEAM`, project_id: project, members };
  return (await act(server, leader, teamCreate, input)).id;
}

/** Prepared by the leader; whose work it was is then written down as somebody else's. */
async function prepareRun(
  { server, project }: Setting,
  { word, leader, host, holder, observer }: Cast,
  { team, creator }: { team: number; creator: number },
): Promise<number> {
  const input = { project_id: project, team_id: team, name: `${word}-TASK` };
  const { eid } = await act(server, leader, experimentCreate, input);
  const holders = {
    judge: host.id,
    claimant: holder.id,
    respondent: leader.id,
    witness: leader.id,
    observer: observer.id,
  };
  await act(server, leader, experimentUpdate, { eid, holders });
  await server.deps.database.pool.query('update experiments set creator_id = $2 where id = $1', [
    eid,
    creator,
  ]);
  return eid;
}

/** Waiting, with one role held. */
async function prepareVacant(
  { server, project }: Setting,
  { leader, holder }: Cast,
  team_id: number,
): Promise<number> {
  const { eid } = await act(server, leader, experimentCreate, { project_id: project, team_id });
  await act(server, leader, experimentUpdate, { eid, holders: { claimant: holder.id } });
  return eid;
}

async function buildInviting(
  { server, project }: Setting,
  { mate, invited }: { readonly mate: Member; readonly invited: Member },
): Promise<{ openTeam: number; closedTeam: number }> {
  const form = async (name: string) => {
    const input = { name, project_id: project, members: [], open_invitation: true };
    return (await act(server, mate, teamCreate, input)).id;
  };
  const [openTeam, closedTeam] = [await form('Open'), await form('Closed')];
  await act(server, mate, teamUpdate, { team_id: closedTeam, open_invitation: false });
  await act(server, mate, teamInvite, { team_id: closedTeam, user_ids: [invited.id] });
  return { openTeam, closedTeam };
}

async function startRun(server: TestServer, { leader }: Cast, eid: number): Promise<void> {
  await act(server, leader, experimentStart, { eid });
}

async function playRun(server: TestServer, cast: Cast, eid: number): Promise<RunInPlay> {
  await startRun(server, cast, eid);
  const { word, host, holder } = cast;
  const push = (who: Member, nid: string, more: object) =>
    act(server, who, messagePush, { eid, nid, ...more } as InputOf<typeof messagePush>);
  const write = async (name: string) => {
    const content = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: `${word}-DOCUMENT` }] }],
    };
    const input = { eid, nid: 'drafting', role_id: 'claimant', name, template_id: 'complaint', content };
    return (await act(server, holder, templateCreate, input)).document;
  };
  const [draft, deed, gone] = [await write('Draft'), await write('Deed'), await write('Gone')];
  await act(server, holder, docsDelete, { eid, nid: 'drafting', role_id: 'claimant', doc_id: gone.id });
  await push(host, 'drafting', {
    kind: 'sign_request',
    role_id: 'judge',
    doc_id: deed.id,
    role_ids: ['claimant'],
  });
  const remark = await act(server, holder, docComment, { eid, doc_id: draft.id, body: `${word}-REMARK` });
  await push(holder, 'hearing', { kind: 'speech', role_id: 'claimant', text: `${word}-SPEECH` });
  const item = { kind: 'document', id: draft.id, name: 'Draft' };
  const asked = await push(holder, 'hearing', {
    kind: 'request',
    role_id: 'claimant',
    about: 'display',
    item,
  });
  const meet = (text: string) =>
    act(server, host, meetApply, {
      kind: 'ask',
      eid,
      nid: 'hearing',
      role_id: 'judge',
      target_role: 'claimant',
      text,
    });
  const talk = numberOf(await meet(`${word}-SPEECH`), 'meeting_asked');
  await act(server, holder, meetApply, {
    kind: 'answer',
    eid,
    nid: 'hearing',
    role_id: 'claimant',
    meeting_id: talk,
    agree: true,
  });
  return {
    eid,
    draft: draft.id,
    deed: deed.id,
    deedHash: deed.hash,
    shared: await writeTogether(server, cast, eid, await write('Shared')),
    remark: remark.id,
    file: await upload(server, cast, eid),
    request: numberOf(asked, 'requested'),
    talk,
    meeting: await askRespondent(server, cast, eid),
  };
}

/** Something is typed in a document that is no version yet. */
async function writeTogether(
  { deps }: TestServer,
  { holder }: Cast,
  eid: number,
  { id: documentId }: { readonly id: string },
): Promise<string> {
  const { pool } = deps.database;
  const live = await openLive(pool, { eid, documentId, version: 1 });
  if (!live) throw new Error('the document was not opened');
  const before = Y.encodeStateVector(live.doc);
  live.doc.getXmlFragment(FRAGMENT).insert(0, [new Y.XmlElement('paragraph')]);
  const bytes = Y.encodeStateAsUpdate(live.doc, before);
  await keepEdit(pool, { eid, documentId }, { authorId: holder.id, bytes });
  return documentId;
}

/** A talk that waits for its answer, between other roles: one pair has one talk. */
async function askRespondent(server: TestServer, { holder }: Cast, eid: number): Promise<number> {
  const input = { kind: 'ask', eid, nid: 'hearing', role_id: 'claimant', target_role: 'respondent' } as const;
  return numberOf(await act(server, holder, meetApply, input), 'meeting_asked');
}

async function upload(server: TestServer, { word, holder }: Cast, eid: number): Promise<string> {
  const file = { name: `${word}-PAPER.txt`, bytes: Buffer.from(`${word}-PAPER`), mime: 'text/plain' };
  const { code, d } = await server.call(fileUpload, { eid }, { as: holder.token, file });
  if (code !== 'ok') throw new Error(`the upload answered ${code}`);
  return d.file_id;
}

function numberOf({ events }: ActAnswer, type: RunEvent['type']): number {
  const found = events.find((event) => event.type === type);
  if (!found) throw new Error(`no ${type} among ${events.map((event) => event.type)}`);
  return found.seq;
}
