import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SUMS } from '../lib/paths.mjs';
import { differences, writeSums } from './sums.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lets-sums-'));
  await mkdir(join(folder, 'apps'));
  for (const name of ['lets', 'apps/main.ts', 'apps/other.ts']) await writeFile(join(folder, name), name);
  await writeSums(folder);
});
afterEach(() => rm(folder, { recursive: true }));

it('lists every file as sha256sum does', async () => {
  const lines = (await readFile(join(folder, SUMS), 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => line.replace(/^[0-9a-f]{64} {2}/, ''))).toEqual([
    'apps/main.ts',
    'apps/other.ts',
    'lets',
  ]);
});

it('finds what is missing and what was changed, and nothing else', async () => {
  expect(await differences(folder)).toEqual([]);
  await rm(join(folder, 'lets'));
  await writeFile(join(folder, 'apps/other.ts'), 'Apps/other.ts');
  await writeFile(join(folder, 'added'), 'by somebody');
  expect(await differences(folder)).toEqual(['apps/other.ts', 'lets']);
});
