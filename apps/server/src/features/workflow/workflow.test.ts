import {
  type ChangedMeanwhile,
  type Flow,
  type FlowNode,
  IDENTITY,
  inspectFlow,
  isPublishable,
  newNode,
  nodeDetail,
  type OutputOf,
  setAction,
  setAnime,
  setAssign,
  setDoc,
  setNode,
  setRole,
  setSeat,
  transQuery,
  workflowCheck,
  workflowCompare,
  workflowCopy,
  workflowCorrect,
  workflowCorrections,
  workflowCreate,
  workflowDelete,
  workflowDetail,
  workflowDryRun,
  workflowList,
  workflowPublish,
  workflowSave,
  workflowVersionDelete,
  workflowVersionNew,
  workflowXml,
  workflowXmlImport,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { richText } from '../../../test/flows.ts';
import { buildPlayer, openPlay, type Player, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let author: Player;
let other: Player;
beforeAll(async () => {
  server = await openTestServer();
  author = await buildPlayer(server, { identity: IDENTITY.admin, modules: ['workflow'] });
  other = await buildPlayer(server, { identity: IDENTITY.super_admin });
});
afterAll(() => server.close());

const bi = (text: string) => ({ zh: `${text}（中）`, en: text });

function line(id: string, from: string, to: string, more: Partial<Flow['transitions'][number]> = {}) {
  return { id, from, to, kind: 'advance' as const, label: bi(id), feedback: null, outcome: null, ...more };
}

/** A hearing with a wrong option, then the end. */
function drawing(): Flow {
  return {
    nodes: [
      newNode('start', 'start', { x: 0, y: 0 }),
      newNode('hearing', 'court', { x: 200, y: 0 }),
      newNode('draft', 'edit', { x: 400, y: 0 }),
      newNode('end', 'experience', { x: 600, y: 0 }),
    ],
    transitions: [
      line('begin', 'start', 'hearing'),
      line('close', 'hearing', 'draft'),
      line('rush', 'hearing', 'hearing', { kind: 'wrong', feedback: bi('Hear both sides first') }),
      line('finish', 'draft', 'end'),
    ],
    roles: [],
  };
}

async function create(name = 'Trial') {
  const input = { name: bi(name), experiment_type: 'litigation_arbitration' as const };
  const { d } = await server.call(workflowCreate, input, { as: author.token });
  return d;
}

const as = () => ({ as: author.token });
const detail = async (flow_id: number) => (await server.call(workflowDetail, { flow_id }, as())).d;

/** Takes a drawn flow through the seven steps. */
async function setUp(flow_id: number): Promise<OutputOf<typeof setSeat>> {
  const saved = await server.call(workflowSave, { flow_id, revision: 1, flow: drawing() }, as());
  const at = (revision: number) => ({ flow_id, revision });
  const sections = ['hearing', 'draft', 'end'];
  const kinds = { hearing: 'court', draft: 'edit', end: 'experience' } as const;
  const nodes = sections.map((id) => ({
    id,
    kind: kinds[id as keyof typeof kinds],
    name: bi(id),
    introduction: bi(`About ${id}`),
    minutes: 20,
    can_switch: true,
  }));
  const named = await server.call(setNode, { ...at(saved.d.revision), data: nodes }, as());
  expect(named.d.step).toBe(0);
  const template = { id: 'form', name: bi('Form'), role_ids: ['judge'], elements: [] };
  const body = { zh: richText('正文'), en: richText('Text') };
  const docs = sections.map((id) => ({
    id,
    guides: [{ role_id: null, text: bi('Do it') }],
    templates: id === 'draft' ? [{ ...template, body }] : [],
  }));
  const written = await server.call(setDoc, { ...at(named.d.revision), data: docs }, as());
  const roles = ['judge', 'lawyer'].map((id) => ({
    id,
    type: 'judge' as const,
    side: 'bench' as const,
    name: bi(id),
    character: 'judge',
  }));
  const cast = await server.call(setRole, { ...at(written.d.revision), data: roles }, as());
  const parts = sections.map((id) => ({ id, role_ids: ['judge', 'lawyer'] }));
  const assigned = await server.call(setAssign, { ...at(cast.d.revision), data: parts }, as());
  const acts = sections.map((id) => ({
    id,
    roles: [
      { role_id: 'judge', functions: ['speech' as const], processes: ['end' as const], inside: true },
      { role_id: 'lawyer', functions: [], processes: [], inside: true },
    ],
  }));
  const acting = await server.call(setAction, { ...at(assigned.d.revision), data: acts }, as());
  const scene = [{ id: 'hearing', scene: 'courtroom' as const, video: null }];
  const staged = await server.call(setAnime, { ...at(acting.d.revision), data: scene }, as());
  expect(staged.d.step).toBe(5);
  const seats = [
    { role_id: 'judge', seat: 'j0', host: true, can_terminate: true },
    { role_id: 'lawyer', seat: 'p1', host: false, can_terminate: false },
  ];
  const data = [{ id: 'hearing', roles: seats }];
  return (await server.call(setSeat, { ...at(staged.d.revision), data }, as())).d;
}

async function published(): Promise<{ flow_id: number; workflow_id: number; revision: number }> {
  const made = await create();
  const { revision } = await setUp(made.flow_id);
  const { code } = await server.call(workflowPublish, { flow_id: made.flow_id, revision }, as());
  expect(code).toBe('ok');
  return { ...made, revision: revision + 1 };
}

describe('a draft', () => {
  test('begins as an empty canvas and is listed by what it is', async () => {
    const { flow_id, workflow_id } = await create('Canvas of its own');
    const list = await server.call(workflowList, { q: 'canvas OF its' }, as());
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
          owner: { id: author.id },
        },
      ],
    });
    expect(await detail(flow_id)).toMatchObject({ revision: 1, editable: true, step: -1 });
    expect((await server.call(workflowList, { q: '%' }, as())).d.total).toBe(0);
  });

  test('saved by two at once keeps the first and hands the second what it is now', async () => {
    const { flow_id } = await create();
    const second: Flow = { ...drawing(), transitions: [] };
    const answers = await Promise.all([
      server.call(workflowSave, { flow_id, revision: 1, flow: drawing() }, as()),
      server.call(workflowSave, { flow_id, revision: 1, flow: second }, { as: other.token }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['changed_meanwhile', 'ok']);
    const refused = answers.find(({ code }) => code !== 'ok')?.d as unknown as ChangedMeanwhile;
    const isFirst = answers[0]?.code === 'ok';
    expect(refused).toMatchObject({ revision: 2, saved_by: { id: isFirst ? author.id : other.id } });
    expect(refused.flow).toEqual(isFirst ? drawing() : second);
    expect((await detail(flow_id)).flow).toEqual(refused.flow);
    const told = server.flowsChanged.filter((change) => change.flow_id === flow_id);
    expect(told).toMatchObject([{ revision: 2, by: { id: isFirst ? author.id : other.id } }]);
  });

  test('is set up step by step, each refused until those before are complete', async () => {
    const { flow_id } = await create();
    const early = await server.send(setSeat, { flow_id, revision: 1, data: [] }, as());
    expect(early.code).toBe('step_incomplete');
    expect(early.d).toMatchObject({ step: -1 });
    const { step, faults } = await setUp(flow_id);
    expect({ step, faults }).toEqual({ step: 6, faults: [] });
    expect((await detail(flow_id)).step).toBe(6);
  });

  test('says at which section and role a step lacks what', async () => {
    const { flow_id } = await create();
    const { revision } = await setUp(flow_id);
    const data = [
      {
        id: 'hearing',
        roles: [
          { role_id: 'judge', seat: 'j0', host: false, can_terminate: false },
          { role_id: 'lawyer', seat: 'j0', host: false, can_terminate: false },
        ],
      },
    ];
    const saved = await server.call(setSeat, { flow_id, revision, data }, as());
    expect(saved.d).toMatchObject({ step: 5 });
    expect(saved.d.faults).toEqual([
      { step: 6, code: 'seat_taken', node_id: 'hearing', role_id: 'judge' },
      { step: 6, code: 'seat_taken', node_id: 'hearing', role_id: 'lawyer' },
      { step: 6, code: 'host_missing', node_id: 'hearing', role_id: null },
    ]);
    const gone = { flow_id, revision: saved.d.revision, data: [] };
    // Without roles the flow falls back to what is complete without them.
    expect((await server.call(setRole, gone, as())).d.step).toBe(1);
    expect((await detail(flow_id)).flow.nodes.every((node: FlowNode) => node.roles.length === 0)).toBe(true);
  });

  test('names nothing that is not there', async () => {
    const { flow_id } = await create();
    const { revision } = await setUp(flow_id);
    const before = await detail(flow_id);
    const at = { flow_id, revision };
    const nowhere = [{ id: 'nowhere', scene: null, video: null }];
    expect((await server.call(setAnime, { ...at, data: nowhere }, as())).code).toBe('bad_parameter');
    const nobody = [{ id: 'hearing', role_ids: ['nobody'] }];
    expect((await server.call(setAssign, { ...at, data: nobody }, as())).code).toBe('bad_parameter');
    expect(await detail(flow_id)).toEqual(before);
  });

  test('thrown away takes a workflow along that never was anything else', async () => {
    const { flow_id } = await create('Short-lived');
    expect((await server.call(workflowVersionDelete, { flow_id }, as())).code).toBe('ok');
    expect((await server.call(workflowDetail, { flow_id }, as())).code).toBe('not_found');
    expect((await server.call(workflowList, { q: 'Short-lived' }, as())).d.total).toBe(0);
  });
});

