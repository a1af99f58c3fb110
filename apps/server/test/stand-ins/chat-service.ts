import type { ServerResponse } from 'node:http';
import type { Reply } from './http-stand-in.ts';

/** One piece of an answer, as an OpenAI-compatible service sends it. */
export function piece(content: string, finish_reason: string | null = null): string {
  const choice = { index: 0, delta: { content }, finish_reason };
  return JSON.stringify({ id: 'chat-1', object: 'chat.completion.chunk', choices: [choice] });
}

export function begin(response: ServerResponse): ServerResponse {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  return response;
}

/** Answers with these pieces and ends properly. */
export function answering(...contents: readonly string[]): Reply {
  return (_heard, response) => {
    begin(response);
    for (const content of contents) response.write(`data: ${piece(content)}\n\n`);
    response.end('data: [DONE]\n\n');
  };
}
