import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IS_BUNDLE, PEERS, ROOT } from './paths.mjs';
import { runQuietly } from './run.mjs';
import { formatSeconds, Refusal, say } from './talk.mjs';

/** Scripts of packages are not run: nothing here needs them, and the embedded database makes its own links. */
const OPTIONS = [
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** Installs the packages unless those on disk are exactly the ones that the lock file names. */
export async function ensureInstalled() {
  if (IS_BUNDLE || isInstalled()) return;
  const startedAt = performance.now();
  say('正在安装程序包，首次约需一分钟 …', 'Installing packages, about a minute the first time …');
  const result = await npm(['ci', ...OPTIONS]);
  if (result.code !== 0) throw explainFailure(result.output);
  say(`程序包已安装（${formatSeconds(startedAt)}）`, 'Packages installed');
}

/** The servers of others that tests start. They are no part of the product, and only tests install them. */
export async function ensurePeers() {
  if (IS_BUNDLE || isInstalled(PEERS)) return;
  const startedAt = performance.now();
  say('正在安装测试用的外部服务 …', 'Installing the servers of others that tests start …');
  const result = await npm([
    'ci',
    '--prefix',
    PEERS,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (result.code !== 0) throw explainFailure(result.output);
  say(`测试用的外部服务已安装（${formatSeconds(startedAt)}）`, 'They are installed');
}

/** Pure: npm refuses a lock file that lacks a package before it asks the network for anything. */
export function explainFailure(output) {
  return output.includes('EUSAGE')
    ? new Refusal(
        'package-lock.json 与 package.json 不一致：请运行 npm install 后重试',
        `package-lock.json does not match package.json: run npm install, then try again.\n${output}`,
      )
    : new Refusal(
        '程序包安装失败，请检查网络后重试',
        `The packages could not be installed; check the network and try again.\n${output}`,
      );
}

/** npm of the same installation when it started us, else the one on the path. */
function npm(args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') || script?.endsWith('.cjs')
    ? runQuietly(process.execPath, [script, ...args])
    : runQuietly('npm', args);
}

function isInstalled(folder = ROOT) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  // npm writes this list last, so that an installation that was cut short has none.
  const present = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => isSatisfied(path, entry, present[path]));
}

/** Pure: whether what stands under a path is what the lock file wants there. */
export function isSatisfied(path, wanted, present) {
  if (!path.includes('node_modules/')) return true;
  if (present === undefined) return wanted.optional === true && !fitsThisMachine(wanted);
  return wanted.link === true || present.version === wanted.version;
}

function fitsThisMachine({ os, cpu, libc }) {
  // Packages for one machine only name it; an optional one that names none may fail to install anywhere.
  if (os === undefined && cpu === undefined) return false;
  const fits = (list, value) => list === undefined || list.includes(value);
  return fits(os, process.platform) && fits(cpu, process.arch) && libc === undefined;
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
