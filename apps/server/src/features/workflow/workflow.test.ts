import { inspectFlow, newNode } from '@lets/authoring';
import {
  type ChangedMeanwhile,
  type Flow,
  type FlowNode,
  type OutputOf,
  setAnime,
  setAssign,
  setDoc,
  setRole,
  setSeat,
  workflowCheck,
  workflowCompare,
  workflowCopy,
  workflowDelete,
  workflowDetail,
  workflowDryRun,
  workflowExhibits,
  workflowList,
  workflowPublish,
  workflowSave,
  workflowVersionDelete,
  workflowVersionNew,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bi, drawing, Studio } from '../../../test/authoring.ts';
import { openPlay } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';
import { publish } from './drafts.ts';

let server: TestServer;
let studio: Studio;
beforeAll(async () => {
  server = await openTestServer();
  studio = await Studio.open(server);
});
afterAll(() => server.close());

describe('a draft', () => {
  test('begins as an empty canvas and is listed by what it is', async () => {
    const { flow_id, workflow_id } = await studio.create('Canvas of its own');
    const list = await server.call(workflowList, { q: 'canvas OF its' }, studio.as());
    expect(list.d).toMatchObject({
      total: 1,
      list: [
        {
          workflow_id,
          flow_id,
          version: 1,
          published: false,
          draft_flow_id: flow_id,
          published_flow_id: null,
          step: -1,
          section_count: 1,
          role_count: 0,
          owner: { id: studio.author.id },
        },
      ],
    });
    expect(await studio.detail(flow_id)).toMatchObject({ revision: 1, editable: true, step: -1 });
    expect((await server.call(workflowList, { q: '%' }, studio.as())).d.total).toBe(0);
    const byId = await server.call(workflowList, { q: String(flow_id) }, studio.as());
    expect(byId.d.list.map((row) => row.flow_id)).toContain(flow_id);
  });

  test('saved by two at once keeps the first and hands the second what it is now', async () => {
    const { flow_id } = await studio.create();
    const second: Flow = { ...drawing(), transitions: [] };
    const answers = await Promise.all([
      server.call(workflowSave, { flow_id, revision: 1, flow: drawing() }, studio.as()),
      server.call(workflowSave, { flow_id, revision: 1, flow: second }, { as: studio.other.token }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['changed_meanwhile', 'ok']);
    const refused = answers.find(({ code }) => code !== 'ok')?.d as unknown as ChangedMeanwhile;
    const isFirst = answers[0]?.code === 'ok';
    expect(refused).toMatchObject({
      revision: 2,
      saved_by: { id: isFirst ? studio.author.id : studio.other.id },
    });
    expect(refused.flow).toEqual(isFirst ? drawing() : second);
    expect((await studio.detail(flow_id)).flow).toEqual(refused.flow);
    const told = server.flowsChanged.filter((change) => change.flow_id === flow_id);
    expect(told).toMatchObject([{ revision: 2, by: { id: isFirst ? studio.author.id : studio.other.id } }]);
  });

  test('is set up step by step, each refused until those before are complete', async () => {
    const { flow_id } = await studio.create();
    const early = await server.send(setSeat, { flow_id, revision: 1, data: [] }, studio.as());
    expect(early.code).toBe('step_incomplete');
    expect(early.d).toMatchObject({ step: -1 });
    const { step, faults } = await studio.setUp(flow_id);
    expect({ step, faults }).toEqual({ step: 6, faults: [] });
    expect((await studio.detail(flow_id)).step).toBe(6);
  });

  test('says at which section and role a step lacks what', async () => {
    const { flow_id } = await studio.create();
    const { revision } = await studio.setUp(flow_id);
    const data = [
      {
        id: 'hearing',
        roles: [
          { role_id: 'judge', seat: 'j0', host: false, can_terminate: false },
          { role_id: 'lawyer', seat: 'j0', host: false, can_terminate: false },
        ],
      },
    ];
    const saved = await server.call(setSeat, { flow_id, revision, data }, studio.as());
    expect(saved.d).toMatchObject({ step: 5 });
    expect(saved.d.faults).toEqual([
      { step: 6, code: 'seat_taken', node_id: 'hearing', role_id: 'judge' },
      { step: 6, code: 'seat_taken', node_id: 'hearing', role_id: 'lawyer' },
      { step: 6, code: 'host_missing', node_id: 'hearing', role_id: null },
    ]);
    const gone = { flow_id, revision: saved.d.revision, data: [] };
    // Without roles the flow falls back to what is complete without them.
    expect((await server.call(setRole, gone, studio.as())).d.step).toBe(1);
    expect((await studio.detail(flow_id)).flow.nodes.every((node: FlowNode) => node.roles.length === 0)).toBe(
      true,
    );
  });

  test('takes a role that was made beside its templates, and changes none that it has', async () => {
    const { flow_id } = await studio.create();
    const { revision } = await studio.setUp(flow_id);
    const { flow } = await studio.detail(flow_id);
    const data = flow.nodes
      .filter(({ id }: FlowNode) => id === 'draft')
      .map(({ id, guides, templates }: FlowNode) => ({
        id,
        guides,
        templates: templates.map((template) => ({ ...template, role_ids: ['expert'] })),
      }));
    const expert = {
      id: 'expert',
      type: 'other',
      side: 'third',
      name: bi('Expert'),
      character: 'd1',
    } as const;
    const renamed = flow.roles.map((role: Flow['roles'][number]) => ({ ...role, name: bi('Nobody') }));
    const saved = await server.call(
      setDoc,
      { flow_id, revision, data, roles: [...renamed, expert] },
      studio.as(),
    );
    expect(saved.code).toBe('ok');
    const kept = await studio.detail(flow_id);
    expect(kept.flow.roles.slice(0, -1)).toEqual(flow.roles);
    expect(kept.flow.roles.at(-1)).toMatchObject({ id: 'expert', name: bi('Expert') });
    const again = { flow_id, revision: saved.d.revision, data, roles: [expert, expert] };
    expect((await server.call(setDoc, again, studio.as())).code).toBe('ok');
    const two = [
      { ...expert, id: 'twin' },
      { ...expert, id: 'twin' },
    ];
    const twice = { ...again, revision: saved.d.revision + 1, roles: two };
    expect((await server.call(setDoc, twice, studio.as())).code).toBe('bad_parameter');
  });

  test('keeps what seats are called, through other saves, the next version and a copy, and tells it as a change', async () => {
    const { flow_id } = await studio.create();
    let { revision } = await studio.setUp(flow_id);
    const namesIn = async (id: number) =>
      (await studio.detail(id)).flow.nodes.find((node: FlowNode) => node.id === 'hearing')?.seat_names;
    const seat = async (more: object) => {
      const data = [{ id: 'hearing', roles: [], ...more }];
      ({ revision } = (await server.call(setSeat, { flow_id, revision, data }, studio.as())).d);
    };
    const names = { p1: { zh: '申请人席', en: ' Applicant ' }, d1: { zh: '', en: ' ' } };
    await seat({ seat_names: names });
    const kept = { p1: { zh: '申请人席', en: 'Applicant' } };
    expect(await namesIn(flow_id)).toEqual(kept);
    await seat({});
    expect(await namesIn(flow_id)).toEqual(kept);
    const long = { p1: { zh: '席'.repeat(21), en: '' } };
    const refused = { flow_id, revision, data: [{ id: 'hearing', roles: [], seat_names: long }] };
    expect((await server.send(setSeat, refused, studio.as())).code).toBe('bad_parameter');
    const published = await server.call(workflowPublish, { flow_id, revision }, studio.as());
    expect(published.code).toBe('ok');
    const next = (await server.call(workflowVersionNew, { flow_id }, studio.as())).d.flow_id;
    expect(await namesIn(next)).toEqual(kept);
    const copy = (await server.call(workflowCopy, { flow_id, name: bi('Copy with names') }, studio.as())).d
      .flow_id;
    expect(await namesIn(copy)).toEqual(kept);
    const { revision: at } = await studio.detail(next);
    const none = [{ id: 'hearing', roles: [], seat_names: {} }];
    await server.call(setSeat, { flow_id: next, revision: at, data: none }, studio.as());
    const { changes } = (await server.call(workflowCompare, { from: flow_id, to: next }, studio.as())).d;
    expect(changes.flatMap(({ fields }) => fields)).toEqual([
      { field: 'seat_names', from: kept.p1, to: null },
    ]);
  });

  test('takes another scene together with who sits where in it', async () => {
    const { flow_id } = await studio.create();
    const { revision } = await studio.setUp(flow_id);
    const seats = [
      { role_id: 'judge', seat: 'a0' },
      { role_id: 'lawyer', seat: 'p2' },
    ];
    const scene = { id: 'hearing', scene: 'arbitration' as const, video: null };
    const bare = { flow_id, revision, data: [scene] };
    const left = await server.call(setAnime, bare, studio.as());
    // The judge's seat was that of a courtroom.
    expect(left.d.faults).toEqual([{ step: 6, code: 'seat_missing', node_id: 'hearing', role_id: 'judge' }]);
    const data = [{ ...scene, roles: seats, seat_names: { a0: { zh: '首席', en: '' } } }];
    const saved = await server.call(setAnime, { flow_id, revision: left.d.revision, data }, studio.as());
    expect(saved.d).toMatchObject({ step: 6, faults: [] });
    const { flow } = await studio.detail(flow_id);
    const hearing = flow.nodes.find((node: FlowNode) => node.id === 'hearing');
    expect(hearing?.roles).toMatchObject([{ ...seats[0], host: true }, seats[1]]);
    expect(hearing?.seat_names).toEqual({ a0: { zh: '首席', en: '' } });
  });

  test('of a role that is left out no line is left, and no line answers it', async () => {
    const { flow_id } = await studio.create();
    const { revision } = await studio.setUp(flow_id);
    const { flow } = await studio.detail(flow_id);
    const lines = [
      { role_id: 'lawyer', text: bi('We claim') },
      { role_id: 'judge', text: bi('Go on'), answers: 'lawyer', shows: ['iou'] },
    ];
    const nodes = flow.nodes.map((node: FlowNode) => (node.id === 'hearing' ? { ...node, lines } : node));
    const saved = await server.call(
      workflowSave,
      { flow_id, revision, flow: { ...flow, nodes } },
      studio.as(),
    );
    const data = flow.roles.filter(({ id }: { id: string }) => id === 'judge');
    await server.call(setRole, { flow_id, revision: saved.d.revision, data }, studio.as());
    const hearing = (await studio.detail(flow_id)).flow.nodes.find((node: FlowNode) => node.id === 'hearing');
    expect(hearing?.lines).toEqual([{ role_id: 'judge', text: bi('Go on'), shows: ['iou'] }]);
  });

  test('names nothing that is not there', async () => {
    const { flow_id } = await studio.create();
    const { revision } = await studio.setUp(flow_id);
    const before = await studio.detail(flow_id);
    const at = { flow_id, revision };
    const nowhere = [{ id: 'nowhere', scene: null, video: null }];
    expect((await server.call(setAnime, { ...at, data: nowhere }, studio.as())).code).toBe('bad_parameter');
    const nobody = [{ id: 'hearing', role_ids: ['nobody'] }];
    expect((await server.call(setAssign, { ...at, data: nobody }, studio.as())).code).toBe('bad_parameter');
    expect(await studio.detail(flow_id)).toEqual(before);
  });

  test('thrown away takes a workflow along that never was anything else', async () => {
    const { flow_id } = await studio.create('Short-lived');
    expect((await server.call(workflowVersionDelete, { flow_id }, studio.as())).code).toBe('ok');
    expect((await server.call(workflowDetail, { flow_id }, studio.as())).code).toBe('not_found');
    expect((await server.call(workflowList, { q: 'Short-lived' }, studio.as())).d.total).toBe(0);
  });
});

describe('publishing', () => {
  test('is refused with the findings while the flow can get stuck', async () => {
    const { flow_id } = await studio.create();
    const { revision } = await studio.setUp(flow_id);
    const { flow } = await studio.detail(flow_id);
    const stuck = { ...flow, transitions: flow.transitions.filter(({ id }) => id !== 'finish') };
    const saved = await server.call(workflowSave, { flow_id, revision, flow: stuck }, studio.as());
    const refused = await server.call(workflowPublish, { flow_id, revision: saved.d.revision }, studio.as());
    expect(refused.code).toBe('flow_unsound');
    const { findings } = refused.d as unknown as OutputOf<typeof workflowCheck>;
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'dead_end',
        node_id: 'draft',
        mend: { kind: 'connect', from: 'draft', to: 'end' },
      }),
    );
    expect((await server.call(workflowCheck, { flow_id }, studio.as())).d).toEqual(refused.d);
    expect((await server.call(workflowCheck, { flow }, studio.as())).d.findings).toEqual([]);
    expect((await studio.detail(flow_id)).published).toBe(false);
  });

  test('is refused while a step is incomplete, though the walk is sound', async () => {
    const { flow_id } = await studio.create();
    const { revision } = await studio.setUp(flow_id);
    const data = [{ id: 'hearing', scene: null, video: null }];
    const saved = await server.call(setAnime, { flow_id, revision, data }, studio.as());
    const refused = await server.call(workflowPublish, { flow_id, revision: saved.d.revision }, studio.as());
    expect(refused.code).toBe('step_incomplete');
    expect(refused.d).toMatchObject({ step: 4, faults: [{ code: 'scene_missing', node_id: 'hearing' }] });
  });

  test('checks while others may save, and refuses a draft that was saved meanwhile', async () => {
    const { flow_id } = await studio.create();
    const { revision } = await studio.setUp(flow_id);
    const { id, account, name, identity } = studio.author;
    const caller = { id, account, name, identity, modules: ['workflow'], session: '' };
    const publishing = publish(server.deps, caller, { flow_id, revision }, async (flow) => {
      const saved = await server.call(workflowSave, { flow_id, revision, flow }, studio.as());
      expect(saved.code).toBe('ok');
      return inspectFlow(flow);
    });
    await expect(publishing).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect((await studio.detail(flow_id)).published).toBe(false);
  });

  test('makes a version that nobody changes, and the next is another', async () => {
    const { flow_id, workflow_id, revision } = await studio.published();
    const before = await studio.detail(flow_id);
    expect(before).toMatchObject({ published: true, editable: false, step: 6 });
    const late = { flow_id, revision, flow: drawing() };
    expect((await server.call(workflowSave, late, studio.as())).code).toBe('published');
    expect((await server.call(setAnime, { flow_id, revision, data: [] }, studio.as())).code).toBe(
      'published',
    );
    expect((await server.call(workflowVersionDelete, { flow_id }, studio.as())).code).toBe('published');
    expect(await studio.detail(flow_id)).toEqual(before);

    const drafts = await Promise.all(
      [1, 2, 3].map(() => server.call(workflowVersionNew, { flow_id }, studio.as())),
    );
    expect(new Set(drafts.map(({ d }) => d.flow_id)).size).toBe(1);
    const draft = drafts[0]?.d.flow_id ?? 0;
    expect(await studio.detail(draft)).toMatchObject({
      version: 2,
      editable: true,
      step: 6,
      flow: before.flow,
    });
    expect((await studio.detail(draft)).versions.map(({ version }) => version)).toEqual([2, 1]);
    const row = (await server.call(workflowList, {}, studio.as())).d.list.find(
      (w) => w.workflow_id === workflow_id,
    );
    expect(row).toMatchObject({ flow_id: draft, draft_flow_id: draft, published_flow_id: flow_id });

    const flow = structuredClone(before.flow);
    flow.nodes.push(newNode('extra', 'display', { x: 0, y: 0 }));
    if (flow.transitions[1]) flow.transitions[1].label = bi('Close the hearing');
    await server.call(workflowSave, { flow_id: draft, revision: 1, flow }, studio.as());
    const { changes } = (await server.call(workflowCompare, { from: flow_id, to: draft }, studio.as())).d;
    expect(changes).toMatchObject([
      { what: 'node', id: 'extra', change: 'added' },
      {
        what: 'transition',
        id: 'close',
        change: 'changed',
        fields: [{ field: 'label', from: bi('close'), to: bi('Close the hearing') }],
      },
    ]);
  });

  test('passes what automatic players then play to the end, every option of it', async () => {
    const { flow_id } = await studio.published();
    const { d } = await server.call(workflowDryRun, { flow_id, members: 2 }, studio.as());
    expect(d).toMatchObject({ ended: true, stuck: null });
    expect(d.coverage.missed).toEqual({ sections: [], transitions: [] });
    expect(d.steps.map(({ act }) => act)).toContain('speak');
    const again = await server.call(workflowDryRun, { flow_id, members: 2 }, studio.as());
    expect(again.d).toEqual(d);
  });
});

