import {
  type CaseDocument,
  IDENTITY,
  nodeEnd,
  projectDetail,
  projectDocsSave,
  projectManageDetail,
  projectReach,
  projectRoleSave,
  workflowReach,
} from '@lets/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { richText } from '../../../../test/flows.ts';
import { buildPlayer, openPlay, type Player, playTo } from '../../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let author: Player;
beforeAll(async () => {
  server = await openTestServer();
  author = await buildPlayer(server, { identity: IDENTITY.admin, modules: ['project', 'workflow'] });
});
afterAll(() => server.close());

const jumps = [{ node_id: 'leap', project_code: 'elsewhere', roles: { judge: 'judge' } }];
const bi = (text: string) => ({ zh: `${text}（中）`, en: text });

test('a change of an open case names the experiments it reaches, and their rooms are told of it', async () => {
  const play = await openPlay(server, { file: { project: { jumps } } });
  const as = { as: author.token };
  const { d: found } = await server.call(projectManageDetail, { project_id: play.projectId }, as);
  const { d: reach } = await server.call(projectReach, { project_id: play.projectId }, as);
  expect(reach).toMatchObject({ total: 1, runs: [{ eid: play.eid, status: 'in_progress', version: 1 }] });
  const { d: cases } = await server.call(workflowReach, { flow_id: play.flowId }, as);
  expect(cases).toMatchObject({
    case_count: 1,
    cases: [{ id: play.projectId, version: 1, ready: true, running_count: 1 }],
  });
  expect(found.versions).toMatchObject([{ flow_id: play.flowId, version: 1 }]);

  const before = server.casesChanged.length;
  const roles = found.body.roles.map((role) => ({ ...role, brief: bi('Changed') }));
  const place = { project_id: play.projectId, revision: found.revision };
  const { d: saved } = await server.call(projectRoleSave, { ...place, roles }, as);
  expect(server.casesChanged.slice(before)).toEqual([[play.eid]]);
  // Saved again as it is, nothing is to be fetched anew.
  await server.call(projectRoleSave, { ...place, revision: saved.revision, roles }, as);
  expect(server.casesChanged.length).toBe(before + 1);

  await playTo(play, 'hearing');
  const ending = {
    option: 'terminate',
    eid: play.eid,
    nid: 'hearing',
    role_id: 'judge',
    reason: 'Over',
  } as const;
  expect((await play.call(play.leader, nodeEnd, ending)).code).toBe('ok');
  const { d: after } = await server.call(projectReach, { project_id: play.projectId }, as);
  expect(after).toEqual({ runs: [], total: 0 });
});

test('a document that is only begun is no material, and players do not see it before it has a name', async () => {
  const play = await openPlay(server, { file: { project: { jumps, documents: [] } } });
  const as = { as: author.token };
  const { d: found } = await server.call(projectManageDetail, { project_id: play.projectId }, as);
  expect(found.faults.map(({ code }) => code)).toEqual(['no_material']);
  const blank = { type: 'doc', content: [{ type: 'paragraph' }] };
  const begun: CaseDocument = {
    id: 'begun',
    kind: 'material',
    name: { zh: '', en: '' },
    node_id: null,
    role_ids: [],
    body: { zh: blank, en: blank },
  };
  const save = async (document: CaseDocument, revision: number) =>
    server.call(projectDocsSave, { project_id: play.projectId, revision, document }, as);
  const listed = async () => {
    const { d } = await server.call(projectDetail, { project_id: play.projectId }, { as: play.leader.token });
    return d.documents.map(({ id }) => id);
  };
  // The case is open and lacks its material: whatever is saved must end that.
  expect((await save(begun, found.revision)).code).toBe('project_incomplete');
  expect((await save({ ...begun, name: bi('Facts') }, found.revision)).code).toBe('project_incomplete');
  expect(await listed()).toEqual([]);
  const written = { ...begun, name: bi('Facts'), body: { zh: richText('案情'), en: blank } };
  const { code, d } = await save(written, found.revision);
  expect(code).toBe('ok');
  expect((await save({ ...begun, id: 'second' }, d.revision)).code).toBe('ok');
  expect(await listed()).toEqual(['begun']);
});
