import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Empty, Time } from '../core/values.ts';
import { ALARM_KINDS } from './alarm.ts';

/** What a super administrator may have the log tell, beside what the server was started with. */
export const LOG_CHOICES = ['warn', 'info', 'debug'] as const;

const Count = z.number().int().min(0);

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
  alarms: z.array(z.object({ kind: z.enum(ALARM_KINDS), detail: z.string(), since: Time })),
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
    'How the process that answers is doing, with its database, disk, queues, alarms and recent errors.',
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
