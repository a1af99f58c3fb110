import { refuse } from '../http/errors.ts';
import { openPool, ThreadFailed, ThreadsBusy } from '../threads/thread-pool.ts';
import type { SheetLimits, Table } from './table.ts';

export interface SheetTask {
  readonly path: string;
  readonly limits: SheetLimits;
  /** By which the sheet and its head are found. */
  readonly titles: readonly string[];
  /** A text file is taken too. */
  readonly takesText: boolean;
}

export type SheetAnswer = Table | { readonly fault: 'not_a_sheet' | 'old_sheet' | 'too_many' };

const threads = openPool<SheetTask>('sheets', new URL('./read-sheet-thread.ts', import.meta.url));

/**
 * A sheet of an uploaded .xlsx or .csv: the first one whose head has some of these titles. Read in a thread of its own with bounded memory,
 * so that a bomb in it hurts only its sender.
 * @throws Refused file_refused, `{ file: 'not_a_sheet' | 'old_sheet' | 'too_many' }`; exports_busy
 */
export async function readTable(
  path: string,
  limits: SheetLimits,
  titles: readonly string[],
): Promise<Table> {
  const answer = await ask({ path, limits, titles, takesText: true });
  return 'rows' in answer ? answer : refuse('file_refused', { file: answer.fault });
}

/** The first sheet of an uploaded .xlsx as the texts of its cells, the head row first; refuses as `readTable` does. */
export async function readSheet(path: string, limits: SheetLimits): Promise<Table['rows']> {
  const answer = await ask({ path, limits, titles: [], takesText: false });
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
