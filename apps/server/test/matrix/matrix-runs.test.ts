import { ALL_CALLS, type CodeName, callKey, SESSION_COOKIE } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { testMatrix, tryAs } from './matrix.ts';
import { UNCHANGED } from './snapshot.ts';
import { openStage } from './stage.ts';
import type { World } from './world.ts';

const stage = openStage();
testMatrix('runs', stage);

describe('ids of two runs mixed', () => {
  const own = (more: (world: World) => object) => (world: World) => ({ eid: world.run.eid, ...more(world) });
  const mixed: readonly [string, CodeName, (world: World) => object][] = [
    ['GET /experiment/doc/detail', 'not_found', own((w) => ({ doc_id: w.otherRun.draft }))],
    ['GET /experiment/request/sign/roles', 'not_found', own((w) => ({ doc_id: w.otherRun.deed }))],
    ['GET /file/get', 'not_found', (w) => ({ file_id: w.otherRun.file })],
    ['GET /experiment/node/detail', 'not_found', own(() => ({ nid: 'nowhere' }))],
    ['GET /experiment/node/messages', 'not_found', own(() => ({ nid: 'nowhere' }))],
    ['GET /experiment/node/function', 'not_found', own(() => ({ nid: 'hearing', role_id: 'nobody' }))],
    ['GET /project/doc/detail', 'not_found', own((w) => ({ project_id: w.otherProject, doc_id: 'facts' }))],
    ['GET /workflow/trans/query', 'not_found', own((w) => ({ flow_id: w.flow + 999, node_id: 'hearing' }))],
    [
      'POST /experiment/doc/save',
      'not_found',
      own((w) => ({ ...desk, doc_id: w.otherRun.draft, base_version: 1, content })),
    ],
    ['POST /experiment/docs/delete', 'not_found', own((w) => ({ ...desk, doc_id: w.otherRun.draft }))],
    [
      'POST /experiment/template/sign',
      'not_found',
      own((w) => ({ ...desk, ...signature(w), doc_id: w.otherRun.deed })),
    ],
    [
      'POST /experiment/message/push',
      'not_found',
      own((w) => ({ ...desk, kind: 'submit', doc_id: w.otherRun.draft })),
    ],
    [
      'POST /experiment/message/push',
      'not_found',
      own((w) => ({
        ...floor,
        kind: 'display',
        item: { kind: 'document', id: w.otherRun.draft, name: 'x' },
      })),
    ],
    [
      'POST /experiment/message/push',
      'not_found',
      own((w) => ({ ...floor, kind: 'display', item: { kind: 'file', id: w.otherRun.file, name: 'x' } })),
    ],
    [
      'POST /experiment/message/push',
      'not_found',
      own((w) => ({ ...floor, kind: 'speech', text: 'x', file_id: w.otherRun.file })),
    ],
    [
      'POST /experiment/message/push',
      'not_found',
      own((w) => ({ ...floor, kind: 'withdraw', answer_to: w.run.request + 999 })),
    ],
    [
      'POST /experiment/message/push',
      'not_found',
      own((w) => ({ ...floor, kind: 'speech', text: 'x', meeting_id: w.run.talk + 999 })),
    ],
    [
      'POST /experiment/meet/apply',
      'not_found',
      own((w) => ({ ...floor, kind: 'close', meeting_id: w.run.talk + 999 })),
    ],
    ['POST /experiment/create', 'not_found', (w) => ({ project_id: w.project, team_id: w.otherTeam })],
    ['POST /experiment/create', 'not_found', (w) => ({ project_id: w.otherProject, team_id: w.team })],
    ['POST /experiment/delete', 'not_found', (w) => ({ ids: [w.waiting, w.otherRun.eid] })],
  ];
  const desk = { nid: 'drafting', role_id: 'claimant' };
  const floor = { nid: 'hearing', role_id: 'claimant' };
  const content = { type: 'doc', content: [] };
  const signature = (w: World) => ({ decision: 'signed', hash: w.otherRun.deedHash });

  it.each(mixed)('%s answers %s', async (key, expected, input) => {
    const call = ALL_CALLS.find((candidate) => callKey(candidate) === key);
    if (!call) throw new Error(`${key} is not declared`);
    const isOwners = key === 'POST /experiment/delete';
    const { code, d } = await tryAs(stage.world, isOwners ? 'leader' : 'holder', { call, input });
    expect(code, JSON.stringify(d)).toBe(expected);
    expect(await stage.changes()).toBe(UNCHANGED);
  });
});

it('hears nothing from the readable cookie', async () => {
  const { tokens, people, run } = stage.world;
  const forged = encodeURIComponent(JSON.stringify({ ...people.super_admin, identity: 4 }));
  const cookie = `${SESSION_COOKIE}=${tokens.outsider}; lets2017_user=${forged}`;
  const answer = await stage.world.server.app.inject({
    url: `/api/experiment/detail?eid=${run.eid}`,
    headers: { cookie },
  });
  expect(answer.json().c).toBe(10005);
});
