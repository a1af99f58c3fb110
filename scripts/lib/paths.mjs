import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the repository, wherever a script is started from. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const BIN = join(ROOT, 'node_modules', '.bin');
export const SERVER_MAIN = join(ROOT, 'apps', 'server', 'src', 'main.ts');
