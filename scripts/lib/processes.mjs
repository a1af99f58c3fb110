import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The living processes of this machine: each one's parent, by its own number. */
export function listProcesses() {
  return process.platform === 'linux' ? listFromProc() : listFromPs();
}

/** Pure: every process below these, whichever group or session it has made for itself. */
export function descendantsOf(pids, parents) {
  const found = new Set(pids);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
  }
  for (const pid of pids) found.delete(pid);
  return found;
}

/** A living process, where the system tells of it in files; undefined elsewhere, and for the dead and the unburied. */
export function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in parentheses and may hold some itself.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z' || state === 'X') return undefined;
    return {
      parent: Number(parent),
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    };
  } catch {
    return undefined;
  }
}

function listFromProc() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return new Map(
    pids.flatMap((name) => {
      const found = readProcess(name);
      return found ? [[Number(name), found.parent]] : [];
    }),
  );
}

function listFromPs() {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  const rows = table.split('\n').map((line) => line.trim().split(/\s+/));
  return new Map(
    rows
      .filter(([, , state]) => state && !state.startsWith('Z'))
      .map(([pid, parent]) => [Number(pid), Number(parent)]),
  );
}
