import { SERVER_LIMITS } from '../../../limits.ts';

export type XmlFault = 'too_large' | 'encoding' | 'not_xml' | 'dtd' | 'too_deep' | 'too_many';

/** Pure: the text of a file's bytes, in the encoding that they or its declaration show; null where they are not in it. */
export function decodeXml(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A byte order mark or zero bytes beside the first `<` say more than the declaration, which editors forget to change. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

/**
 * Pure: what forbids that a parser is let near a text; null where nothing does. One pass, before anything is built of it: a document
 * type could declare entities that unfold for ever, and thousands of elements inside each other break what walks them.
 */
export function scanXml(text: string): XmlFault | null {
  let depth = 0;
  let elements = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const skipped = skipSpecial(text, at);
    if (skipped === 'dtd' || skipped === 'not_xml') return skipped;
    if (skipped !== null) {
      at = skipped;
      continue;
    }
    const end = endOfTag(text, at);
    if (end < 0) return 'not_xml';
    if (text[at + 1] === '/') depth -= 1;
    else {
      elements += 1;
      if (text[end - 1] !== '/') depth += 1;
    }
    if (elements > SERVER_LIMITS.bpmn.elements) return 'too_many';
    if (depth > SERVER_LIMITS.bpmn.depth) return 'too_deep';
    at = end + 1;
  }
  return elements === 0 || depth !== 0 ? 'not_xml' : null;
}

/** Behind a comment, character data or an instruction; null for an element's tag. */
function skipSpecial(text: string, at: number): number | 'dtd' | 'not_xml' | null {
  if (text.startsWith('<!--', at)) return behind(text, '-->', at + 4);
  if (text.startsWith('<![CDATA[', at)) return behind(text, ']]>', at + 9);
  if (text.startsWith('<!', at)) return 'dtd';
  return text.startsWith('<?', at) ? behind(text, '?>', at + 2) : null;
}

function behind(text: string, mark: string, from: number): number | 'not_xml' {
  const found = text.indexOf(mark, from);
  return found < 0 ? 'not_xml' : found + mark.length;
}

/** Where a tag closes; a `>` inside an attribute's quotes does not. */
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let at = from + 1; at < text.length; at += 1) {
    const here = text[at] ?? '';
    if (quote) {
      if (here === quote) quote = '';
    } else if (here === '"' || here === "'") quote = here;
    else if (here === '>') return at;
    else if (here === '<') return -1;
  }
  return -1;
}
