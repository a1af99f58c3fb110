import { Worker } from 'node:worker_threads';
import type { Bilingual, Flow } from '@lets/contract';
import { Refused } from '../../../http/errors.ts';
import type { XmlAnswer } from './read-xml.ts';

/** A file of five megabytes takes a second. */
const PATIENCE_MS = 20_000;
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

export type XmlTask =
  | { readonly kind: 'read'; readonly path: string }
  | { readonly kind: 'write'; readonly flow: Flow; readonly name: Bilingual };

/** A flow as a BPMN file, written beside the event loop. */
export async function exportXml(flow: Flow, name: Bilingual): Promise<string> {
  const xml = await askThread<string>({ kind: 'write', flow, name });
  if (xml === null) throw new Error('the flow could not be written');
  return xml;
}

/**
 * A flow out of an uploaded BPMN file, read in a thread of its own with bounded time and memory.
 * @throws Refused file_refused, with what is wrong with it
 */
export async function importXml(path: string): Promise<Exclude<XmlAnswer, { fault: unknown }>> {
  const answer = (await askThread<XmlAnswer>({ kind: 'read', path })) ?? { fault: 'too_many' as const };
  if ('fault' in answer) throw new Refused('file_refused', { file: answer.fault });
  return answer;
}

/** Null where the thread did not manage it. */
function askThread<T>(task: XmlTask): Promise<T | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./xml-thread.ts', import.meta.url), {
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
