/**
 * Reads an answer from server-sent lines as they come, whatever the pieces: split anywhere, inside a character or a line
 * end. A line that cannot be read is told and skipped.
 */
export interface AnswerParser {
  /** The words that these bytes complete. */
  push(bytes: Uint8Array): string[];
  /** The words of a last line that nobody ended. */
  end(): string[];
  /** True once `[DONE]` has come; what follows it is not read. */
  isDone(): boolean;
}

const DATA = /^data: ?(.*)$/s;
const DONE = '[DONE]';

export function createAnswerParser(onMalformed: (line: string) => void): AnswerParser {
  const decoder = new TextDecoder();
  let rest = '';
  let hasEnded = false;

  function read(line: string): string[] {
    const data = DATA.exec(line)?.[1]?.trim();
    if (hasEnded || !data) return [];
    if (data === DONE) {
      hasEnded = true;
      return [];
    }
    const piece = pieceOf(data, () => onMalformed(line));
    return piece ? [piece] : [];
  }

  return {
    push(bytes) {
      rest += decoder.decode(bytes, { stream: true });
      // A carriage return at the very end may be the first half of a line end.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      return lines.flatMap(read);
    },
    end() {
      const last = rest + decoder.decode();
      rest = '';
      return last.split(/\r\n|\n|\r/).flatMap(read);
    },
    isDone: () => hasEnded,
  };
}

/** The increment in the first choice; chunks without one (a role, a reason to stop, usage) say nothing. */
function pieceOf(data: string, onMalformed: () => void): string {
  let chunk: unknown;
  try {
    chunk = JSON.parse(data);
  } catch {
    onMalformed();
    return '';
  }
  if (typeof chunk !== 'object' || chunk === null || Array.isArray(chunk)) {
    onMalformed();
    return '';
  }
  const { error, choices } = chunk as { error?: unknown; choices?: unknown };
  if (error) throw new Error(`the service broke off: ${JSON.stringify(error)}`);
  const first: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const content = (first as { delta?: { content?: unknown } | null } | undefined)?.delta?.content;
  return typeof content === 'string' ? content : '';
}

/** The words of a whole answer as they come. Throws when the stream breaks off before its end. */
export async function* readAnswer(
  stream: ReadableStream<Uint8Array>,
  onMalformed: (line: string) => void,
): AsyncGenerator<string> {
  const parser = createAnswerParser(onMalformed);
  const reader = stream.getReader();
  try {
    while (!parser.isDone()) {
      const { done, value } = await reader.read();
      yield* done ? parser.end() : parser.push(value);
      if (done) break;
    }
    if (!parser.isDone()) throw new Error('the answer broke off');
  } finally {
    // Nobody listens any more: the server need not go on.
    await reader.cancel().catch(() => {});
  }
}
