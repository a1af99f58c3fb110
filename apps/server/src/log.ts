import { type Logger, pino } from 'pino';
import type { LogLevel } from './env.ts';

/** Lines of JSON for whatever collects them; in a terminal what a person can read. */
export function createLog(level: LogLevel): Logger {
  return process.stderr.isTTY
    ? pino({ level, base: null }, { write: (line) => process.stderr.write(readable(line)) })
    : pino({ level }, pino.destination({ fd: 2, sync: true }));
}

function readable(line: string): string {
  const { time, level, msg, err } = JSON.parse(line);
  const at = new Date(time).toTimeString().slice(0, 8);
  const mark = level >= 50 ? ' ✗' : level >= 40 ? ' !' : '';
  return `${at}${mark} ${msg ?? ''}${err?.stack ? `\n${err.stack}` : ''}\n`;
}
