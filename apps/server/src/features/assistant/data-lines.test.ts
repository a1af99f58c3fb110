import { describe, expect, it } from 'vitest';
import { dataLines } from './data-lines.ts';

async function linesOf(chunks: readonly Uint8Array[]): Promise<string[]> {
  const source = (async function* () {
    yield* chunks;
  })();
  const lines: string[] = [];
  for await (const line of dataLines(source)) lines.push(line);
  return lines;
}

const bytes = (text: string) => new TextEncoder().encode(text);
const piecesOf = (whole: Uint8Array, size: number) =>
  Array.from({ length: Math.ceil(whole.length / size) }, (_, at) =>
    whole.subarray(at * size, (at + 1) * size),
  );

describe('dataLines', () => {
  const text =
    ': ping\r\nevent: x\r\nid: 1\r\ndata: {"a":"合同无效🙂"}\r\n\r\ndata:{"b":1}\n\ndata: [DONE]\rretry: 3\ndatum: no\ndata';
  const expected = ['{"a":"合同无效🙂"}', '{"b":1}', '[DONE]'];

  it.each([1, 2, 3, 5, 7, 1000])('finds the same lines in pieces of %i bytes', async (size) => {
    expect(await linesOf(piecesOf(bytes(text), size))).toEqual(expected);
  });

  it('finds a last line that has no end', async () => {
    expect(await linesOf([bytes('data: x\ndata: y')])).toEqual(['x', 'y']);
    expect(await linesOf([])).toEqual([]);
  });

  it('does not fill the memory with a line that never ends', async () => {
    const flood = Array.from({ length: 40 }, () => bytes('x'.repeat(10_000)));
    await expect(linesOf(flood)).rejects.toThrow('no end');
  });
});
