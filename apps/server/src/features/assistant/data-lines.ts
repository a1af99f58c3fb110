import { SERVER_LIMITS } from '../../limits.ts';

/** No line of an answer comes near this; what does is no answer, and would fill the memory. */
const LONGEST_LINE = SERVER_LIMITS.answers.assistant_line;

/** What follows `data:` in a stream of server-sent lines, however the stream was cut into pieces: within a line, or a character. */
export async function* dataLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new Error('a line has no end');
    yield* lines.flatMap(dataOf);
  }
  yield* [rest + decoder.decode()].flatMap(dataOf);
}

/** Comments, event names and ids are nobody's business here. */
function dataOf(line: string): string[] {
  return line.startsWith('data:') ? [line.slice('data:'.length).trim()] : [];
}
