import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Something that not every machine has and a drill cannot be held without. */
export interface Need {
  /** What is missing, and how to get it. */
  readonly zh: string;
  readonly en: string;
  isHere(): boolean;
}

/** Processes are found, stopped and killed by what the system tells of them in files. */
export const PROC: Need = {
  zh: 'Linux 的 /proc',
  en: 'Linux with /proc',
  isHere: () => existsSync('/proc/self/stat'),
};

export const REDIS_SERVER: Need = {
  zh: 'PATH 中的 redis-server（Debian 软件包 redis-server）',
  en: 'redis-server in PATH (Debian package redis-server)',
  isHere: () =>
    (process.env.PATH ?? '').split(delimiter).some((folder) => isProgram(join(folder, 'redis-server'))),
};

const FAKETIME_FOLDERS = [
  '/usr/lib/x86_64-linux-gnu/faketime',
  '/usr/lib/aarch64-linux-gnu/faketime',
  '/usr/lib/faketime',
];

/** The form of libfaketime for programs with threads; undefined where there is none. */
export const faketimeLibrary = FAKETIME_FOLDERS.map((folder) => join(folder, 'libfaketimeMT.so.1')).find(
  existsSync,
);

export const FAKETIME: Need = {
  zh: 'libfaketime（Debian 软件包 libfaketime）',
  en: 'libfaketime (Debian package libfaketime)',
  isHere: () => faketimeLibrary !== undefined,
};

/** A disk in memory that may be filled. */
export const SMALL_DISK: Need = {
  zh: '挂载 tmpfs 的权限（以 root 运行，容器另需 CAP_SYS_ADMIN）',
  en: 'the right to mount a tmpfs (run it as root; in a container with CAP_SYS_ADMIN)',
  isHere: canMount,
};

export function mountSmallDisk(path: string, megabytes: number): void {
  const options = `size=${megabytes}m,mode=755`;
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { stdio: 'pipe' });
}

export function unmount(path: string): void {
  execFileSync('umount', ['-l', path], { stdio: 'pipe' });
}

/** Only trying tells. */
function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'lets-mount-'));
  try {
    mountSmallDisk(folder, 1);
    unmount(folder);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
