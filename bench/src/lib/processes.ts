import { readdirSync, readFileSync } from 'node:fs';

export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** Megabytes: `rss` counts a shared page in every process that maps it, `pss` its share in each. */
export interface Memory {
  readonly rss: number;
  readonly pss: number;
}

/** A process and all below it, where the system tells of them in files. */
export function listBelow(root: number): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)));
  const found = all.filter(({ pid }) => pid === root);
  for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid));
  return found;
}

function readProcess(pid: number): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return [{ pid, parent: Number(parent), command }];
  } catch {
    return [];
  }
}

/** The server below the command that started the product. */
export function findServer(root: number): Process {
  const server = listBelow(root).find(({ command }) => command.includes('apps/server/src/main.ts'));
  if (!server) throw new Error('the server is not below the command that started it');
  return server;
}

/** The system counts processor time in hundredths of a second. */
const TICKS = 100;

/** What these processes have taken of the processors since they began. */
export function cpuSecondsOf(processes: readonly Process[]): number {
  const ticks = processes.map(({ pid }) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS;
}

/** Megabytes that a process has in memory now, cheap enough to ask often. */
export function residentMegabytes(pid: number): number {
  return kilobytes(readFileSync(`/proc/${pid}/status`, 'utf8'), 'VmRSS') / 1024;
}

export function memoryOf(processes: readonly Process[]): Memory {
  const sum = { rss: 0, pss: 0 };
  for (const { pid } of processes) {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    sum.rss += kilobytes(rollup, 'Rss') / 1024;
    sum.pss += kilobytes(rollup, 'Pss') / 1024;
  }
  return sum;
}

function kilobytes(rollup: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? Number.NaN);
}
