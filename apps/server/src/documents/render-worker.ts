import { parentPort } from 'node:worker_threads';
import { type Paper, type PaperFormat, printable } from './paper.ts';

export type Task =
  | { readonly kind: 'build'; readonly format: PaperFormat; readonly paper: Paper }
  | { readonly kind: 'read'; readonly bytes: Uint8Array };

export interface Outcome {
  readonly id: number;
  readonly value?: unknown;
  readonly fault?: string;
}

parentPort?.on('message', async ({ id, task }: { id: number; task: Task }) => {
  try {
    parentPort?.postMessage({ id, value: await work(task) } satisfies Outcome);
  } catch (error) {
    parentPort?.postMessage({ id, fault: String(error) } satisfies Outcome);
  }
});

/** The libraries are loaded by the first task that wants them: a server that prints nothing does without. */
async function work(task: Task): Promise<unknown> {
  if (task.kind === 'read') return (await import('./read-docx.ts')).readDocx(task.bytes);
  const paper = printable(task.paper);
  if (task.format === 'pdf') return (await import('./pdf.ts')).buildPdf(paper);
  return (await import('./docx.ts')).buildDocx(paper);
}
