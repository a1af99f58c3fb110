import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Result, Row } from './figure.ts';

const RESULTS = fileURLToPath(new URL('../../results', import.meta.url));

export interface Machine {
  readonly cores: number;
  readonly processor: string;
  readonly memory_mb: number;
  readonly system: string;
  readonly node: string;
  readonly fsync_ms: number;
}

export function describeMachine(fsyncMs: number): Machine {
  const [first] = cpus();
  return {
    cores: cpus().length,
    processor: first?.model ?? '',
    memory_mb: Math.round(totalmem() / 2 ** 20),
    system: `${process.platform} ${release()}`,
    node: process.version,
    fsync_ms: fsyncMs,
  };
}

const HEADS = ['figure', 'measured', 'yardstick', 'ratio', 'goal', 'met'];

/** Pure: a Markdown table that a terminal shows in columns too. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map(({ figure, measured, yardstick, ratio, goal, isMet }) => [
    figure,
    measured,
    yardstick,
    ratio,
    goal,
    isMet === null ? '' : isMet ? 'yes' : 'NO',
  ]);
  const widths = HEADS.map((head, i) => Math.max(head.length, ...cells.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(HEADS), rule, ...cells.map(line)].join('\n');
}

/** The file of one run, written again after each figure: a figure that fails loses none of those before it. */
export class ResultsFile {
  readonly path: string;
  readonly #at: string;
  readonly #machine: Machine;

  constructor(machine: Machine, folder: string = RESULTS, at: Date = new Date()) {
    mkdirSync(folder, { recursive: true });
    this.#at = at.toISOString();
    this.#machine = machine;
    this.path = join(folder, `${this.#at.replaceAll(/[:.]/g, '-')}.json`);
  }

  keep(results: Readonly<Record<string, Result>>): void {
    writeFileSync(this.path, JSON.stringify({ at: this.#at, machine: this.#machine, results }, null, 2));
  }
}
