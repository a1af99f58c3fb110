import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the repository, wherever a script is started from. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const BIN = join(ROOT, 'node_modules', '.bin');
/** The list of checksums at the top of an offline bundle. */
export const SUMS = 'SHA256SUMS';
/** This is an offline bundle: packages and pages are part of it and never made again. */
export const IS_BUNDLE = existsSync(join(ROOT, SUMS));
/** Servers of others, which the tests of what LETS works with start. */
export const PEERS = join(ROOT, 'peers');
export const SERVER_MAIN = join(ROOT, 'apps', 'server', 'src', 'main.ts');
