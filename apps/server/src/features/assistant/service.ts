import type { ChatMessage } from '@lets/contract';
import type { Deps } from '../../deps.ts';
import { StreamAnswer } from '../../http/answers.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { assistantEnv } from '../../settings.ts';
import { throttle } from '../../throttle.ts';
import { ask } from './ask.ts';
import { claim, releaseOf } from './claim.ts';
import { bodyOf, historyOf } from './request.ts';
import { AssistantFailure, DONE } from './upstream.ts';

export { isKeptOut } from '../../outside/reach.ts';

/** Begins an answer: refused before its first piece it is an envelope, later on the stream breaks off. */
export async function chat(
  deps: Deps,
  messages: readonly ChatMessage[],
  { caller, gone }: Pick<RequestContext, 'caller' | 'gone'>,
): Promise<StreamAnswer> {
  const history = historyOf(messages) ?? refuse('bad_parameter', { messages: 'no_question' });
  const env = (await assistantEnv(deps)) ?? refuse('assistant_unavailable');
  const { stream, renew } = await claim(deps, env, caller.id);
  const release = () => releaseOf(deps, stream);
  try {
    await throttle(deps, `assistant:${caller.id}`, SERVER_LIMITS.rates.questions);
    const body = bodyOf(env.model, history);
    const answer = ask(deps, 'question', { env, body, line: { gone, onAlive: renew } });
    const first = await answer.next();
    return new StreamAnswer(new Answer(first, answer, release));
  } catch (error) {
    await release();
    if (!(error instanceof AssistantFailure)) throw error;
    if (!gone.aborted) deps.log.warn(`the assistant's service ${error.message}`);
    return refuse('assistant_unavailable');
  }
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
