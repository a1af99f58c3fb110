import type { Disclosure } from '@lets/contract';
import { recordAudit } from '../../../audit.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/errors.ts';
import { assertAuthor } from './policy.ts';
import * as repository from './repository.ts';
import { titleOf } from './service.ts';

/** Asks that a case be shown to all courses, or takes the wish back; one that is shown is taken from the other courses. */
export function applyForDisclosure(
  deps: Deps,
  caller: Caller,
  { project_id, apply }: { readonly project_id: number; readonly apply: boolean },
): Promise<{ disclosure: Disclosure }> {
  assertAuthor(caller);
  return decide(deps, caller, project_id, (now) => {
    if (!apply) return 'none';
    return now === 'agreed' ? now : 'applied';
  });
}

/** Agrees, or refuses. */
export function reviewDisclosure(
  deps: Deps,
  caller: Caller,
  { project_id, agree }: { readonly project_id: number; readonly agree: boolean },
): Promise<{ disclosure: Disclosure }> {
  assertAuthor(caller);
  return decide(deps, caller, project_id, () => (agree ? 'agreed' : 'refused'));
}

function decide(
  deps: Deps,
  caller: Caller,
  projectId: number,
  next: (now: Disclosure) => Disclosure,
): Promise<{ disclosure: Disclosure }> {
  return inTransaction(deps.database, async (tx) => {
    const row = (await repository.lockAuthored(tx, projectId)) ?? refuse('not_found');
    const disclosure = next(row.disclosure);
    await repository.setDisclosure(tx, projectId, { disclosure, disclosed: disclosure === 'agreed' });
    const target = `project ${titleOf(row)}`;
    await recordAudit(tx, {
      action: 'project_saved',
      actorId: caller.id,
      target,
      detail: `disclosure ${disclosure}`,
    });
    return { disclosure };
  });
}
