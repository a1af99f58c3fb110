import { execFile } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { listBelow, PASSWORD, type Product, startProduct } from '@lets/bench';
import { Session } from '@lets/players';
import type { DrillContext } from '../drill.ts';
import { PROC } from '../needs.ts';
import { DRILL_CASES } from './cases.ts';
import { kill } from './kill.ts';

const INSTALL_CASE = fileURLToPath(
  new URL('../../../apps/server/src/tools/install-case.ts', import.meta.url),
);
const COURSE = 'LAW3021';

/** The demo school with the drills' cases, as it stands on a disk while nobody has it open. */
export async function makeSchool(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir, 'server', { LOG_LEVEL: 'warn' });
  try {
    await installCases(dataDir);
  } finally {
    await product.stop();
  }
}

/**
 * The product on a school of the drill's own. The server is the process `pid` itself, so that killing it leaves nothing between; started again
 * with the same `dataDir` and `PORT`, it is found at the same address. Its output is in `<dataDir>.log`.
 */
export async function startSchool(
  { folder, school, isMade = false }: Pick<DrillContext, 'folder' | 'school'> & { readonly isMade?: boolean },
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly dataDir: string; readonly product: Product }> {
  const dataDir = join(folder, 'school');
  if (school !== undefined) await cp(school, dataDir, { recursive: true, preserveTimestamps: true });
  const product = await startProduct(dataDir, 'server', { LOG_LEVEL: 'warn', ...more });
  if (school === undefined && !isMade) await installCases(dataDir);
  return { dataDir, product };
}

/** Ends a product whose data nobody needs any more, at once: a stop in order waits for the last acts and writes all tables to the disk. */
export async function discard(product: Product): Promise<void> {
  if (!PROC.isHere()) return product.stop();
  kill(listBelow(product.pid).toReversed());
  await product.ended;
}

async function installCases(dataDir: string): Promise<void> {
  const paths = DRILL_CASES.map(({ code }) => `${dataDir}-${code}.json`);
  await Promise.all(DRILL_CASES.map((file, at) => writeFile(paths[at] ?? '', JSON.stringify(file))));
  const args = ['--disable-warning=ExperimentalWarning', INSTALL_CASE, ...paths, '--course', COURSE];
  await promisify(execFile)(process.execPath, args, { env: { PATH: process.env.PATH, DATA_DIR: dataDir } });
}

const nameOf = (number: number) => `student${String(number).padStart(2, '0')}`;

/** The accounts of `count` students, from the one called `first` on. */
export function studentsFrom(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => nameOf(first + i));
}

export function logIn({ url }: Pick<Product, 'url'>, account: string): Promise<Session> {
  return Session.open(url, account, PASSWORD);
}
