import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureWebBuilt } from './lib/build-web.mjs';
import { endTogether } from './lib/end-together.mjs';
import { ensureInstalled, ensurePeers } from './lib/install.mjs';
import { BIN, ROOT } from './lib/paths.mjs';
import { runLoudly, runQuietly } from './lib/run.mjs';
import { formatSeconds, Refusal, runScript, say } from './lib/talk.mjs';
import { addUp, readPlaywright, readVitest } from './lib/test-counts.mjs';

/**
 * `npm test`: everything, and at the end one line with the count; `npm test types unit` runs only the stages named. A stage that
 * fails fails the run, and the others report all the same. The checks and the build run side by side, the tests one stage after the
 * other: each of these keeps two cores busy by itself, and side by side they took longer.
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

/** Says nothing until it is done, as several are at work side by side. */
async function check(name) {
  const startedAt = performance.now();
  const results = [];
  for (const [program, ...args] of CHECKS[name]) results.push(await runQuietly(program, args));
  const faults = results.filter(({ code }) => code !== 0);
  sayBegun(name);
  for (const { output } of faults) process.stdout.write(`${output}\n`);
  const failed = Math.min(1, faults.length);
  return sayDone(name, { passed: 1 - failed, failed, skipped: 0 }, startedAt);
}

async function unit() {
  await preparePeers();
  const file = join(RESULTS, 'vitest.json');
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runLoudly(join(BIN, 'vitest'), args);
  return readVitest(file, code);
}

let peers;
/** Begun while the checks run, and asked for again by the stage that needs them. */
function preparePeers() {
  peers ??= ensurePeers();
  return peers;
}

async function prepareJourneys() {
  const executable = await ensureBrowser();
  await ensureWebBuilt();
  return executable;
}

async function browser() {
  const executable = await prepareJourneys();
  const file = join(RESULTS, 'playwright.json');
  const code = await runLoudly(join(BIN, 'playwright'), ['test', '--config', 'e2e', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROMIUM_PATH: executable },
  });
  return readPlaywright(file, code);
}

const STAGES = { unit, browser };
const NAMES = [...Object.keys(CHECKS), ...Object.keys(STAGES)];

async function runStage(name) {
  const startedAt = performance.now();
  sayBegun(name);
  return sayDone(name, await STAGES[name]().catch(giveUp), startedAt);
}

function sayBegun(name) {
  process.stdout.write(`\n── ${name} ──\n`);
}

function sayDone(name, counts, startedAt) {
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
  const unknown = asked.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) {
    throw new Refusal(`没有这些阶段：${unknown.join('、')}`, `stages are ${NAMES.join(', ')}`);
  }
  const isAsked = (name) => asked.length === 0 || asked.includes(name);
  endTogether();
  await ensureInstalled();
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  // What fails here fails again in its stage, which says so.
  const prepared = isAsked('browser') ? prepareJourneys().catch(() => undefined) : undefined;
  const peersPrepared = isAsked('unit') ? preparePeers().catch(() => undefined) : undefined;
  const counts = await Promise.all(Object.keys(CHECKS).filter(isAsked).map(check));
  await Promise.all([prepared, peersPrepared]);
  for (const name of Object.keys(STAGES).filter(isAsked)) counts.push(await runStage(name));
  const total = addUp(counts);
  say(`\n共用时 ${formatSeconds(startedAt)}`, 'All stages');
  process.stdout.write(`${formatCounts(total)}\n`);
  return total.failed === 0 ? 0 : 1;
});
