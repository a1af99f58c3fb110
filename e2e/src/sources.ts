import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLLOW_PARENT = pathToFileURL(join(ROOT, 'scripts', 'lib', 'follow-parent.mjs')).href;

/** What Node makes of the sources, kept as `npm start` keeps it: a second start costs half. */
export const COMPILED = join(ROOT, 'node_modules', '.cache', 'node');

/** What Node needs to run a source file of ours, and to end it when the process that started it is gone; it wants an `ipc` channel. */
export function sourceArguments(file: string, ...args: string[]): string[] {
  return ['--disable-warning=ExperimentalWarning', '--import', FOLLOW_PARENT, file, ...args];
}
