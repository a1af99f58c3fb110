import { ASSISTANT } from '@lets/contract';
import type { AssistantEnv } from '../../env.ts';
import { bodyOf } from '../../features/assistant/request.ts';
import { AssistantFailure, complete, DONE } from '../../features/assistant/upstream.ts';
import { judge, type Verdict } from './judge.ts';
import type { Prompt } from './prompts.ts';

export interface Outcome {
  readonly prompt: Prompt;
  readonly verdict: Verdict;
  readonly reply: string;
}

/** Says each prompt to the model exactly as the product would, a few at a time, and judges what comes back. */
export async function scorePrompts(
  env: AssistantEnv,
  prompts: readonly Prompt[],
  { atOnce, onOutcome }: { atOnce: number; onOutcome: (outcome: Outcome) => void },
): Promise<Outcome[]> {
  const waiting = prompts.entries();
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (const [at, prompt] of waiting) {
      const reply = await replyTo(env, prompt);
      const outcome = { prompt, reply, verdict: judge(prompt, reply) };
      outcomes[at] = outcome;
      onOutcome(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

/** The whole answer; empty when there was none. */
async function replyTo(env: AssistantEnv, { before = [], text }: Prompt): Promise<string> {
  const history = [...before, { role: 'user' as const, content: text }].slice(-ASSISTANT.history);
  let reply = '';
  try {
    const gone = new AbortController().signal;
    for await (const data of complete(env, bodyOf(env.model, history), { gone })) {
      if (data !== DONE) reply += contentOf(data);
    }
    return reply;
  } catch (error) {
    if (error instanceof AssistantFailure) return '';
    throw error;
  }
}

function contentOf(data: string): string {
  try {
    return JSON.parse(data)?.choices?.[0]?.delta?.content ?? '';
  } catch {
    return '';
  }
}

/** Pure: how many of each kind went right, as lines for a person. */
export function summarise(outcomes: readonly Outcome[]): {
  lines: string[];
  refusals: number;
  answers: number;
} {
  const shareOf = (some: readonly Outcome[]) =>
    some.filter(({ verdict }) => verdict === 'right').length / Math.max(1, some.length);
  const groups = Map.groupBy(outcomes, ({ prompt }) => `${prompt.kind} ${prompt.lang}`);
  const lines = [...groups].map(([name, some]) => {
    const right = some.filter(({ verdict }) => verdict === 'right').length;
    return `${name.padEnd(14)} ${String(right).padStart(3)} / ${some.length}`;
  });
  const isLaw = ({ prompt }: Outcome) => prompt.kind === 'law';
  return {
    lines,
    refusals: shareOf(outcomes.filter((one) => !isLaw(one))),
    answers: shareOf(outcomes.filter(isLaw)),
  };
}
