import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clearUploads, uploadFolder } from './upload.ts';

it('a start removes what a crash left, and leaves what another server is receiving in the same folder', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lets-clear-'));
  const folder = uploadFolder(dataDir);
  await clearUploads(dataDir);
  await mkdir(folder);
  for (const name of ['left', 'arriving']) await writeFile(join(folder, name), name);
  const earlier = new Date(Date.now() - 2 * 3_600_000);
  await utimes(join(folder, 'left'), earlier, earlier);
  await clearUploads(dataDir);
  expect(await readdir(folder)).toEqual(['arriving']);
  await rm(dataDir, { recursive: true });
});