describe('publishing', () => {
  test('is refused with the findings while the flow can get stuck', async () => {
    const { flow_id } = await create();
    const { revision } = await setUp(flow_id);
    const { flow } = await detail(flow_id);
    const stuck = { ...flow, transitions: flow.transitions.filter(({ id }) => id !== 'finish') };
    const saved = await server.call(workflowSave, { flow_id, revision, flow: stuck }, as());
    const refused = await server.call(workflowPublish, { flow_id, revision: saved.d.revision }, as());
    expect(refused.code).toBe('flow_unsound');
    const { findings } = refused.d as unknown as OutputOf<typeof workflowCheck>;
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'dead_end',
        node_id: 'draft',
        mend: { kind: 'connect', from: 'draft', to: 'end' },
      }),
    );
    expect((await server.call(workflowCheck, { flow_id }, as())).d).toEqual(refused.d);
    expect((await server.call(workflowCheck, { flow }, as())).d.findings).toEqual([]);
    expect((await detail(flow_id)).published).toBe(false);
  });

  test('is refused while a step is incomplete, though the walk is sound', async () => {
    const { flow_id } = await create();
    const { revision } = await setUp(flow_id);
    const data = [{ id: 'hearing', scene: null, video: null }];
    const saved = await server.call(setAnime, { flow_id, revision, data }, as());
    const refused = await server.call(workflowPublish, { flow_id, revision: saved.d.revision }, as());
    expect(refused.code).toBe('step_incomplete');
    expect(refused.d).toMatchObject({ step: 4, faults: [{ code: 'scene_missing', node_id: 'hearing' }] });
  });

  test('makes a version that nobody changes, and the next is another', async () => {
    const { flow_id, workflow_id, revision } = await published();
    const before = await detail(flow_id);
    expect(before).toMatchObject({ published: true, editable: false, step: 6 });
    const late = { flow_id, revision, flow: drawing() };
    expect((await server.call(workflowSave, late, as())).code).toBe('published');
    expect((await server.call(setAnime, { flow_id, revision, data: [] }, as())).code).toBe('published');
    expect((await server.call(workflowVersionDelete, { flow_id }, as())).code).toBe('published');
    expect(await detail(flow_id)).toEqual(before);

    const drafts = await Promise.all([1, 2, 3].map(() => server.call(workflowVersionNew, { flow_id }, as())));
    expect(new Set(drafts.map(({ d }) => d.flow_id)).size).toBe(1);
    const draft = drafts[0]?.d.flow_id ?? 0;
    expect(await detail(draft)).toMatchObject({ version: 2, editable: true, step: 6, flow: before.flow });
    expect((await detail(draft)).versions.map(({ version }) => version)).toEqual([2, 1]);
    const row = (await server.call(workflowList, {}, as())).d.list.find((w) => w.workflow_id === workflow_id);
    expect(row).toMatchObject({ flow_id: draft, draft_flow_id: draft, published_flow_id: flow_id });

    const flow = structuredClone(before.flow);
    flow.nodes.push(newNode('extra', 'display', { x: 0, y: 0 }));
    if (flow.transitions[1]) flow.transitions[1].label = bi('Close the hearing');
    await server.call(workflowSave, { flow_id: draft, revision: 1, flow }, as());
    const { changes } = (await server.call(workflowCompare, { from: flow_id, to: draft }, as())).d;
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
    const { flow_id } = await published();
    const { d } = await server.call(workflowDryRun, { flow_id, members: 2 }, as());
    expect(d).toMatchObject({ ended: true, stuck: null });
    expect(d.coverage.missed).toEqual({ sections: [], transitions: [] });
    expect(d.steps.map(({ act }) => act)).toContain('speak');
    const again = await server.call(workflowDryRun, { flow_id, members: 2 }, as());
    expect(again.d).toEqual(d);
  });
});

