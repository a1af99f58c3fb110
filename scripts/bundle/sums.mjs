import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SUMS } from '../lib/paths.mjs';

/** Writes the list of all files with their SHA-256, as `sha256sum` reads it. */
export async function writeSums(folder) {
  const lines = [];
  for (const name of await filesIn(folder)) lines.push(`${await sha256(join(folder, name))}  ${name}\n`);
  await writeFile(join(folder, SUMS), lines.join(''));
}

/** The files that are missing or changed. */
export async function differences(folder) {
  const lines = (await readFile(join(folder, SUMS), 'utf8')).trimEnd().split('\n');
  const wrong = [];
  for (const line of lines) {
    const [sum, name] = [line.slice(0, 64), line.slice(66)];
    if ((await sha256(join(folder, name)).catch(() => null)) !== sum) wrong.push(name);
  }
  return wrong;
}

export async function sha256(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== SUMS)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
