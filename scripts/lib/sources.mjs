import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from './paths.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.git', 'drizzle']);
const SOURCE = /\.(ts|tsx|mjs)$/;

/** Every source file below a folder of the repository, as a path from its top with forward slashes. */
export function listSources(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => SKIPPED.has(part)))
    .sort();
}

export function readSource(path) {
  return { path, text: readFileSync(join(ROOT, path), 'utf8') };
}

/** The syntax tree of one file; a file that does not parse is the type check's to report, and has no tree. */
export function parseSource({ path, text }) {
  return parseSync(path, text).program;
}

/** Calls `visit` for every node below one, parents first; `visit` gets the node and its ancestors, nearest last. */
export function walk(node, visit, ancestors = []) {
  visit(node, ancestors);
  const below = [...ancestors, node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') walk(child, visit, below);
    }
  }
}

export function lineOf(text, offset) {
  return text.slice(0, offset).split('\n').length;
}

export function isTest(path) {
  return /\.test\.(tsx?|mjs)$|\/test\//.test(path);
}
