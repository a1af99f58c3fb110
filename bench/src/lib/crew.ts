import { type ChildProcess, fork } from 'node:child_process';

/** What a load process can be asked; both ends share its type. */
// biome-ignore lint/suspicious/noExplicitAny: only `any` lets every handler fit.
type Handlers = Record<string, (input: any) => unknown>;

interface Question {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}
type Reply = { readonly id: number } & ({ readonly result: unknown } | { readonly error: string });

/** A process of its own that makes load, or stands as a yardstick. */
export interface Hand<H extends Handlers> {
  ask<K extends keyof H & string>(name: K, input: Parameters<H[K]>[0]): Promise<Awaited<ReturnType<H[K]>>>;
  dismiss(): Promise<void>;
}

/** The processes of one benchmark. */
export class Crew {
  readonly #hands: { dismiss(): Promise<void> }[] = [];

  /** Starts one of the programs in `load/`, which calls `serve`. */
  hire<H extends Handlers>(program: string): Hand<H> {
    const hand = start<H>(new URL(`../load/${program}.ts`, import.meta.url));
    this.#hands.push(hand);
    return hand;
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#hands.map((hand) => hand.dismiss()));
  }
}

function start<H extends Handlers>(file: URL): Hand<H> {
  const child = fork(file, {
    // The flags of this process are not theirs: one of them lets go of the channel.
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let count = 0;
  child.on('message', (reply: Reply) => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('error' in reply) asked?.reject(new Error(reply.error));
    else asked?.resolve(reply.result);
  });
  const fail = (error: Error) => {
    for (const asked of waiting.values()) asked.reject(error);
  };
  child.on('error', fail);
  child.on('exit', (code, signal) => fail(new Error(`a load process ended early (${signal ?? code})`)));
  return {
    ask(name, input) {
      const asked = Promise.withResolvers<unknown>();
      const question: Question = { id: ++count, name, input };
      waiting.set(question.id, asked);
      child.send(question);
      return asked.promise as ReturnType<Hand<H>['ask']>;
    },
    dismiss: () => end(child),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => {
    child.on('exit', resolve);
    child.disconnect();
  });
}

/** The other end: answers what is asked until the benchmark lets go. */
export function serve(handlers: Handlers): void {
  const reply = (message: Reply) => process.send?.(message);
  process.on('message', async ({ id, name, input }: Question) => {
    try {
      reply({ id, result: await handlers[name]?.(input) });
    } catch (error) {
      reply({ id, error: `${name}: ${error instanceof Error ? (error.stack ?? error.message) : error}` });
    }
  });
  process.on('disconnect', () => process.exit());
}
