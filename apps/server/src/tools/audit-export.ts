import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { recordAudit } from '../audit.ts';
import { openDatabase } from '../db/client.ts';
import { readEnv } from '../env.ts';
import { auditLines } from '../features/log/chain/lines.ts';

/**
 * `npm run --silent audit:export -- --format syslog|jsonl [--since 2026-01-31] [--out file]`: the audit log, oldest first, beside a running
 * server or without one. Itself an entry.
 */
const { values } = parseArgs({
  options: { format: { type: 'string' }, since: { type: 'string' }, out: { type: 'string' } },
});

const log = { debug() {}, info() {}, warn: console.warn, error: console.error };

try {
  const { format, since, out } = values;
  const from = since === undefined ? 0 : Date.parse(since);
  if ((format !== 'syslog' && format !== 'jsonl') || Number.isNaN(from))
    throw new Error(
      'npm run --silent audit:export -- --format syslog|jsonl [--since 2026-01-31] [--out file]',
    );
  const database = await openDatabase(readEnv(process.env), log, { joinRunning: true });
  try {
    await recordAudit(database, { action: 'export', actorId: null, target: 'log', detail: format });
    const lines = Readable.from(auditLines(database, format, { since: from }));
    await pipeline(lines, out === undefined ? process.stdout : createWriteStream(out), {
      end: out !== undefined,
    });
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
