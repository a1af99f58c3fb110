import type { Telling } from '../threads/thread-pool.ts';
import { type Paper, type PaperFormat, printable } from './paper.ts';

export type Task =
  | ({ readonly kind: 'build'; readonly format: PaperFormat; readonly paper: Paper } & Telling)
  | { readonly kind: 'read'; readonly bytes: Uint8Array };

/** Said while a paper is set: so many of its blocks stand on pages. */
export interface SetBlocks {
  readonly done: number;
  readonly of: number;
}

// What the libraries print is no log of ours.
process.stdout.write = () => true;
process.stderr.write = () => true;

/** The libraries are loaded by the first task that wants them: a server that prints nothing does without. */
export default async function work(task: Task): Promise<unknown> {
  if (task.kind === 'read') return (await import('./read-docx.ts')).readDocx(task.bytes);
  const paper = printable(task.paper);
  const { port } = task;
  if (task.format === 'pdf')
    return (await import('./pdf.ts')).buildPdf(paper, (done, of) =>
      port?.postMessage({ done, of } satisfies SetBlocks),
    );
  return (await import('./docx.ts')).buildDocx(paper);
}
