import { ALL_CALLS, type CodeName, callKey, SESSION_COOKIE } from '@lets/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ACTORS, type Actor, actors } from './actors.ts';
import { type Case, policy } from './policy.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import { buildWorld, SECRETS, type World } from './world.ts';

/** What somebody who wants more than is theirs sends along; no call knows these fields, so none may heed them. */
const FORGED = {
  identity: 4,
  user_id: 1,
  modules: ['experiment'],
  is_staff: true,
  by_staff: true,
  leader_id: 1,
  creator_id: 1,
};
const STRANGERS: readonly Actor[] = ['outsider', 'other_team', 'other_mentor', 'admin_bare'];
const FILE = { name: 'paper.txt', bytes: Buffer.from('A paper'), mime: 'text/plain' };

let world: World;
let snapshot: Snapshot;
let before: string;

beforeAll(async () => {
  world = await buildWorld();
  snapshot = await takeSnapshot(world.server.deps.database.pool);
  before = await snapshot.checksum();
}, 120_000);
afterEach(() => snapshot.restore());
afterAll(() => world?.server.close());

async function tryAs(actor: Actor, { call, input, hasFile }: Pick<Case, 'call' | 'input' | 'hasFile'>) {
  const token = world.tokens[actor];
  const file = hasFile ? { file: FILE } : {};
  return world.server.send(call, { ...FORGED, ...input(world) }, { as: token, ...file });
}

describe('policy', () => {
  it('says of every declared call who may do it, and of no other', () => {
    expect(new Set(policy.map(({ key }) => key))).toEqual(new Set(ALL_CALLS.map(callKey)));
    expect(new Set(policy.map(({ title }) => title)).size).toBe(policy.length);
  });

  it('says it of every kind of a call that has several', () => {
    for (const call of ALL_CALLS) {
      for (const kind of kindsOf(call)) {
        const isKnown = policy.some(({ key, title }) => key === callKey(call) && title.includes(`#${kind}`));
        expect(isKnown, `${callKey(call)}#${kind}`).toBe(true);
      }
    }
  });
});

function kindsOf({ input }: (typeof ALL_CALLS)[number]): string[] {
  const { def } = input._zod as unknown as {
    def: { discriminator?: string; options?: { shape: Record<string, { value: string }> }[] };
  };
  const { discriminator, options = [] } = def;
  return discriminator ? options.flatMap(({ shape }) => shape[discriminator]?.value ?? []) : [];
}

describe.each(policy)('$title', (entry) => {
  it.each(actors)('%s', async (actor) => {
    const expected = entry.cells[actor];
    const { status, code, d } = await tryAs(actor, entry);
    expect(code, `${entry.title} by ${ACTORS[actor]}: ${JSON.stringify(d)}`).toBe(expected);
    expect(status).toBe(200);
    const after = await snapshot.checksum();
    // What was refused changed nothing; what only reads changes nothing either.
    if (expected !== 'ok' || entry.call.method === 'GET') expect(after).toBe(before);
    else if (changes(entry, actor)) expect(after).not.toBe(before);
    if (STRANGERS.includes(actor)) expectNoSecret(d);
  });
});

/** These are sent as POST, but keep nothing. */
const CHANGE_NOTHING = [
  'POST /system/param',
  'POST /experiment/template/new',
  'POST /assistant/chat',
  'POST /workflow/check',
  'POST /workflow/dryrun',
];

function changes({ key, call }: Case, actor: Actor): boolean {
  if (call.method === 'GET' || CHANGE_NOTHING.includes(key)) return false;
  // Only the holder has been written to.
  if (key === 'POST /cms/msg/read') return actor === 'holder';
  const hasSession = actor !== 'anonymous' && actor !== 'ended_session';
  return key !== 'POST /account/logout' || hasSession;
}

function expectNoSecret(data: unknown): void {
  const text = Buffer.isBuffer(data) ? data.toString() : JSON.stringify(data);
  for (const secret of SECRETS) expect(text).not.toContain(secret);
}

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
    const { code, d } = await tryAs(isOwners ? 'leader' : 'holder', { call, input });
    expect(code, JSON.stringify(d)).toBe(expected);
    expect(await snapshot.checksum()).toBe(before);
  });
});

it('hears nothing from the readable cookie', async () => {
  const { tokens, people, run } = world;
  const forged = encodeURIComponent(JSON.stringify({ ...people.super_admin, identity: 4 }));
  const cookie = `${SESSION_COOKIE}=${tokens.outsider}; lets2017_user=${forged}`;
  const answer = await world.server.app.inject({
    url: `/api/experiment/detail?eid=${run.eid}`,
    headers: { cookie },
  });
  expect(answer.json().c).toBe(10005);
});
