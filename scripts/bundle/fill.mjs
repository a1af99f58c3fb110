import { chmod, copyFile, cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { findNode } from '../lib/node.mjs';
import { ROOT } from '../lib/paths.mjs';
import { runQuietly } from '../lib/run.mjs';
import { Refusal } from '../lib/talk.mjs';

/** What the server runs from. Tests stay behind. */
const SOURCES = [
  'README.md',
  'docs/operations.md',
  'package.json',
  'package-lock.json',
  'scripts',
  'apps/server/package.json',
  'apps/server/src',
  'apps/server/drizzle',
  'apps/web/package.json',
  'apps/web/dist',
  'packages',
  'content',
  'players',
];
const LEFT_OUT = /(^|\/)(node_modules|test|\.cache)(\/|$)|\.test\.(mjs|tsx?)$/;

/** Fills a new folder with sources, built pages, the packages that a running server needs, and Node. */
export async function fillBundle(folder) {
  for (const source of SOURCES) await copyInto(folder, source);
  const others = await otherWorkspaces();
  for (const workspace of others) await copyInto(folder, `${workspace}/package.json`);
  await installInto(folder);
  for (const workspace of others) await rm(join(folder, workspace), { recursive: true });
  await takeNode(folder);
  await prepareDatabase(folder);
  await copyFile(join(ROOT, 'scripts', 'bundle', 'lets.sh'), join(folder, 'lets'));
  await chmod(join(folder, 'lets'), 0o755);
}

async function copyInto(folder, source) {
  const target = join(folder, source);
  await mkdir(dirname(target), { recursive: true });
  const isTaken = (path) => !LEFT_OUT.test(relative(ROOT, path).replaceAll('\\', '/'));
  await cp(join(ROOT, source), target, { recursive: true, filter: isTaken });
}

/** npm wants to see every workspace that the lock file names, also those that only tests and measurements use. */
async function otherWorkspaces() {
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.keys(packages).filter(
    (path) =>
      path !== '' && !path.includes('node_modules/') && !SOURCES.some((source) => isWithin(path, source)),
  );
}

function isWithin(path, source) {
  return `${path}/package.json`.startsWith(source);
}

const OPTIONS = [
  '--omit=dev',
  '--ignore-scripts',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--workspace=apps/server',
  '--include-workspace-root',
  '--loglevel=error',
];

/**
 * A third of what npm installs, and never loaded by the server: what only the pages or tests use and npm cannot tell apart by one lock
 * file, and the weights of the font that no document is set in (`apps/server/src/documents/pdf.ts`).
 */
const UNUSED = ['pdfjs-dist', '@napi-rs', 'typescript', '@typescript'];
const FONT = join('@expo-google-fonts', 'noto-serif-sc');
const USED_WEIGHTS = ['400Regular', '700Bold'];

/** Only the packages of the server: the pages are built. */
async function installInto(folder) {
  const { code, output } = await runQuietly('npm', ['ci', ...OPTIONS], { cwd: folder });
  if (code !== 0) throw new Refusal('程序包安装失败', `The packages could not be installed.\n${output}`);
  const packages = join(folder, 'node_modules');
  for (const name of UNUSED) await rm(join(packages, name), { recursive: true, force: true });
  const weights = (await readdir(join(packages, FONT))).filter((name) => /^\d{3}/.test(name));
  for (const name of weights.filter((weight) => !USED_WEIGHTS.includes(weight)))
    await rm(join(packages, FONT, name), { recursive: true });
}

/** Beside the packages and under a name of its own, so that the same start script fits every platform. */
async function takeNode(folder) {
  await mkdir(join(folder, 'node'));
  await copyFile(findNode(), join(folder, 'node', 'node'));
  await chmod(join(folder, 'node', 'node'), 0o755);
  const packages = join(folder, 'node_modules');
  const { name = '' } = await packageOfNode(packages);
  for (const path of [name, '.bin', '.cache'].filter(Boolean))
    await rm(join(packages, path), { recursive: true, force: true });
}

async function packageOfNode(packages) {
  const name = `node-${process.platform}-${process.arch}`;
  const file = join(packages, name, 'package.json');
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
}

/** Here, because the account that runs LETS may not write among the packages. */
async function prepareDatabase(folder) {
  const script = `
    import { prepareProgram } from './apps/server/src/db/embedded/program.ts';
    await prepareProgram(undefined, [], console);`;
  const node = join(folder, 'node', 'node');
  const { code, output } = await runQuietly(node, ['--input-type=module', '--eval', script], { cwd: folder });
  if (code !== 0) throw new Refusal('自带的数据库无法使用', `The embedded database does not run.\n${output}`);
}
