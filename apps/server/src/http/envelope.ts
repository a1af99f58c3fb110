import { CODE, type CodeName, type Language, messageOf } from '@lets/contract';

/** What every answer that is not a file looks like. */
export function envelopeOf(code: CodeName, data: unknown, lang: Language) {
  return { c: CODE[code], m: messageOf(code, data)[lang], d: data };
}
