import { FACTOR_WAYS, type FactorWay, SIGN_ON_FAULTS } from '@lets/contract';
import { ownPath } from '../../../../lib/own-path.ts';
import { oneOf } from '../../../../lib/use-list-params.ts';

/** Those that are said in words; after the right first step the second follows instead. */
const FAULTS = SIGN_ON_FAULTS.filter((fault) => fault !== 'factor_needed');
/** What the address says otherwise is `failed`. */
export type Fault = (typeof FAULTS)[number] | 'too_many_tries' | 'busy' | 'closed' | 'failed';

/** Codes of the contract, in the words of this page. */
const CODE_FAULTS: Readonly<Record<string, Fault>> = {
  not_found: 'off',
  too_many_tries: 'too_many_tries',
  come_again: 'busy',
  system_closed: 'closed',
};

export interface Arrival {
  readonly fault: Fault;
  /** With which an account is linked by its password; null where that is not what is lacking. */
  readonly ticket: string | null;
  /** What the account asks for besides. */
  readonly ways: readonly FactorWay[];
  /** Where the person wanted to go. */
  readonly go: string | null;
}

/** Pure: what the address of this page says. It is written by the server, but anybody can write one: it holds no words to be shown. */
export function arrivalOf(query: URLSearchParams): Arrival {
  const word = query.get('fault') ?? '';
  const ways = (query.get('ways') ?? '').split(',');
  return {
    fault: oneOf(word, FAULTS) ?? CODE_FAULTS[word] ?? 'failed',
    ticket: word === 'unknown' || word === 'taken' ? query.get('ticket') : null,
    ways: word === 'factor_needed' ? FACTOR_WAYS.filter((way) => ways.includes(way)) : [],
    go: ownPath(query.get('go')),
  };
}
