import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BackupFault, BackupJob } from '@lets/contract';
import type { JobRequest, JobWord } from '../../backup/job/request.ts';

const PROCESS = fileURLToPath(new URL('../../backup/job/process.ts', import.meta.url));

/** How a job ended; `isDone` is false when there was nothing to do. */
export type JobEnd =
  | Extract<JobWord, { ended: unknown }>['ended']
  | { readonly fault: BackupFault; readonly message: string };

/** The work on backups of this server process, one job at a time. */
export interface Backups {
  /** The one that goes on, or the last. */
  readonly job: BackupJob | null;
  readonly isBusy: boolean;
  /** Begins a job; resolves when it has ended, however it ended. Nothing else may be going on. */
  begin(request: JobRequest, clock: () => number): Promise<JobEnd>;
  /** Ends what goes on; what it leaves is called unfinished. */
  close(): void;
}

/** Each job in a process of its own. */
export class BackupDesk implements Backups {
  #job: BackupJob | null = null;
  #stop: (() => void) | null = null;

  get job(): BackupJob | null {
    return this.#job;
  }

  get isBusy(): boolean {
    return this.#stop !== null;
  }

  begin(request: JobRequest, clock: () => number): Promise<JobEnd> {
    if (this.isBusy) throw new Error('the desk is busy');
    const { kind, name } = request;
    let job: BackupJob = {
      ...{ kind, name, began_at: clock(), stage: 'waiting', done: 0, of: 0 },
      ...{ ended_at: null, fault: null },
    };
    this.#job = job;
    const child = fork(PROCESS, { stdio: 'ignore', execArgv: [] });
    this.#stop = () => child.kill('SIGKILL');
    let end: JobEnd = { fault: 'failed', message: 'the process ended without a word' };
    child.on('message', (word: JobWord) => {
      if (!('progress' in word)) end = 'ended' in word ? word.ended : word;
      else this.#job = job = { ...job, ...word.progress };
    });
    child.send(request);
    return new Promise((resolve) => {
      const finish = () => {
        this.#job = { ...job, ended_at: clock(), fault: 'fault' in end ? end.fault : null };
        this.#stop = null;
        resolve(end);
      };
      child.once('exit', finish);
      child.once('error', finish);
    });
  }

  close(): void {
    this.#stop?.();
  }
}
