import { type Paper, type PaperFormat, printable } from './paper.ts';

export type Task =
  | { readonly kind: 'build'; readonly format: PaperFormat; readonly paper: Paper }
  | { readonly kind: 'read'; readonly bytes: Uint8Array };

// What the libraries print is no log of ours.
process.stdout.write = () => true;
process.stderr.write = () => true;

/** The libraries are loaded by the first task that wants them: a server that prints nothing does without. */
export default async function work(task: Task): Promise<unknown> {
  if (task.kind === 'read') return (await import('./read-docx.ts')).readDocx(task.bytes);
  const paper = printable(task.paper);
  if (task.format === 'pdf') return (await import('./pdf.ts')).buildPdf(paper);
  return (await import('./docx.ts')).buildDocx(paper);
}
