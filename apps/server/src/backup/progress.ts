import type { BackupStage } from '@lets/contract';

/** How far a backup, a restore or a trial is. */
export interface BackupProgress {
  readonly stage: BackupStage;
  readonly done: number;
  readonly of: number;
}

export type Tell = (progress: BackupProgress) => void;
