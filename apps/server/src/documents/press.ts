import { Worker } from 'node:worker_threads';
import type { Paper, PaperFormat } from './paper.ts';
import type { Outcome, Task } from './render-worker.ts';
import type { ReadDocument } from './word-nodes.ts';

/** What one task may take, and hold. */
const PATIENCE_MS = 60_000;
/** A report of thousands of speeches. */
const REPORT_PATIENCE_MS = 180_000;
const MEMORY_MB = 512;
/** The thread goes when nothing was printed for so long: the fonts alone are fifty megabytes. */
const IDLE_MS = 60_000;

/** The worker did not manage it: a broken file, too much of it, or too slow. */
export class PressFailed extends Error {}

/** The person who asked has left. */
export class PressAbandoned extends Error {}

/** So many wait already that another would wait for minutes. */
export class PressBusy extends Error {}

/** Those that wait behind the one in hand. */
const LONGEST_LINE = 12;

/** Whose the task is. */
interface Asking {
  readonly signal?: AbortSignal | undefined;
  /** A further volume of what is being sent already: it waits in line, but is not turned away. */
  readonly isFurther?: boolean;
}

/** Puts a task together when its turn comes: what waits in line holds no pictures. */
type Prepare = () => Task | Promise<Task>;

interface Job {
  readonly prepare: Prepare;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Builds and reads documents in a thread of its own, one after the other: none of it may hold up the server. The thread is there
 * from the first task on, goes when idle, and is replaced after it crashed or was stopped in the middle of a task.
 */
export class Press {
  #worker: Worker | null = null;
  readonly #line: Job[] = [];
  #isBusy = false;
  #idle: NodeJS.Timeout | undefined;
  #count = 0;
  readonly #patience: number;

  constructor(patience: number) {
    this.#patience = patience;
  }

  /**
   * Nothing is made for a person who has gone: a task that waits is dropped, one in hand is stopped.
   * @throws PressBusy, PressAbandoned, PressFailed, and whatever putting it together throws
   */
  run<T>(prepare: Prepare, { signal, isFurther = false }: Asking = {}): Promise<T> {
    if (signal?.aborted) return Promise.reject(new PressAbandoned());
    if (!isFurther && this.#line.length >= LONGEST_LINE) return Promise.reject(new PressBusy());
    return new Promise<T>((resolve, reject) => {
      const job = { prepare, signal, resolve: resolve as Job['resolve'], reject };
      this.#line.push(job);
      signal?.addEventListener('abort', () => this.#leave(job), { once: true });
      this.#next();
    });
  }

  #leave(job: Job): void {
    const at = this.#line.indexOf(job);
    if (at < 0) return;
    this.#line.splice(at, 1);
    job.reject(new PressAbandoned());
  }

  #next(): void {
    const job = this.#isBusy ? undefined : this.#line.shift();
    if (!job) return;
    this.#isBusy = true;
    this.#do(job)
      .then(job.resolve, job.reject)
      .finally(() => {
        this.#isBusy = false;
        this.#next();
      });
  }

  async #do({ prepare, signal }: Job): Promise<unknown> {
    const task = await prepare();
    if (signal?.aborted) throw new PressAbandoned();
    return this.#work(task, signal);
  }

  #work(task: Task, signal: AbortSignal | undefined): Promise<unknown> {
    clearTimeout(this.#idle);
    const worker = this.#worker ?? this.#open();
    const id = ++this.#count;
    return new Promise<unknown>((resolve, reject) => {
      const end = () => {
        clearTimeout(late);
        signal?.removeEventListener('abort', onGone);
        worker.off('message', onMessage).off('error', onFault).off('exit', onFault);
        this.#idle = setTimeout(() => this.#drop(), IDLE_MS).unref();
      };
      const stop = (error: Error) => {
        end();
        this.#drop();
        reject(error);
      };
      const onGone = () => stop(new PressAbandoned());
      const onFault = (error: unknown) => stop(new PressFailed(`the worker stopped: ${error}`));
      const onMessage = (outcome: Outcome) => {
        if (outcome.id !== id) return;
        end();
        if (outcome.fault === undefined) resolve(outcome.value);
        else reject(new PressFailed(outcome.fault));
      };
      const late = setTimeout(() => onFault('too slow'), this.#patience);
      worker.on('message', onMessage).on('error', onFault).on('exit', onFault);
      signal?.addEventListener('abort', onGone, { once: true });
      worker.postMessage({ id, task });
    });
  }

  #open(): Worker {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      // Whatever the libraries print is no log of ours.
      stdout: true,
      stderr: true,
    });
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #drop(): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
  }
}

const press = new Press(PATIENCE_MS);
/** Reports have a thread of their own: nobody's document waits behind one. */
const reports = new Press(REPORT_PATIENCE_MS);

/** What is printed, or how to gather it when it is its turn. */
type Gathered = Paper | (() => Promise<Paper>);

/** A document as a file, made beside the event loop. */
export function printPaper(paper: Gathered, format: PaperFormat, signal?: AbortSignal): Promise<Uint8Array> {
  return press.run(toBuild(paper, format), { signal });
}

/** The same for a volume of a report or record, one at a time. */
export function printVolume(paper: Gathered, format: PaperFormat, asking: Asking): Promise<Uint8Array> {
  return reports.run(toBuild(paper, format), asking);
}

function toBuild(paper: Gathered, format: PaperFormat): Prepare {
  return async () => ({ kind: 'build', format, paper: typeof paper === 'function' ? await paper() : paper });
}

/** What a Word file says, read beside the event loop. */
export function readWordFile(
  bytes: Uint8Array | (() => Promise<Uint8Array>),
  signal?: AbortSignal,
): Promise<ReadDocument> {
  const prepare: Prepare = async () => ({
    kind: 'read',
    bytes: typeof bytes === 'function' ? await bytes() : bytes,
  });
  return press.run(prepare, { signal });
}
