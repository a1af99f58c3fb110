import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Empty, json } from '../core/values.ts';

/** docs/requirements.md §9. */
export const ASSISTANT = {
  history: 5,
  temperature: 0.7,
  max_tokens: 1000,
  /** Characters of a question. */
  question: 4000,
  /** Characters of any message sent along: an answer of 1000 tokens fits. */
  message: 16_000,
  /** What the panel says of any failure but an abort, in Chinese in either language (docs/requirements.md §8). */
  failure: '请求失败，请稍后再试。',
} as const;

export const ChatMessage = z.object({
  role: z.enum(['user', 'assistant', 'system']),
  content: z.string().max(ASSISTANT.message),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const assistantChat = declareCall({
  method: 'POST',
  path: '/assistant/chat',
  summary:
    "Streams the law model's answer as server-sent lines `data: …` that end with `[DONE]`. The client's own system messages are dropped; the last five messages are sent on, of which the last is a question. A refusal before the stream is an envelope; a stream that breaks off has failed.",
  who: 'user',
  answer: 'stream',
  input: z.object({ messages: json(z.array(ChatMessage).min(1).max(50)) }),
  output: z.unknown(),
  codes: ['too_many_tries', 'assistant_unavailable'],
});

/** What is translated at once. */
export const TRANSLATION = {
  texts: 20,
  /** Characters of one text, and of all together. */
  text: 1500,
  together: 2000,
  /** Characters of one answer. */
  answer: 10_000,
  max_tokens: 4000,
} as const;

export const assistantTranslate = declareCall({
  method: 'POST',
  path: '/assistant/translate',
  summary:
    'Draft translations of Chinese texts of a flow or a case into English, in their order. Nothing is kept: the author accepts each. One at a time for a person, a question under way included.',
  who: 'admin',
  input: z.object({
    texts: json(
      z
        .array(z.string().trim().min(1).max(TRANSLATION.text))
        .min(1)
        .max(TRANSLATION.texts)
        .refine((texts) => texts.join('').length <= TRANSLATION.together),
    ),
  }),
  output: z.object({ texts: z.array(z.string()) }),
  codes: ['too_many_tries', 'assistant_unavailable'],
});

export const assistantStatus = declareCall({
  method: 'GET',
  path: '/assistant/status',
  summary: 'Whether a model is connected. The panel says so to everybody when none is.',
  who: 'user',
  input: Empty,
  output: z.object({
    configured: z.boolean(),
    /** Where questions and texts are sent; null without a model. */
    host: z.string().nullable(),
  }),
  codes: [],
});
