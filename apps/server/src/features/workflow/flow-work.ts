import type { Bilingual, ExperimentType, Flow, FlowCheck } from '@lets/contract';
import type { DryRun, DryRunOptions } from '@lets/engine';
import { SERVER_LIMITS } from '../../limits.ts';
import { ThreadFailed, ThreadPool, ThreadsBusy } from '../../threads/thread-pool.ts';

export type FlowTask =
  | { readonly kind: 'read'; readonly path: string }
  | { readonly kind: 'write'; readonly flow: Flow; readonly name: Bilingual; readonly type: ExperimentType }
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

const threads = new ThreadPool<FlowTask>(
  new URL('./flow-thread.ts', import.meta.url),
  SERVER_LIMITS.threads.flows,
);

/** Null where the thread did not manage it. */
export async function askThread<T>(task: FlowTask): Promise<T | null> {
  try {
    return await threads.run<T>(() => task);
  } catch (error) {
    if (error instanceof ThreadFailed || error instanceof ThreadsBusy) return null;
    throw error;
  }
}
