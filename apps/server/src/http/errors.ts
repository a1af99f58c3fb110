import type { CodeName } from '@lets/contract';

/** A refusal on its way to the caller: thrown by services and policies, answered by the envelope, no fault of anybody's code. */
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
