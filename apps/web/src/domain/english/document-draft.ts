import { caseField, type RichDocument, type RichNode, runFieldLabel } from '@lets/contract';

const HAN = /\p{Script=Han}/u;
/** Between words that are not translated, such as fields. */
const MARKS: Readonly<Record<string, string>> = {
  '，': ', ',
  '、': ', ',
  '。': '. ',
  '；': '; ',
  '：': ': ',
  '（': ' (',
  '）': ') ',
};

/** Pure: the stretches of a document that are put into English, each once, in its order: its words and the labels of its signatures. */
export function stretchesOf(document: RichNode): string[] {
  const own = [document.text, openLabel(document)].flatMap((text) => text?.trim() ?? []);
  const inner = (document.content ?? []).flatMap(stretchesOf);
  return [...new Set([...own.filter((text) => HAN.test(text)), ...inner])];
}

/** Pure: the same document with its stretches in English. One that is not known stays as it is. */
export function inEnglish(node: RichNode, english: ReadonlyMap<string, string>): RichDocument {
  const label = typeof node.attrs?.label === 'string' ? labelOf(node, english) : undefined;
  return {
    ...node,
    ...(node.text !== undefined && { text: wordsOf(node.text, english) }),
    ...(label !== undefined && { attrs: { ...node.attrs, label } }),
    ...(node.content && { content: node.content.map((one) => inEnglish(one, english)) }),
  };
}

/** A label that nobody has in English yet. */
function openLabel(node: RichNode): string | undefined {
  const { label } = node.attrs ?? {};
  return typeof label === 'string' && fieldName(node) === undefined ? label : undefined;
}

function labelOf(node: RichNode, english: ReadonlyMap<string, string>): string {
  const label = String(node.attrs?.label);
  return fieldName(node) ?? english.get(label.trim()) ?? label;
}

function fieldName({ type, attrs }: RichNode): string | undefined {
  if (type !== 'mergeField') return undefined;
  const key = String(attrs?.key);
  return (caseField(key)?.name ?? runFieldLabel(key))?.en;
}

function wordsOf(text: string, english: ReadonlyMap<string, string>): string {
  const words = text.trim();
  const known = english.get(words);
  if (known !== undefined) return text.replace(words, () => known);
  return HAN.test(text) ? text : text.replace(/[，、。；：（）]/gu, (mark) => MARKS[mark] ?? mark);
}