describe('copies and deletion', () => {
  test('a copy is a workflow of its own', async () => {
    const { flow_id, workflow_id } = await published();
    const { d } = await server.call(workflowCopy, { flow_id, name: bi('Copy') }, as());
    expect(d.workflow_id).not.toBe(workflow_id);
    expect(await detail(d.flow_id)).toMatchObject({
      version: 1,
      published: false,
      name: bi('Copy'),
      step: 6,
    });
    expect((await server.call(workflowDelete, { ids: [d.workflow_id] }, as())).code).toBe('ok');
    expect((await server.call(workflowDetail, { flow_id: d.flow_id }, as())).code).toBe('not_found');
  });

  test('a workflow that a case is played on stays, and with it all that were to go', async () => {
    const play = await openPlay(server);
    const used = await detail(play.flowId);
    const free = await create();
    const ids = [used.workflow_id, free.workflow_id];
    const refused = await server.call(workflowDelete, { ids }, as());
    expect(refused.code).toBe('workflow_in_use');
    expect(refused.d).toEqual({ ids: [used.workflow_id] });
    expect((await server.call(workflowDetail, { flow_id: free.flow_id }, as())).code).toBe('ok');
  });
});

describe('BPMN files', () => {
  test('carry a workflow away and back', async () => {
    const { flow_id } = await published();
    const { flow } = await detail(flow_id);
    const got = await server.call(workflowXml, { flow_id }, as());
    expect(got.headers['content-disposition']).toMatch(/v1\.bpmn$/);
    const file = { name: 'trial.bpmn', bytes: got.d as Buffer, mime: 'application/xml' };
    const { d } = await server.call(workflowXmlImport, {}, { ...as(), file });
    expect(d.left_out).toEqual([]);
    expect(await detail(d.flow_id)).toMatchObject({ flow, step: 6, name: bi('Trial'), version: 1 });
    const into = await create();
    const replaced = await server.call(
      workflowXmlImport,
      { flow_id: into.flow_id, revision: 1 },
      { ...as(), file },
    );
    expect(replaced.d).toMatchObject({ flow_id: into.flow_id, revision: 2 });
    expect((await detail(into.flow_id)).flow).toEqual(flow);
    const late = { flow_id: into.flow_id, revision: 1 };
    expect((await server.call(workflowXmlImport, late, { ...as(), file })).code).toBe('changed_meanwhile');
  });

  test('that are hostile change nothing', async () => {
    const before = (await server.call(workflowList, {}, as())).d.total;
    const text = '<!DOCTYPE x [<!ENTITY a "b">]><definitions/>';
    const file = { name: 'bomb.bpmn', bytes: Buffer.from(text), mime: 'application/xml' };
    const refused = await server.call(workflowXmlImport, {}, { ...as(), file });
    expect(refused).toMatchObject({ code: 'file_refused', d: { file: 'dtd' } });
    const huge = { ...file, bytes: Buffer.alloc(50 * 1024 * 1024, '<a>') };
    expect((await server.call(workflowXmlImport, {}, { ...as(), file: huge })).code).toBe('file_refused');
    expect((await server.call(workflowList, {}, as())).d.total).toBe(before);
  });
});

