import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressTexts } from './compress.mjs';
import { findNode } from './node.mjs';
import { IS_BUNDLE, ROOT } from './paths.mjs';
import { runQuietly } from './run.mjs';
import { formatSeconds, Refusal, say } from './talk.mjs';

const WEB = join(ROOT, 'apps', 'web');
const DIST = join(WEB, 'dist');
const MARK = join(DIST, '.built-from');
/** Everything that the built pages are made of. */
const SOURCES = ['apps/web', 'packages', 'content', 'package-lock.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', '.cache']);

/** Builds the pages unless those in `dist` were built from the sources as they are now. */
export async function ensureWebBuilt() {
  if (IS_BUNDLE) return;
  const wanted = hashOf(SOURCES);
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  const startedAt = performance.now();
  say('正在生成网页 …', 'Building the pages …');
  const draft = join(WEB, '.cache', `build-${process.pid}`);
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const result = await runQuietly(findNode(), [vite, 'build', '--outDir', draft, '--emptyOutDir'], {
    cwd: WEB,
  });
  if (result.code !== 0) throw new Refusal('网页生成失败', `The pages could not be built.\n${result.output}`);
  compressTexts(draft);
  writeFileSync(join(draft, '.built-from'), wanted);
  replace(DIST, draft);
  say(`网页已生成（${formatSeconds(startedAt)}）`, 'Pages built');
}

/** Moves the finished folder into place, so that a running server never sees half of one. */
function replace(target, draft) {
  const old = `${draft}-old`;
  if (existsSync(target)) renameSync(target, old);
  renameSync(draft, target);
  rmSync(old, { recursive: true, force: true });
}

function hashOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const entries = readEntries(join(ROOT, path));
  if (entries === undefined) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
    return;
  }
  for (const entry of entries.filter((name) => !NOT_SOURCES.has(name)).sort())
    addTo(hash, `${path}/${entry}`);
}

function readEntries(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
