import { IDENTITY } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { endAccess } from '../account/service.ts';
import { keptIdentities } from '../people/service.ts';
import * as repository from './repository.ts';

/** A person whom the asker may have erased now. Refuses not_found, no_authority, duty_held, run_under_way and last_super_admin. */
export async function erasable(tx: Transaction, asker: Caller, id: number) {
  const identities = keptIdentities(asker);
  const person = (await repository.lockPerson(tx, id)) ?? refuse('not_found');
  if (!identities.includes(person.identity) || person.id === asker.id) refuse('no_authority');
  if (asker.duty && person.duty) refuse('duty_held');
  if (await repository.isInRun(tx, id)) refuse('run_under_way');
  const isLast = person.identity === IDENTITY.super_admin && (await repository.countOthers(tx, person)) === 0;
  if (isLast) refuse('last_super_admin');
  return person;
}

/**
 * Erases a person by pseudonym: what is theirs alone goes, and where others' records name them, they bear the pseudonym from now on. Ids,
 * hashes and the states of runs stay, so that replays, gradebooks and dossiers still hold. Answers the pseudonym.
 */
export async function erasePerson(
  deps: Pick<Deps, 'bus' | 'clock'>,
  tx: Transaction,
  { id, asker, address }: { readonly id: number; readonly asker: Caller; readonly address: string },
): Promise<repository.Pseudonym> {
  const person = await erasable(tx, asker, id);
  const pseudonym = repository.drawPseudonym();
  await endAccess(deps, tx, id);
  await repository.removeOwn(tx, person);
  await repository.emptyEvents(tx, id, pseudonym);
  await repository.redraw(tx, id, pseudonym);
  await repository.replaceName(tx, person, pseudonym);
  await repository.emptyRequests(tx, id);
  await repository.rename(tx, id, pseudonym, new Date(deps.clock()));
  await recordAudit(tx, { action: 'person_erased', actorId: asker.id, target: pseudonym.account, address });
  return pseudonym;
}
