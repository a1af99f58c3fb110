import { TRANSLATION } from '@lets/contract';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { assistantEnv } from '../../settings.ts';
import { throttle } from '../../throttle.ts';
import { ask } from './ask.ts';
import { claim, releaseOf } from './claim.ts';
import { translationBodyOf } from './request.ts';
import { AssistantFailure, DONE } from './upstream.ts';

/** Longer than any answer that its tokens allow. */
const LONGEST = 40_000;

/** Draft translations of an author's Chinese texts, in their order; the author accepts each. One request of a person at a time. */
export async function translate(
  deps: Deps,
  texts: readonly string[],
  { caller, gone }: Pick<RequestContext, 'caller' | 'gone'>,
): Promise<{ texts: string[] }> {
  if (!administers(caller, 'workflow', 'project')) refuse('no_authority');
  const env = (await assistantEnv(deps)) ?? refuse('assistant_unavailable');
  const { stream, renew } = await claim(deps, env, caller.id);
  try {
    await throttle(deps, `translate:${caller.id}`, SERVER_LIMITS.rates.translations);
    const body = translationBodyOf(env.model, texts);
    const answer = ask(deps, 'translation', { env, body, line: { gone, onAlive: renew } });
    return { texts: translationsIn(await gather(answer), texts.length) };
  } catch (error) {
    if (!(error instanceof AssistantFailure)) throw error;
    if (!gone.aborted) deps.log.warn(`the assistant's service ${error.message}`);
    return refuse('assistant_unavailable');
  } finally {
    await releaseOf(deps, stream);
  }
}

const Chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }) })),
});

async function gather(lines: AsyncIterable<string>): Promise<string> {
  let said = '';
  for await (const line of lines) {
    if (line === DONE) break;
    said += pieceOf(line);
    if (said.length > LONGEST) throw new AssistantFailure('went on without end');
  }
  return said;
}

function pieceOf(line: string): string {
  const read = Chunk.safeParse(parsed(line));
  return read.success ? (read.data.choices[0]?.delta.content ?? '') : '';
}

const Translations = z.array(z.string().max(TRANSLATION.answer));

/** Pure: the list that was asked for, whatever a model says around it. */
export function translationsIn(said: string, count: number): string[] {
  const list = Translations.safeParse(parsed(said.slice(said.indexOf('['), said.lastIndexOf(']') + 1)));
  if (!list.success || list.data.length !== count) throw new AssistantFailure('did not answer with the list');
  return list.data.map((text) => text.trim());
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
