import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { act } from './figures/act.ts';
import { check } from './figures/check.ts';
import { deliver } from './figures/deliver.ts';
import { editor } from './figures/editor.ts';
import { flat } from './figures/flat.ts';
import { guide } from './figures/guide.ts';
import { lists } from './figures/lists.ts';
import { login } from './figures/login.ts';
import { replay } from './figures/replay.ts';
import { replicas } from './figures/replicas.ts';
import { scroll } from './figures/scroll.ts';
import { start } from './figures/start.ts';
import { stats } from './figures/stats.ts';
import { watch } from './figures/watch.ts';
import type { Figure } from './lib/figure.ts';
import { measureFsync } from './lib/fsync.ts';
import { measureAll } from './lib/measure.ts';
import { describeMachine, formatTable, ResultsFile } from './lib/report.ts';

const FIGURES: Readonly<Record<string, Figure>> = {
  act,
  check,
  deliver,
  editor,
  flat,
  guide,
  lists,
  login,
  replay,
  replicas,
  scroll,
  start,
  stats,
  watch,
};

const USAGE = `npm run bench -- [${Object.keys(FIGURES).join(' | ')} …] [--quick] [--folder PATH]

Measures the product beside its yardsticks and prints one table; docs/benchmarks.md says what each figure means.
Without names all of them, in about fifteen minutes; --quick takes fewer and shorter rounds. Data is kept in a new folder
under PATH (the system's temporary files) and deleted in the end; results stay in bench/results. A figure whose program is missing (replicas needs redis-server) is left out. Nothing fails on a goal.
`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      folder: { type: 'string', default: tmpdir() },
      help: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.filter((name) => !(name in FIGURES));
  if (values.help || unknown.length > 0) {
    process.stdout.write(USAGE);
    process.exitCode = unknown.length > 0 ? 1 : 0;
    return;
  }
  const names = positionals.length > 0 ? positionals : Object.keys(FIGURES);
  const folder = mkdtempSync(join(values.folder, 'lets-bench-'));
  const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  // Everything that was started ends with this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      clear();
      process.exit(1);
    });
  }
  try {
    await measure(names, folder, values.quick);
  } finally {
    clear();
  }
}

async function measure(names: readonly string[], folder: string, isQuick: boolean): Promise<void> {
  const machine = describeMachine(measureFsync(folder));
  const file = new ResultsFile(machine);
  const tell = (name: string, what: string) => process.stderr.write(`${name}: ${what}\n`);
  const figures = Object.fromEntries(Object.entries(FIGURES).filter(([name]) => names.includes(name)));
  const measured = await measureAll(figures, { folder, isQuick }, tell, (results) => file.keep(results));
  const all = Object.values(measured.results);
  const notes = [...all.flatMap((result) => result.notes), ...measured.left_out];
  const { cores, processor, node, fsync_ms } = machine;
  process.stdout.write(
    `\n${cores} cores, ${processor}, Node ${node}; fsync of one page ${fsync_ms.toFixed(2)} ms\n\n` +
      `${formatTable(all.flatMap((result) => result.rows))}\n\n${notes.map((note) => `- ${note}\n`).join('')}\n${file.path}\n`,
  );
  if (measured.has_failed) process.exitCode = 1;
}

await main();
