import { parseArgs } from 'node:util';
import { hasHeld, missingFor } from './drill.ts';
import { DRILLS } from './drills.ts';
import { hold } from './hold.ts';
import type { Need } from './needs.ts';
import { formatReport } from './report.ts';

/** What the command ends with. A fault of the drill itself ends it with 1 too, and a stack. */
const EXIT = { held: 0, failed: 1, misused: 2, notHeld: 3 } as const;

const USAGE = `npm run drill -- <name> [--short] [--seed N] [--kills N] [--folder PATH]

Breaks something on purpose under load, on this machine alone, and counts what became of the work that was acknowledged. Ends with 1
if anything was lost, doubled or otherwise not as promised, with 2 if it was called wrongly, and with 3 if it was not held because
this machine lacks something, which it names. --short is the form that the tests hold, --seed repeats a drill's random choices,
--kills sets how often something is killed, --folder where data is kept until the drill is over.

`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      short: { type: 'boolean', default: false },
      seed: { type: 'string' },
      kills: { type: 'string' },
      folder: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [name, ...others] = positionals;
  const drill = name === undefined ? undefined : DRILLS[name];
  if (name === undefined || drill === undefined || others.length > 0 || values.help) {
    process.stdout.write(`${USAGE}${listDrills()}\n`);
    process.exitCode = positionals.length > 0 && !values.help ? EXIT.misused : EXIT.held;
    return;
  }
  const missing = missingFor(drill);
  if (missing.length > 0) {
    process.stderr.write(sayMissing(name, missing));
    process.exitCode = EXIT.notHeld;
    return;
  }
  const startedAt = performance.now();
  const report = await hold(drill, {
    isShort: values.short,
    seed: numberOf(values.seed, 'seed'),
    kills: numberOf(values.kills, 'kills'),
    folder: values.folder,
    tell: (what) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      process.stdout.write(`${seconds.padStart(7)} s  ${what}\n`);
    },
  });
  process.stdout.write(`\n${formatReport(name, report)}\n`);
  process.exitCode = hasHeld(report) ? EXIT.held : EXIT.failed;
}

function sayMissing(name: string, missing: readonly Need[]): string {
  const lines = missing.map(({ zh, en }) => `  缺少：${zh} · missing: ${en}\n`);
  return `无法进行演练 ${name} · The drill ${name} cannot be held here\n${lines.join('')}`;
}

function numberOf(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${option} takes a whole number`);
  return Number(text);
}

function listDrills(): string {
  const width = Math.max(0, ...Object.keys(DRILLS).map((name) => name.length));
  return Object.entries(DRILLS)
    .map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`)
    .join('\n');
}

await main();
