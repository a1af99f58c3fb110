import { setTimeout as delay } from 'node:timers/promises';
import { type CallDeclaration, CODE, type OutputOf } from '@lets/contract';
import { CallRefused, type Session } from '@lets/players';

const PAUSE_MS = 50;
/** Longer than a server may need on a busy machine to be started and to replay its log. */
const PATIENCE_MS = 180_000;

/**
 * Does an act as the page does: under one request id, sent again with it as long as nobody answers, and as a person who is told of a fault presses
 * again. Throws `CallRefused` for a clear no.
 */
export async function actOnce<C extends CallDeclaration>(
  session: Session,
  call: C,
  input: object,
  requestId: string = crypto.randomUUID(),
): Promise<OutputOf<C>> {
  const since = performance.now();
  for (;;) {
    try {
      return await session.call(call, { ...input, request_id: requestId } as Parameters<
        typeof session.call<C>
      >[1]);
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
