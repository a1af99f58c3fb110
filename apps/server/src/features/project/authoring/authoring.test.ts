import {
  type CallDeclaration,
  type FlowCheck,
  IDENTITY,
  type InputOf,
  type ManagedProject,
  type OutputOf,
  type ProjectInfo,
  type ProjectSaved,
  projectCopy,
  projectCreate,
  projectDelete,
  projectDetail,
  projectDisclosureApply,
  projectDisclosureReview,
  projectDocsSave,
  projectExport,
  projectImport,
  projectList,
  projectManageDetail,
  projectManageList,
  projectPreview,
  projectRoleSave,
  projectSave,
  projectState,
  workflowCorrect,
} from '@lets/contract';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildClass, buildProject } from '../../../../test/factories.ts';
import { richText, wholeCase } from '../../../../test/flows.ts';
import { buildPlayer, openPlay, type Player } from '../../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../../test/test-server.ts';
import type { Caller } from '../../../http/caller.ts';
import type { AuthoredRow } from './repository.ts';
import { changeProject } from './service.ts';

let server: TestServer;
let author: Player;
let superAdmin: Player;
beforeAll(async () => {
  server = await openTestServer();
  author = await buildPlayer(server, { identity: IDENTITY.admin, modules: ['project'] });
  superAdmin = await buildPlayer(server, { identity: IDENTITY.super_admin });
});
afterAll(() => server.close());

function act<C extends CallDeclaration>(call: C, input: InputOf<C>, as = author) {
  return server.call(call, input, { as: as.token });
}

async function ok<C extends CallDeclaration>(call: C, input: InputOf<C>, as = author): Promise<OutputOf<C>> {
  const { code, d } = await act(call, input, as);
  expect(code, JSON.stringify(d)).toBe('ok');
  return d;
}

const bi = (text: string) => ({ zh: `${text}（中）`, en: text });
const detail = (project_id: number): Promise<ManagedProject> => ok(projectManageDetail, { project_id });

async function publishedFlow(): Promise<number> {
  return (await buildProject(server.deps.database, { file: wholeCase })).flowId;
}

function infoOf({ body, course, ...row }: ManagedProject, more: Partial<ProjectInfo> = {}): ProjectInfo {
  const { roles: _, documents: __, jumps: ___, templates: ____, ...texts } = body;
  return {
    ...texts,
    experiment_type: row.experiment_type,
    course_id: course?.id ?? null,
    opens_at: row.opens_at,
    closes_at: row.closes_at,
    student_ids: row.students.map(({ id }) => id),
    class_ids: row.classes.map(({ id }) => id),
    ...more,
  };
}

const WRITTEN = {
  introduction: bi('A case'),
  objectives: [bi('To plead')],
  competency_goals: [{ id: 'plead', name: bi('Pleading'), weight: 60 }],
  opening_mode: 'free',
} as const;

const paper = (more: object = {}) => ({
  id: 'paper',
  kind: 'material' as const,
  name: bi('Paper'),
  node_id: null,
  role_ids: [],
  body: { zh: richText('纸'), en: richText('Paper') },
  ...more,
});

/** A case on the whole flow, with everything but the mapping of its jump. */
async function written() {
  const made = await ok(projectCreate, { flow_id: await publishedFlow(), name: bi('New'), grade: 'basic' });
  const saved = await ok(projectSave, {
    ...made,
    info: infoOf(await detail(made.project_id), {
      ...WRITTEN,
      objectives: [bi('To plead')],
      competency_goals: [...WRITTEN.competency_goals],
    }),
  });
  return ok(projectDocsSave, { ...saved, document: paper() });
}

