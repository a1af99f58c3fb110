import { plainText, RichDocument } from '@lets/contract';

/** A text that is written in Chinese and not in English. */
export interface EnglishGap {
  /** The keys that lead to it: of a list the piece's id, where it has one, else its place from 0. */
  readonly path: readonly (string | number)[];
  readonly zh: string;
  /** A document, which is written in an editor of its own. */
  readonly isDocument: boolean;
}

type Path = EnglishGap['path'];

/** Pure: every text of a flow or a case, wherever it stands, that lacks English, in the order of the value. */
export function englishGaps(value: unknown): EnglishGap[] {
  const found: EnglishGap[] = [];
  const look = (at: unknown, path: Path): void => {
    const gap = gapOf(at);
    if (gap) found.push({ ...gap, path });
    if (Array.isArray(at)) for (const [i, one] of at.entries()) look(one, [...path, keyOf(one, i)]);
    else if (isRecord(at) && !isDocumentPair(at))
      for (const [key, one] of Object.entries(at)) look(one, [...path, key]);
  };
  look(value, []);
  return found;
}

/** Pure: the value with the English of a text; as it was where the Chinese is no longer what it was written for. */
export function withEnglish<T>(
  value: T,
  { path, zh }: Pick<EnglishGap, 'path' | 'zh'>,
  en: string | RichDocument,
): T {
  const isOpen = (found: Record<string, unknown>) =>
    typeof en === 'string' ? found.zh === zh : isDocumentPair(found) && textOf(found.zh) === zh;
  const written = replaced(value, path, (found) =>
    isRecord(found) && isOpen(found) ? { ...found, en } : found,
  );
  return written as T;
}

/** Pure: the Chinese of a document that lacks English; null where it is gone. */
export function documentAt(value: unknown, { path }: Pick<EnglishGap, 'path'>): RichDocument | null {
  const found = at(value, path);
  const read = isRecord(found) ? RichDocument.safeParse(found.zh) : null;
  return read?.success ? read.data : null;
}

/** Pure: the English of a text as it stands now; null where the text is gone or says something else. */
export function englishAt(value: unknown, { path, zh }: Pick<EnglishGap, 'path' | 'zh'>): string | null {
  const found = at(value, path);
  if (!isRecord(found)) return null;
  if (isDocumentPair(found)) return textOf(found.zh) === zh ? textOf(found.en) : null;
  return found.zh === zh && typeof found.en === 'string' ? found.en : null;
}

function gapOf(at: unknown): Omit<EnglishGap, 'path'> | null {
  if (!isRecord(at)) return null;
  const isDocument = isDocumentPair(at);
  const [zh, en] = isDocument ? [textOf(at.zh), textOf(at.en)] : [at.zh, at.en];
  const isGap = typeof zh === 'string' && typeof en === 'string' && zh.trim() !== '' && en.trim() === '';
  return isGap ? { zh, isDocument } : null;
}

function replaced(value: unknown, path: Path, put: (found: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return put(value);
  if (Array.isArray(value))
    return value.map((one: unknown, i) => (keyOf(one, i) === key ? replaced(one, rest, put) : one));
  if (!isRecord(value) || !Object.hasOwn(value, key)) return value;
  return { ...value, [key]: replaced(value[key], rest, put) };
}

function at(value: unknown, path: Path): unknown {
  let found: unknown;
  replaced(value, path, (one) => {
    found = one;
    return one;
  });
  return found;
}

function keyOf(one: unknown, at: number): string | number {
  return isRecord(one) && typeof one.id === 'string' ? one.id : at;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDocumentPair({ zh, en }: Record<string, unknown>): boolean {
  return [zh, en].every((one) => isRecord(one) && one.type === 'doc');
}

function textOf(document: unknown): string {
  const read = RichDocument.safeParse(document);
  return read.success ? plainText(read.data) : '';
}
