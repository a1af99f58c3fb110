import type { CallDeclaration } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { codeOfFaults, faultsOf } from '../../src/http/faults.ts';
import { toForm } from '../test-server.ts';
import { type Actor, actors } from './actors.ts';
import { type Area, type Case, policyOf } from './policy.ts';
import { openStage } from './stage.ts';
import type { World } from './world.ts';

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

/** Those sent, and those that may be. */
function fieldsOf({ input }: CallDeclaration, given: object): ReadonlySet<string> {
  const { shape, options = [] } = input._zod.def as {
    shape?: object;
    options?: readonly { shape: object }[];
  };
  const declared = [shape, ...options.map((option) => option.shape)].flatMap((one) => Object.keys(one ?? {}));
  return new Set([...Object.keys(given), ...declared]);
}

/**
 * The values of a field that are worth sending. What the call's schema refuses ends before any handler, at a door that all calls share:
 * of those values one is sent, the others meet only the schema and the words of its refusal.
 */
function valuesToSend(call: CallDeclaration, given: object, field: string): readonly unknown[] {
  const refused: unknown[] = [];
  const accepted: unknown[] = [];
  for (const value of HOSTILE) {
    const fields = Object.fromEntries(toForm({ ...given, [field]: value }));
    const parsed = call.input.safeParse(fields, { reportInput: true });
    if (!parsed.success) codeOfFaults(faultsOf(parsed.error, fields), call.codes);
    (parsed.success ? accepted : refused).push(value);
  }
  return [...refused.slice(0, 1), ...accepted];
}

/** An actor who may do it gets furthest with it. */
function ableActor({ tokens }: World, { cells }: Case): Actor {
  return actors.find((actor) => cells[actor] === 'ok' && tokens[actor]) ?? 'holder';
}

/** Sends every call of an area what no form would. */
export function testHostileInput(area: Area): void {
  const stage = openStage();
  describe.each(policyOf(area))('$title', (entry) => {
    const { call, input, hasFile } = entry;
    it(
      'answers whatever it is sent, and never with a fault',
      async () => {
        const file = hasFile && {
          file: { name: '../../x\u202e.exe', bytes: Buffer.alloc(10, 0xff), mime: 'x' },
        };
        const given = input(stage.world) as Record<string, unknown>;
        for (const field of fieldsOf(call, given)) {
          for (const value of valuesToSend(call, given, field)) {
            const fields = { ...given, [field]: value };
            const as = stage.world.tokens[ableActor(stage.world, entry)];
            const { code } = await stage.world.server.send(call, fields, { as, ...file });
            expect(code, `${field} = ${String(value).slice(0, 40)}`).not.toBe('fault');
          }
          if (call.method === 'POST') await stage.restore();
        }
      },
      MANY_CALLS_MS,
    );

    it('answers fields that come twice, or not at all', async () => {
      const given = Object.keys(input(stage.world)).map((field): [string, string] => [field, '1']);
      const twice = new URLSearchParams([...given, ...given]).toString();
      for (const text of [twice, '', '&&==&%', 'a[b][c]=1&__proto__[x]=1']) {
        const isGet = call.method === 'GET';
        const answer = await stage.world.server.app.inject({
          method: call.method,
          url: `/api${call.path}${isGet ? `?${text}` : ''}`,
          headers: {
            cookie: `lets_session=${stage.world.tokens.holder}`,
            ...(!isGet && { 'content-type': 'application/x-www-form-urlencoded' }),
          },
          ...(!isGet && { payload: text }),
        });
        expect(answer.statusCode, text).toBeLessThan(500);
      }
    });
  });
}
