import type { Log } from '../src/db/log.ts';

/** Keeps test output readable; what goes wrong shows in what the code under test does. */
export const quietLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
