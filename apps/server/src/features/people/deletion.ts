import { createHash } from 'node:crypto';
import type { Bilingual, OutputOf, ParsedInputOf, userDelete } from '@lets/contract';
import { z } from 'zod';
import { isForeignKeyViolation } from '../../db/errors.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { areDutiesSeparated } from '../../duties.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { type ApprovalAct, askApproval } from '../approval/service.ts';
import { assertKeeper } from './policy.ts';
import * as repository from './repository.ts';
import { audit, lockAll, type Sender } from './service.ts';

/**
 * All or none: the person who has left a trace in the record can only be disabled. Where duties are separated nobody deletes alone, and
 * what could not be deleted now is refused before anybody is asked to approve it.
 */
export async function deleteUsers(
  deps: Deps,
  sender: Sender,
  { ids }: ParsedInputOf<typeof userDelete>,
): Promise<OutputOf<typeof userDelete>> {
  assertKeeper(sender.caller);
  const unique = [...new Set(ids)].sort((a, b) => a - b);
  return orInUse(() =>
    inTransaction(deps.database, async (tx) => {
      const found = await lockAll(tx, sender.caller, unique);
      if (!(await areDutiesSeparated(tx))) {
        await remove(deps, tx, sender, found);
        return { deleted: found.length, approval_id: null };
      }
      await repository.tryToDelete(tx, unique);
      const approval_id = await askApproval(deps, tx, sender, {
        kind: 'delete_people',
        target: createHash('sha256').update(unique.join()).digest('hex'),
        what: wordsFor(found),
        payload: { ids: unique },
      });
      return { deleted: 0, approval_id };
    }),
  );
}

const Payload = z.object({ ids: z.array(z.number().int()) });

export const deletePeople: ApprovalAct = {
  async carryOut(deps, tx, { payload, asker, approvalId, address }) {
    const { ids } = Payload.parse(payload);
    assertKeeper(asker);
    await orInUse(async () => {
      const found = await lockAll(tx, asker, ids);
      await remove(deps, tx, { caller: asker, address }, found, `approval ${approvalId}`);
    });
    return null;
  },
};

async function remove(
  deps: Deps,
  tx: Transaction,
  sender: { readonly caller: Caller; readonly address: string },
  found: readonly repository.UserRow[],
  detail = '',
): Promise<void> {
  const ids = found.map(({ id }) => id);
  await repository.deleteUsers(tx, ids);
  for (const user of found) await audit(tx, sender, 'user_deleted', `${user.account} ${user.name}`, detail);
  tx.afterCommit(() => deps.bus.endSessions(ids));
}

async function orInUse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isForeignKeyViolation(error)) refuse('in_use');
    throw error;
  }
}

const NAMED = 5;

function wordsFor(people: readonly repository.UserRow[]): Bilingual {
  const names = people.slice(0, NAMED).map(({ name, account }) => ({ name, account }));
  const zh = names.map(({ name, account }) => `${name}（${account}）`).join('、');
  const en = names.map(({ name, account }) => `${name} (${account})`).join(', ');
  if (people.length <= NAMED) return { zh: `删除用户：${zh}`, en: `Delete ${en}` };
  return {
    zh: `删除 ${people.length} 名用户：${zh}等`,
    en: `Delete ${people.length} people: ${en} and others`,
  };
}
