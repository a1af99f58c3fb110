import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@lets/contract';
import type { Deps } from '../../deps.ts';
import type { AssistantEnv } from '../../env.ts';
import { StreamAnswer } from '../../http/answers.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { assistantEnv } from '../../settings.ts';
import { throttle } from '../../throttle.ts';
import * as repository from './repository.ts';
import { bodyOf, historyOf } from './request.ts';
import { AssistantFailure, complete, DONE } from './upstream.ts';

export { isKeptOut } from './reach.ts';

/** How much longer than a silence a claim lasts, and how long it may go without being renewed. */
const LEASE_MS = 20_000;

/** Begins an answer: refused before its first piece it is an envelope, later on the stream breaks off. */
export async function chat(
  deps: Deps,
  messages: readonly ChatMessage[],
  { caller, gone }: Pick<RequestContext, 'caller' | 'gone'>,
): Promise<StreamAnswer> {
  const history = historyOf(messages) ?? refuse('bad_parameter', { messages: 'no_question' });
  const env = (await assistantEnv(deps)) ?? refuse('assistant_unavailable');
  const stream = { userId: caller.id, id: randomUUID() };
  const renew = await claim(deps, env, stream);
  const release = () =>
    repository
      .release(deps.database, stream)
      .catch((error) => deps.log.warn({ err: error }, 'a stream could not be released'));
  try {
    await throttle(deps, `assistant:${caller.id}`, SERVER_LIMITS.rates.questions);
    const answer = complete(env, bodyOf(env.model, history), { gone, onAlive: renew });
    const first = await answer.next();
    return new StreamAnswer(new Answer(first, answer, release));
  } catch (error) {
    await release();
    if (!(error instanceof AssistantFailure)) throw error;
    if (!gone.aborted) deps.log.warn(`the assistant's service ${error.message}`);
    return refuse('assistant_unavailable');
  }
}

/** One answer at a time for a person, whichever server process they ask; answers how to keep the claim alive. */
async function claim(
  { database, clock, log }: Deps,
  { timeoutMs }: AssistantEnv,
  stream: repository.Stream,
): Promise<() => void> {
  let now = clock();
  const endOf = (start: number) => new Date(start + timeoutMs + LEASE_MS);
  const isMine = await repository.claim(database, stream, { now: new Date(now), until: endOf(now) });
  if (!isMine) refuse('too_many_tries', { retry_after: 1 });
  return () => {
    if (clock() - now < LEASE_MS / 2) return;
    now = clock();
    repository
      .renew(database, stream, endOf(now))
      .catch((error) => log.warn({ err: error }, 'a stream could not be renewed'));
  };
}

/**
 * The answer's lines from its first on. No generator: one that is thrown away before it was ever read would never come to its end,
 * and the claim would outlive it.
 */
class Answer implements AsyncIterableIterator<string> {
  #first: IteratorResult<string> | null;
  readonly #rest: AsyncGenerator<string>;
  readonly #release: () => Promise<void>;

  constructor(first: IteratorResult<string>, rest: AsyncGenerator<string>, release: () => Promise<void>) {
    this.#first = first;
    this.#rest = rest;
    this.#release = release;
  }

  [Symbol.asyncIterator]() {
    return this;
  }

  async next(): Promise<IteratorResult<string>> {
    try {
      const result = this.#first ?? (await this.#rest.next());
      this.#first = null;
      // Before the last line is out: the person who has read it may ask again at once.
      if (result.done || result.value === DONE) await this.#release();
      return result.done ? result : { done: false, value: `data: ${result.value}\n\n` };
    } catch (error) {
      await this.#release();
      throw error;
    }
  }

  async return(): Promise<IteratorResult<string>> {
    await this.#rest.return(undefined);
    await this.#release();
    return { done: true, value: undefined };
  }
}
