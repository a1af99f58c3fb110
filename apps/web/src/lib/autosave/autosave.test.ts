import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave, PAUSE_MS } from './autosave.ts';
import type { Save, SaveResult } from './types.ts';

type Part = 'node' | 'role' | 'seat';
type Value = Readonly<Record<Part, string>>;
const EMPTY: Value = { node: '', role: '', seat: '' };

beforeEach(() => void vi.useFakeTimers({ now: 7 }));
afterEach(() => void vi.useRealTimers());

/** A person who types, and a server that answers each save as told. */
function stage({ goTogether = false } = {}) {
  let value = EMPTY;
  let saved = EMPTY;
  const sent: Save<Part, Value>[] = [];
  const kept: (readonly Part[])[] = [];
  const answers: ((result: SaveResult<string>) => void)[] = [];
  const autosave = createAutosave<Part, Value, string>(
    { revision: 1 },
    {
      read: () => value,
      save(save) {
        sent.push(save);
        return new Promise((resolve) => answers.push(resolve));
      },
      ...(goTogether && { next: (waiting) => waiting }),
      isSaved: () => value === saved,
      keep: (unsaved) => kept.push(unsaved),
    },
  );
  const stop = autosave.start();
  return {
    autosave,
    stop,
    sent,
    kept,
    is: () => autosave.state.get().is,
    sentParts: () => sent.map(({ parts, revision }) => [...parts, revision]),
    type(part: Part, text: string) {
      value = { ...value, [part]: text };
      autosave.touch(part);
    },
    takeBack(part: Part) {
      value = saved;
      autosave.touch(part);
    },
    hasSaved: () => {
      saved = value;
    },
    async answer(result: SaveResult<string>) {
      answers.shift()?.(result);
      await vi.advanceTimersByTimeAsync(0);
    },
    pause: (ms = PAUSE_MS) => vi.advanceTimersByTimeAsync(ms),
  };
}

test('saves once after a pause, and is saved only when the server said so', async () => {
  const at = stage();
  at.type('node', 'a');
  at.type('node', 'b');
  expect(at.is()).toBe('unsaved');
  await at.pause();
  expect(at.is()).toBe('saving');
  await at.answer({ is: 'saved', revision: 2 });
  expect(at.sent.map(({ value }) => value.node)).toEqual(['b']);
  expect(at.autosave.state.get()).toMatchObject({ is: 'saved', at: 7 + PAUSE_MS });
  expect(at.kept.at(-1)).toEqual([]);
});

test('every part that was changed offline is saved once there is a connection', async () => {
  const at = stage();
  at.type('node', 'a');
  await at.pause();
  await at.answer({ is: 'offline' });
  at.type('seat', 'b');
  expect(at.is()).toBe('offline');
  at.autosave.retry();
  await at.answer({ is: 'saved', revision: 2 });
  expect(at.is()).toBe('saving');
  await at.answer({ is: 'saved', revision: 3 });
  expect(at.sentParts()).toEqual([
    ['node', 1],
    ['node', 1],
    ['seat', 2],
  ]);
  expect(at.is()).toBe('saved');
});

test('a value changed and changed back while a save is on its way is saved as it was last', async () => {
  const at = stage();
  at.type('node', 'A');
  await at.pause();
  await at.answer({ is: 'saved', revision: 2 });
  at.hasSaved();
  at.type('node', 'B');
  await at.pause();
  at.takeBack('node');
  await at.answer({ is: 'saved', revision: 3 });
  expect(at.is()).toBe('unsaved');
  await at.pause();
  expect(at.sent.at(-1)?.value.node).toBe('A');
});

test('typing on through a save and taking that back, it is saved as of that save', async () => {
  const at = stage();
  at.type('node', 'A');
  await at.pause();
  at.hasSaved();
  at.type('node', 'B');
  await at.answer({ is: 'saved', revision: 2 });
  expect(at.is()).toBe('unsaved');
  at.takeBack('node');
  expect(at.autosave.state.get()).toEqual({ is: 'saved', at: 7 + PAUSE_MS });
});

