import { Redis } from 'ioredis';
import type { Log } from '../db/log.ts';
import type { Env } from '../env.ts';
import { networkPatience, networkReason, waitForService } from '../wait-for-service.ts';

/** Both connections of this process to Redis: one speaks, the other listens. */
export interface RedisLink {
  readonly publisher: Redis;
  readonly subscriber: Redis;
  /** Whether what is said now reaches the other processes, and what they say reaches this one. */
  isUp(): boolean;
  /** Tells when messages of others may have been missed, and can be heard again. */
  onMissed(listener: () => void): void;
  close(): void;
}

/** Says that messages of the sender may have been missed; its own subscribers know by themselves. */
const MISSED_CHANNEL = 'lets:missed';
/** A Redis that vanished without a word is noticed by an answer that does not come. */
const PING_MS = 4_000;
const ANSWER_MS = 6_000;
const LONGEST_PAUSE_MS = 1_000;
const CONNECT_MS = 5_000;

const OPTIONS = {
  lazyConnect: true,
  connectTimeout: CONNECT_MS,
  socketTimeout: ANSWER_MS,
  // What could not be said at its time is not said later: those who missed it are told to look for themselves.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (times: number): number | null => Math.min(times * 100, LONGEST_PAUSE_MS),
};

/** Connects to the Redis that the settings name, waiting for it a while; null where none is named. */
export async function connectRedis({
  env,
  log,
}: {
  readonly env: Env;
  readonly log: Log;
}): Promise<RedisLink | null> {
  const { redisUrl } = env;
  if (redisUrl === undefined) return null;
  await waitForService({
    name: { zh: 'REDIS_URL 所指的 Redis', en: 'the Redis that REDIS_URL names' },
    attempt: () => probe(redisUrl),
    reasonOf: (error) => networkReason(error) ?? { zh: messageOf(error), en: messageOf(error) },
    patienceOf: (error) => (isWorthWaiting(error) ? networkPatience(error) : 0),
    log,
  });
  const link = new Link(redisUrl, log);
  try {
    await link.open();
  } catch (error) {
    link.close();
    throw error;
  }
  return link;
}

/** On a connection that does not come back by itself, so that nothing goes on trying after the last attempt. */
async function probe(url: string): Promise<void> {
  const client = new Redis(url, { ...OPTIONS, retryStrategy: () => null });
  let fault: Error | undefined;
  client.on('error', (error) => {
    fault ??= error;
  });
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    // What connecting rejects with does not name the reason.
    throw fault ?? error;
  } finally {
    client.disconnect();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Loading its data, or its connection broken: not a wrong password, nor another program at its port. */
function isWorthWaiting(error: unknown): boolean {
  return (
    networkReason(error) !== undefined || /^LOADING|timed? ?out|Connection is closed/i.test(messageOf(error))
  );
}

/** Many callers wait for no answer: a refused command must not end the process. */
class QuietRedis extends Redis {
  override sendCommand(...args: Parameters<Redis['sendCommand']>): unknown {
    const answer = super.sendCommand(...args);
    (answer as Promise<unknown>).catch(() => {});
    return answer;
  }
}

class Link implements RedisLink {
  readonly publisher: Redis;
  readonly subscriber: Redis;
  readonly #log: Log;
  readonly #self = crypto.randomUUID();
  readonly #listeners = new Set<() => void>();
  readonly #pings: NodeJS.Timeout;
  #isHearing = false;
  #isLost = false;
  #isClosed = false;

  constructor(url: string, log: Log) {
    this.#log = log;
    this.publisher = new QuietRedis(url, OPTIONS);
    this.subscriber = new QuietRedis(url, OPTIONS);
    this.#pings = setInterval(() => this.#ping(), PING_MS).unref();
  }

  async open(): Promise<void> {
    for (const client of [this.publisher, this.subscriber]) {
      client.on('error', (error) => this.#log.debug({ err: error }, 'the connection to Redis is in trouble'));
    }
    await Promise.all([this.publisher.connect(), this.subscriber.connect()]);
    this.subscriber.on('message', (channel, from) => {
      if (channel === MISSED_CHANNEL && from !== this.#self) this.#tellMissed();
    });
    await this.subscriber.subscribe(MISSED_CHANNEL);
    this.#isHearing = true;
    this.publisher.on('close', () => this.#lost());
    this.subscriber.on('close', () => {
      this.#isHearing = false;
      this.#lost();
    });
    this.publisher.on('ready', () => this.#speaksAgain());
    this.subscriber.on('ready', () => this.#hearsAgain());
  }

  isUp(): boolean {
    return this.#isHearing && this.publisher.status === 'ready';
  }

  onMissed(listener: () => void): void {
    this.#listeners.add(listener);
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#pings);
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  #lost(): void {
    if (this.#isLost || this.#isClosed) return;
    this.#isLost = true;
    this.#log.warn('与 Redis 的连接断了，正在重连 · the connection to Redis is lost; connecting again');
  }

  #foundAgain(): void {
    if (!this.#isLost || !this.isUp()) return;
    this.#isLost = false;
    this.#log.warn('与 Redis 的连接恢复了 · the connection to Redis is back');
  }

  /** What this process said meanwhile reached nobody: the others are told to look. */
  #speaksAgain(): void {
    this.publisher.publish(MISSED_CHANNEL, this.#self);
    this.#foundAgain();
  }

  /** What it listens to is taken up again by itself, and before this. */
  #hearsAgain(): void {
    this.subscriber.subscribe(MISSED_CHANNEL).then(
      () => {
        this.#isHearing = true;
        this.#foundAgain();
        this.#tellMissed();
      },
      () => {},
    );
  }

  #tellMissed(): void {
    for (const listener of this.#listeners) listener();
  }

  #ping(): void {
    for (const client of [this.publisher, this.subscriber]) if (client.status === 'ready') client.ping();
  }
}
