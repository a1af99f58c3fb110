import { CODE, type CodeName, type Language, MESSAGE } from '@lets/contract';

/** A refusal on its way to the caller. It is thrown by services and policies and answered by the envelope; no fault. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: CodeName;
  readonly data: unknown;

  constructor(code: CodeName, data: unknown = null) {
    super(code);
    this.code = code;
    this.data = data;
  }
}

/** Refuses the request in hand. */
export function refuse(code: CodeName, data?: unknown): never {
  throw new Refused(code, data);
}

/** What a code is on the wire, in the caller's language. */
export function envelopeOf(code: CodeName, data: unknown, lang: Language) {
  return { c: CODE[code], m: MESSAGE[code][lang], d: data };
}
