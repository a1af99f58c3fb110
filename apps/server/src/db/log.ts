import type { Logger } from 'pino';

/** What the database layer needs of the server's logger. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
