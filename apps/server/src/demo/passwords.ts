import { randomInt } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** One password for each kind of account, so that knowing a student's does not reveal the administrator's. */
const DemoPasswords = z.object({
  super_admin: z.string(),
  admin: z.string(),
  mentor: z.string(),
  student: z.string(),
});
export type DemoPasswords = z.infer<typeof DemoPasswords>;

/** Without letters and digits that are mistaken for each other when read aloud or copied from a board. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

export function passwordFile(dataDir: string): string {
  return join(dataDir, 'demo-password');
}

/** A password that is fixed beforehand is told to whole classes: the super administrator always has one of their own. */
export function makePasswords(fixed: string | undefined): DemoPasswords {
  const next = () => fixed ?? readablePassword();
  return { super_admin: readablePassword(), admin: next(), mentor: next(), student: next() };
}

function readablePassword(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return [group(), group(), group()].join('-');
}

/** In a file that only its owner can read: passwords are printed again at later starts, and the accounts keep them. */
export async function keepPasswords(dataDir: string, passwords: DemoPasswords): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const path = passwordFile(dataDir);
  await writeFile(`${path}.new`, `${JSON.stringify(passwords, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

/** Null when this data folder is not the one that the school was filled from. */
export async function readPasswords(dataDir: string): Promise<DemoPasswords | null> {
  try {
    return DemoPasswords.parse(JSON.parse(await readFile(passwordFile(dataDir), 'utf8')));
  } catch {
    return null;
  }
}
