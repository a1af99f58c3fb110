import { CODE } from '@lets/contract';

/**
 * Who tells the person that a call was refused. Unless it says otherwise a toast does.
 *
 * - `shown: 'in-place'`: the screen that called shows the refusal, whole.
 * - `shown: 'at-fields'`: a form shows what is wrong with its fields; any other refusal is toasted.
 * - `quiet`: nobody need know, for the reason given, which the browser's log repeats.
 */
export type Telling = { shown?: 'in-place' | 'at-fields'; quiet?: never } | Quiet;
/** Something must be done before anything else. */
const DEMANDS: readonly number[] = [CODE.factor_missing, CODE.password_due, CODE.consent_missing];

interface Quiet {
  quiet: string;
  shown?: never;
}

/** The end of a session, a closed system and what must be done first concern the whole page, whatever the call says. */
export type Teller = 'login' | 'closed' | 'demand' | 'toast' | 'screen' | 'log';

/** Pure. */
export function tellerOf(code: number, telling: Telling): Teller {
  if (code === CODE.not_logged_in) return 'login';
  if (code === CODE.system_closed) return 'closed';
  if (DEMANDS.includes(code)) return 'demand';
  if (telling.quiet !== undefined) return 'log';
  const isAtField = telling.shown === 'at-fields' && code === CODE.bad_parameter;
  return isToasted(telling) && !isAtField ? 'toast' : 'screen';
}

/** Pure: whether a toast is how this call tells what went wrong with all of it. */
export function isToasted(telling: Telling = {}): boolean {
  return telling.quiet === undefined && telling.shown !== 'in-place';
}