describe('a case that is being made', () => {
  test('says what it lacks, is nobody else’s until it is open, and opens when it is complete', async () => {
    const made = await ok(projectCreate, {
      flow_id: await publishedFlow(),
      name: bi('Unfinished case'),
      grade: 'basic',
    });
    expect(made.faults.map(({ code }) => code)).toEqual([
      'introduction_missing',
      'objectives_missing',
      'goals_missing',
      'course_missing',
      'no_material',
      'jump_not_mapped',
    ]);
    const early = await act(projectState, { ...made, ready: true });
    expect(early).toMatchObject({ code: 'project_incomplete', d: { faults: made.faults } });
    const student = await buildPlayer(server, { identity: IDENTITY.student });
    const { project_id } = made;
    expect((await act(projectDetail, { project_id }, student)).code).toBe('not_found');

    const saved = await written();
    expect(saved.faults).toEqual([{ page: 'skip', code: 'jump_not_mapped', node_id: 'leap' }]);
    const now = await detail(saved.project_id);
    expect((await act(projectDetail, { project_id: now.id }, student)).code).toBe('not_found');
    expect(now.body.roles.map(({ role_id }) => role_id)).toEqual(wholeCase.flow.roles.map(({ id }) => id));
  });

  test('open to students it stays complete: a save that would leave a gap is refused', async () => {
    const jumps = [{ node_id: 'leap', project_code: 'elsewhere', roles: { judge: 'judge' } }];
    const { id } = await buildProject(server.deps.database, { file: { project: { jumps } } });
    const now = await detail(id);
    expect(now.faults).toEqual([]);
    const info = infoOf(now, { introduction: bi('Changed') });
    const saved = await ok(projectSave, { project_id: id, revision: now.revision, info });
    const emptied = { ...info, objectives: [] };
    expect((await act(projectSave, { ...saved, info: emptied })).code).toBe('project_incomplete');
    const back = await ok(projectState, { ...saved, ready: false });
    expect((await act(projectSave, { ...back, info: emptied })).code).toBe('ok');
    const { list } = await ok(projectList, { scope: 'all', size: 100 }, superAdmin);
    expect(list.some((one) => one.id === id)).toBe(true);
  });

  test('keeps the rubric of its goals, which its front page does not show', async () => {
    const levels = ['1', '2', '3', '4', '5'].map((level) => bi(`SECRET-LEVEL ${level}`));
    const jumps = [{ node_id: 'leap', project_code: 'elsewhere', roles: { judge: 'judge' } }];
    const { id } = await buildProject(server.deps.database, { file: { project: { jumps } } });
    const now = await detail(id);
    const place = { project_id: id, revision: now.revision };
    const info = infoOf(now, { rubric: { plead: levels } });
    await ok(projectSave, { ...place, info });
    expect((await detail(id)).body.rubric).toEqual({ plead: levels });
    const short = infoOf(now, { rubric: { plead: levels.slice(1) } });
    expect((await act(projectSave, { ...place, info: short })).code).toBe('bad_parameter');
    const front = await act(projectDetail, { project_id: id }, superAdmin);
    expect(front.code).toBe('ok');
    expect(JSON.stringify(front.d)).not.toContain('SECRET-LEVEL');
  });

  test('two authors never overwrite each other', async () => {
    const saved = await written();
    const [one, other] = await Promise.all([
      act(projectDocsSave, { ...saved, document: paper({ id: 'one' }) }),
      act(projectDocsSave, { ...saved, document: paper({ id: 'other' }) }, superAdmin),
    ]);
    expect([one.code, other.code].sort()).toEqual(['changed_meanwhile', 'ok']);
  });

  test('fills the fields of its documents from its facts, and again when these change', async () => {
    const saved = await written();
    const field = { type: 'mergeField', attrs: { key: 'court', label: '受理法院', value: '' } };
    const sheet = { type: 'doc', content: [{ type: 'paragraph', content: [field] }] };
    let last = await ok(projectDocsSave, { ...saved, document: paper({ body: { zh: sheet, en: sheet } }) });
    const isFilledWith = async (value: string) => {
      const { body } = await detail(saved.project_id);
      const [document] = body.documents;
      expect(document?.body.zh.content?.[0]?.content?.[0]?.attrs?.value).toBe(value);
      expect(document?.body.en).toEqual(document?.body.zh);
    };
    for (const court of ['明德市人民法院', '清和区人民法院', '']) {
      const fields = [{ key: 'court', label: { zh: '受理法院', en: 'Court' }, value: { zh: court, en: '' } }];
      last = await ok(projectSave, { ...last, info: infoOf(await detail(saved.project_id), { fields }) });
      await isFilledWith(court);
    }
  });

  test('names only sections and roles of its flow', async () => {
    const saved = await written();
    const stray = await act(projectDocsSave, { ...saved, document: paper({ role_ids: ['nobody'] }) });
    expect(stray.code).toBe('bad_parameter');
    const { body } = await detail(saved.project_id);
    const roles = [...body.roles.slice(1), { ...body.roles[0], role_id: 'nobody' }] as typeof body.roles;
    expect((await act(projectRoleSave, { ...saved, roles })).code).toBe('bad_parameter');
  });

  test('names students and classes it is open to', async () => {
    const student = await buildPlayer(server, { identity: IDENTITY.student });
    const { id: classId } = await buildClass(server.deps.database, {});
    const saved = await written();
    const now = await detail(saved.project_id);
    const listed = { opening_mode: 'specified', student_ids: [student.id], class_ids: [classId] } as const;
    const info = infoOf(now, { ...listed, student_ids: [student.id], class_ids: [classId] });
    await ok(projectSave, { ...saved, info });
    const after = await detail(saved.project_id);
    expect(after.students).toMatchObject([{ id: student.id }]);
    expect(after.classes).toMatchObject([{ id: classId }]);
    const unknown = { ...info, student_ids: [author.id] };
    const answer = await act(projectSave, { ...saved, revision: after.revision, info: unknown });
    expect(answer.code).toBe('bad_parameter');
  });

  test('a preview shows what a role meets, section by section', async () => {
    const { id } = await buildProject(server.deps.database, { file: wholeCase });
    const asJudge = await ok(projectPreview, { project_id: id, role_id: 'judge' });
    expect(asJudge.brief).toEqual(bi('Secret of judge'));
    expect(asJudge.documents.map(({ id: doc, readable }) => [doc, readable])).toEqual([
      ['facts', true],
      ['letter', true],
      ['model_complaint', expect.any(Boolean)],
    ]);
    const asWitness = await ok(projectPreview, { project_id: id, role_id: 'witness', node_id: 'hearing' });
    expect(asWitness.documents.map(({ id: doc }) => doc)).toEqual(['facts', 'model_complaint']);
  });

  test('copies are their own; nothing with work on it is deleted', async () => {
    const play = await openPlay(server);
    expect(await act(projectDelete, { ids: [play.projectId] })).toMatchObject({
      code: 'in_use',
      d: { ids: [play.projectId] },
    });
    const copy = await ok(projectCopy, { project_id: play.projectId, name: bi('A copy') });
    const { list } = await ok(projectManageList, { q: 'a copy', status: 'unfinished' });
    expect(list).toMatchObject([
      { id: copy.project_id, ready: false, run_count: 0, owner: { id: author.id } },
    ]);
    await ok(projectDelete, { ids: [copy.project_id] });
    expect((await act(projectManageDetail, { project_id: copy.project_id })).code).toBe('not_found');
    const { rows } = await server.deps.database.pool.query<{ target: string; detail: string }>(
      `SELECT target, detail FROM audit_log WHERE actor_id = $1 AND action <> 'denied' ORDER BY id DESC LIMIT 1`,
      [author.id],
    );
    expect(rows).toEqual([
      { target: expect.stringMatching(/^project A copy（中） \[p-[\da-f-]{36}\]$/), detail: 'deleted' },
    ]);
  });

  test('disclosure is asked for, and agreed or refused by a super administrator', async () => {
    const { id, courseId } = await buildProject(server.deps.database);
    expect(courseId).not.toBeNull();
    const student = await buildPlayer(server, { identity: IDENTITY.student });
    await buildClass(server.deps.database, { studentIds: [student.id] });
    const seen = async () => (await act(projectDetail, { project_id: id }, student)).code;
    expect(await seen()).toBe('not_found');
    await ok(projectDisclosureApply, { project_id: id, apply: true });
    expect(await seen()).toBe('not_found');
    await ok(projectDisclosureReview, { project_id: id, agree: true }, superAdmin);
    expect(await seen()).toBe('ok');
    await ok(projectDisclosureApply, { project_id: id, apply: false });
    expect(await seen()).toBe('not_found');
  });
});

