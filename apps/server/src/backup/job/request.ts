import type { BackupFault, BackupKind, BackupTrial } from '@lets/contract';
import type pg from 'pg';
import type { Env } from '../../env.ts';
import type { BackupProgress } from '../progress.ts';

/** What the server asks of the process that works on backups. */
export type JobRequest = Pick<Env, 'dataDir' | 'uploads'> & {
  readonly config: pg.ClientConfig;
  /** Absolute. */
  readonly folder: string;
  readonly passphrase?: string;
} & (
    | {
        readonly kind: 'make';
        readonly of: BackupKind;
        readonly name: string;
        /** How many nightly ones are kept. */
        readonly keep: number;
        /** Milliseconds since 1970: done only if there is no nightly one since then. */
        readonly since?: number;
      }
    | {
        readonly kind: 'try';
        readonly name: string;
        /** Milliseconds since 1970: done only if none has been tried since then. */
        readonly since?: number;
      }
  );

/** What that process says while it works, and at its end. */
export type JobWord =
  | { readonly progress: BackupProgress }
  | { readonly ended: { readonly isDone: boolean; readonly trial?: BackupTrial } }
  | { readonly fault: BackupFault; readonly message: string };
