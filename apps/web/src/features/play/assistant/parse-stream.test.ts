import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createAnswerParser, readAnswer } from './parse-stream.ts';

const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`;
const bytesOf = (text: string) => new TextEncoder().encode(text);

function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const at = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
  return [0, ...at].map((from, index) => bytes.slice(from, at[index] ?? bytes.length));
}

function parse(parts: readonly Uint8Array[]) {
  const onMalformed = vi.fn();
  const parser = createAnswerParser(onMalformed);
  const words = [...parts.flatMap((part) => parser.push(part)), ...parser.end()];
  return {
    words,
    isDone: parser.isDone(),
    malformed: onMalformed.mock.calls.map(([line]) => line as string),
  };
}

function streamOf(parts: readonly Uint8Array[], fault?: Error) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      if (fault) controller.error(fault);
      else controller.close();
    },
  });
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = '';
  for await (const piece of readAnswer(stream, () => {})) text += piece;
  return text;
}

const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
const between = fc.constantFrom('', ': ping', 'event: message', 'id: 7', 'retry: 100', 'data:', 'nonsense');
const words = fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 6 }), { maxLength: 12 });

describe('an answer in pieces', () => {
  it('reads the same however its bytes are split', () => {
    fc.assert(
      fc.property(
        words,
        fc.array(between, { maxLength: 4 }),
        lineEnd,
        fc.boolean(),
        fc.array(fc.nat(), { maxLength: 40 }),
        (pieces, noise, end, isEnded, places) => {
          const lines = pieces.flatMap((piece, index) => [chunk(piece), noise[index % 4] ?? '', '']);
          const text = [...lines, 'data: [DONE]'].join(end) + (isEnded ? end : '');
          const { words: read, isDone, malformed } = parse(cut(bytesOf(text), places));
          expect(read).toEqual(pieces);
          expect(isDone).toBe(true);
          expect(malformed).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('reads the same byte by byte, inside characters and line ends too', () => {
    const bytes = bytesOf(
      ['借条 💠 é', '第六百七十条'].map(chunk).join('\r\n\r\n').concat('\r\ndata: [DONE]\r\n'),
    );
    const { words: read, isDone } = parse([...bytes].map((byte) => Uint8Array.of(byte)));
    expect(read).toEqual(['借条 💠 é', '第六百七十条']);
    expect(isDone).toBe(true);
  });

  it('tells of a malformed chunk, skips it, and goes on', () => {
    const text = [
      chunk('甲'),
      'data: {"choices":[{"del',
      'data: 7',
      'data: [1]',
      chunk('乙'),
      'data: [DONE]',
    ];
    const { words: read, malformed } = parse([bytesOf(text.join('\n'))]);
    expect(read).toEqual(['甲', '乙']);
    expect(malformed).toEqual(['data: {"choices":[{"del', 'data: 7', 'data: [1]']);
  });

  it.each([
    '{}',
    '{"choices":[]}',
    '{"choices":null,"usage":{"total_tokens":3}}',
    '{"choices":[null]}',
    '{"choices":[{"delta":{"role":"assistant"}}]}',
    '{"choices":[{"delta":{"content":null},"finish_reason":"stop"}]}',
    '{"choices":[{"delta":{"content":7}},{"delta":{"content":"the second choice"}}]}',
  ])('says nothing for %s', (data) => {
    expect(parse([bytesOf(`data: ${data}\n`)])).toEqual({ words: [], isDone: false, malformed: [] });
  });

  it('reads nothing after the end', () => {
    const { words: read } = parse([bytesOf(`${chunk('甲')}\ndata: [DONE]\n${chunk('乙')}\nbroken\n`)]);
    expect(read).toEqual(['甲']);
  });
});

describe('readAnswer', () => {
  it('ends with [DONE], though the connection stays open', async () => {
    let isCancelled = false;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytesOf(`${chunk('好')}\n\ndata: [DONE]\n\n`)),
      cancel() {
        isCancelled = true;
      },
    });
    await expect(collect(stream)).resolves.toBe('好');
    expect(isCancelled).toBe(true);
  });
  it('fails when the stream ends before it', async () => {
    await expect(collect(streamOf([bytesOf(`${chunk('好')}\n\n`)]))).rejects.toThrow('broke off');
  });
  it('fails when the stream fails', async () => {
    await expect(collect(streamOf([], new Error('cut')))).rejects.toThrow('cut');
  });
  it('fails when the service says so in the stream', async () => {
    const text = `data: {"error":{"message":"overloaded"}}\n\ndata: [DONE]\n\n`;
    await expect(collect(streamOf([bytesOf(text)]))).rejects.toThrow('overloaded');
  });
});
