import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Empty, Time } from '../core/values.ts';
import { ALARM_KINDS } from './alarm.ts';
import { BackupJob } from './backup.ts';

/** What a super administrator may have the log tell, beside what the server was started with. */
export const LOG_CHOICES = ['warn', 'info', 'debug'] as const;

const Count = z.number().int().min(0);

const Alarm = z.object({ kind: z.enum(ALARM_KINDS), detail: z.string(), since: Time });

/** What a server process tells of itself every few seconds. */
export const ProcessTold = z.object({
  memory_bytes: Count,
  /** How long its event loop kept work waiting: all but one in a hundred of the last times, in milliseconds. */
  loop_ms: z.number().min(0),
  lines: z.object({ live: Count, documents: Count, present: Count, runs: Count }),
  /** Of the last day. */
  errors: Count,
  alarms: z.array(Alarm),
  /** The work on a backup that goes on. */
  backup: BackupJob.pick({ kind: true, stage: true, done: true, of: true }).nullable(),
});
export type ProcessTold = z.infer<typeof ProcessTold>;

export const ServerProcess = z.object({
  id: z.string(),
  host: z.string(),
  pid: z.number().int(),
  lets: z.string(),
  started_at: Time,
  /** The one that answers. */
  is_this: z.boolean(),
  /** It has told nothing for a while: it ended without a word, or has lost the database. */
  is_gone: z.boolean(),
  /** Since it last told something, in milliseconds. */
  silent_ms: Count,
  /** Null: another version, which tells something else. */
  told: ProcessTold.nullable(),
});
export type ServerProcess = z.infer<typeof ServerProcess>;

/** The process that answers, and what it sees. Of people only how many there are. */
export const SystemStatus = z.object({
  at: Time,
  process: z.object({
    host: z.string(),
    pid: z.number().int(),
    started_at: Time,
    lets: z.string(),
    node: z.string(),
    memory_bytes: Count,
  }),
  /** All that work on this database, the oldest first; none while it cannot be reached. */
  processes: z.array(ServerProcess),
  /** Null: it cannot be reached. */
  database: z
    .object({
      kind: z.enum(['embedded', 'external']),
      version: z.string(),
      /** How many steps its tables have gone. */
      step: Count,
      bytes: Count,
    })
    .nullable(),
  pools: z.array(z.object({ name: z.enum(['read', 'write']), used: Count, waiting: Count, max: Count })),
  /** Of the data folder; null where the system does not say. */
  disk: z.object({ free_bytes: Count, total_bytes: Count, is_low: z.boolean() }).nullable(),
  redis: z.enum(['ok', 'away', 'none']),
  /** When the last whole backup was made; null without one. */
  backup_at: Time.nullable(),
  /** Work for threads, by what they do. */
  queues: z.array(
    z.object({
      name: z.enum(['press', 'reports', 'sheets', 'compare', 'flows', 'my_data', 'audit']),
      waiting: Count,
      busy: Count,
    }),
  ),
  /** Acts that wait for their turn in a run. */
  acts_waiting: Count,
  lines: z.object({ live: Count, documents: Count, present: Count, runs: Count }),
  alarms: z.array(Alarm),
  /** Of the last day, by what the log said; the latest first. */
  errors: z.array(
    z.object({ message: z.string(), count: Count, last_at: Time, trace: z.string().nullable() }),
  ),
  log: z.object({
    /** As the server was started. */
    usual: z.string(),
    level: z.string(),
    /** When it is the usual one again; null while it is. */
    until: Time.nullable(),
  }),
});
export type SystemStatus = z.infer<typeof SystemStatus>;

export const statusRead = declareCall({
  method: 'GET',
  path: '/system/status',
  summary:
    'How the process that answers is doing, with its database, disk, queues, alarms and recent errors; and the other processes.',
  who: 'super_admin',
  input: Empty,
  output: SystemStatus,
  codes: [],
});

export const logLevelSet = declareCall({
  method: 'POST',
  path: '/system/log-level',
  summary: 'What the log of the process that answers tells, for an hour; `usual` ends that at once.',
  who: 'super_admin',
  input: z.object({ level: z.enum([...LOG_CHOICES, 'usual']) }),
  output: SystemStatus.shape.log,
  codes: [],
});
