import { refuse } from '../http/errors.ts';
import { SERVER_LIMITS } from '../limits.ts';
import { ThreadFailed, ThreadPool, ThreadsBusy } from '../threads/thread-pool.ts';

export interface SheetLimits {
  readonly rows: number;
  readonly columns: number;
}

export interface SheetTask {
  readonly path: string;
  readonly limits: SheetLimits;
}

export type SheetAnswer =
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly fault: 'not_a_sheet' | 'too_many' };

const threads = new ThreadPool<SheetTask>(
  new URL('./read-sheet-thread.ts', import.meta.url),
  SERVER_LIMITS.threads.sheets,
);

/**
 * The first sheet of an uploaded .xlsx as the texts of its cells, the head row first. Read in a thread of its own with bounded memory, so
 * that a bomb in it hurts only its sender.
 * @throws Refused file_refused, `{ file: 'not_a_sheet' | 'too_many' }`; exports_busy
 */
export async function readSheet(path: string, limits: SheetLimits): Promise<readonly (readonly string[])[]> {
  const answer = await ask({ path, limits });
  return 'rows' in answer ? answer.rows : refuse('file_refused', { file: answer.fault });
}

async function ask(task: SheetTask): Promise<SheetAnswer> {
  try {
    return await threads.run<SheetAnswer>(() => task);
  } catch (error) {
    if (error instanceof ThreadsBusy) refuse('exports_busy');
    if (error instanceof ThreadFailed) return { fault: 'not_a_sheet' };
    throw error;
  }
}
