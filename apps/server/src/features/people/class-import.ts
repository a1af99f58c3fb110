import { type classStudentImport, IDENTITY, type OutputOf, type ParsedInputOf } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { assertKeepsClasses, enrolInClass, lockClass } from '../course/service.ts';
import { createdOf, makeAccounts, mismatchFaults, prepareAccounts, readPeople } from './import.ts';
import { usersByAccounts } from './repository.ts';

/** A sheet of a class's students: those who have an account are enrolled with it, the others get one. All, or nobody. */
export async function importStudents(
  deps: Deps,
  { caller, address, file }: Pick<RequestContext, 'caller' | 'address' | 'file'>,
  { class_id }: ParsedInputOf<typeof classStudentImport>,
): Promise<OutputOf<typeof classStudentImport>> {
  assertKeepsClasses(caller);
  const people = await readPeople(deps.database, file, IDENTITY.student, async (some) => {
    const wanted = some.map(({ account }) => account);
    return mismatchFaults(some, await usersByAccounts(deps.database, wanted));
  });
  const accounts = people.map(({ account }) => account);
  const before = await usersByAccounts(deps.database, accounts);
  const missing = people.filter(({ account }) => !before.some((user) => user.account === account));
  const prepared = await prepareAccounts(deps, missing);
  return inTransaction(deps.database, async (tx) => {
    const found = await lockClass(tx, class_id);
    const known = await usersByAccounts(tx, accounts);
    // Someone made one of them meanwhile: the sheet is sent again, and enrols that account.
    if (known.length > before.length) refuse('changed_meanwhile');
    const made = await makeAccounts(tx, prepared, { identity: IDENTITY.student });
    const ids = [...known.map(({ id }) => id), ...made.values()];
    const added = await enrolInClass(deps, tx, class_id, ids);
    await recordAudit(tx, {
      action: 'import',
      actorId: caller.id,
      target: found.name,
      detail: `${made.size} accounts, +${added.length}`,
      address,
    });
    return { created: createdOf(prepared), enrolled: added.length - made.size };
  });
}
