import {
  IDENTITY,
  type JumpMapping,
  projectDocsSave,
  projectExport,
  projectImport,
  projectManageDetail,
  projectSkipSave,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProject } from '../../../../test/factories.ts';
import { richText, wholeCase } from '../../../../test/flows.ts';
import { buildPlayer, type Player } from '../../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let author: Player;
beforeAll(async () => {
  server = await openTestServer();
  author = await buildPlayer(server, { identity: IDENTITY.admin, modules: ['project'] });
});
afterAll(() => server.close());

const roles = { judge: 'judge', claimant: 'claimant' };
const JUMPS: JumpMapping[] = [
  { node_id: 'leap', project_code: 'after-upheld', when: { node_id: 'panel', outcome: 'passed' }, roles },
  { node_id: 'leap', project_code: 'after-all-else', roles },
];

async function sourceCase(jumps: JumpMapping[] = []) {
  const { id } = await buildProject(server.deps.database, {
    file: { ...wholeCase, project: { ...wholeCase.project, jumps } },
  });
  return detail(id);
}

async function detail(project_id: number) {
  return (await server.call(projectManageDetail, { project_id }, { as: author.token })).d;
}

describe('the jumps of one section', () => {
  test.each([
    ['in their order', JUMPS, 'ok', []],
    ['not where one can never be taken', JUMPS.toReversed(), 'project_incomplete', ['jump_never_taken']],
    [
      'not where one waits for what cannot come',
      [{ node_id: 'leap', project_code: 'x', when: { node_id: 'gone' }, roles }],
      'project_incomplete',
      ['jump_waits_in_vain'],
    ],
  ])('are kept of an open case %s', async (_name, jumps, code, faults) => {
    const { id: project_id, revision } = await sourceCase(JUMPS.slice(1));
    const saved = await server.call(projectSkipSave, { project_id, revision, jumps }, { as: author.token });
    expect(saved.code).toBe(code);
    expect(saved.d.faults.map((fault) => fault.code)).toEqual(faults);
    expect((await detail(project_id)).body.jumps).toEqual(code === 'ok' ? jumps : JUMPS.slice(1));
  });

  test('go out with the case and come back in', async () => {
    const { id } = await sourceCase(JUMPS);
    const { d: bytes } = await server.call(projectExport, { project_id: id }, { as: author.token });
    if (!Buffer.isBuffer(bytes)) throw new Error('the case did not go out as a file');
    const file = { name: 'case.zip', bytes, mime: 'application/zip' };
    const { d } = await server.call(projectImport, { code: 'jumps-again' }, { as: author.token, file });
    expect((await detail(d.project_id)).body.jumps).toEqual(JUMPS);
  });
});

test('a case that names nobody is complete once another leads into it', async () => {
  const { database } = server.deps;
  const file = {
    ...wholeCase,
    code: 'named-nowhere',
    project: {
      ...wholeCase.project,
      jumps: [JUMPS[1]].flatMap((one) => one ?? []),
      opening_mode: 'specified' as const,
    },
  };
  const { id: project_id } = await buildProject(database, { courseId: null, file });
  const { faults, revision } = await detail(project_id);
  const document = {
    id: 'paper',
    kind: 'material' as const,
    name: { zh: '纸', en: 'Paper' },
    node_id: null,
    role_ids: [],
    body: { zh: richText('纸'), en: richText('Paper') },
  };
  const save = () => server.call(projectDocsSave, { project_id, revision, document }, { as: author.token });
  expect(faults.map(({ code }) => code)).toEqual(['nobody_listed']);
  expect((await save()).code).toBe('project_incomplete');
  await sourceCase([{ node_id: 'leap', project_code: 'named-nowhere', roles }]);
  expect((await detail(project_id)).faults).toEqual([]);
  expect((await save()).code).toBe('ok');
});
