import { NetworkError } from '../../../../lib/call-errors.ts';

/** A server that is started again is back within this; until then what was sent keeps trying. */
const PATIENCE = 90_000;
const backoff = (attempt: number) => Math.min(3000, 400 * 2 ** attempt);

/** Makes the same attempt again as long as nobody answers; a refusal is an answer. */
export async function tryUntilAnswered<T>(attempt: () => Promise<T>): Promise<T> {
  const since = Date.now();
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof NetworkError) || Date.now() - since > PATIENCE) throw error;
      await new Promise((resolve) => setTimeout(resolve, backoff(tries)));
    }
  }
}