describe('the flow of a case is checked while nobody waits for it', () => {
  const sound = (): FlowCheck => ({ findings: [], proved: true, explored: 1 });
  const asCaller = (): Caller => ({
    id: author.id,
    account: author.account,
    name: author.name,
    identity: IDENTITY.admin,
    modules: ['project'],
    session: '',
  });
  const drop = (row: AuthoredRow) => ({ ...row, body: { ...row.body, documents: [] } });
  const change = (saved: ProjectSaved, inspect: () => Promise<FlowCheck>) =>
    changeProject(server.deps, asCaller(), saved, drop, inspect);

  test('others save meanwhile, and then it is too late', async () => {
    const saved = await written();
    const late = change(saved, async () => {
      await ok(projectDocsSave, { ...saved, document: paper({ id: 'another' }) });
      return sound();
    });
    await expect(late).rejects.toMatchObject({
      code: 'changed_meanwhile',
      data: { revision: saved.revision + 1 },
    });
    expect((await detail(saved.project_id)).body.documents).toHaveLength(2);
  });

  test('a flow that is corrected meanwhile is checked again', async () => {
    const saved = await written();
    const { flow_id, flow } = await detail(saved.project_id);
    const name = flow.nodes.find(({ kind }) => kind === 'court')?.id ?? '';
    const seen: string[] = [];
    const done = await changeProject(server.deps, asCaller(), saved, drop, async (checked) => {
      seen.push(JSON.stringify(checked).includes('Mended') ? 'corrected' : 'as it was');
      if (seen.length > 1) return { ...sound(), proved: false };
      const text = { kind: 'section', node_id: name, introduction: bi('Mended') } as const;
      await ok(workflowCorrect, { flow_id, revision: 1, change: text, reason: 'Typo' }, superAdmin);
      return sound();
    });
    expect(seen).toEqual(['as it was', 'corrected']);
    expect(done.faults.map(({ code }) => code)).toContain('flow_unsound');
  });
});

