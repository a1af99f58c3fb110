import { expect, it, vi } from 'vitest';
import { askLive } from './live-threads.ts';

const LAID = new Uint8Array([1, 2]);
const { starts, running } = vi.hoisted(() => ({ starts: [] as string[], running: [] as { die(): void }[] }));

/** The first two threads do not come up; the next answers whatever it is asked. */
vi.mock('node:worker_threads', async () => {
  const { EventEmitter } = await import('node:events');
  return {
    Worker: class extends EventEmitter {
      constructor() {
        super();
        const event = ['error', 'exit'][starts.length] ?? 'message';
        starts.push(event);
        queueMicrotask(() => this.emit(event, event));
      }
      unref() {
        running.push(this);
      }
      die() {
        this.emit('error', new Error('too much to hold'));
      }
      postMessage({ id }: { id: number }) {
        queueMicrotask(() => this.emit('message', { id, answer: LAID }));
      }
    },
  };
});

it('a thread that did not come up, or died, is started again for whoever writes next', async () => {
  const ask = () => askLive('one', 'lay', { content: { type: 'doc' } });
  await expect(ask()).rejects.toThrow('did not start: error');
  await expect(ask()).rejects.toThrow('did not start: exit');
  expect(await ask()).toBe(LAID);
  running.at(-1)?.die();
  expect(await ask()).toBe(LAID);
  expect(starts).toEqual(['error', 'exit', 'message', 'message']);
});
