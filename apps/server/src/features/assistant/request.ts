import { ASSISTANT, type ChatMessage, TRANSLATION } from '@lets/contract';
import { INSTRUCTION, TRANSLATION_INSTRUCTION } from './instruction.ts';

/** What the service is sent, whatever the browser sent: nothing of it but the last messages of the conversation. */
export interface CompletionBody {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly temperature: number;
  readonly max_tokens: number;
  readonly stream: true;
}

/** Pure: the conversation's last messages, without instructions of the client's own. Null when they do not end in a question. */
export function historyOf(messages: readonly ChatMessage[]): ChatMessage[] | null {
  const history = messages.filter(({ role }) => role !== 'system').slice(-ASSISTANT.history);
  const question = history.at(-1);
  const isQuestion =
    question?.role === 'user' &&
    question.content.trim() !== '' &&
    question.content.length <= ASSISTANT.question;
  return isQuestion ? history : null;
}

/** Pure. */
export function bodyOf(model: string, history: readonly ChatMessage[]): CompletionBody {
  const messages = history.map(({ role, content }) => ({ role, content }));
  return {
    model,
    messages: [{ role: 'system', content: INSTRUCTION }, ...messages],
    temperature: ASSISTANT.temperature,
    max_tokens: ASSISTANT.max_tokens,
    stream: true,
  };
}

/** Pure: Chinese texts to be translated; the same texts are translated the same way again as far as the model can. */
export function translationBodyOf(model: string, texts: readonly string[]): CompletionBody {
  return {
    model,
    messages: [
      { role: 'system', content: TRANSLATION_INSTRUCTION },
      { role: 'user', content: JSON.stringify(texts) },
    ],
    temperature: 0,
    max_tokens: TRANSLATION.max_tokens,
    stream: true,
  };
}
