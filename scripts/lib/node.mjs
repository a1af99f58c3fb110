import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { BIN } from './paths.mjs';
import { Refusal } from './talk.mjs';

/** True for a Node that runs TypeScript sources directly without being asked to. */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major >= 24 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
}

/** The Node that runs the product: this one when it is new enough, else the one among the packages (Linux x64). */
export function findNode() {
  if (runsTypeScript(process.version)) return process.execPath;
  const bundled = join(BIN, 'node');
  if (runsTypeScript(versionOf(bundled))) return bundled;
  throw new Refusal(
    `需要 Node.js 22.18 或更新版本（当前 ${process.version}），请从 https://nodejs.org 安装 24`,
    `Node.js 22.18 or newer is needed (this is ${process.version}): install 24 from https://nodejs.org`,
  );
}

function versionOf(program) {
  try {
    return execFileSync(program, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