test('what the cases of a workflow have to show is told for its drafts too, without texts and reference answers', async () => {
  const { flowId } = await openPlay(server, { isStarted: false });
  const { d } = await server.call(workflowVersionNew, { flow_id: flowId }, studio.as());
  const exhibits = await server.call(workflowExhibits, { flow_id: d.flow_id }, studio.as());
  const project = { id: expect.any(Number), name: expect.anything() };
  expect(exhibits.d.list).toEqual([
    { id: 'facts', kind: 'material', name: expect.anything(), project },
    { id: 'letter', kind: 'evidence', name: expect.anything(), project },
  ]);
});

describe('copies and deletion', () => {
  test('a copy is a workflow of its own', async () => {
    const { flow_id, workflow_id } = await studio.published();
    const { d } = await server.call(workflowCopy, { flow_id, name: bi('Copy') }, studio.as());
    expect(d.workflow_id).not.toBe(workflow_id);
    expect(await studio.detail(d.flow_id)).toMatchObject({
      version: 1,
      published: false,
      name: bi('Copy'),
      step: 6,
    });
    const other = await server.call(workflowCopy, { flow_id, name: bi('Other copy') }, studio.as());
    const ids = [d.workflow_id, other.d.workflow_id];
    expect((await server.call(workflowDelete, { ids }, studio.as())).code).toBe('ok');
    expect((await server.call(workflowDetail, { flow_id: d.flow_id }, studio.as())).code).toBe('not_found');
    // Each has a line of its own, and is told from others of its name.
    const { rows } = await server.deps.database.pool.query<{ target: string }>(
      `SELECT target FROM audit_log WHERE action = 'workflow_deleted' ORDER BY id DESC LIMIT 2`,
    );
    expect(rows.map(({ target }) => target)).toEqual([
      expect.stringMatching(/^workflow Other copy（中） \[w-[\da-f-]{36}\]$/),
      expect.stringMatching(/^workflow Copy（中） \[w-[\da-f-]{36}\]$/),
    ]);
  });

  test('a workflow that a case is played on stays, and with it all that were to go', async () => {
    const play = await openPlay(server);
    const used = await studio.detail(play.flowId);
    const free = await studio.create();
    const ids = [used.workflow_id, free.workflow_id];
    const refused = await server.call(workflowDelete, { ids }, studio.as());
    expect(refused.code).toBe('workflow_in_use');
    expect(refused.d).toEqual({ ids: [used.workflow_id] });
    expect((await server.call(workflowDetail, { flow_id: free.flow_id }, studio.as())).code).toBe('ok');
  });
});
