import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { administers } from '../../http/gate.ts';

/** A person who draws flows. */
export function assertAuthor(caller: Caller): void {
  if (!administers(caller, 'workflow')) refuse('no_authority');
}

/** A person who makes cases chooses among the flows too, and changes none. */
export function assertReader(caller: Caller): void {
  if (!administers(caller, 'workflow', 'project')) refuse('no_authority');
}
