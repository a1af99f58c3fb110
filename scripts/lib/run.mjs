import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { whenNpmEnds } from './follow-npm.mjs';
import { findNode } from './node.mjs';
import { BIN, ROOT } from './paths.mjs';

const FOLLOW_PARENT = pathToFileURL(join(dirname(fileURLToPath(import.meta.url)), 'follow-parent.mjs')).href;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The environment for children: `node` and the packages' programs are found among the packages first. */
export function childEnv(extra = {}) {
  return { ...process.env, ...extra, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}` };
}

/** What Node needs to run a source file of ours, and to end when the script that started it is gone. */
function sourceArguments(file, args = []) {
  return ['--disable-warning=ExperimentalWarning', '--import', FOLLOW_PARENT, file, ...args];
}

/** Runs a TypeScript file in the foreground; signals go through, and its exit code is the result. */
export function runSource(file, args = [], { flags = [], env = {} } = {}) {
  const child = spawn(findNode(), [...flags, ...sourceArguments(file, args)], {
    cwd: ROOT,
    env: childEnv(env),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  return { child, ended: passSignals(child) };
}

/** Resolves with the exit code a shell would show for the child. */
export function passSignals(child) {
  const forward = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  whenNpmEnds(() => forward('SIGTERM'));
  return endOf(child).finally(() => {
    for (const name of SIGNALS) process.off(name, forward);
  });
}

function endOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (SIGNAL_NUMBERS[signal] ?? 0)));
  });
}

export const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

/** Runs a program and gathers what it says, for when it fails. */
export function runQuietly(program, args, { cwd = ROOT, env = {} } = {}) {
  return new Promise((resolve) => {
    const quiet = childEnv({ NO_COLOR: '1', ...env });
    const child = spawn(program, args, { cwd, env: quiet, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const gather = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', gather);
    child.stderr.on('data', gather);
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output).trim() }),
    );
  });
}

/**
 * Runs a program that speaks for itself; resolves with its exit code. In a session of its own: Ctrl-C comes to us alone, who end it with
 * all that it has started (`end-together.mjs`) before its children have lost their parent.
 */
export function runLoudly(program, args, { cwd = ROOT, env = {} } = {}) {
  const child = spawn(program, args, {
    cwd,
    env: childEnv(env),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  return endOf(child);
}
