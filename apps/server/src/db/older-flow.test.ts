import { experimentDetail, type FlowNode, handOver, projectDetail } from '@lets/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wholeCase } from '../../test/flows.ts';
import { openPlay } from '../../test/play.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const line = { role_id: 'judge', text: { zh: '现在开庭。', en: 'The court is in session.' } };

it('a version that was published before lines had a place of their own goes on: partners have their script, students nothing of it', async () => {
  const isHearing = ({ id }: Pick<FlowNode, 'id'>) => id === 'hearing';
  const nodes = wholeCase.flow.nodes.map((node) => (isHearing(node) ? { ...node, lines: [line] } : node));
  const play = await openPlay(server, { file: { flow: { ...wholeCase.flow, nodes } } });
  const { pool } = server.deps.database;
  // As it stood in the table then.
  await pool.query(
    `update flows set flow = jsonb_set(flow, '{nodes}', (select jsonb_agg(
      (node - 'lines') || jsonb_build_object('phrases', node -> 'lines') order by at)
      from jsonb_array_elements(flow -> 'nodes') with ordinality as one(node, at))) where id = $1`,
    [play.flowId],
  );
  server.deps.flowCache.forget(play.flowId);
  const stored = await pool.query(`select flow #> '{nodes,0}' ? 'lines' as has from flows where id = $1`, [
    play.flowId,
  ]);
  expect(stored.rows).toEqual([{ has: false }]);

  const told = async (who: typeof play.mentor) => {
    const { d } = await play.call(who, experimentDetail, { eid: play.eid });
    const node = d.flow.nodes.find(({ id }) => id === 'hearing');
    return { phrases: node?.phrases, lines: node?.lines };
  };
  const judge = play.players.judge;
  expect(await told(judge)).toEqual({ phrases: [], lines: [] });
  await pool.query('update users set automatic = true where id = $1', [judge.id]);
  expect(await told(judge)).toEqual({ phrases: [], lines: [line] });
  expect(await told(play.mentor)).toEqual({ phrases: [], lines: [line] });
  const { d } = await play.call(play.mentor, projectDetail, { project_id: play.projectId });
  expect(d.flow.nodes.find(isHearing)).toMatchObject({ phrases: [], lines: [line] });
});

it('a version that says nothing of incompatible roles is valid, and any member may take over any role', async () => {
  const play = await openPlay(server);
  const { eid, players: p, mentor, call } = play;
  expect(wholeCase.flow.roles.some((role) => 'incompatible' in role)).toBe(false);
  const { d } = await call(mentor, experimentDetail, { eid });
  expect(d.flow.roles.every(({ incompatible }) => incompatible === undefined)).toBe(true);
  const give = { eid, target_role: 'judge', to_user: p.witness.id, reason: 'Ill' };
  expect((await call(mentor, handOver, give)).code).toBe('ok');
});
