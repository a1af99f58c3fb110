import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

// Runs on any Node that knows modules, with nothing installed: what needs a newer one is imported after the check.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `需要 Node.js 20.19 或更新版本，当前为 ${process.version} · Node.js 20.19 or newer is needed, this is ${process.version}: https://nodejs.org\n`,
  );
  process.exit(1);
}

const { ensureInstalled } = await import('./lib/install.mjs');
const { ensureWebBuilt } = await import('./lib/build-web.mjs');
const { ROOT, SERVER_MAIN } = await import('./lib/paths.mjs');
const { runSource } = await import('./lib/run.mjs');
const { runScript, say } = await import('./lib/talk.mjs');

/** Node's own choice lets the litter of the start stand: 270 MB at rest instead of 160. */
const SERVER_FLAGS = ['--max-semi-space-size=8'];

/** What Node makes of the sources, kept for the next start: a quarter of its work less, and 25 MB at rest. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'node');

function isFirstStart() {
  const dataDir = resolve(ROOT, process.env.DATA_DIR || './data');
  return !process.env.DATABASE_URL && !existsSync(join(dataDir, 'postgres'));
}

await runScript(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  if (isFirstStart()) say('首次启动，正在建立数据库 …', 'First start: making the database …');
  else say('正在启动 …', 'Starting …');
  // At a terminal only what a person must know; under a service manager everything, as JSON.
  const env = {
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || COMPILED,
    ...(process.stdout.isTTY && !process.env.LOG_LEVEL && { LOG_LEVEL: 'warn' }),
  };
  return runSource(SERVER_MAIN, process.argv.slice(2), { flags: SERVER_FLAGS, env }).ended;
});
