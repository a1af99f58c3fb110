import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureWebBuilt } from './lib/build-web.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { BIN, ROOT } from './lib/paths.mjs';
import { runLoudly, runQuietly } from './lib/run.mjs';
import { formatSeconds, Refusal, runScript, say } from './lib/talk.mjs';
import { addUp, readPlaywright, readVitest } from './lib/test-counts.mjs';

/**
 * `npm test`: everything, and at the end one line with the count; `npm test types unit` runs only the stages named. A stage that
 * fails fails the run, and the others report all the same.
 */
const RESULTS = join(ROOT, '.cache', 'test');

const CHECKS = {
  types: [
    [join(BIN, 'tsc'), '-p', 'tsconfig.json'],
    [join(BIN, 'tsc'), '-p', 'apps/web'],
  ],
  lint: [[join(BIN, 'biome'), 'check', '.', '--max-diagnostics=100']],
  boundaries: [['node', 'scripts/boundaries.mjs']],
  texts: [
    ['node', 'scripts/i18n-check.mjs'],
    ['node', 'scripts/styles-check.mjs'],
  ],
};

async function check(commands) {
  let isSound = true;
  for (const [program, ...args] of commands) {
    const { code, output } = await runQuietly(program, args);
    if (code === 0) continue;
    isSound = false;
    process.stdout.write(`${output}\n`);
  }
  return { passed: isSound ? 1 : 0, failed: isSound ? 0 : 1, skipped: 0 };
}

async function unit() {
  const file = join(RESULTS, 'vitest.json');
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runLoudly(join(BIN, 'vitest'), args);
  return readVitest(file, code);
}

async function browser() {
  const executable = await ensureBrowser();
  await ensureWebBuilt();
  const file = join(RESULTS, 'playwright.json');
  const code = await runLoudly(join(BIN, 'playwright'), ['test', '--config', 'e2e', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: executable },
  });
  return readPlaywright(file, code);
}

const STAGES = {
  ...Object.fromEntries(Object.entries(CHECKS).map(([name, commands]) => [name, () => check(commands)])),
  unit,
  browser,
};

async function runStage(name) {
  const startedAt = performance.now();
  process.stdout.write(`\n── ${name} ──\n`);
  const counts = await STAGES[name]().catch(giveUp);
  const verdict = counts.failed === 0 ? '✓' : '✗';
  process.stdout.write(`${verdict} ${name}: ${formatCounts(counts)} (${formatSeconds(startedAt)})\n`);
  return counts;
}

function giveUp(error) {
  process.stdout.write(`${error instanceof Refusal ? error.message : error.stack}\n`);
  return { passed: 0, failed: 1, skipped: 0 };
}

function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

await runScript(async () => {
  const startedAt = performance.now();
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in STAGES));
  if (unknown.length > 0) {
    throw new Refusal(`没有这些阶段：${unknown.join('、')}`, `stages are ${Object.keys(STAGES).join(', ')}`);
  }
  const names = Object.keys(STAGES).filter((name) => asked.length === 0 || asked.includes(name));
  await ensureInstalled();
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const counts = [];
  for (const name of names) counts.push(await runStage(name));
  const total = addUp(counts);
  say(`\n共用时 ${formatSeconds(startedAt)}`, 'All stages');
  process.stdout.write(`${formatCounts(total)}\n`);
  return total.failed === 0 ? 0 : 1;
});
