import type { Logger } from 'pino';
import type { Database } from './db/client.ts';
import type { Env } from './env.ts';
import type { PasswordCost } from './features/account/passwords.ts';
import type { SettledLog } from './features/log/repository.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { ProcessState } from './process-state.ts';
import type { Bus } from './realtime/bus.ts';
import type { RedisLink } from './realtime/redis-link.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { Storage } from './storage/storage.ts';

/** What the features work with; made once in `main.ts`, and by the tests. */
export interface Deps extends ProcessState {
  readonly env: Env;
  readonly database: Database;
  readonly log: Logger;
  readonly bus: Bus;
  /** What joins several server processes; none for one that is alone. */
  readonly redis?: RedisLink | null;
  readonly storage: Storage;
  readonly secrets: Secrets;
  /** Milliseconds since 1970. An administrator or a time server may put it forward or back by hours. */
  readonly clock: () => number;
  /** Milliseconds since some moment, which only ever grow: for durations and paces within this process. */
  readonly steadyClock: () => number;
  /** How much of the audit log this process has counted. */
  readonly settledLog: SettledLog;
  /** What Prometheus is told; none where nobody asks for it. */
  readonly metrics?: Metrics | null;
  /** Of a hash; the full one where it is left out. Tests alone give another: no setting does. */
  readonly passwordCost?: PasswordCost;
}
