import { inspectFlow, isPublishable } from '@lets/authoring';
import {
  type Flow,
  type FlowCorrection,
  LIMITS,
  MESSAGE,
  nodeDetail,
  transQuery,
  workflowCorrect,
  workflowCorrections,
  workflowDelete,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bi, Studio } from '../../../test/authoring.ts';
import { openPlay, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let studio: Studio;
beforeAll(async () => {
  server = await openTestServer();
  studio = await Studio.open(server);
});
afterAll(() => server.close());

describe('a correction', () => {
  test('of a version in play is seen in its experiments, with all that was done in them', async () => {
    const play = await openPlay(server);
    await playTo(play, 'hearing');
    const [state, log] = [await play.state(), await play.log()];
    const options = { flow_id: play.flowId, node_id: 'hearing', eid: play.eid };
    const before = await play.call(play.players.judge, transQuery, options);
    expect(JSON.stringify(before.d.list)).toContain('Option deliberate');

    const { revision, flow } = await studio.detail(play.flowId);
    const change = { kind: 'option', transition_id: 'deliberate', label: bi('To the panel') } as const;
    const input = { flow_id: play.flowId, revision, change, reason: 'Misleading' };
    const { d } = await server.call(workflowCorrect, input, studio.as());
    expect(d).toMatchObject({ revision: revision + 1, running_count: 1 });
    expect(server.flowsCorrected).toContainEqual({ flowId: play.flowId, eids: [play.eid] });

    const after = await play.call(play.players.judge, transQuery, options);
    expect(JSON.stringify(after.d.list)).toContain('To the panel');
    expect(JSON.stringify(after.d.list)).not.toContain('Option deliberate');
    expect([await play.state(), await play.log()]).toEqual([state, log]);
    const text = { kind: 'section', node_id: 'hearing', introduction: bi('Mended') } as const;
    const next = { ...input, revision: d.revision, change: text, reason: 'Typo' };
    expect((await server.call(workflowCorrect, next, { as: studio.other.token })).code).toBe('ok');
    const node = await play.call(play.players.judge, nodeDetail, { eid: play.eid, nid: 'hearing' });
    expect(JSON.stringify(node.d)).toContain('Mended');

    const { list } = (await server.call(workflowCorrections, { flow_id: play.flowId }, studio.as())).d;
    expect(list).toMatchObject([
      { change: text, reason: 'Typo', corrected_by: { id: studio.other.id } },
      {
        id: d.correction_id,
        change,
        before: { ...change, label: flow.transitions.find(({ id }) => id === 'deliberate')?.label },
        reason: 'Misleading',
        corrected_by: { id: studio.author.id },
        running_count: 1,
      },
    ]);
    // The walk is what it was.
    const now = (await studio.detail(play.flowId)).flow;
    const walk = ({ transitions }: Flow) => transitions.map(({ label: _, ...rest }) => rest);
    expect(walk(now)).toEqual(walk(flow));
    expect((await play.end('judge', 'hearing', 'deliberate')).code).toBe('ok');
  });

  test('changes no draft, nothing that is not there, and nothing that somebody corrected meanwhile', async () => {
    const { flow_id, revision } = await studio.published();
    const change = { kind: 'role', role_id: 'judge', name: bi('Presiding judge') } as const;
    const input = { flow_id, revision, change, reason: 'Title' };
    const missing = { ...input, change: { ...change, role_id: 'nobody' } };
    expect((await server.call(workflowCorrect, missing, studio.as())).code).toBe('bad_parameter');
    const stray = {
      kind: 'section',
      node_id: 'draft',
      guides: [{ role_id: 'nobody', text: bi('x') }],
    } as const;
    expect((await server.call(workflowCorrect, { ...input, change: stray }, studio.as())).code).toBe(
      'bad_parameter',
    );
    expect((await server.call(workflowCorrect, { ...input, reason: ' ' }, studio.as())).code).toBe(
      'bad_parameter',
    );
    const answers = await Promise.all([1, 2].map(() => server.call(workflowCorrect, input, studio.as())));
    expect(answers.map(({ code }) => code).sort()).toEqual(['changed_meanwhile', 'ok']);
    const draft = await studio.create();
    const early = { ...input, flow_id: draft.flow_id, revision: 1 };
    expect((await server.call(workflowCorrect, early, studio.as())).code).toBe('not_published');
    expect((await server.call(workflowCorrections, { flow_id }, studio.as())).d.list).toHaveLength(1);
    expect(isPublishable(inspectFlow((await studio.detail(flow_id)).flow))).toBe(true);
  });

  test('leaves no text empty and gives no role the name of another, and says where', async () => {
    const { flow_id, revision } = await studio.published();
    const { flow } = await studio.detail(flow_id);
    const hearing = flow.nodes.find(({ id }) => id === 'hearing');
    const [judge, other] = flow.roles;
    if (!hearing?.guides[0] || !judge || !other) throw new Error('the flow is not as this test wants it');
    const section = { kind: 'section', node_id: 'hearing' } as const;
    const role = { kind: 'role', role_id: judge.id } as const;
    const wrong = { kind: 'option', transition_id: 'rush' } as const;
    const guides = [{ ...hearing.guides[0], text: { zh: hearing.guides[0].text.zh, en: ' ' } }];
    const refused: readonly (readonly [FlowCorrection, Record<string, string>])[] = [
      [{ ...section, name: { zh: '庭审', en: '' } }, { 'change.name.en': 'emptied' }],
      [{ ...section, guides }, { 'change.guides.0.text.en': 'emptied' }],
      [
        { ...section, guides: [] },
        { 'change.guides.0.text.zh': 'emptied', 'change.guides.0.text.en': 'emptied' },
      ],
      [
        { ...wrong, feedback: null },
        { 'change.feedback.zh': 'emptied', 'change.feedback.en': 'emptied' },
      ],
      [{ ...role, name: { zh: `${other.name.zh} `, en: 'Nobody else' } }, { 'change.name.zh': 'name_taken' }],
    ];
    for (const [change, faults] of refused) {
      const answer = await server.send(
        workflowCorrect,
        { flow_id, revision, change, reason: 'Typo' },
        studio.as(),
      );
      expect([answer.code, answer.d]).toEqual(['bad_parameter', faults]);
      expect(answer.m).not.toBe(MESSAGE.bad_parameter.zh);
    }
    expect((await studio.detail(flow_id)).revision).toBe(revision);
    const long = { ...section, introduction: bi('x'.repeat(LIMITS.flow_text + 1)) };
    const tooLong = { flow_id, revision, change: long, reason: 'Typo' };
    expect((await server.call(workflowCorrect, tooLong, studio.as())).d).toEqual({
      change: 'a_text_too_long',
    });
    // Feedback that nobody waits for may go.
    const change = { kind: 'option', transition_id: 'close', feedback: null } as const;
    const input = { flow_id, revision, change, reason: 'Unused' };
    expect((await server.call(workflowCorrect, input, studio.as())).code).toBe('ok');
  });

  test('stands as it was written: the database takes no change of it, and lets it go only with its workflow', async () => {
    const { flow_id, workflow_id, revision } = await studio.published();
    const change = { kind: 'role', role_id: 'judge', name: bi('Presiding judge') } as const;
    const input = { flow_id, revision, change, reason: 'Title' };
    expect((await server.call(workflowCorrect, input, studio.as())).code).toBe('ok');
    const { pool } = server.deps.database;
    for (const sql of [`UPDATE flow_corrections SET reason = 'x'`, 'DELETE FROM flow_corrections']) {
      await expect(pool.query(`${sql} WHERE flow_id = $1`, [flow_id])).rejects.toThrow(
        'flow_corrections is append-only',
      );
    }
    const { list } = (await server.call(workflowCorrections, { flow_id }, studio.as())).d;
    expect(list).toMatchObject([{ reason: 'Title' }]);
    expect((await server.call(workflowDelete, { ids: [workflow_id] }, studio.as())).code).toBe('ok');
    const left = await pool.query('SELECT FROM flow_corrections WHERE flow_id = $1', [flow_id]);
    expect(left.rowCount).toBe(0);
  });
});