test('a change that was taken back before it was sent needs no save, but one that may have arrived does', async () => {
  const at = stage();
  at.type('node', 'a');
  at.takeBack('node');
  expect(at.is()).toBe('saved');
  at.type('node', 'a');
  await at.pause();
  await at.answer({ is: 'offline' });
  at.takeBack('node');
  expect(at.is()).toBe('offline');
  await at.pause(1000);
  expect(at.sent.at(-1)).toMatchObject({ value: EMPTY, lost: [{ node: 'a' }] });
});

test('waits longer each time nobody answers, at most a quarter of a minute', async () => {
  const at = stage();
  at.type('node', 'a');
  await at.pause();
  for (const ms of [1000, 2000, 4000, 8000, 15_000, 15_000]) {
    await at.answer({ is: 'offline' });
    const before = at.sent.length;
    await at.pause(ms - 1);
    expect(at.sent).toHaveLength(before);
    await at.pause(1);
    expect(at.sent).toHaveLength(before + 1);
  }
});

test('comes again when the server has named a time', async () => {
  const at = stage();
  at.type('node', 'a');
  await at.pause();
  await at.answer({ is: 'later', ms: 5000 });
  expect(at.is()).toBe('unsaved');
  await at.pause(5000);
  expect(at.sent).toHaveLength(2);
});

test('a refused part holds none of the others back, and stays refused until it is changed', async () => {
  const at = stage();
  at.type('node', 'a');
  at.type('role', 'b');
  await at.pause();
  await at.answer({ is: 'refused', message: 'no' });
  at.type('seat', 'c');
  await at.answer({ is: 'saved', revision: 2 });
  expect(at.autosave.state.get()).toEqual({ is: 'refused', message: 'no' });
  expect(at.kept.at(-1)).toEqual(['node', 'seat']);
  await at.pause();
  expect(at.sentParts().slice(2)).toEqual([['node', 2]]);
  await at.answer({ is: 'saved', revision: 3 });
  await at.answer({ is: 'saved', revision: 4 });
  expect(at.is()).toBe('saved');
});

test('nothing is sent while a conflict stands, and everything when it is answered', async () => {
  const at = stage();
  at.type('node', 'a');
  await at.pause();
  await at.answer({ is: 'conflict', conflict: 'theirs' });
  at.type('role', 'b');
  await at.pause();
  expect(at.sent).toHaveLength(1);
  expect(await at.autosave.flush()).toBe(false);
  at.autosave.resume(5);
  await at.pause();
  await at.answer({ is: 'saved', revision: 6 });
  expect(at.sentParts().slice(1)).toEqual([
    ['node', 5],
    ['role', 6],
  ]);
});

test('what is given up in a conflict is sent no more', async () => {
  const at = stage();
  at.type('node', 'a');
  await at.pause();
  await at.answer({ is: 'conflict', conflict: 'theirs' });
  at.autosave.drop();
  expect(at.autosave.isUnsaved()).toBe(false);
  expect(at.kept.at(-1)).toEqual([]);
  await at.pause();
  expect(at.sent).toHaveLength(1);
});

test('what was merged with somebody else’s version is sent again on top of it', async () => {
  const at = stage();
  at.type('node', 'a');
  await at.pause();
  await at.answer({ is: 'merged', revision: 8 });
  expect(at.sentParts()).toEqual([
    ['node', 1],
    ['node', 8],
  ]);
});

test('a flush waits for what is typed meanwhile too', async () => {
  const at = stage();
  at.type('node', 'a');
  const flushed = at.autosave.flush();
  await at.pause(0);
  at.type('node', 'b');
  await at.answer({ is: 'saved', revision: 2 });
  await at.answer({ is: 'saved', revision: 3 });
  expect(await flushed).toBe(true);
  expect(at.sent.map(({ value }) => value.node)).toEqual(['a', 'b']);
});

test('parts that go together are one save', async () => {
  const at = stage({ goTogether: true });
  at.type('node', 'a');
  at.type('role', 'b');
  await at.pause();
  expect(at.sentParts()).toEqual([['node', 'role', 1]]);
});

test('whoever leaves has the last word saved, and nothing is tried after that', async () => {
  const at = stage();
  at.type('node', 'a');
  at.stop();
  await at.pause(0);
  expect(at.sent).toHaveLength(1);
  await at.answer({ is: 'offline' });
  await at.pause(60_000);
  expect(at.sent).toHaveLength(1);
  expect(at.kept.at(-1)).toEqual(['node']);
});
