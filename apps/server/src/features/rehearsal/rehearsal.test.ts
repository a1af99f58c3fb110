import { bundledCases } from '@lets/content';
import {
  ALL_CALLS,
  type CallDeclaration,
  docDetail,
  experimentDelete,
  experimentDetail,
  experimentEvents,
  IDENTITY,
  type InputOf,
  messagePush,
  projectManageDetail,
  rehearsalBegin,
  rehearsalEnd,
  rehearsalOwn,
  workflowDetail,
  workflowSave,
  workflowVersionNew,
} from '@lets/contract';
import { openSections } from '@lets/engine';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildClass, buildProject, checksum } from '../../../test/factories.ts';
import { buildPlayer, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { sweepRehearsals } from './service.ts';

let server: TestServer;
let author: Player;
let other: Player;
let mentor: Player;
let project: { id: number; flowId: number };
let draft: number;
let courseId: number;
let classId: number;

const { code: _, ...arbitration } =
  bundledCases.find(({ code }) => code === 'labour-arbitration') ?? bundledCases[0] ?? never();
function never(): never {
  throw new Error('there are no cases');
}
const by = (who: Player) => ({ as: who.token });

beforeAll(async () => {
  server = await openTestServer();
  author = await buildPlayer(server, { identity: IDENTITY.super_admin });
  other = await buildPlayer(server, { identity: IDENTITY.super_admin });
  mentor = await buildPlayer(server, { identity: IDENTITY.mentor });
  ({ id: classId, courseId } = await buildClass(server.deps.database, { mentorIds: [mentor.id] }));
  project = await buildProject(server.deps.database, { courseId, file: arbitration });
  draft = (await server.call(workflowVersionNew, { flow_id: project.flowId }, by(author))).d.flow_id;
  // The partners are made once for all that is ever played.
  await rehearse({ role_id: arbitration.flow.roles[0]?.id });
});
afterAll(() => server.close());
beforeEach(async () => {
  const { rehearsal } = (await server.call(rehearsalOwn, {}, by(author))).d;
  if (rehearsal) await server.call(rehearsalEnd, { eid: rehearsal.eid }, by(author));
});

async function rehearse(more: Partial<InputOf<typeof rehearsalBegin>> = {}, who = author): Promise<number> {
  const { code, d } = await server.call(rehearsalBegin, { flow_id: draft, ...more }, by(who));
  expect(code).toBe('ok');
  return d.eid;
}
const detailOf = async (eid: number, who = author) =>
  (await server.call(experimentDetail, { eid }, by(who))).d;
const eventsOf = async (eid: number) =>
  (await server.call(experimentEvents, { eid, since: 0 }, by(author))).d.events;

test('an author plays a draft from its beginning in one role, with partners in the others', async () => {
  const role_id = arbitration.flow.roles[0]?.id ?? '';
  const eid = await rehearse({ role_id });
  const { status, me, members, state, rehearsal, may } = await detailOf(eid);
  expect({ status, roles: me.role_ids, staff: me.is_staff }).toEqual({
    status: 'in_progress',
    roles: [role_id],
    staff: false,
  });
  expect(members.filter(({ automatic }) => automatic).length).toBe(arbitration.flow.roles.length - 1);
  expect(openSections(state).length).toBeGreaterThan(0);
  expect(rehearsal).toEqual({ flow_id: draft, project_id: null, role_id, from: null });
  expect(may.delete).toBe(false);
});

test('alone an author plays all roles, and what the draft becomes later does not change it', async () => {
  const eid = await rehearse();
  expect((await detailOf(eid)).me.role_ids).toHaveLength(arbitration.flow.roles.length);
  const { revision, flow } = (await server.call(workflowDetail, { flow_id: draft }, by(author))).d;
  const nodes = flow.nodes.map((node) => ({ ...node, name: { zh: '改过了', en: 'Changed' } }));
  await server.call(workflowSave, { flow_id: draft, revision, flow: { ...flow, nodes } }, by(author));
  expect(JSON.stringify((await detailOf(eid)).flow)).not.toContain('改过了');
  await server.call(workflowSave, { flow_id: draft, revision: revision + 1, flow }, by(author));
});

test('from any section: what comes before stands in the record, papers too, and the play goes on', async () => {
  const hearings = arbitration.flow.nodes.filter(({ kind }) => kind === 'court');
  const from = hearings.at(-1)?.id ?? '';
  const eid = await rehearse({ from, project_id: project.id });
  const { state } = await detailOf(eid);
  expect(openSections(state).map(({ node_id }) => node_id)).toContain(from);
  const events = await eventsOf(eid);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
  expect(events.some(({ type }) => type === 'wrong_option_tried')).toBe(false);
  expect(JSON.stringify(events)).not.toContain('"…"');
  expect(Object.keys(state.documents).length).toBeGreaterThan(0);
  for (const id of Object.keys(state.documents)) {
    const { code, d } = await server.call(docDetail, { eid, doc_id: id }, by(author));
    expect({ code, hash: d.hash }).toEqual({ code: 'ok', hash: state.documents[id]?.hash });
  }
  const here = arbitration.flow.nodes.find(({ id }) => id === from);
  const role_id = here?.roles.find(({ functions }) => functions.includes('speech'))?.role_id ?? '';
  const said = { eid, nid: from, role_id, kind: 'speech' as const, text: '继续。' };
  expect((await server.call(messagePush, said, by(author))).code).toBe('ok');
});

test('a flow with errors is not played, and its findings say why', async () => {
  const { revision, flow } = (await server.call(workflowDetail, { flow_id: draft }, by(author))).d;
  const nodes = flow.nodes.map((node) => ({ ...node, name: { zh: '', en: '' } }));
  await server.call(workflowSave, { flow_id: draft, revision, flow: { ...flow, nodes } }, by(author));
  const refused = await server.send(rehearsalBegin, { flow_id: draft }, by(author));
  expect(refused.code).toBe('not_rehearsable');
  const { findings } = refused.d as { findings: readonly { readonly code: string }[] };
  expect(findings.map(({ code }) => code)).toContain('section_unnamed');
  await server.call(workflowSave, { flow_id: draft, revision: revision + 1, flow }, by(author));
});

/** What may differ between two answers without anything having been done. */
const VOLATILE = /"(server_time|now|at|last_seen_at|last_login|updated_at)":\d+/g;
/** The log and one's own data tell of these very questions, and the status of the server that answers them. */
const OF_ITSELF = ['/system/log', '/system/status', '/account/my-data'];
const isAsked = (call: CallDeclaration) =>
  call.method === 'GET' && call !== rehearsalOwn && !OF_ITSELF.some((path) => call.path.startsWith(path));
const READS = ALL_CALLS.filter(isAsked);

/** Each call without fields, where it can be, and with those of the case and flow that are rehearsed. */
function questionsOf({ input }: CallDeclaration): readonly object[] {
  const { shape = {} } = input as unknown as { shape?: Record<string, unknown> };
  const known = Object.entries({
    project_id: project.id,
    flow_id: draft,
    course_id: courseId,
    class_id: classId,
  });
  const named = Object.fromEntries(known.filter(([field]) => field in shape));
  return [{}, named].filter((fields) => input.safeParse(fields).success);
}

async function everythingTold(): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const who of [author, other, mentor]) {
    for (const call of READS) {
      for (const fields of questionsOf(call)) {
        const { code, d } = await server.send(call, fields, by(who));
        const key = `${who.id} ${call.path} ${JSON.stringify(fields)}`;
        told[key] = JSON.stringify({ code, d: Buffer.isBuffer(d) ? 'a file' : (d ?? null) }).replace(
          VOLATILE,
          '',
        );
      }
    }
  }
  return told;
}

