import { setTimeout as delay } from 'node:timers/promises';
import { type CallDeclaration, CODE, type OutputOf } from '@lets/contract';
import { CallRefused, type Session } from '@lets/players';

const PAUSE_MS = 50;
/** A person presses again as long as it takes: several kills in a row, each with a start on a busy machine. */
const PATIENCE_MS = 1_200_000;

export interface Answered<T> {
  readonly answer: T;
  readonly tries: number;
  /** When the try was sent that was answered, in milliseconds since 1970. */
  readonly sentAt: number;
}

/**
 * Does an act as the page does: under one request id, sent again with it as long as nobody answers, and as a person who is told of a fault presses
 * again. Throws `CallRefused` for a clear no.
 */
export async function actOnce<C extends CallDeclaration>(
  session: Session,
  call: C,
  input: object,
): Promise<Answered<OutputOf<C>>> {
  const whole = { ...input, request_id: crypto.randomUUID() } as Parameters<typeof session.call<C>>[1];
  const since = performance.now();
  for (let tries = 1; ; tries += 1) {
    const sentAt = Date.now();
    try {
      return { answer: await session.call(call, whole), tries, sentAt };
    } catch (error) {
      if (isClearNo(error) || performance.now() - since > PATIENCE_MS) throw error;
      await delay(PAUSE_MS);
    }
  }
}

/** Whether the product said no, rather than nothing or that it could not. */
export function isClearNo(error: unknown): error is CallRefused {
  return error instanceof CallRefused && error.code !== CODE.fault && error.code !== CODE.disk_full;
}
