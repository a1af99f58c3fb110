import { randomUUID } from 'node:crypto';
import {
  docExport,
  fileGet,
  fileMedia,
  fileUploadAuthoring,
  IDENTITY,
  projectDetail,
  projectExport,
  projectImport,
  projectList,
  projectManageDetail,
  templateCreate,
  templateNew,
  workflowDocImport,
  workflowForms,
} from '@lets/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wholeCase } from '../../../test/flows.ts';
import { buildPlayer, openPlay, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { printPaper } from '../../documents/press.ts';
import { namedFiles } from '../project/authoring/case-archive.ts';

let server: TestServer;
let author: Player;
beforeAll(async () => {
  server = await openTestServer();
  author = await buildPlayer(server, { identity: IDENTITY.super_admin });
});
afterAll(() => server.close());

const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d494844520000000200000002', 'hex'),
  Buffer.from(Array.from({ length: 76 }, (_, i) => i)),
]);
const picture = (file_id: string) => ({ type: 'image', attrs: { file_id, alt: 'plan' } });
const sheet = (id: string) => ({ type: 'doc', content: [picture(id)] });

async function upload(): Promise<string> {
  const file = { name: 'plan.png', bytes: png, mime: 'image/png' };
  return (await server.call(fileUploadAuthoring, {}, { as: author.token, file })).d.file_id;
}

async function uploaded() {
  const [introduction, template] = [await upload(), await upload()];
  return { introduction, template, guide: await upload(), document: await upload() };
}

/** The whole case with a picture in its introduction, in a template, in a guide and in a document. */
function drawn(ids: { introduction: string; template: string; guide: string; document: string }) {
  const { flow, project } = wholeCase;
  return {
    flow: {
      ...flow,
      nodes: flow.nodes.map((node) => ({
        ...node,
        guides: node.guides.map((guide) => ({
          ...guide,
          pictures: [{ file_id: ids.guide, caption: { zh: '平面图', en: 'Plan' } }],
        })),
        templates: node.templates.map((one) => ({
          ...one,
          body: { zh: sheet(ids.template), en: sheet(ids.template) },
        })),
      })),
    },
    project: {
      ...project,
      introduction: { zh: '案情。\n〔图1〕\n争点。', en: 'Facts.\n[Picture 1]\nIssues.' },
      introduction_pictures: [{ file_id: ids.introduction, caption: { zh: '现场', en: 'Scene' } }],
      documents: (project.documents ?? []).map((one) => ({
        ...one,
        body: { zh: sheet(ids.document), en: sheet(ids.document) },
      })),
    },
  };
}

describe('pictures in authored texts', () => {
  test('are read by whoever plays the case, printed with what was drafted, and by nobody else', async () => {
    const ids = await uploaded();
    const play = await openPlay(server, { file: drawn(ids) });
    const { claimant } = play.players;
    for (const file_id of Object.values(ids)) {
      expect((await server.call(fileGet, { file_id }, { as: claimant.token })).d).toEqual(png);
      expect((await server.call(fileMedia, { file_id }, { as: play.mentor.token })).status).toBe(200);
    }
    const stranger = await buildPlayer(server, { identity: IDENTITY.student });
    const other = await openPlay(server);
    for (const { token } of [stranger, other.players.claimant]) {
      expect((await server.call(fileGet, { file_id: ids.guide }, { as: token })).code).toBe('not_found');
    }
    const at = { eid: play.eid, nid: 'complaint', role_id: 'claimant' };
    const begun = await play.call(claimant, templateNew, { ...at, template_id: 'complaint_form' });
    const kept = { name: 'Complaint', content: begun.d.content, template_id: 'complaint_form' };
    const made = await play.call(claimant, templateCreate, { ...at, ...kept });
    expect(made.code).toBe('ok');
    const paper = await server.call(
      docExport,
      { eid: play.eid, doc_id: made.d.document.id, format: 'docx' },
      { as: claimant.token },
    );
    expect(
      Object.keys(unzipSync(paper.d as Buffer)).filter((name) => /^word\/media\/.+/.test(name)),
    ).toHaveLength(1);
  });

  test('travel with the case', async () => {
    const ids = await uploaded();
    const play = await openPlay(server, { file: drawn(ids) });
    const { d: archive } = await server.call(
      projectExport,
      { project_id: play.projectId },
      { as: author.token },
    );
    const file = { name: 'case.zip', bytes: archive as Buffer, mime: 'application/zip' };
    const { d } = await server.call(projectImport, { code: 'elsewhere' }, { as: author.token, file });
    const there = await server.call(projectManageDetail, { project_id: d.project_id }, { as: author.token });
    const named = namedFiles({ flow: there.d.flow, body: there.d.body });
    expect(named).toHaveLength(4);
    expect(named.filter((id) => Object.values(ids).includes(id))).toEqual([]);
    for (const file_id of named) {
      expect((await server.call(fileGet, { file_id }, { as: author.token })).d).toEqual(png);
    }
  });
});

describe('the introduction of a case', () => {
  test('brings its pictures to the front page, and its words alone to lists', async () => {
    const play = await openPlay(server, { file: drawn(await uploaded()) });
    const { token } = play.players.claimant;
    const { d: front } = await server.call(projectDetail, { project_id: play.projectId }, { as: token });
    expect(front.introduction.zh).toBe('案情。\n〔图1〕\n争点。');
    expect(front.introduction_pictures).toMatchObject([{ caption: { zh: '现场', en: 'Scene' } }]);
    const { d } = await server.call(projectList, { scope: 'all', size: 100 }, { as: author.token });
    const card = d.list.find(({ id }) => id === play.projectId);
    expect(card?.introduction).toEqual({ zh: '案情。\n争点。', en: 'Facts.\nIssues.' });
  });
});

describe('a text begun elsewhere', () => {
  test('a Word file is read for an author, with its pictures', async () => {
    const id = randomUUID();
    const bytes = Buffer.from(
      await printPaper(
        {
          title: '申请书',
          lang: 'zh',
          content: {
            type: 'doc',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: '此致' }] }, picture(id)],
          },
          signatures: {},
          images: { [id]: { bytes: png, mime: 'image/png', width: 2, height: 2 } },
        },
        'docx',
      ),
    );
    const file = { name: '申请书.docx', bytes, mime: 'application/octet-stream' };
    const { d } = await server.call(workflowDocImport, {}, { as: author.token, file });
    expect(d).toMatchObject({ name: '申请书', left_out: [] });
    expect(JSON.stringify(d.content)).toContain('此致');
    const [file_id = ''] = namedFiles(d.content);
    expect((await server.call(fileGet, { file_id }, { as: author.token })).d).toEqual(png);
  });

  test('the forms are offered to authors', async () => {
    const { d } = await server.call(workflowForms, {}, { as: author.token });
    expect(d.list.map(({ id }) => id)).toEqual(expect.arrayContaining(['complaint', 'defence', 'judgment']));
  });
});
