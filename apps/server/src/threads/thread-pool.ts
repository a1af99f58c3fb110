import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import PQueue from 'p-queue';
import { Piscina } from 'piscina';
import { SERVER_LIMITS } from '../limits.ts';

/** The thread did not manage it: a broken file, too much of it, or too slow. */
export class ThreadFailed extends Error {}

/** The one who asked went away. */
export class ThreadAbandoned extends Error {}

/** So much waits already that another task would wait for minutes. */
export class ThreadsBusy extends Error {}

export interface ThreadLimits {
  readonly threads: number;
  /** What one task may take. */
  readonly patience_ms: number;
  readonly memory_mb: number;
  /** A thread goes when nothing was asked of it for so long. */
  readonly idle_ms: number;
  /** Tasks that wait behind those in hand. */
  readonly waiting: number;
}

interface Asking {
  readonly signal?: AbortSignal | undefined;
  /** A further part of what is being sent already: it waits in line, but is not turned away. */
  readonly isFurther?: boolean;
  /** Told how many tasks are done before this one, whenever that changes while it waits. */
  readonly waits?: (ahead: number) => void;
  /** Hears what the thread says while it works: the task then has a `port` to say it on. */
  readonly hears?: (said: unknown) => void;
}

/** What a thread says things on while it works. */
export interface Telling {
  readonly port?: MessagePort;
}

/**
 * Threads for work that may not hold up the server, each with one task at a time. They start with the first tasks, go when idle, and are
 * replaced when they failed or were stopped in the middle of something.
 */
export type PoolName = keyof typeof SERVER_LIMITS.threads;

const pools = new Map<PoolName, () => { readonly waiting: number; readonly busy: number }>();

/** How much each pool of this process has in line and in hand. */
export function threadPools(): { name: PoolName; waiting: number; busy: number }[] {
  return [...pools].map(([name, look]) => ({ name, ...look() }));
}

/** Named for the status page. */
export function openPool<Task>(name: PoolName, file: URL): ThreadPool<Task> {
  const pool = new ThreadPool<Task>(file, SERVER_LIMITS.threads[name]);
  pools.set(name, () => pool.load);
  return pool;
}

export class ThreadPool<Task> {
  readonly #limits: ThreadLimits;
  readonly #line: PQueue;
  readonly #threads: Piscina;
  readonly #inHand = new Set<AbortController>();

  get load(): { readonly waiting: number; readonly busy: number } {
    return { waiting: this.#line.size, busy: this.#line.pending };
  }

  constructor(file: URL, limits: ThreadLimits) {
    this.#limits = limits;
    this.#line = new PQueue({ concurrency: limits.threads });
    this.#threads = new Piscina({
      filename: file.href,
      minThreads: 0,
      maxThreads: limits.threads,
      idleTimeout: limits.idle_ms,
      resourceLimits: { maxOldGenerationSizeMb: limits.memory_mb, maxYoungGenerationSizeMb: 32 },
      // A thread that waits blocks itself otherwise, and what its libraries left to do.
      atomics: 'disabled',
      recordTiming: false,
    });
    // A thread that does not even start has no task to fail: the library would let it wait.
    this.#threads.on('error', (error) => {
      for (const stop of this.#inHand) stop.abort(error);
    });
  }

  /**
   * What the thread makes of a task, which is put together when its turn comes: what waits in line holds nothing.
   * @throws ThreadsBusy, ThreadAbandoned, ThreadFailed, and whatever putting it together throws
   */
  async run<T>(prepare: () => Task | Promise<Task>, asking: Asking = {}): Promise<T> {
    const { signal, isFurther = false, waits } = asking;
    if (signal?.aborted) throw new ThreadAbandoned();
    if (!isFurther && this.#line.size >= this.#limits.waiting) throw new ThreadsBusy();
    const stopWaiting = this.#waitInLine(waits);
    const work = async () => {
      stopWaiting();
      return this.#work<T>(await prepare(), asking);
    };
    try {
      return await this.#line.add(work, { ...(signal && { signal }) });
    } catch (error) {
      throw signal?.aborted ? new ThreadAbandoned() : error;
    } finally {
      stopWaiting();
    }
  }

  /** Answers how to stop. */
  #waitInLine(waits: Asking['waits']): () => void {
    let ahead = this.#line.size + this.#line.pending - this.#limits.threads + 1;
    if (!waits || ahead <= 0) return () => {};
    waits(ahead);
    const goOn = () => waits(Math.max(0, --ahead));
    this.#line.on('next', goOn);
    return () => void this.#line.off('next', goOn);
  }

  async #work<T>(task: Task, { signal: gone, hears }: Asking): Promise<T> {
    gone?.throwIfAborted();
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort('too slow'), this.#limits.patience_ms);
    this.#inHand.add(stop);
    try {
      const signal = gone ? AbortSignal.any([gone, stop.signal]) : stop.signal;
      return await this.#hearing(hears, (telling, transferList) =>
        this.#threads.run({ ...task, ...telling }, { signal, transferList }),
      );
    } catch (error) {
      throw new ThreadFailed(String(stop.signal.aborted ? stop.signal.reason : error));
    } finally {
      clearTimeout(late);
      this.#inHand.delete(stop);
    }
  }

  async #hearing<T>(
    hears: Asking['hears'],
    run: (telling: Telling, transferList: MessagePort[]) => Promise<T>,
  ): Promise<T> {
    if (!hears) return run({}, []);
    const { port1, port2 } = new MessageChannel();
    port1.on('message', hears);
    try {
      const made = await run({ port: port2 }, [port2]);
      // The answer comes another way, and may overtake what was said last.
      for (let last = receiveMessageOnPort(port1); last; last = receiveMessageOnPort(port1))
        hears(last.message);
      return made;
    } finally {
      port1.close();
    }
  }
}
