import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave } from './autosave.ts';
import type { Autosave, Save, SaveResult } from './types.ts';

const PARTS = ['a', 'b', 'c'] as const;
type Part = (typeof PARTS)[number];
type Value = Readonly<Record<Part, number>>;
type Weather = 'fair' | 'unsent' | 'unanswered' | 'full';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that saves one part at a time over its newest revision, behind a line that loses calls and answers. */
function world() {
  let held: Value = { a: 0, b: 0, c: 0 };
  let revision = 1;
  let value = held;
  let kept: { parts: readonly Part[]; revision: number; value: Value } | null = null;
  let weather: Weather = 'fair';
  let autosave = open(1, []);

  function serve({ parts, value: sent, revision: over, lost }: Save<Part, Value>): SaveResult<never> {
    const [part] = parts;
    if (!part) throw new Error('nothing was sent');
    if (over !== revision) {
      // Only this browser saves here: what the server has must be one of the saves that nobody answered.
      expect([...lost, sent].some((one) => PARTS.some((each) => one[each] === held[each]))).toBe(true);
      return { is: 'merged', revision };
    }
    held = { ...held, [part]: sent[part] };
    revision += 1;
    return { is: 'saved', revision };
  }

  async function save(one: Save<Part, Value>): Promise<SaveResult<never>> {
    const now = weather;
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (now === 'unsent') return { is: 'offline' };
    if (now === 'full') return { is: 'later', ms: 2000 };
    const result = serve(one);
    return now === 'unanswered' ? { is: 'offline' } : result;
  }

  function open(first: number, unsaved: readonly Part[]): Autosave<Part, never> {
    const opened = createAutosave<Part, Value>(
      { revision: first },
      {
        read: () => value,
        save,
        keep: (parts, over) => {
          kept = parts.length > 0 ? { parts, revision: over, value } : null;
        },
      },
    );
    for (const part of unsaved) opened.touch(part);
    opened.start();
    return opened;
  }

  return {
    edit(part: Part, next: number) {
      value = { ...value, [part]: next };
      autosave.touch(part);
    },
    turn(next: Weather) {
      weather = next;
      if (next === 'fair') autosave.retry();
    },
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    /** The tab dies in the middle of things and is opened again on its kept copy. */
    crash() {
      vi.clearAllTimers();
      const before = value;
      const copy = kept;
      value = copy ? { ...held, ...pick(copy.value, copy.parts) } : held;
      expect(value).toEqual(before);
      autosave = open(copy?.revision ?? revision, copy?.parts ?? []);
    },
    value: () => value,
    held: () => held,
    state: () => autosave.state.get().is,
  };
}

function pick(value: Value, parts: readonly Part[]): Partial<Value> {
  return Object.fromEntries(parts.map((part) => [part, value[part]]));
}

type World = ReturnType<typeof world>;
const step: fc.Arbitrary<(at: World) => unknown> = fc.oneof(
  fc.tuple(fc.constantFrom(...PARTS), fc.integer()).map(
    ([part, next]) =>
      (at: World) =>
        at.edit(part, next),
  ),
  fc
    .constantFrom<Weather[]>('fair', 'unsent', 'unanswered', 'full')
    .map((next) => (at: World) => at.turn(next)),
  fc.integer({ min: 1, max: 4000 }).map((ms) => (at: World) => at.wait(ms)),
  fc.constant((at: World) => at.crash()),
);

test('whatever is edited, lost, refused for now, reconnected and crashed, the server ends with the newest of every part', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      vi.clearAllTimers();
      const at = world();
      for (const take of steps) await take(at);
      at.turn('fair');
      await at.wait(60_000);
      expect(at.held()).toEqual(at.value());
      expect(at.state()).toBe('saved');
    }),
    { numRuns: 300 },
  );
});
