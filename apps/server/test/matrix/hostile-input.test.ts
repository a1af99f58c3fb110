import type { CallDeclaration } from '@lets/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, actors } from './actors.ts';
import { type Case, policy } from './policy.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import { buildWorld, type World } from './world.ts';

/** What no form of ours would send in any field. */
const HOSTILE: readonly unknown[] = [
  '',
  ' ',
  'x',
  '-1',
  '0',
  '1.5',
  '1e308',
  '9007199254740991',
  '99999999999999999999',
  'NaN',
  'null',
  '[]',
  '{}',
  '[1,"x",null]',
  '{"__proto__":{"a":1}}',
  '{"constructor":1,"toString":2}',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '"\\u0000"',
  '"\\ud800"',
  "'; drop table users; --",
  '%00%ff',
  '🙂'.repeat(300),
  'x'.repeat(5000),
  '-'.repeat(36),
  '00000000-0000-0000-0000-000000000000',
  '['.repeat(2000),
];

/** Hundreds of calls, some of which hash a password. */
const MANY_CALLS_MS = 120_000;

let world: World;
let snapshot: Snapshot;

beforeAll(async () => {
  world = await buildWorld();
  snapshot = await takeSnapshot(world.server.deps.database.pool);
}, 120_000);
afterEach(() => snapshot.restore());
afterAll(() => world?.server.close());

/** Those sent, and those that may be. */
function fieldsOf({ input }: CallDeclaration, given: object): ReadonlySet<string> {
  const { shape, options = [] } = input._zod.def as {
    shape?: object;
    options?: readonly { shape: object }[];
  };
  const declared = [shape, ...options.map((option) => option.shape)].flatMap((one) => Object.keys(one ?? {}));
  return new Set([...Object.keys(given), ...declared]);
}

/** Whoever may do it gets furthest with it. */
function ableActor({ cells }: Case): Actor {
  return actors.find((actor) => cells[actor] === 'ok' && world.tokens[actor]) ?? 'holder';
}

describe.each(policy)('$title', (entry) => {
  const { call, input, hasFile } = entry;
  it(
    'answers whatever it is sent, and never with a fault',
    async () => {
      const file = hasFile && {
        file: { name: '../../x\u202e.exe', bytes: Buffer.alloc(10, 0xff), mime: 'x' },
      };
      const given = input(world) as Record<string, unknown>;
      for (const field of fieldsOf(call, given)) {
        for (const value of HOSTILE) {
          const fields = { ...given, [field]: value };
          const as = world.tokens[ableActor(entry)];
          const { code } = await world.server.send(call, fields, { as, ...file });
          expect(code, `${field} = ${String(value).slice(0, 40)}`).not.toBe('fault');
        }
        if (call.method === 'POST') await snapshot.restore();
      }
    },
    MANY_CALLS_MS,
  );

  it('answers fields that come twice, or not at all', async () => {
    const given = Object.keys(input(world)).map((field): [string, string] => [field, '1']);
    const twice = new URLSearchParams([...given, ...given]).toString();
    for (const text of [twice, '', '&&==&%', 'a[b][c]=1&__proto__[x]=1']) {
      const isGet = call.method === 'GET';
      const answer = await world.server.app.inject({
        method: call.method,
        url: `/api${call.path}${isGet ? `?${text}` : ''}`,
        headers: {
          cookie: `lets_session=${world.tokens.holder}`,
          ...(!isGet && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(!isGet && { payload: text }),
      });
      expect(answer.statusCode, text).toBeLessThan(500);
    }
  });
});
