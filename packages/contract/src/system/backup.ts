import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { LIMITS } from '../core/limits.ts';
import { Empty, Time } from '../core/values.ts';

/** What a backup was made for: every night, by hand, or before the tables were brought up to date. */
export const BACKUP_KINDS = ['nightly', 'manual', 'before-update'] as const;
export const BackupKind = z.enum(BACKUP_KINDS);
export type BackupKind = z.infer<typeof BackupKind>;

/** What work on a backup is at. */
export const BACKUP_STAGES = ['waiting', 'tables', 'uploads', 'checking', 'loading', 'comparing'] as const;
export const BackupStage = z.enum(BACKUP_STAGES);
export type BackupStage = z.infer<typeof BackupStage>;

/** Why a backup was not made, or not restored; anything else is `failed`. */
export const BACKUP_FAULTS = [
  'no_file',
  'file_exists',
  'not_a_backup',
  'needs_passphrase',
  'wrong_passphrase',
  'short_passphrase',
  'damaged',
  'newer',
  'not_empty',
  'no_room',
  'under_way',
  'trial_under_way',
  'failed',
] as const;
export const BackupFault = z.enum(BACKUP_FAULTS);
export type BackupFault = z.infer<typeof BackupFault>;

/** What is not as it was after a trial restore; `name` is a table's, or a run's number. */
export const BackupDifference = z.object({
  kind: z.enum(['rows', 'runs', 'dossiers', 'fold']),
  name: z.string(),
});
export type BackupDifference = z.infer<typeof BackupDifference>;

const count = z.number().int().nonnegative();

export const BackupTrial = z.object({
  at: Time,
  /** Null: it could be restored. */
  fault: BackupFault.nullable(),
  rows: count,
  runs: count,
  dossiers: count,
  uploads: count,
  differences: z.array(BackupDifference),
});
export type BackupTrial = z.infer<typeof BackupTrial>;

/** Names that the server gives: nothing else can be asked for. */
export const BackupName = z
  .string()
  .regex(/^(nightly|manual|before-update)-\d{8}T\d{6}Z(-\d{4})?\.zip(\.sealed)?$/);

export const Backup = z.object({
  name: BackupName,
  kind: BackupKind,
  made_at: Time,
  bytes: count,
  is_sealed: z.boolean(),
  /** The latest. */
  trial: BackupTrial.nullable(),
});
export type Backup = z.infer<typeof Backup>;

/** What this server process is doing about backups, or has done last. */
export const BackupJob = z.object({
  kind: z.enum(['make', 'try']),
  name: z.string(),
  began_at: Time,
  stage: BackupStage,
  done: count,
  of: count,
  /** Null: it still goes on. */
  ended_at: Time.nullable(),
  fault: BackupFault.nullable(),
});
export type BackupJob = z.infer<typeof BackupJob>;

export const backupList = declareCall({
  method: 'GET',
  path: '/system/backup/list',
  summary: 'The backups in the folder of this server, the newest first, and what is being done about them.',
  who: 'super_admin',
  input: Empty,
  output: z.object({
    list: z.array(Backup),
    job: BackupJob.nullable(),
    /** The folder on the server. */
    folder: z.string(),
    /** The server was started with a passphrase: its backups are encrypted. */
    is_sealing: z.boolean(),
    /** When the next nightly one is due; null when there are none. */
    next_at: Time.nullable(),
    kept: count,
    /** The newest is tried by itself every so many days; 0: never. */
    try_days: count,
  }),
  codes: [],
});

export const backupMake = declareCall({
  method: 'POST',
  path: '/system/backup/make',
  summary: 'Begins a backup in the background; the list tells how far it is.',
  who: 'super_admin',
  input: Empty,
  output: Empty,
  codes: ['backup_under_way'],
});

const Named = z.object({ name: BackupName });

export const backupTry = declareCall({
  method: 'POST',
  path: '/system/backup/try',
  summary:
    'Begins to restore a backup into a database that is thrown away, in the background; the list tells how it went.',
  who: 'super_admin',
  input: Named,
  output: Empty,
  codes: ['backup_under_way', 'not_found'],
});

export const backupDelete = declareCall({
  method: 'POST',
  path: '/system/backup/delete',
  summary: 'Deletes a backup. Only a super administrator who gives their password again.',
  who: 'super_admin',
  input: Named.extend({ password: z.string().max(LIMITS.password_max) }),
  output: Empty,
  codes: ['not_found', 'backup_under_way', 'backup_password', 'no_password', 'too_many_tries', 'come_again'],
});

export const backupOpen = declareCall({
  method: 'POST',
  path: '/system/backup/open',
  summary:
    'A ticket for one minute to download a backup, for a super administrator who gives their password again.',
  who: 'super_admin',
  input: Named.extend({ password: z.string().max(LIMITS.password_max) }),
  output: z.object({ ticket: z.string() }),
  codes: ['not_found', 'backup_password', 'no_password', 'too_many_tries', 'come_again'],
});

export const backupDownload = declareCall({
  method: 'GET',
  path: '/system/backup/download',
  summary: 'A backup as it lies in the folder. It holds everything that the school keeps.',
  who: 'super_admin',
  answer: 'file',
  input: Named.extend({ ticket: z.string().max(200) }),
  output: z.unknown(),
  codes: ['not_found'],
});
