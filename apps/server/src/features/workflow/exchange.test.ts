import { workflowList, workflowXml, workflowXmlImport } from '@lets/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bi, Studio } from '../../../test/authoring.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let studio: Studio;
beforeAll(async () => {
  server = await openTestServer();
  studio = await Studio.open(server);
});
afterAll(() => server.close());

describe('BPMN files', () => {
  test('carry a workflow away and back', async () => {
    const { flow_id } = await studio.published();
    const { flow } = await studio.detail(flow_id);
    const got = await server.call(workflowXml, { flow_id }, studio.as());
    expect(got.headers['content-disposition']).toMatch(/v1\.bpmn$/);
    const file = { name: 'trial.bpmn', bytes: got.d as Buffer, mime: 'application/xml' };
    const { d } = await server.call(workflowXmlImport, {}, { ...studio.as(), file });
    expect(d).toMatchObject({ report: [], laid_out: false });
    expect(await studio.detail(d.flow_id)).toMatchObject({ flow, step: 6, name: bi('Trial'), version: 1 });
    const into = await studio.create();
    const replaced = await server.call(
      workflowXmlImport,
      { flow_id: into.flow_id, revision: 1 },
      { ...studio.as(), file },
    );
    expect(replaced.d).toMatchObject({ flow_id: into.flow_id, revision: 2 });
    expect((await studio.detail(into.flow_id)).flow).toEqual(flow);
    const late = { flow_id: into.flow_id, revision: 1 };
    expect((await server.call(workflowXmlImport, late, { ...studio.as(), file })).code).toBe(
      'changed_meanwhile',
    );
  });

  test('that are hostile change nothing', async () => {
    const before = (await server.call(workflowList, {}, studio.as())).d.total;
    const text = '<!DOCTYPE x [<!ENTITY a "b">]><definitions/>';
    const file = { name: 'bomb.bpmn', bytes: Buffer.from(text), mime: 'application/xml' };
    const refused = await server.call(workflowXmlImport, {}, { ...studio.as(), file });
    expect(refused).toMatchObject({ code: 'file_refused', d: { file: 'dtd' } });
    const huge = { ...file, bytes: Buffer.alloc(50 * 1024 * 1024, '<a>') };
    expect((await server.call(workflowXmlImport, {}, { ...studio.as(), file: huge })).code).toBe(
      'file_refused',
    );
    expect((await server.call(workflowList, {}, studio.as())).d.total).toBe(before);
  });
});
