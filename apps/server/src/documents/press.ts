import { Worker } from 'node:worker_threads';
import type { Paper, PaperFormat } from './paper.ts';
import type { ReadDocument } from './read-docx.ts';
import type { Outcome, Task } from './render-worker.ts';

/** What one task may take, and hold. */
const PATIENCE_MS = 60_000;
/** A report of thousands of speeches. */
const REPORT_PATIENCE_MS = 180_000;
const MEMORY_MB = 512;
/** The thread goes when nothing was printed for so long: the fonts alone are fifty megabytes. */
const IDLE_MS = 60_000;

/** The worker did not manage it: a broken file, too much of it, or too slow. */
export class PressFailed extends Error {}

/**
 * Builds and reads documents in a thread of its own, one after the other: none of it may hold up the server. The thread is there
 * from the first task on, goes when idle, and is replaced after it crashed.
 */
class Press {
  #worker: Worker | null = null;
  #line: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;
  #count = 0;
  readonly #patience: number;

  constructor(patience: number) {
    this.#patience = patience;
  }

  run<T>(task: Task): Promise<T> {
    const done = this.#line.then(() => this.#do<T>(task));
    this.#line = done.catch(() => null);
    return done;
  }

  #do<T>(task: Task): Promise<T> {
    clearTimeout(this.#idle);
    const worker = this.#worker ?? this.#open();
    const id = ++this.#count;
    return new Promise<T>((resolve, reject) => {
      const end = () => {
        clearTimeout(late);
        worker.off('message', onMessage).off('error', onFault).off('exit', onFault);
        this.#idle = setTimeout(() => this.#drop(), IDLE_MS).unref();
      };
      const onFault = (error: unknown) => {
        end();
        this.#drop();
        reject(new PressFailed(`the worker stopped: ${error}`));
      };
      const onMessage = (outcome: Outcome) => {
        if (outcome.id !== id) return;
        end();
        if (outcome.fault === undefined) resolve(outcome.value as T);
        else reject(new PressFailed(outcome.fault));
      };
      const late = setTimeout(() => onFault('too slow'), this.#patience);
      worker.on('message', onMessage).on('error', onFault).on('exit', onFault);
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

/** A document as a file, made beside the event loop. */
export function printPaper(paper: Paper, format: PaperFormat): Promise<Uint8Array> {
  return press.run({ kind: 'build', format, paper });
}

/** The same for a report, one at a time. */
export function printReport(paper: Paper, format: PaperFormat): Promise<Uint8Array> {
  return reports.run({ kind: 'build', format, paper });
}

/** What a Word file says, read beside the event loop. */
export function readWordFile(bytes: Uint8Array): Promise<ReadDocument> {
  return press.run({ kind: 'read', bytes });
}
