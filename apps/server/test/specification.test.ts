import { ALL_CALLS, API_ROOT, type CodeName, callKey, MESSAGE } from '@lets/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from './matrix/actors.ts';
import { policy } from './matrix/policy.ts';
import { type Snapshot, takeSnapshot } from './matrix/snapshot.ts';
import { buildWorld, type World } from './matrix/world.ts';

/**
 * Every call of the specification's section 7, in its order: what it answers without a session and to identities 1 (the student whom
 * it concerns), 2 (a mentor of their class), 3 (an administrator with the module) and 4. `issue n` stands for calls that come with it.
 */
type Row = readonly [call: string, answers: string, concerned: { student?: Actor; admin?: Actor }];

const ALL = 'ok ok ok ok ok';
const USERS = 'not_logged_in ok ok ok ok';
const PLAYERS = 'not_logged_in ok not_authorised_here not_authorised_here not_authorised_here';
const LEADER = { student: 'leader' } as const;
/** What a person writes of their own part; without a part nothing is written. */
const OWN = 'not_logged_in ok no_authority no_authority no_authority';
const HOST = { student: 'host' } as const;

const CALLS: readonly Row[] = (
  [
    // Account and system
    ['POST /system/param', ALL],
    [
      'POST /account/login',
      'bad_credentials bad_credentials bad_credentials bad_credentials bad_credentials',
    ],
    ['POST /account/logout', ALL],
    ['GET /account/users', USERS],
    ['GET /account/query', USERS],
    ['GET /system/app/qr', ALL],
    ['GET /system/notice', ALL],
    [
      'POST /account/user/pwd/update',
      'bad_credentials bad_credentials bad_credentials bad_credentials bad_credentials',
    ],
    ['GET /system/notice/list', USERS],
    ['POST /system/notice/save', 'not_logged_in no_authority no_authority ok ok', { admin: 'admin_bare' }],
    // Course
    ['GET /course/list', USERS],
    ['GET /course/class/list', USERS],
    // Experiment
    ['GET /experiment/list', USERS],
    ['GET /experiment/result', USERS],
    ['GET /experiment/evaluate/detail', USERS],
    ['GET /experiment/detail', USERS],
    ['GET /experiment/role/in/list', USERS],
    ['GET /experiment/role/out/list', USERS],
    ['GET /experiment/node/detail', USERS],
    ['GET /experiment/node/role/docs', USERS],
    ['GET /experiment/node/function', USERS],
    ['GET /experiment/node/messages', USERS],
    ['GET /experiment/file/display/list', USERS],
    ['GET /experiment/display/application', USERS],
    ['GET /experiment/note/list', USERS],
    ['GET /experiment/templates', USERS],
    ['GET /experiment/report/generate', USERS],
    ['GET /experiment/messages', USERS],
    ['GET /experiment/role/status', USERS],
    ['GET /experiment/trans/path', USERS],
    ['GET /experiment/experience/list', USERS],
    ['GET /workflow/trans/query', USERS],
    ['GET /experiment/role/report/list', USERS],
    ['GET /experiment/request/sign/roles', USERS],
    ['GET /experiment/node/vote/status', USERS],
    ['GET /experiment/doc/detail', USERS],
    [
      'POST /experiment/delete',
      'not_logged_in ok may_not_delete_task may_not_delete_task may_not_delete_task',
      LEADER,
    ],
    ['POST /experiment/create', 'not_logged_in ok ok no_authority no_authority'],
    [
      'POST /experiment/update',
      'not_logged_in ok may_not_edit_task may_not_edit_task may_not_edit_task',
      LEADER,
    ],
    ['POST /experiment/start', 'not_logged_in ok not_leader not_leader not_leader', LEADER],
    ['POST /experiment/message/push', PLAYERS],
    ['POST /experiment/meet/apply', PLAYERS, HOST],
    ['POST /experiment/docs/delete', PLAYERS],
    ['POST /experiment/note/create', OWN],
    ['POST /experiment/node/end', PLAYERS],
    ['POST /experiment/template/create', PLAYERS],
    ['POST /experiment/template/new', USERS],
    ['POST /experiment/experience/save', OWN],
    ['POST /experiment/template/sign', PLAYERS],
    ['POST /experiment/jump/start', PLAYERS],
    // Messaging and team
    ['GET /cms/to/user/list', USERS],
    ['POST /cms/send/msg', USERS],
    ['GET /cms/msg/list', USERS],
    ['GET /cms/new/msg/num', USERS],
    ['POST /team/create/v3', 'not_logged_in ok ok no_authority no_authority'],
    // Assistant
    ['POST /assistant/chat', USERS],
  ] as const
).map(([call, answers, concerned = {}]) => [call, answers, concerned]);
/** What is no JSON when all is well. */
const STREAMED: Readonly<Record<string, string>> = {
  'POST /assistant/chat': 'text/event-stream; charset=utf-8',
  'GET /experiment/report/generate':
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

let world: World;
let snapshot: Snapshot;
beforeAll(async () => {
  world = await buildWorld();
  snapshot = await takeSnapshot(world.server.deps.database.owner);
}, 120_000);
afterEach(() => snapshot.restore());
afterAll(() => world?.server.close());

const here = CALLS.filter(([, answers]) => !answers.startsWith('issue'));
const toCome = CALLS.filter(([, answers]) => answers.startsWith('issue'));

describe.each(here)('%s', (key, answers, { student = 'holder', admin = 'admin' }) => {
  const actors: readonly Actor[] = ['anonymous', student, 'mentor', admin, 'super_admin'];
  const cells = answers.split(' ').map((code, at) => [actors[at], code] as [Actor, CodeName]);

  it.each(cells)('answers %s: %s', async (actor, expected) => {
    const entry = policy.find((one) => one.key === key);
    if (!entry) throw new Error(`${key} is not declared`);
    const [method, path] = key.split(' ');
    expect([entry.call.method, `${API_ROOT}${entry.call.path}`]).toEqual([method, `/api${path}`]);
    const answer = await world.server.send(entry.call, entry.input(world), { as: world.tokens[actor] });
    expect([answer.status, answer.code], JSON.stringify(answer.d)).toEqual([200, expected]);
    const isStream = expected === 'ok' && key in STREAMED;
    expect(answer.headers['content-type']).toBe(
      isStream ? (STREAMED[key] ?? '') : 'application/json; charset=utf-8',
    );
    if (!isStream) expect(answer.m).toBe(MESSAGE[expected].en);
    if (!isStream && expected === 'ok') expect(entry.call.output.safeParse(answer.d).error).toBeUndefined();
  });
});

it.each(toCome)('%s comes with %s, and until then is unknown', async (key) => {
  expect(ALL_CALLS.map(callKey)).not.toContain(key);
  const [method, path] = key.split(' ') as ['GET' | 'POST', string];
  const answer = await world.server.app.inject({ method, url: `${API_ROOT}${path}` });
  expect([answer.statusCode, answer.json().c]).toEqual([404, 10005]);
});

it('answers with {c, m, d} and nothing else', async () => {
  for (const url of ['/api/system/notice', '/api/account/query']) {
    const answer = await world.server.app.inject({ url });
    expect(Object.keys(answer.json()).sort()).toEqual(['c', 'd', 'm']);
  }
});
