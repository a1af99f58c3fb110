import {
  type ActAnswer,
  docComment,
  docsDelete,
  experimentCreate,
  experimentStart,
  experimentUpdate,
  fileUpload,
  handOver,
  type InputOf,
  meetApply,
  messagePush,
  teamCreate,
  templateCreate,
} from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import * as Y from 'yjs';
import { keepEdit } from '../../src/features/room/writing/edit-repository.ts';
import { openKept } from '../../src/features/room/writing/live-document.ts';
import { FRAGMENT } from '../../src/features/room/writing/rich-yjs.ts';
import type { TestServer } from '../test-server.ts';
import { act, type Member } from './world-people.ts';

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
  /** The leader would like the claimant's role for the host. */
  readonly handOver: number;
}

/** Who plays in a run; its word marks whatever only its readers may know. */
export type Cast = {
  readonly word: string;
  readonly leader: Member;
  readonly host: Member;
  readonly holder: Member;
  readonly observer: Member;
};
export interface Setting {
  readonly server: TestServer;
  readonly project: number;
}

export async function formTeam(
  { server, project }: Setting,
  { word, leader }: Cast,
  members: number[],
): Promise<number> {
  const input = { name: `${word}-TEAM`, project_id: project, members };
  return (await act(server, leader, teamCreate, input)).id;
}

/** Prepared by the leader; whose work it was is then written down as another person's. */
export async function prepareRun(
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
export async function prepareVacant(
  { server, project }: Setting,
  { leader, holder }: Cast,
  team_id: number,
): Promise<number> {
  const { eid } = await act(server, leader, experimentCreate, { project_id: project, team_id });
  await act(server, leader, experimentUpdate, { eid, holders: { claimant: holder.id } });
  return eid;
}

export async function startRun(server: TestServer, { leader }: Cast, eid: number): Promise<void> {
  await act(server, leader, experimentStart, { eid });
}

export async function playRun(server: TestServer, cast: Cast, eid: number): Promise<RunInPlay> {
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
  await push(holder, 'drafting', {
    kind: 'sign_request',
    role_id: 'claimant',
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
    handOver: await askForRole(server, cast, eid),
  };
}

/** Something is typed in a document that is no version yet. */
async function writeTogether(
  { deps }: TestServer,
  { holder }: Cast,
  eid: number,
  { id: documentId }: { readonly id: string },
): Promise<string> {
  const live = await openKept(deps.database, { eid, documentId, version: 1 });
  if (!live) throw new Error('the document was not opened');
  const doc = new Y.Doc();
  Y.applyUpdate(doc, live.state);
  const before = Y.encodeStateVector(doc);
  doc.getXmlFragment(FRAGMENT).insert(0, [new Y.XmlElement('paragraph')]);
  const bytes = Y.encodeStateAsUpdate(doc, before);
  await keepEdit(deps.database, { eid, documentId }, { authorId: holder.id, bytes, clients: [doc.clientID] });
  return documentId;
}

/** A talk that waits for its answer, between other roles: one pair has one talk. */
async function askRespondent(server: TestServer, { holder }: Cast, eid: number): Promise<number> {
  const input = { kind: 'ask', eid, nid: 'hearing', role_id: 'claimant', target_role: 'respondent' } as const;
  return numberOf(await act(server, holder, meetApply, input), 'meeting_asked');
}

async function askForRole(server: TestServer, { leader, host }: Cast, eid: number): Promise<number> {
  const input = { eid, target_role: 'claimant', to_user: host.id, reason: 'Ill' };
  return numberOf(await act(server, leader, handOver, input), 'hand_over_asked');
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
