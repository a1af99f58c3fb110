import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

export interface ProcessFacts {
  /** Opaque; with the pid it names one process, as a pid alone does not: pids are used again. */
  readonly startedAt: string;
  readonly command: string;
}

/** What runs under `pid` here and now; undefined when nothing does (a zombie counts as nothing). */
export function inspectProcess(pid: number): ProcessFacts | undefined {
  return process.platform === 'linux' ? inspectByProc(pid) : inspectByPs(pid);
}

function inspectByProc(pid: number): ProcessFacts | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold spaces and brackets itself.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z' || state === 'X') return undefined;
    const startedAt = rest[18] ?? '';
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { startedAt, command };
  } catch {
    return undefined;
  }
}

function inspectByPs(pid: number): ProcessFacts | undefined {
  try {
    const startedAt = askPs(['-o', 'lstart=', '-p', String(pid)]);
    const line = askPs(['-ww', '-o', 'stat=,command=', '-p', String(pid)]);
    if (startedAt === '' || line.startsWith('Z')) return undefined;
    return { startedAt, command: line };
  } catch {
    return undefined;
  }
}

function askPs(args: string[]): string {
  const env = { ...process.env, LC_ALL: 'C' };
  return execFileSync('ps', args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** The machine, as far as its pids mean the same: two containers on one disk are two machines. */
function thisMachine(): string {
  return createHash('sha256')
    .update(`${hostname()} ${bootId()} ${pidNamespace()}`)
    .digest('hex')
    .slice(0, 12);
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Names this process among all others, also after its pid has been given away again. */
export function ownToken(): string {
  return tokenOf(process.pid) ?? `${thisMachine()}:${process.pid}:`;
}

function tokenOf(pid: number): string | undefined {
  const facts = inspectProcess(pid);
  if (facts === undefined) return undefined;
  const start = createHash('sha256').update(facts.startedAt).digest('hex').slice(0, 12);
  return `${thisMachine()}:${pid}:${start}`;
}

/** The pid that a token names, when that very process is alive on this machine. */
export function livingPidOf(token: string): number | undefined {
  const pid = Number(token.split(':')[1]);
  return Number.isInteger(pid) && tokenOf(pid) === token ? pid : undefined;
}
