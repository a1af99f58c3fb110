import { hostname } from 'node:os';
import type { Reader } from '../../../db/reader.ts';
import type { ChainedEntry } from './chain.ts';
import * as repository from './repository.ts';

export type LineFormat = 'syslog' | 'jsonl';

/** Log audit, and how grave. */
const FACILITY = 13;
const NOTICE = 5;
const WARNING = 4;
const WARNED = /^(denied|.*_failed|.*_refused)$/;

/** The number that RFC 5612 keeps for use without one's own. */
const SD_ID = 'lets@32473';
const NIL = '-';
const MSG_IS_UTF8 = '\ufeff';

/** Pure: an entry as one RFC 5424 message, without a line end. */
export function syslogLine(entry: ChainedEntry, host = hostname()): string {
  const { id, at, actor_id, action, target, detail, address } = entry;
  const priority = FACILITY * 8 + (WARNED.test(action) ? WARNING : NOTICE);
  const fields = { id, actor: actor_id ?? '', action, target, detail, address };
  const data = Object.entries(fields).map(([name, value]) => `${name}="${escaped(String(value))}"`);
  const head = `<${priority}>1 ${timeOf(at)} ${printable(host, 255)} lets ${NIL} ${printable(action, 32)}`;
  const message = [action, target, detail].filter(Boolean).join(' ');
  return `${head} [${SD_ID} ${data.join(' ')}] ${MSG_IS_UTF8}${oneLine(message)}`;
}

/** Pure: an entry as one line of JSON. */
export function jsonLine({ id, at, actor_id, ...entry }: ChainedEntry): string {
  return JSON.stringify({
    id,
    at: timeOf(at),
    actor_id: actor_id === null ? null : Number(actor_id),
    ...entry,
  });
}

/** Pure: microseconds since 1970 as RFC 3339 has them. */
function timeOf(micros: string): string {
  const ms = Math.floor(Number(micros) / 1000);
  return new Date(ms).toISOString().replace(/\d{3}Z$/, `${micros.slice(-6)}Z`);
}

function escaped(value: string): string {
  return oneLine(value).replace(/["\\\]]/g, '\\$&');
}

/** A line end within a field would begin a message that nobody wrote. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}

function printable(text: string, length: number): string {
  return text.replace(/[^\x21-\x7e]/g, '').slice(0, length) || NIL;
}

const TOGETHER = 500;

/** Every entry from a moment on, oldest first, a line each. */
export async function* auditLines(
  reader: Reader,
  format: LineFormat,
  { since = 0 }: { readonly since?: number } = {},
): AsyncGenerator<string> {
  const upto = await repository.newestId(reader);
  const toLine = format === 'syslog' ? (entry: ChainedEntry) => syslogLine(entry) : jsonLine;
  for (let after = 0; ; ) {
    const some = await repository.entriesBetween(reader, { after, upto, limit: TOGETHER });
    for (const entry of some) if (Number(entry.at) >= since * 1000) yield `${toLine(entry)}\n`;
    after = some.at(-1)?.id ?? upto;
    if (some.length < TOGETHER) return;
  }
}