describe('a case as a file', () => {
  async function exported(project_id: number): Promise<Buffer> {
    const { status, d } = await act(projectExport, { project_id });
    expect(status).toBe(200);
    return d as Buffer;
  }

  test('goes out and comes in again under another code, whole and closed', async () => {
    const { id, code } = await buildProject(server.deps.database, { file: wholeCase });
    const file = { name: 'case.zip', bytes: await exported(id), mime: 'application/zip' };
    const taken = await server.call(projectImport, { code }, { as: author.token, file });
    expect(taken).toMatchObject({ code: 'bad_parameter', d: { code: 'taken' } });
    const { d } = await server.call(projectImport, { code: 'again' }, { as: author.token, file });
    const [before, after] = [await detail(id), await detail(d.project_id)];
    expect(after).toMatchObject({ code: 'again', ready: false, flow: before.flow, body: before.body });
    expect(after.flow_id).not.toBe(before.flow_id);
    const numbered = await server.call(projectImport, {}, { as: author.token, file });
    expect(numbered.d.code).toBe(`${code}-2`);
  });

  test('nothing else is taken for one', async () => {
    const refused = async (bytes: Buffer, lang: 'zh' | 'en') => {
      const file = { name: 'case.zip', bytes, mime: 'application/zip' };
      const headers = { 'accept-language': lang };
      const { code, m } = await server.call(projectImport, {}, { as: author.token, file, headers });
      expect(code).toBe('file_refused');
      return m;
    };
    const empty = Buffer.from(zipSync({ 'case.json': strToU8('{}') }));
    expect(await refused(Buffer.from('{}'), 'en')).toBe('This is not a zip archive');
    expect(await refused(Buffer.alloc(40), 'zh')).toBe('这不是压缩包（.zip）');
    expect(await refused(Buffer.from('PK\u0003\u0004 no archive'), 'en')).toMatch(
      /^There is no case|damaged$/,
    );
    expect(await refused(empty, 'en')).toContain('not in the format');
  });
});
