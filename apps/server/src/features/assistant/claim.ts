import { randomUUID } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import type { AssistantEnv } from '../../env.ts';
import { refuse } from '../../http/errors.ts';
import * as repository from './repository.ts';

/** How much longer than a silence a claim lasts, and how long it may go without being renewed. */
const LEASE_MS = 20_000;

/** One answer at a time for a person, whichever server process they ask; answers how to keep the claim alive. */
export async function claim(
  { database, clock, steadyClock, log }: Deps,
  { timeoutMs }: AssistantEnv,
  userId: number,
): Promise<{ readonly stream: repository.Stream; readonly renew: () => void }> {
  const stream = { userId, id: randomUUID() };
  let renewedAt = steadyClock();
  const end = () => new Date(clock() + timeoutMs + LEASE_MS);
  const isMine = await repository.claim(database, stream, { now: new Date(clock()), until: end() });
  if (!isMine) refuse('too_many_tries', { retry_after: 1 });
  const renew = () => {
    if (steadyClock() - renewedAt < LEASE_MS / 2) return;
    renewedAt = steadyClock();
    repository
      .renew(database, stream, end())
      .catch((error) => log.warn({ err: error }, 'a stream could not be renewed'));
  };
  return { stream, renew };
}

export async function releaseOf({ database, log }: Deps, stream: repository.Stream): Promise<void> {
  await repository
    .release(database, stream)
    .catch((error) => log.warn({ err: error }, 'a stream could not be released'));
}