describe('a correction', () => {
  test('of a version in play is seen in its experiments, with all that was done in them', async () => {
    const play = await openPlay(server);
    await playTo(play, 'hearing');
    const [state, log] = [await play.state(), await play.log()];
    const options = { flow_id: play.flowId, node_id: 'hearing', eid: play.eid };
    const before = await play.call(play.players.judge, transQuery, options);
    expect(JSON.stringify(before.d.list)).toContain('Option deliberate');

    const { revision, flow } = await detail(play.flowId);
    const change = { kind: 'option', transition_id: 'deliberate', label: bi('To the panel') } as const;
    const input = { flow_id: play.flowId, revision, change, reason: 'Misleading' };
    const { d } = await server.call(workflowCorrect, input, as());
    expect(d).toMatchObject({ revision: revision + 1, running_count: 1 });
    expect(server.flowsCorrected).toContainEqual({ flowId: play.flowId, eids: [play.eid] });

    const after = await play.call(play.players.judge, transQuery, options);
    expect(JSON.stringify(after.d.list)).toContain('To the panel');
    expect(JSON.stringify(after.d.list)).not.toContain('Option deliberate');
    expect([await play.state(), await play.log()]).toEqual([state, log]);
    const text = { kind: 'section', node_id: 'hearing', introduction: bi('Mended') } as const;
    const next = { ...input, revision: d.revision, change: text, reason: 'Typo' };
    expect((await server.call(workflowCorrect, next, { as: other.token })).code).toBe('ok');
    const node = await play.call(play.players.judge, nodeDetail, { eid: play.eid, nid: 'hearing' });
    expect(JSON.stringify(node.d)).toContain('Mended');

    const { list } = (await server.call(workflowCorrections, { flow_id: play.flowId }, as())).d;
    expect(list).toMatchObject([
      { change: text, reason: 'Typo', corrected_by: { id: other.id } },
      {
        id: d.correction_id,
        change,
        before: { ...change, label: flow.transitions.find(({ id }) => id === 'deliberate')?.label },
        reason: 'Misleading',
        corrected_by: { id: author.id },
        running_count: 1,
      },
    ]);
    // The walk is what it was.
    const now = (await detail(play.flowId)).flow;
    const walk = ({ transitions }: Flow) => transitions.map(({ label: _, ...rest }) => rest);
    expect(walk(now)).toEqual(walk(flow));
    expect((await play.end('judge', 'hearing', 'deliberate')).code).toBe('ok');
  });

  test('changes no draft, nothing that is not there, and nothing that somebody corrected meanwhile', async () => {
    const { flow_id, revision } = await published();
    const change = { kind: 'role', role_id: 'judge', name: bi('Presiding judge') } as const;
    const input = { flow_id, revision, change, reason: 'Title' };
    const missing = { ...input, change: { ...change, role_id: 'nobody' } };
    expect((await server.call(workflowCorrect, missing, as())).code).toBe('bad_parameter');
    const stray = {
      kind: 'section',
      node_id: 'draft',
      guides: [{ role_id: 'nobody', text: bi('x') }],
    } as const;
    expect((await server.call(workflowCorrect, { ...input, change: stray }, as())).code).toBe(
      'bad_parameter',
    );
    expect((await server.call(workflowCorrect, { ...input, reason: ' ' }, as())).code).toBe('bad_parameter');
    const answers = await Promise.all([1, 2].map(() => server.call(workflowCorrect, input, as())));
    expect(answers.map(({ code }) => code).sort()).toEqual(['changed_meanwhile', 'ok']);
    const draft = await create();
    const early = { ...input, flow_id: draft.flow_id, revision: 1 };
    expect((await server.call(workflowCorrect, early, as())).code).toBe('not_published');
    expect((await server.call(workflowCorrections, { flow_id }, as())).d.list).toHaveLength(1);
    expect(isPublishable(inspectFlow((await detail(flow_id)).flow))).toBe(true);
  });
});