test('no list and no figure tells of it, its author included', async () => {
  const before = await everythingTold();
  await rehearse({ role_id: arbitration.flow.roles[0]?.id, project_id: project.id });
  const during = await everythingTold();
  expect(Object.keys(before).length).toBeGreaterThan(100);
  for (const [call, told] of Object.entries(during))
    expect({ call, told }).toEqual({ call, told: before[call] });
});

test('nobody else reads, joins or ends it, and its copies of case and flow cannot be had', async () => {
  const eid = await rehearse();
  for (const who of [other, mentor]) {
    for (const call of ALL_CALLS) {
      const { shape = {} } = call.input as unknown as { shape?: Record<string, unknown> };
      if (call.method !== 'GET' || !('eid' in shape)) continue;
      const { code } = await server.send(
        call,
        { eid, since: 0, node_id: 'x', nid: 'x', role_id: 'x' },
        by(who),
      );
      expect({ path: call.path, isTold: code === 'ok' }).toEqual({ path: call.path, isTold: false });
    }
    expect((await server.send(rehearsalEnd, { eid }, by(who))).code).not.toBe('ok');
  }
  const { flow_id, project: copy } = await detailOf(eid);
  expect((await server.send(workflowDetail, { flow_id }, by(other))).code).toBe('not_found');
  expect((await server.send(projectManageDetail, { project_id: copy.id }, by(other))).code).toBe('not_found');
  expect((await server.call(experimentDelete, { ids: [eid] }, by(author))).code).not.toBe('ok');
  expect((await server.call(rehearsalBegin, { flow_id }, by(author))).code).toBe('not_found');
});

/** Rows that every call may leave, and the partners, who are made once. */
const PASSING = ['sessions', 'rate_hits', 'users', 'audit_log', 'act_requests'];

test('ended, replaced by the next one or a day old, it is gone with all that was made for it', async () => {
  const role_id = arbitration.flow.roles[0]?.id;
  const untouched = () => checksum(server.deps.database, PASSING);
  const before = await untouched();
  const first = await rehearse({ role_id });
  const second = await rehearse({ project_id: project.id });
  expect((await server.call(experimentDetail, { eid: first }, by(author))).code).toBe('not_found');
  expect((await server.call(rehearsalOwn, {}, by(author))).d.rehearsal).toMatchObject({
    eid: second,
    project_id: project.id,
  });
  expect((await server.call(rehearsalEnd, { eid: second }, by(author))).code).toBe('ok');
  expect(await untouched()).toBe(before);
  await rehearse();
  await sweepRehearsals(server.deps);
  expect((await server.call(rehearsalOwn, {}, by(author))).d.rehearsal).not.toBeNull();
  const later = { ...server.deps, clock: () => server.deps.clock() + 25 * 3_600_000 };
  await sweepRehearsals(later);
  expect(await untouched()).toBe(before);
});

test('two authors rehearse side by side, one run each, whoever begins twice at once', async () => {
  const begun = await Promise.all([rehearse(), rehearse(), rehearse({}, other)]);
  expect(new Set(begun).size).toBe(3);
  const { rehearsal } = (await server.call(rehearsalOwn, {}, by(other))).d;
  expect(rehearsal?.eid).toBe(begun[2]);
  if (rehearsal) await server.call(rehearsalEnd, { eid: rehearsal.eid }, by(other));
});
