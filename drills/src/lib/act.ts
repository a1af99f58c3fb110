import { setTimeout as delay } from 'node:timers/promises';
import { type CallDeclaration, CODE, type OutputOf } from '@lets/contract';
import { CallRefused, type Session } from '@lets/players';

/** Before the second try, and at most: a server that is starting is not to be kept busy by those who wait for it. */
const PAUSE_MS = { first: 50, longest: 400 };

export interface Answered<T> {
  readonly answer: T;
  readonly tries: number;
  /** When the try was sent that was answered, in milliseconds since 1970. */
  readonly sentAt: number;
}

/**
 * Does an act as the page does: under one request id, sent again with it as long as nobody answers, and as a person who is told of a fault presses
 * again, until it is hopeless. Throws `CallRefused` for a clear no.
 */
export async function actOnce<C extends CallDeclaration>(
  session: Session,
  call: C,
  input: object,
  isHopeless: () => boolean,
): Promise<Answered<OutputOf<C>>> {
  const whole = { ...input, request_id: crypto.randomUUID() } as Parameters<typeof session.call<C>>[1];
  for (let tries = 1; ; tries += 1) {
    const sentAt = Date.now();
    try {
      return { answer: await session.call(call, whole), tries, sentAt };
    } catch (error) {
      if (isClearNo(error) || isHopeless()) throw error;
      await delay(Math.min(PAUSE_MS.first * 2 ** (tries - 1), PAUSE_MS.longest));
    }
  }
}

/** Whether the product said no, rather than nothing or that it could not. */
export function isClearNo(error: unknown): error is CallRefused {
  return error instanceof CallRefused && error.code !== CODE.fault && error.code !== CODE.disk_full;
}
