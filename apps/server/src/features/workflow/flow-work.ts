import type { Bilingual, ExperimentType, Flow, FlowCheck } from '@lets/contract';
import type { DryRun, DryRunOptions, RunEvent, wayTo } from '@lets/engine';
import { openPool, ThreadFailed, ThreadsBusy } from '../../threads/thread-pool.ts';

type Cast = Parameters<typeof wayTo>[2];

export type FlowTask =
  | { readonly kind: 'read'; readonly path: string }
  | { readonly kind: 'write'; readonly flow: Flow; readonly name: Bilingual; readonly type: ExperimentType }
  | { readonly kind: 'play'; readonly flow: Flow; readonly options: DryRunOptions }
  | { readonly kind: 'way'; readonly flow: Flow; readonly nodeId: string; readonly cast: Cast }
  | { readonly kind: 'inspect'; readonly flow: Flow };

/** Plays a flow automatically, beside the event loop. */
export async function playInThread(flow: Flow, options: DryRunOptions): Promise<DryRun> {
  const run = await askThread<DryRun>({ kind: 'play', flow, options });
  if (run === null) throw new Error('the dry run did not come to an end');
  return run;
}

/** What a cast does until a section is open, beside the event loop; null where nobody comes there. */
export function wayInThread(flow: Flow, nodeId: string, cast: Cast): Promise<readonly RunEvent[] | null> {
  return askThread<readonly RunEvent[] | null>({ kind: 'way', flow, nodeId, cast });
}

/** The flow check, beside the event loop: one of a large flow explores thousands of markings. */
export async function inspectInThread(flow: Flow): Promise<FlowCheck> {
  const check = await askThread<FlowCheck>({ kind: 'inspect', flow });
  if (check === null) throw new Error('the flow check did not come to an end');
  return check;
}

const threads = openPool<FlowTask>('flows', new URL('./flow-thread.ts', import.meta.url));

/** Null where the thread did not manage it. */
export async function askThread<T>(task: FlowTask): Promise<T | null> {
  try {
    return await threads.run<T>(() => task);
  } catch (error) {
    if (error instanceof ThreadFailed || error instanceof ThreadsBusy) return null;
    throw error;
  }
}
