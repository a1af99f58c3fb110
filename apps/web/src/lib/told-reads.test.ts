import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A reading toasts nothing, so what reads shows the refusal, hands the read on, or says why nobody need know. */
it('every read is shown where it fails, or says why not', () => {
  const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== 'lib/query.ts')
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
    .filter(({ text }) => text.includes('useCall('));
  expect(sources.length).toBeGreaterThan(80);
  expect(sources.flatMap(({ file, text }) => untold(text).map((read) => `${file}: ${read}`))).toEqual([]);
});

it.each([
  ['const { data } = useCall(list, {});', 1],
  ['const rows = useCall(list, {}).data?.list;', 1],
  ['const read = useCall(list, {});\nreturn read.data ?? null;', 1],
  ['const read = useCall(list, {});\nreturn <QueryView query={read} />;', 0],
  ['const read = useCall(list, {});\nreturn <ReadFault of={read} />;', 0],
  ['const read = useCall(list, {});\nif (read.isError) return null;', 0],
  ['const read = useCall(list, {});\nreturn { rows, read };', 0],
  ["const { data } = useCall(list, {}, { quiet: 'an extra' });", 0],
])('%s', (text, count) => expect(untold(text)).toHaveLength(count));

/** Pure: the reads of a module that nothing shows. */
function untold(text: string): string[] {
  return [...text.matchAll(/(?:const ([\w{},:\s]+?) = |return )useCall\(/g)].flatMap(
    ({ 0: found, 1: name, index }) => {
      const start = index + found.length;
      const end = closing(text, start);
      if (/\bquiet:/.test(text.slice(start, end))) return [];
      const isHandedOn = name === undefined || (/^\w+$/.test(name) && isShown(text, name));
      return isHandedOn && text[end + 1] !== '.'
        ? []
        : [`${name ?? 'return'} = useCall(${text.slice(start, end)})`];
    },
  );
}

function isShown(text: string, name: string): boolean {
  const ways = [
    `\\b(query|of|read)=\\{.*\\b${name}\\b`,
    `\\b${name}\\.(isError|error)\\b`,
    `(read: .*|[{[,]\\s*)\\b${name}\\s*[,}\\]]`,
  ];
  return new RegExp(ways.join('|')).test(text);
}

/** Where the bracket that is open at `start` closes. */
function closing(text: string, start: number): number {
  let depth = 1;
  let at = start;
  for (; at < text.length; at++) {
    if ('([{'.includes(text[at] ?? ' ')) depth += 1;
    if (')]}'.includes(text[at] ?? ' ')) depth -= 1;
    if (depth === 0) break;
  }
  return at;
}
