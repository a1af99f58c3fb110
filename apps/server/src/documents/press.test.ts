import type { RichNode } from '@lets/contract';
import { expect, test } from 'vitest';
import { SERVER_LIMITS } from '../limits.ts';
import { ThreadAbandoned, ThreadPool, ThreadsBusy } from '../threads/thread-pool.ts';
import { PictureBudget } from './picture-budget.ts';
import type { Task } from './render-worker.ts';

const openPress = () =>
  new ThreadPool<Task>(new URL('./render-worker.ts', import.meta.url), SERVER_LIMITS.threads.press);
const said: RichNode = { type: 'paragraph', content: [{ type: 'text', text: '原告' }] };
/** A paper of so many lines: thousands take seconds. */
function paper(lines: number): Task {
  const content: RichNode = { type: 'doc', content: Array<RichNode>(lines).fill(said) };
  return {
    kind: 'build',
    format: 'docx',
    paper: { title: '文书', lang: 'zh', content, signatures: {}, images: {} },
  };
}

test('a task that waits is dropped when its asker leaves, and the one in hand is stopped', async () => {
  const press = openPress();
  const [first, second] = [new AbortController(), new AbortController()];
  const long = press.run(() => paper(200_000), { signal: first.signal });
  const waiting = press.run(() => paper(200_000), { signal: second.signal });
  const after = press.run<Uint8Array>(() => paper(1));
  second.abort();
  await expect(waiting).rejects.toThrow(ThreadAbandoned);
  first.abort();
  await expect(long).rejects.toThrow(ThreadAbandoned);
  // Made by a new thread: the old one was in the middle of something.
  expect((await after).length).toBeGreaterThan(0);
  await expect(press.run(() => paper(1), { signal: first.signal })).rejects.toThrow(ThreadAbandoned);
});

test('beyond a dozen that wait there is no room, until they are done or gone', async () => {
  const press = openPress();
  const gone = new AbortController();
  const all = Array.from({ length: 13 }, () => press.run(() => paper(200_000), { signal: gone.signal }));
  const settled = Promise.allSettled(all);
  const late = new AbortController();
  const oneMore = press.run(() => paper(1), { signal: late.signal });
  late.abort();
  await expect(oneMore).rejects.toThrow(ThreadsBusy);
  const further = press.run<Uint8Array>(() => paper(1), { isFurther: true });
  gone.abort();
  expect((await further).length).toBeGreaterThan(0);
  expect((await settled).every(({ status }) => status === 'rejected')).toBe(true);
  expect((await press.run<Uint8Array>(() => paper(1))).length).toBeGreaterThan(0);
});

test('a task is put together when its turn comes: what waits holds nothing, and a fault in it is the asker’s own', async () => {
  const press = openPress();
  const held: number[] = [];
  const asked = [1, 2, 3].map((number) =>
    press.run<Uint8Array>(async () => {
      held.push(number);
      return paper(1);
    }),
  );
  const broken = press.run(() => Promise.reject(new Error('the picture is gone')));
  await asked[0];
  expect(held.includes(3)).toBe(false);
  await expect(broken).rejects.toThrow('the picture is gone');
  expect(held).toEqual([1, 2, 3]);
  expect((await press.run<Uint8Array>(() => paper(1))).length).toBeGreaterThan(0);
});

test('pictures that would take gigabytes to unpack are not printed', () => {
  const png = (colourType: number) => {
    const head = Buffer.alloc(64);
    head[25] = colourType;
    return head;
  };
  const huge = { width: 7000, height: 7000 };
  const budget = new PictureBudget('pdf');
  expect(budget.takesPixels(png(6), 'image/png', huge)).toBe(false);
  // One that goes into the file as it is takes no unpacking, but not any number of them.
  const taken = Array.from({ length: 10 }, () => budget.takesPixels(png(2), 'image/png', huge));
  expect(taken.filter(Boolean)).toHaveLength(4);
  expect(budget.takesPixels(png(6), 'image/png', { width: 1200, height: 800 })).toBe(true);
  expect(budget.takesBytes(30 * 1024 * 1024)).toBe(true);
  expect(budget.takesBytes(30 * 1024 * 1024)).toBe(false);
  // Noise takes far longer to pack again than a screenshot of the same size.
  const noise = () => Buffer.concat([png(6), Buffer.alloc(6 * 1024 * 1024)]);
  const noisy = new PictureBudget('pdf');
  const small = { width: 1400, height: 1100 };
  expect([1, 2].map(() => noisy.takesPixels(noise(), 'image/png', small))).toEqual([true, false]);
  expect(noisy.takesPixels(png(6), 'image/png', small)).toBe(true);
  // Word takes every picture as it is.
  expect(new PictureBudget('docx').takesPixels(png(6), 'image/png', huge)).toBe(true);
});

test('who waits is told how many are before them, and who has a long paper set, how much of it is', async () => {
  const press = openPress();
  const waited: number[] = [];
  const heard: unknown[] = [];
  const long = { ...paper(0), format: 'pdf' } as Extract<Task, { kind: 'build' }>;
  const content: RichNode = { type: 'doc', content: Array<RichNode>(900).fill(said) };
  const first = press.run(() => paper(1));
  const second = press.run(() => paper(1));
  const third = press.run(() => ({ ...long, paper: { ...long.paper, content } }), {
    waits: (ahead) => void waited.push(ahead),
    hears: (one) => void heard.push(one),
  });
  await Promise.all([first, second, third]);
  expect(waited).toEqual([2, 1]);
  expect(heard.at(0)).toEqual({ done: 200, of: 900 });
  expect(heard.at(-1)).toEqual({ done: 900, of: 900 });
});
