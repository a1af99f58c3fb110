import { LIMITS } from '@lets/contract';
import { SERVER_LIMITS } from '../../../limits.ts';
import { Allowance } from './allowance.ts';

/** A person without a socket is remembered for this long, so that coming back at once brings no new allowance. */
const REMEMBERED_MS = 120_000;

/** What one person may do in all documents together. */
export class WriterLimits {
  sockets = 0;
  readonly messages = new Allowance(LIMITS.writing_messages);
  readonly parts = new Allowance(LIMITS.writing_parts);
  readonly refusals = new Allowance(SERVER_LIMITS.writing.refusals);
  readonly failures = new Allowance(SERVER_LIMITS.writing.failures);
  readonly names = new Allowance(SERVER_LIMITS.writing.names);
}

export class AllWriters {
  readonly #writers = new Map<number, WriterLimits>();
  readonly #forgetting = new Set<NodeJS.Timeout>();

  /** Null for one socket too many, and for a person who was refused too often just now. */
  admit(userId: number): WriterLimits | null {
    const limits = this.#writers.get(userId) ?? new WriterLimits();
    if (limits.sockets >= LIMITS.writing_sockets || limits.refusals.waitMs() > 0) return null;
    this.#writers.set(userId, limits);
    limits.sockets++;
    return limits;
  }

  leave(userId: number): void {
    const limits = this.#writers.get(userId);
    if (!limits || --limits.sockets > 0) return;
    const forget = setTimeout(() => {
      this.#forgetting.delete(forget);
      if (limits.sockets === 0) this.#writers.delete(userId);
    }, REMEMBERED_MS).unref();
    this.#forgetting.add(forget);
  }

  close(): void {
    for (const forget of this.#forgetting) clearTimeout(forget);
  }
}
