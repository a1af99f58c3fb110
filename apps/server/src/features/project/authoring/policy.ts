import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/errors.ts';
import { administers } from '../../../http/gate.ts';

/** A person who makes cases. */
export function assertAuthor(caller: Caller): void {
  if (!administers(caller, 'project')) refuse('no_authority');
}
