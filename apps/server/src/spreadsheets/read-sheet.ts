import { Worker } from 'node:worker_threads';
import { refuse } from '../http/errors.ts';

export interface SheetLimits {
  readonly rows: number;
  readonly columns: number;
}

/** How long a sheet may take: a class list takes a fraction of a second. */
const PATIENCE_MS = 20_000;

export type SheetAnswer =
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly fault: 'not_a_sheet' | 'too_many' };

/**
 * The first sheet of an uploaded .xlsx as the texts of its cells, the head row first. Read in a thread of its own with bounded memory, so
 * that a bomb in it hurts only its sender.
 * @throws Refused file_refused, `{ file: 'not_a_sheet' | 'too_many' }`
 */
export async function readSheet(path: string, limits: SheetLimits): Promise<readonly (readonly string[])[]> {
  const answer = await askThread(path, limits);
  return 'rows' in answer ? answer.rows : refuse('file_refused', { file: answer.fault });
}

function askThread(path: string, limits: SheetLimits): Promise<SheetAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./read-sheet-thread.ts', import.meta.url), {
      workerData: { path, limits },
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
    });
    const finish = (answer: SheetAnswer) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => finish({ fault: 'not_a_sheet' }), PATIENCE_MS);
    worker.once('message', finish);
    worker.once('error', () => finish({ fault: 'not_a_sheet' }));
    worker.once('exit', () => finish({ fault: 'not_a_sheet' }));
  });
}
