import type { Deps } from '../../deps.ts';
import type { AssistantEnv } from '../../env.ts';
import { openSpan } from '../../tracing/tracing.ts';
import type { CompletionBody } from './request.ts';
import { complete, type Line, type Usage } from './upstream.ts';

export type AskedFor = 'question' | 'translation';

/** `complete`, counted and traced: how it went, how long it took, and how many tokens the service says it took; nothing of what was said. */
export async function* ask(
  { metrics }: Pick<Deps, 'metrics'>,
  kind: AskedFor,
  { env, body, line }: { readonly env: AssistantEnv; readonly body: CompletionBody; readonly line: Line },
): AsyncGenerator<string> {
  const span = openSpan({ name: `assistant ${kind}`, kind: 'client' });
  let usage: Usage | null = null;
  let result: 'done' | 'failed' | 'left' = 'failed';
  try {
    // Some services tell the sum with every piece.
    const onUsage = (told: Usage) => {
      usage = told;
    };
    yield* complete(env, body, { ...line, onUsage });
    result = 'done';
  } finally {
    if (result !== 'done' && line.gone.aborted) result = 'left';
    metrics?.asked(kind, result, usage);
    span?.note({ 'lets.result': result });
    if (result === 'failed') span?.fail();
    span?.end();
  }
}
