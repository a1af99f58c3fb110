import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { DrizzleQueryError } from './db/drizzle.ts';
import { describeForLog } from './db/errors.ts';
import type { LogLevel } from './env.ts';
import { requestForLog } from './http/request-id.ts';
import type { RecentErrors } from './recent-errors.ts';
import { traceForLog } from './tracing/tracing.ts';

export interface LogOptions {
  /** Elsewhere than standard error. */
  readonly to?: DestinationStream;
  readonly recentErrors?: RecentErrors;
}

/** Lines of JSON for whatever collects them; in a terminal what a person can read. */
export function createLog(level: LogLevel, { to, recentErrors }: LogOptions = {}): Logger {
  const options = {
    level,
    serializers: { err: describeError },
    mixin: () => ({ ...requestForLog(), ...traceForLog() }),
    ...(recentErrors && { hooks: { logMethod: noteErrorsIn(recentErrors) } }),
  };
  if (to) return pino(options, to);
  return process.stderr.isTTY
    ? pino({ ...options, base: null }, { write: (line) => process.stderr.write(readable(line)) })
    : pino(options, pino.destination({ fd: 2, sync: true }));
}

const ERROR_LEVEL = 50;

/** Counted by what our own code says of it, which is the same each time; the error itself may hold more. */
function noteErrorsIn(recentErrors: RecentErrors): LogHook {
  return function logMethod(args, method, level) {
    if (level >= ERROR_LEVEL) {
      const message = args.find((arg) => typeof arg === 'string') ?? 'error';
      recentErrors.note(message, requestForLog().request ?? null);
    }
    method.apply(this, args);
  };
}
type LogHook = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/** Pure: what a log keeps of an error. A failed query's own message carries its values, and so what people wrote. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const database = describeForLog(error);
  if (!database && !(error instanceof DrizzleQueryError)) return pino.stdSerializers.err(error);
  const { cause } = error;
  const reason = !database && cause instanceof Error ? cause.message : undefined;
  return { type: 'DatabaseError', ...database, reason, stack: framesOf(error) };
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

function readable(line: string): string {
  const { time, level, msg, err } = JSON.parse(line);
  const at = new Date(time).toTimeString().slice(0, 8);
  const mark = level >= 50 ? ' ✗' : level >= 40 ? ' !' : '';
  const { stack, ...about } = err ?? {};
  const details = err?.type === 'DatabaseError' ? ` ${JSON.stringify(about)}` : '';
  return `${at}${mark} ${msg ?? ''}${details}${stack ? `\n${stack}` : ''}\n`;
}
