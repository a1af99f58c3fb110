import { inspectFlow, stepFaults } from '@lets/authoring';
import { patterns } from '@lets/content';
import {
  type CallDeclaration,
  IDENTITY,
  type InputOf,
  type OutputOf,
  PATTERN_IDS,
  projectCopy,
  projectCreate,
  projectManageDetail,
  projectManageList,
  workflowCopy,
  workflowCreate,
  workflowDetail,
  workflowList,
  workflowPatterns,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPlayer, type Player } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let author: Player;
let other: Player;
let maker: Player;
beforeAll(async () => {
  server = await openTestServer();
  const both = { identity: IDENTITY.admin, modules: ['workflow', 'project'] } as const;
  author = await buildPlayer(server, { ...both, modules: [...both.modules] });
  other = await buildPlayer(server, { ...both, modules: [...both.modules] });
  maker = await buildPlayer(server, { identity: IDENTITY.admin, modules: ['project'] });
});
afterAll(() => server.close());

async function ok<C extends CallDeclaration>(call: C, input: InputOf<C>, as = author): Promise<OutputOf<C>> {
  const { code, d } = await server.call(call, input, { as: as.token });
  expect(code, JSON.stringify(d)).toBe('ok');
  return d;
}

const named = (en: string) => ({ zh: `${en}（中）`, en });

describe.each(patterns.map((pattern) => [pattern.id, pattern] as const))('%s', (_, { flow }) => {
  test('lacks nothing before it is published: no step, no finding', () => {
    expect(stepFaults(flow)).toEqual([]);
    const { findings, proved } = inspectFlow(flow);
    expect({ findings, proved }).toEqual({ findings: [], proved: true });
  });
});

test('patterns are offered with what they come to, and not their texts', async () => {
  const { list } = await ok(workflowPatterns, {});
  expect(list.map(({ id }) => id)).toEqual(PATTERN_IDS);
  const labour = list.find(({ id }) => id === 'labour_arbitration');
  expect(labour).toMatchObject({ section_count: 11, template_count: 6 });
  expect(labour?.roles).toHaveLength(9);
  expect(Object.keys(labour?.chart.nodes[0] ?? {})).toEqual(['id', 'kind', 'name']);
});

describe('a workflow of a pattern', () => {
  test('is a draft with all its setup complete', async () => {
    const made = await ok(workflowCreate, {
      name: named('Our arbitration'),
      experiment_type: 'litigation_arbitration',
      pattern: 'labour_arbitration',
    });
    const detail = await ok(workflowDetail, { flow_id: made.flow_id });
    expect(detail).toMatchObject({ editable: true, published: false, step: 6, faults: [] });
    expect(detail.flow).toEqual(patterns.find(({ id }) => id === 'labour_arbitration')?.flow);
  });

  test('wished for twice is made once, and for another author another one', async () => {
    const wish = {
      name: named('Twice'),
      experiment_type: 'legislation',
      pattern: 'bill_hearing',
      request_id: 'the-same-wish',
    } as const;
    const [first, second] = await Promise.all([ok(workflowCreate, wish), ok(workflowCreate, wish)]);
    expect(second).toEqual(first);
    expect((await ok(workflowCreate, wish, other)).workflow_id).not.toBe(first.workflow_id);
    const copy = { flow_id: first.flow_id, name: named('Copied'), request_id: 'the-same-wish-again' };
    const [one, same] = await Promise.all([ok(workflowCopy, copy), ok(workflowCopy, copy)]);
    expect(same).toEqual(one);
    expect((await ok(workflowList, { q: 'Copied' })).total).toBe(1);
  });
});

describe('a case of a pattern', () => {
  test('stands on a published flow of its own, with roles, facts to fill and goals', async () => {
    const made = await ok(
      projectCreate,
      { pattern: 'labour_arbitration', name: named('Wages'), grade: 'basic' },
      maker,
    );
    const detail = await ok(projectManageDetail, { project_id: made.project_id }, maker);
    const pattern = patterns.find(({ id }) => id === 'labour_arbitration');
    expect(detail).toMatchObject({
      ready: false,
      version: 1,
      workflow_name: named('Wages'),
      experiment_type: 'litigation_arbitration',
      owner: { id: maker.id },
    });
    expect(detail.flow).toEqual(pattern?.flow);
    expect(detail.body.fields).toEqual(pattern?.project.fields);
    expect(detail.body.roles).toEqual(pattern?.project.roles);
    // Only what is particular to the case is left to write.
    expect(made.faults.map(({ code }) => code).sort()).toEqual([
      'course_missing',
      'introduction_missing',
      'no_material',
    ]);
  });

  test('wished for twice is made once, and so is a copy', async () => {
    const wish = {
      pattern: 'mediation',
      name: named('Neighbours'),
      grade: 'simple',
      request_id: 'one-case-please',
    } as const;
    const [first, second] = await Promise.all([ok(projectCreate, wish), ok(projectCreate, wish)]);
    expect(second.project_id).toBe(first.project_id);
    const copy = { project_id: first.project_id, name: named('Friends'), request_id: 'one-copy-please' };
    const [one, same] = await Promise.all([ok(projectCopy, copy), ok(projectCopy, copy)]);
    expect(same.project_id).toBe(one.project_id);
    expect((await ok(projectManageList, { q: 'Neighbours' })).total).toBe(1);
    expect((await ok(projectManageList, { q: 'Friends' })).total).toBe(1);
  });

  test('is of a pattern or on a flow, never both or neither', async () => {
    const input = { name: named('Neither'), grade: 'simple' } as const;
    const neither = await server.call(projectCreate, input, { as: author.token });
    expect(neither.code).toBe('bad_parameter');
    const both = await server.call(
      projectCreate,
      { ...input, flow_id: 1, pattern: 'mediation' },
      { as: author.token },
    );
    expect(both.code).toBe('bad_parameter');
    expect((await ok(projectManageList, { q: 'Neither' })).total).toBe(0);
  });
});
