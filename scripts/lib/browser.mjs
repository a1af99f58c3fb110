import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from './run.mjs';
import { formatSeconds, Refusal, say } from './talk.mjs';

/** The headless shell first: it draws the same pages with a tenth less of the processor. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const ELSEWHERE = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** Archives that are older have no headless shell of its own. */
const BROWSERS = ['chromium-headless-shell', 'chromium'];
const TYPEFACE = 'fonts-noto-cjk';

/** The browser that tests use: the one CHROMIUM_PATH names, else any Chromium or Chrome of the system's. */
function findBrowser() {
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
  if (canInstall()) {
    if (findBrowser() === undefined) await installFirstOf(BROWSERS);
    if (!hasChineseTypeface()) await installFirstOf([TYPEFACE]);
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

async function installFirstOf(names) {
  const startedAt = performance.now();
  say(`正在安装 ${names[0]} …`, `Installing ${names[0]} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = (name) =>
    runQuietly('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  let result = await install(names[0]);
  if (result.code !== 0) {
    // A fresh image has no lists of packages yet.
    await runQuietly('apt-get', ['update'], { env });
    for (const name of names) {
      result = await install(name);
      if (result.code === 0) break;
    }
  }
  if (result.code !== 0) {
    throw new Refusal(`${names[0]} 安装失败`, `${names[0]} could not be installed.\n${result.output}`);
  }
  say(`已安装（${formatSeconds(startedAt)}）`, 'Installed');
}
