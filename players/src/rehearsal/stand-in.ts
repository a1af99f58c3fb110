import type { CallDeclaration, OutputOf } from '@lets/contract';
import { encode, type Session } from '../session.ts';
import { ACTS } from './acts.ts';
import type { Caller } from './answering.ts';
import { PAPERS } from './papers.ts';

const ANSWERS = new Map([...ACTS, ...PAPERS].map(({ path, answer }) => [path, answer] as const));

/** Stands in for a player's session: the calls by which players act, answered by a run in this process. */
export class StandIn implements Pick<Session, 'call'> {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  async call<C extends CallDeclaration>(declaration: C, input: object): Promise<OutputOf<C>> {
    const answer = ANSWERS.get(declaration.path);
    if (!answer) throw new Error(`a rehearsal has no ${declaration.path}`);
    const fields = Object.fromEntries(encode(input as Record<string, unknown>));
    return answer(this.#caller, fields) as OutputOf<C>;
  }
}
