import { Worker } from 'node:worker_threads';
import { ThreadFailed } from '../../../../threads/thread-pool.ts';
import type { LiveAnswer, LiveTask, LiveTasks, MISSING } from './live-tasks.ts';

/** An edit takes milliseconds; to lay a document with all that was written in it takes up to a second. */
const PATIENCE_MS: Record<LiveTask, number> = {
  judge: 3_000,
  take: 3_000,
  diff: 3_000,
  isKnown: 3_000,
  forget: 3_000,
  open: 10_000,
  catchUp: 10_000,
  read: 10_000,
  replace: 10_000,
  lay: 10_000,
};
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 };
const THREADS = 2;

/** The thread did not manage it: too slow, or too much to hold. */
export class LiveFailed extends ThreadFailed {
  /** What it was at; null when it did not even start. */
  readonly task: LiveTask | null;

  constructor(why: string, task: LiveTask | null) {
    super(why);
    this.task = task;
  }
}

/**
 * A thread in which what people write is read, tried and put together, one task after the other: nothing of it is done on the event
 * loop. It is replaced after it crashed or did not come to an end, and has forgotten its documents then.
 */
class LiveThread {
  #worker: Promise<Worker> | null = null;
  #line: Promise<unknown> = Promise.resolve();
  #count = 0;

  ask<T extends LiveTask>(task: T, asked: LiveTasks[T]['asked']): Promise<unknown> {
    const done = this.#line.then(() => this.#do(task, asked));
    this.#line = done.catch(() => null);
    return done;
  }

  /** One that did not come up, or died between two tasks, is not asked again. */
  #start(): Promise<Worker> {
    const started = open(() => {
      if (this.#worker === started) this.#worker = null;
    });
    return started;
  }

  async #do(task: LiveTask, asked: unknown): Promise<unknown> {
    this.#worker ??= this.#start();
    // Its start is nobody's slowness.
    const worker = await this.#worker;
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(late);
        worker.off('message', onMessage).off('error', onFault).off('exit', onFault);
      };
      const onFault = (error: unknown) => {
        end();
        this.#worker = null;
        void worker.terminate();
        reject(new LiveFailed(`${task} was given up: ${error}`, task));
      };
      const onMessage = (answer: LiveAnswer) => {
        if (answer.id !== id) return;
        end();
        if (answer.fault === undefined) resolve(answer.answer);
        else reject(new LiveFailed(answer.fault, task));
      };
      const late = setTimeout(() => onFault('too slow'), PATIENCE_MS[task]);
      worker.on('message', onMessage).on('error', onFault).on('exit', onFault);
      worker.postMessage({ id, task, asked });
    });
  }
}

function open(onGone: () => void): Promise<Worker> {
  const worker = new Worker(new URL('./live-thread.ts', import.meta.url), { resourceLimits: MEMORY });
  worker.unref();
  return new Promise((resolve, reject) => {
    const onFault = (error: unknown) => {
      onGone();
      reject(new LiveFailed(`a thread did not start: ${error}`, null));
    };
    worker.once('message', () => resolve(worker));
    worker.on('error', onFault).on('exit', onFault);
  });
}

const threads = Array.from({ length: THREADS }, () => new LiveThread());

/** A document is always in the same thread. */
function threadOf(key: string): LiveThread {
  let sum = 0;
  for (const letter of key) sum = (31 * sum + letter.charCodeAt(0)) % 65_521;
  return threads[sum % threads.length] as LiveThread;
}

/** About a document that is open under a key. */
export function askOpen<T extends Exclude<LiveTask, 'read' | 'replace' | 'lay'>>(
  task: T,
  asked: LiveTasks[T]['asked'],
): Promise<LiveTasks[T]['answer'] | typeof MISSING> {
  return threadOf(asked.key).ask(task, asked) as Promise<LiveTasks[T]['answer'] | typeof MISSING>;
}

/** About a document that need not be open; `documentId` only spreads the work. */
export function askLive<T extends 'read' | 'replace' | 'lay'>(
  documentId: string,
  task: T,
  asked: LiveTasks[T]['asked'],
): Promise<LiveTasks[T]['answer']> {
  return threadOf(documentId).ask(task, asked) as Promise<LiveTasks[T]['answer']>;
}
