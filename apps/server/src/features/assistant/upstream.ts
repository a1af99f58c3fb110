import { z } from 'zod';
import type { AssistantEnv } from '../../env.ts';
import { KeptOut, post as postTo } from '../../outside/reach.ts';
import { dataLines } from './data-lines.ts';
import type { CompletionBody } from './request.ts';

/** The service refused, failed, fell silent or broke off; the message may be logged, for it holds nothing that anybody wrote. */
export class AssistantFailure extends Error {
  override readonly name = 'AssistantFailure';
}

export const DONE = '[DONE]';
/** However steadily an answer trickles. */
const LONGEST_ANSWER_MS = 5 * 60_000;

export interface Line {
  /** Aborted when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
  /** Told of every sign of life. */
  readonly onAlive?: () => void;
  /** Told what the service says that the answer took, if it does: we do not ask for it. */
  readonly onUsage?: (usage: Usage) => void;
}

/** In tokens. */
export interface Usage {
  readonly prompt: number;
  readonly completion: number;
}

/** Asks the service and yields what follows each `data:` as it comes, `[DONE]` last. Throws AssistantFailure when that does not come. */
export async function* complete(
  env: AssistantEnv,
  body: CompletionBody,
  { gone, onAlive, onUsage }: Line,
): AsyncGenerator<string> {
  const stop = new AbortController();
  const silence = setTimeout(() => stop.abort(new AssistantFailure('fell silent')), env.timeoutMs);
  const signal = AbortSignal.any([gone, stop.signal, AbortSignal.timeout(LONGEST_ANSWER_MS)]);
  try {
    const response = await post(env, body, signal);
    const chunks = watch(response, () => {
      silence.refresh();
      onAlive?.();
    });
    yield* untilDone(dataLines(chunks), { apiKey: env.apiKey, onUsage });
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : failureOf(error);
  } finally {
    clearTimeout(silence);
    // What nobody has read, a page about a refusal for instance, need not come any more.
    stop.abort();
  }
}

/** Nobody is followed elsewhere: the token is for this address and no other. */
async function post(
  { baseUrl, apiKey, mayReachLinkLocal }: AssistantEnv,
  body: CompletionBody,
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  const response = await postTo(`${baseUrl}/chat/completions`, {
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(body),
    signal,
    mayReachLinkLocal,
  });
  const { statusCode = 0 } = response;
  if (statusCode < 200 || statusCode > 299) {
    response.destroy();
    throw new AssistantFailure(`answered with status ${statusCode}`);
  }
  return response;
}

async function* watch(chunks: AsyncIterable<Uint8Array>, onChunk: () => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    onChunk();
    yield chunk;
  }
}

async function* untilDone(
  lines: AsyncIterable<string>,
  { apiKey, onUsage }: { readonly apiKey: string | undefined; readonly onUsage: Line['onUsage'] },
): AsyncGenerator<string> {
  let isFinished = false;
  for await (const data of lines) {
    // A service that quotes the token back, in a complaint about it for instance, must not tell it to the browser.
    if (data === '' || (apiKey && data.includes(apiKey))) continue;
    if (data === DONE) {
      yield DONE;
      return;
    }
    const chunk = readChunk(data);
    if (chunk.error) throw new AssistantFailure('answered with an error');
    const usage = usageIn(chunk);
    if (usage) onUsage?.(usage);
    isFinished ||= Boolean(chunk.choices?.[0]?.finish_reason);
    yield data;
  }
  // Some services say that they have finished, and hang up without the last line.
  if (!isFinished) throw new AssistantFailure('broke off');
  yield DONE;
}

interface Chunk {
  readonly error?: unknown;
  readonly choices?: readonly ({ readonly finish_reason?: unknown } | null)[];
  readonly usage?: unknown;
}

const Tokens = z.number().int().min(0).max(10_000_000);
const ToldUsage = z.object({ prompt_tokens: Tokens, completion_tokens: Tokens });

function usageIn({ usage }: Chunk): Usage | null {
  if (!usage) return null;
  const { success, data } = ToldUsage.safeParse(usage);
  return success ? { prompt: data.prompt_tokens, completion: data.completion_tokens } : null;
}

/** A malformed piece is passed on as it is: the page logs it and skips it. */
function readChunk(data: string): Chunk {
  try {
    const parsed: unknown = JSON.parse(data);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

function failureOf(error: unknown): AssistantFailure {
  if (error instanceof AssistantFailure) return error;
  if (error instanceof KeptOut) return new AssistantFailure(error.message);
  const { code, message = 'failed' } = (error instanceof Error ? error : {}) as NodeJS.ErrnoException;
  return new AssistantFailure(code ? `could not be reached (${code})` : message);
}
