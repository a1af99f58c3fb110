import { recordAudit } from '../../audit.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { hashToken } from '../../http/session.ts';
import * as repository from './session-repository.ts';

/** What ended at a sign-on server: one session, by what the server calls it, or all of a person. */
export type Ended = { readonly session: string } | { readonly subject: string };

/** Ends what began with it here: sessions, log-ins that are half done, and sockets. Answers how many sessions that were. */
export async function endFrom(deps: Deps, issuer: string, ended: Ended, address: string): Promise<number> {
  const which = 'session' in ended ? { key_hash: hashToken(ended.session) } : ended;
  return inTransaction(deps.database, async (tx) => {
    await repository.endHalfSessions(tx, issuer, which);
    const people = await repository.endSessions(tx, issuer, which);
    for (const { id, account, count } of people)
      await recordAudit(tx, {
        action: 'sign_on_ended',
        actorId: id,
        target: account,
        detail: `${issuer} (${count})`,
        address,
      });
    if (people.length > 0) tx.afterCommit(() => deps.bus.endSessions(people.map(({ id }) => id)));
    return people.reduce((sum, { count }) => sum + count, 0);
  });
}
