import type { CodeName } from '@lets/contract';

/** Why something is not done, as a value: what our own functions hand to each other. */
export class Refusal {
  readonly code: CodeName;
  readonly data: unknown;

  constructor(code: CodeName, data: unknown = null) {
    this.code = code;
    this.data = data;
  }
}

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

/** At the door: answers the request with the refusal, if it is one. */
export function orRefuse<T>(outcome: T | Refusal): T {
  return outcome instanceof Refusal ? refuse(outcome.code, outcome.data) : outcome;
}
