import { openPool } from '../threads/thread-pool.ts';
import type { Paper, PaperFormat } from './paper.ts';
import type { SetBlocks, Task } from './render-worker.ts';
import type { ReadDocument } from './word-nodes.ts';

const file = new URL('./render-worker.ts', import.meta.url);
const press = openPool<Task>('press', file);
const reports = openPool<Task>('reports', file);

/** What is printed, or how to gather it when it is its turn. */
type Gathered = Paper | (() => Promise<Paper>);

/** A document as a file, made beside the event loop. */
export function printPaper(paper: Gathered, format: PaperFormat, signal?: AbortSignal): Promise<Uint8Array> {
  return press.run(toBuild(paper, format), { signal });
}

/** The same for a volume of a report or record, one at a time. */
export function printVolume(
  paper: Gathered,
  format: PaperFormat,
  { sets, ...asking }: Printing,
): Promise<Uint8Array> {
  const hears = sets && ((said: unknown) => sets((said as SetBlocks).done, (said as SetBlocks).of));
  return reports.run(toBuild(paper, format), { ...asking, ...(hears && { hears }) });
}

type Printing = Omit<NonNullable<Parameters<typeof reports.run>[1]>, 'hears'> & {
  /** Told how many of the blocks of a long volume are set. */
  readonly sets?: (done: number, of: number) => void;
};

function toBuild(paper: Gathered, format: PaperFormat): () => Promise<Task> {
  return async () => ({ kind: 'build', format, paper: typeof paper === 'function' ? await paper() : paper });
}

/** What a Word file says, read beside the event loop. */
export function readWordFile(
  bytes: Uint8Array | (() => Promise<Uint8Array>),
  signal?: AbortSignal,
): Promise<ReadDocument> {
  const prepare = async (): Promise<Task> => ({
    kind: 'read',
    bytes: typeof bytes === 'function' ? await bytes() : bytes,
  });
  return press.run(prepare, { signal });
}
