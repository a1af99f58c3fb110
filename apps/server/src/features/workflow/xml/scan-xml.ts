import { SERVER_LIMITS } from '../../../limits.ts';

export type XmlFault = 'too_large' | 'not_xml' | 'dtd' | 'too_deep' | 'too_many';

/** Pure: the text of a file's bytes, as its byte order mark or UTF-8 say; null where they are neither. */
export function decodeXml(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
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
