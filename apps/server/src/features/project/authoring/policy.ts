import { refuse } from '../../../http/errors.ts';
import { administers } from '../../../http/gate.ts';
import type { Caller } from '../../../http/routing.ts';

/** Whoever makes cases. */
export function assertAuthor(caller: Caller): void {
  if (!administers(caller, 'project')) refuse('no_authority');
}
