/** How far a backup, a restore or a trial is. */
export interface BackupProgress {
  readonly stage: 'tables' | 'uploads' | 'checking' | 'loading' | 'comparing';
  readonly done: number;
  readonly of: number;
}

export type Tell = (progress: BackupProgress) => void;
