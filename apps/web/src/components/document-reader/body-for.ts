import { type BilingualDocument, type Language, plainText, type RichDocument } from '@lets/contract';

/** Pure: the document in a language; in the other one where nothing is written in it. */
export function bodyFor(body: BilingualDocument, language: Language): RichDocument {
  const other = language === 'zh' ? 'en' : 'zh';
  return plainText(body[language]).trim() === '' ? body[other] : body[language];
}
