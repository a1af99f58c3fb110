import {
  experimentDetail,
  type JumpMapping,
  jumpPreview,
  jumpStart,
  nodeDetail,
  projectDetail,
  projectDocDetail,
  projectList,
  reportGenerate,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProject } from '../../../test/factories.ts';
import { wholeCase } from '../../../test/flows.ts';
import { openPlay, type Play, type Player, playTo } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  for (const code of ['variant-upheld', 'variant-dismissed'])
    await buildProject(server.deps.database, {
      courseId: null,
      file: {
        ...wholeCase,
        code,
        project: { ...wholeCase.project, name: { zh: code, en: code }, opening_mode: 'specified' },
      },
    });
});
afterAll(() => server.close());

const ROLES = {
  judge: 'judge',
  assessor: 'assessor',
  claimant: 'respondent',
  respondent: 'claimant',
  witness: 'witness',
};
const to = (project_code: string, outcome?: 'passed' | 'rejected'): JumpMapping => ({
  node_id: 'leap',
  project_code,
  ...(outcome && { when: { node_id: 'panel', outcome } }),
  roles: ROLES,
});
const BOTH = [to('variant-upheld', 'passed'), to('variant-dismissed', 'rejected')];
const AT_LEAP = { nid: 'leap', role_id: 'judge' } as const;

const open = (jumps: JumpMapping[]) => openPlay(server, { file: { project: { jumps } } });
const preview = ({ call, eid }: Play, who: Player) => call(who, jumpPreview, { eid, nid: 'leap' });

describe('a section that leads by what was decided', () => {
  test.each([
    ['for', BOTH, 'variant-upheld'],
    ['against', BOTH, 'variant-dismissed'],
    ['against', [to('variant-upheld', 'passed'), to('variant-dismissed')], 'variant-dismissed'],
  ] as const)('after a vote %s leads, of %#, into %s', async (ballot, jumps, code) => {
    const play = await open([...jumps]);
    await playTo(play, 'leap', ballot);
    const { call, players, eid } = play;
    expect((await preview(play, players.witness)).d.project.code).toBe(code);
    const { target_eid } = (await call(players.judge, jumpStart, { eid, ...AT_LEAP })).d;
    const there = await call(players.claimant, experimentDetail, { eid: target_eid });
    expect(there.d.project.code).toBe(code);
    expect(there.d.state.holders.respondent).toBe(players.claimant.id);
  });

  test('leads nowhere after what no case is for, and says so', async () => {
    const play = await open([to('variant-upheld', 'passed')]);
    await playTo(play, 'leap', 'against');
    const { call, players, eid } = play;
    expect((await preview(play, players.judge)).code).toBe('jump_leads_nowhere');
    expect((await call(players.judge, jumpStart, { eid, ...AT_LEAP })).code).toBe('jump_leads_nowhere');
    const { rows } = await server.deps.database.pool.query('SELECT FROM experiments WHERE linked_from = $1', [
      eid,
    ]);
    expect(rows).toEqual([]);
  });

  test.each([
    ['variants', BOTH],
    ['variants and one for all other outcomes', [to('variant-upheld', 'passed'), to('variant-dismissed')]],
    ['one case only', [to('variant-upheld')]],
    ['nothing', []],
  ])('says the same of %s before it is reached: nothing', async (_name, jumps) => {
    const play = await open([...jumps]);
    await playTo(play, 'panel');
    const { call, players, mentor, eid, projectId } = play;
    for (const who of [players.judge, players.witness, mentor])
      expect((await preview(play, who)).code).toBe('not_found');
    expect((await call(players.judge, jumpStart, { eid, ...AT_LEAP })).code).toBe('not_current_section');
    const said = JSON.stringify([
      await call(players.judge, projectDetail, { project_id: projectId }),
      await call(players.judge, experimentDetail, { eid }),
      await call(players.judge, nodeDetail, { eid, nid: 'panel' }),
    ]);
    expect(said).not.toMatch(/variant-|"when"|"jumps"/);
  });

  test('opens to those who came by the jump and to their mentor, and stands in nobody’s list', async () => {
    const play = await open(BOTH);
    await playTo(play, 'leap', 'for');
    const { call, players, mentor, stranger, eid } = play;
    const { target_eid } = (await call(players.judge, jumpStart, { eid, ...AT_LEAP })).d;
    const { project } = (await call(players.witness, experimentDetail, { eid: target_eid })).d;
    const codesOf = async (who: Player) => [
      (await call(who, projectDetail, { project_id: project.id })).code,
      (await call(who, projectDocDetail, { project_id: project.id, doc_id: 'facts', eid: target_eid })).code,
      (await call(who, experimentDetail, { eid: target_eid })).code,
      (await call(who, reportGenerate, { eid: target_eid, format: 'docx' })).code,
    ];
    expect(await codesOf(players.witness)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect((await codesOf(mentor)).slice(1)).toEqual(['ok', 'ok', 'ok']);
    expect(await codesOf(stranger)).toEqual(['not_found', 'not_found', 'not_found', 'not_found']);
    for (const who of [players.witness, stranger])
      expect(JSON.stringify((await call(who, projectList, { scope: 'all' })).d)).not.toContain('variant-');
  });
});
