import {
  AuthoredFlow,
  type Bilingual,
  type ExperimentType,
  type Flow,
  type ImportLine,
  keepableIn,
} from '@lets/contract';
import type { ModdleElement } from 'bpmn-moddle';
import { SERVER_LIMITS } from '../../../limits.ts';
import { uniqueId } from './foreign.ts';
import { childrenOf, createModdle } from './moddle.ts';
import { Reading } from './reading.ts';
import { decodeXml, scanXml, type XmlFault } from './scan-xml.ts';

export type XmlAnswer =
  | {
      readonly flow: Flow;
      readonly name: Bilingual | null;
      /** Null where the file names none. */
      readonly experiment_type: ExperimentType | null;
      readonly report: readonly ImportLine[];
      readonly laid_out: boolean;
    }
  | { readonly fault: XmlFault | 'not_bpmn' | 'no_process' | 'empty' };

/** A flow out of a BPMN file: ours whole, another tool's as far as it has something to take. */
export async function readXml(bytes: Uint8Array): Promise<XmlAnswer> {
  if (bytes.length > SERVER_LIMITS.bpmn.bytes) return { fault: 'too_large' };
  const text = decodeXml(bytes);
  if (text === null) return { fault: 'encoding' };
  const fault = scanXml(text);
  if (fault) return { fault };
  const parsed = await createModdle()
    .fromXML(withPlainIds(text))
    .catch(() => null);
  if (parsed?.rootElement.$type !== 'bpmn:Definitions') return { fault: 'not_bpmn' };
  const isProcess = ({ $type }: ModdleElement) => $type === 'bpmn:Process';
  if (!childrenOf(parsed.rootElement, 'rootElements').some(isProcess)) return { fault: 'no_process' };
  const reading = new Reading(parsed.rootElement);
  for (const warning of parsed.warnings) reading.warned(warning);
  // JSON of ours and references such as &#1; bring what could not be kept.
  const { flow, ...about } = keepableIn(reading.read());
  if (flow.nodes.length === 0) return { fault: 'empty' };
  const checked = AuthoredFlow.safeParse(flow);
  if (!checked.success) return { fault: 'too_many' };
  return { flow: checked.data, ...about };
}

/** The parser knows ASCII ids alone, and leaves out whatever is called otherwise: 任务_1 is renamed wherever it stands. */
function withPlainIds(text: string): string {
  const plain = new Map<string, string>();
  const taken = new Set<string>();
  for (const [, , id = ''] of text.matchAll(/\sid\s*=\s*(["'])([^"'<]+)\1/g)) {
    if (/^[a-z_][\w.-]*$/i.test(id)) taken.add(id);
    else plain.set(id, '');
  }
  if (plain.size === 0) return text;
  for (const id of plain.keys()) plain.set(id, uniqueId(id, taken));
  const inAttributes = text.replace(
    /(\s(?!name\s*=)[\w:]+\s*=\s*)(["'])([^"'<]+)\2/g,
    (whole, before: string, quote: string, value: string) => {
      const id = plain.get(value);
      return id === undefined ? whole : `${before}${quote}${id}${quote}`;
    },
  );
  return inAttributes.replace(/>([^<>]+)</g, (whole, value: string) => {
    const id = plain.get(value.trim());
    return id === undefined ? whole : `>${id}<`;
  });
}
