import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { StartError } from '../start-error.ts';
import { KEY_BYTES } from './secrets.ts';

const FILE = 'secret-key';

/** The key that seals secrets: the environment's, else the one in the data folder, which is made at the first start. */
export async function readSecretKey({
  dataDir,
  secretKey,
}: Pick<Env, 'dataDir' | 'secretKey'>): Promise<Buffer> {
  if (secretKey !== undefined) return parseKey(secretKey, 'SECRET_KEY');
  const path = join(dataDir, FILE);
  return parseKey((await readKept(path)) ?? (await makeKey(dataDir, path)), path);
}

async function readKept(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Of servers that start at once on one folder the first makes the key; a crash leaves no half of one. */
async function makeKey(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flush: true });
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

function parseKey(text: string, from: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === KEY_BYTES) return key;
  throw new StartError(
    `${from} 须为 ${KEY_BYTES} 字节的 base64（openssl rand -base64 ${KEY_BYTES}）· ${from} must be ${KEY_BYTES} bytes in base64 (openssl rand -base64 ${KEY_BYTES})`,
  );
}
