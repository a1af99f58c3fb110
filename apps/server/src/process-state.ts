import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { Alarms } from './alarms.ts';
import type { Database } from './db/client.ts';
import type { Log } from './db/log.ts';
import { BackupDesk, type Backups } from './features/backup/desk.ts';
import type { PlatformToken } from './features/lti/services/tokens.ts';
import { RunCache } from './features/room/act/run-cache.ts';
import { RunQueue } from './features/room/act/run-queue.ts';
import { createDocumentEvents, type DocumentEvents } from './features/room/writing/document-events.ts';
import { LogLevels } from './log-level.ts';
import { countsOfNoLines, type LineCounts } from './realtime/line-counts.ts';
import { RecentErrors } from './recent-errors.ts';
import { FlowCache } from './runs/flow-cache.ts';
import { Followers } from './runs/followers.ts';

/** What one server process has in memory beside its database: nothing is lost with it. */
export interface ProcessState {
  /** Of this process, as others know it. */
  readonly processId: string;
  readonly alarms: Alarms;
  readonly lines: LineCounts;
  readonly logLevels: LogLevels;
  readonly recentErrors: RecentErrors;
  readonly backups: Backups;
  readonly flowCache: FlowCache;
  readonly followers: Followers;
  readonly runCache: RunCache;
  readonly runQueue: RunQueue;
  readonly documentEvents: DocumentEvents;
  /** Tokens for the services of learning platforms, those still asked for too. */
  readonly platformTokens: Map<string, Promise<PlatformToken>>;
}

export function createProcessState(about: {
  readonly database: Database;
  readonly clock: () => number;
  readonly steadyClock: () => number;
  readonly log: Log & Pick<Logger, 'level'>;
  /** Filled by the log, where that is wired to it. */
  readonly recentErrors?: RecentErrors;
}): ProcessState {
  return {
    processId: randomUUID(),
    alarms: new Alarms(about),
    lines: countsOfNoLines(),
    logLevels: new LogLevels(about),
    recentErrors: about.recentErrors ?? new RecentErrors(about.clock),
    backups: new BackupDesk(),
    flowCache: new FlowCache(about.database),
    followers: new Followers(about),
    runCache: new RunCache(),
    runQueue: new RunQueue(),
    documentEvents: createDocumentEvents(),
    platformTokens: new Map(),
  };
}
