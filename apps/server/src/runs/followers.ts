import { LIMITS } from '@lets/contract';
import { latestMoment } from '../clocks.ts';
import type { Database } from '../db/client.ts';
import type { Log } from '../db/log.ts';
import { inTransaction } from '../db/transaction.ts';
import { beginSpan, extendSpan, latestSpan } from './presence-repository.ts';

const EVERY_MS = 60_000;
const ABSENT_MS = LIMITS.absent_minutes * 60_000;

/**
 * People who follow a run by asking for what is new, as behind a proxy that lets no live line through: they are present as anybody is
 * whose screen has one.
 */
export class Followers {
  readonly #database: Database;
  readonly #clock: () => number;
  readonly #steadyClock: () => number;
  readonly #log: Log;
  /** When each was last noted, by run and person; the oldest first. */
  readonly #noted = new Map<string, number>();

  constructor(about: {
    readonly database: Database;
    readonly clock: () => number;
    readonly steadyClock: () => number;
    readonly log: Log;
  }) {
    this.#database = about.database;
    this.#clock = about.clock;
    this.#steadyClock = about.steadyClock;
    this.#log = about.log;
  }

  /** At most once a minute each; what cannot be written is lost, and fails no reading. */
  async note(eid: number, userId: number): Promise<void> {
    const now = this.#steadyClock();
    const key = `${eid} ${userId}`;
    if (now - (this.#noted.get(key) ?? -EVERY_MS) < EVERY_MS) return;
    this.#noted.delete(key);
    this.#noted.set(key, now);
    this.#forgetOld(now);
    try {
      await this.#write(eid, userId, this.#clock());
    } catch (error) {
      this.#log.warn({ err: error }, 'presence could not be written down');
    }
  }

  #forgetOld(now: number): void {
    for (const [key, at] of this.#noted) {
      if (now - at < EVERY_MS) return;
      this.#noted.delete(key);
    }
  }

  /** Of the person's latest span, what matters: it is fresh enough, it can be made longer, or they were away meanwhile. */
  #write(eid: number, userId: number, now: number): Promise<unknown> {
    return inTransaction(this.#database, async (tx) => {
      const latest = await latestSpan(tx, eid, userId, latestMoment(now));
      const until = latest?.until_at.getTime() ?? 0;
      const at = new Date(now);
      if (!latest || until <= now - ABSENT_MS) return beginSpan(tx, { eid, userId, from: at, until: at });
      return until <= now - EVERY_MS ? extendSpan(tx, latest.id, at) : undefined;
    });
  }
}
