import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ByteSource } from './archive.ts';
import { CHAIN_START, DOSSIER_FORMAT, type DossierItem, INDEX_PATH, indexText, linkOf } from './chain.ts';
import { createSha256 } from './hash.ts';
import { verifyArchive, verifyFiles } from './verify.ts';
import { centralHeader, crc32, endRecord, localHeader, type ZipEntry } from './zip-layout.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Counts what is read of it, as a reader would have to. */
function sourceOf(bytes: Uint8Array): ByteSource & { readonly read: ByteSource['read']; readBytes: number } {
  const source = {
    size: bytes.length,
    readBytes: 0,
    read: async (start: number, end: number) => {
      const part = bytes.subarray(start, end);
      source.readBytes += part.length;
      return part;
    },
  };
  return source;
}

function hashOf(bytes: Uint8Array): string {
  const hash = createSha256();
  hash.update(bytes);
  return hash.hex();
}

function indexOf(texts: readonly string[]): string {
  const items: DossierItem[] = [];
  for (const [at, text] of texts.entries()) {
    const content = bytesOf(text);
    const n = at + 1;
    const facts = { n, path: `notes/${n}.txt`, kind: 'upload' as const, name: `n${n}` };
    const measured = { ...facts, bytes: content.length, sha256: hashOf(content) };
    items.push({ ...measured, link: linkOf(items.at(-1)?.link ?? CHAIN_START, measured) });
  }
  return indexText({ format: DOSSIER_FORMAT, items, head: items.at(-1)?.link ?? CHAIN_START });
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function archiveOf(texts: readonly string[]): Uint8Array {
  const files: [string, string][] = texts.map((text, at) => [`notes/${at + 1}.txt`, text]);
  const parts: Uint8Array[] = [];
  const entries: ZipEntry[] = [];
  let offset = 0;
  for (const [path, text] of [...files, [INDEX_PATH, indexOf(texts)] as const]) {
    const content = bytesOf(text);
    const entry = { path, size: content.length, crc: crc32(content), offset };
    const header = localHeader(entry);
    entries.push(entry);
    parts.push(header, content);
    offset += header.length + content.length;
  }
  const directory = joined(entries.map(centralHeader));
  return joined([...parts, directory, endRecord(entries.length, { size: directory.length, offset })]);
}

describe('a dossier', () => {
  it('is intact as it was made', async () => {
    const verdict = await verifyArchive(sourceOf(archiveOf(['one', 'two'])));
    expect(verdict).toMatchObject({ isIntact: true, isIndexSound: true, isContainerSound: true });
  });

  it('is not intact with any one byte changed, and never throws', async () => {
    const whole = archiveOf(['one', 'two']);
    const place = fc.integer({ min: 0, max: whole.length - 1 });
    await fc.assert(
      fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const changed = whole.slice();
        changed[at] = (changed[at] ?? 0) ^ by;
        const verdict = await verifyArchive(sourceOf(changed));
        expect(typeof verdict === 'string' || !verdict.isIntact).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('is read once, whatever its entries claim to hold', async () => {
    const text = 'x'.repeat(100_000);
    const content = bytesOf(text);
    const entry = { path: INDEX_PATH, size: content.length, crc: 0, offset: 0 };
    const body = joined([localHeader(entry), content]);
    // The index is a real one; a hundred further entries all claim the one large content.
    const index = bytesOf(indexOf([]));
    const real = { path: INDEX_PATH, size: index.length, crc: crc32(index), offset: body.length };
    const claims = Array.from({ length: 100 }, (_, at) => ({ ...entry, path: `claim/${at}` }));
    const directory = joined([...claims, real].map(centralHeader));
    const packed = joined([body, localHeader(real), index]);
    const end = endRecord(claims.length + 1, { size: directory.length, offset: packed.length });
    const source = sourceOf(joined([packed, directory, end]));
    expect(await verifyArchive(source)).toMatchObject({ isIntact: false });
    expect(source.readBytes).toBeLessThan(3 * source.size);
  });

  it('is no archive when it is anything else', async () => {
    expect(await verifyArchive(sourceOf(bytesOf('not a zip')))).toBe('no_archive');
    expect(await verifyArchive(sourceOf(bytesOf('%PDF-1.3 printed')))).toBe('report');
    expect(await verifyArchive(sourceOf(new Uint8Array()))).toBe('no_archive');
  });
});

it('loose files are known by their contents, changed ones by their names', async () => {
  const file = (name: string, text: string) => ({ name, source: sourceOf(bytesOf(text)) });
  const verdict = await verifyFiles(indexOf(['one', 'two']), [
    file('renamed.txt', 'one'),
    file('2.txt', 'changed'),
    file('other.txt', 'other'),
  ]);
  if (typeof verdict === 'string') throw new Error(verdict);
  expect(verdict.findings.map(({ state }) => state)).toEqual(['intact', 'changed', 'added']);
});
