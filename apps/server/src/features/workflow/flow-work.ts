import { Worker } from 'node:worker_threads';
import type { Bilingual, Flow, FlowCheck } from '@lets/contract';
import type { DryRun, DryRunOptions } from '@lets/engine';

/** A file of five megabytes, or twenty plays of a thousand sections, take some seconds. */
const PATIENCE_MS = 30_000;
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

export type FlowTask =
  | { readonly kind: 'read'; readonly path: string }
  | { readonly kind: 'write'; readonly flow: Flow; readonly name: Bilingual }
  | { readonly kind: 'play'; readonly flow: Flow; readonly options: DryRunOptions }
  | { readonly kind: 'inspect'; readonly flow: Flow };

/** Plays a flow automatically, beside the event loop. */
export async function playInThread(flow: Flow, options: DryRunOptions): Promise<DryRun> {
  const run = await askThread<DryRun>({ kind: 'play', flow, options });
  if (run === null) throw new Error('the dry run did not come to an end');
  return run;
}

/** The flow check, beside the event loop: one of a large flow explores thousands of markings. */
export async function inspectInThread(flow: Flow): Promise<FlowCheck> {
  const check = await askThread<FlowCheck>({ kind: 'inspect', flow });
  if (check === null) throw new Error('the flow check did not come to an end');
  return check;
}

/** Null where the thread did not manage it. */
export function askThread<T>(task: FlowTask): Promise<T | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./flow-thread.ts', import.meta.url), {
      workerData: task,
      resourceLimits: MEMORY,
    });
    const finish = (answer: T | null) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => finish(null), PATIENCE_MS);
    worker.once('message', finish);
    worker.once('error', () => finish(null));
    worker.once('exit', () => finish(null));
  });
}
