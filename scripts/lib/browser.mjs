import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from './run.mjs';
import { formatSeconds, Refusal, say } from './talk.mjs';

/** Draws the same pages with a tenth less of the processor than a whole browser. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const TYPEFACE = 'fonts-noto-cjk';

/** The browser that tests use: the one CHROMIUM_PATH names, else any Chromium or Chrome of the system's. */
function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return NAMES.map(findInPath).find(Boolean) ?? ELSEWHERE.find(isProgram);
}

function findInPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram);
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
  if (canInstall()) {
    if (!process.env.CHROMIUM_PATH && findInPath(SHELL) === undefined) await installShell();
    if (!hasChineseTypeface()) await install(TYPEFACE);
  }
  const browser = findBrowser();
  if (browser !== undefined) return browser;
  throw new Refusal(
    '没有找到浏览器：请安装 Chromium 或 Chrome，或用 CHROMIUM_PATH 指明位置',
    `No browser was found: install Chromium or Chrome (Debian: apt-get install chromium ${TYPEFACE}), or name it with CHROMIUM_PATH`,
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

/** Older archives have no headless shell, and a machine without a line keeps the browser it has. */
async function installShell() {
  try {
    await install(SHELL);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (findBrowser() === undefined) await install('chromium');
  }
}

async function install(name) {
  const startedAt = performance.now();
  say(`正在安装 ${name} …`, `Installing ${name} …`);
  const apt = (...args) =>
    runQuietly('apt-get', ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  const fetch = () => apt('install', '-y', '--no-install-recommends', name);
  let result = await fetch();
  if (result.code !== 0) {
    // A fresh image has no lists of packages yet.
    await apt('update');
    result = await fetch();
  }
  if (result.code !== 0) {
    throw new Refusal(`${name} 安装失败`, `${name} could not be installed.\n${result.output}`);
  }
  say(`已安装（${formatSeconds(startedAt)}）`, 'Installed');
}
