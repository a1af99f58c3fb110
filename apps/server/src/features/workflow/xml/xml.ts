import type { Bilingual, ExperimentType, Flow } from '@lets/contract';
import { Refused } from '../../../http/errors.ts';
import { askThread } from '../flow-work.ts';
import type { XmlAnswer } from './read-xml.ts';

/** A flow as a BPMN file, written beside the event loop. */
export async function exportXml(flow: Flow, name: Bilingual, type: ExperimentType): Promise<string> {
  const xml = await askThread<string>({ kind: 'write', flow, name, type });
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
