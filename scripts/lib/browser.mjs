import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from './run.mjs';
import { formatSeconds, Refusal, say } from './talk.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const PACKAGES = ['chromium', 'fonts-noto-cjk'];

/** The browser that tests use: the one CHROMIUM_PATH names, else any Chromium or Chrome of the system's. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...ELSEWHERE].find(
    isProgram,
  );
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds a browser and a Chinese typeface, fetching them from Debian's archive when that is possible. */
export async function ensureBrowser() {
  const missing = [
    ...(findBrowser() === undefined ? ['chromium'] : []),
    ...(hasChineseTypeface() ? [] : ['fonts-noto-cjk']),
  ];
  if (missing.length > 0 && canInstall()) await installPackages(missing);
  const browser = findBrowser();
  if (browser !== undefined) return browser;
  throw new Refusal(
    '没有找到浏览器：请安装 Chromium 或 Chrome，或用 CHROMIUM_PATH 指明位置',
    `No browser was found: install Chromium or Chrome (Debian: apt-get install ${PACKAGES.join(' ')}), or name it with CHROMIUM_PATH`,
  );
}

function hasChineseTypeface() {
  try {
    return (
      execFileSync('fc-list', [':lang=zh'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() !== ''
    );
  } catch {
    // Without fontconfig there is no telling; systems other than Linux bring their own.
    return process.platform !== 'linux' || existsSync('/usr/share/fonts/opentype/noto');
  }
}

function canInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function installPackages(names) {
  const startedAt = performance.now();
  say(`正在安装 ${names.join('、')} …`, `Installing ${names.join(', ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    runQuietly('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env });
  // A fresh image has no lists of packages yet.
  let result = await install();
  if (result.code !== 0) {
    await runQuietly('apt-get', ['update'], { env });
    result = await install();
  }
  if (result.code !== 0) {
    throw new Refusal(
      `${names.join('、')} 安装失败`,
      `${names.join(', ')} could not be installed.\n${result.output}`,
    );
  }
  say(`已安装（${formatSeconds(startedAt)}）`, 'Installed');
}
