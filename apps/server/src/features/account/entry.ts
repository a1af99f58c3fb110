import { IDENTITY, type Me } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { SessionOrigin } from '../../db/session-origin.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { areDutiesSeparated, heldDuty } from '../../duties.ts';
import { refuse } from '../../http/errors.ts';
import { mayReopen, modulesOf } from '../../http/gate.ts';
import type { OpenedSession, RequestContext } from '../../http/request-context.ts';
import { hashToken, isSystemClosed, newToken } from '../../http/session.ts';
import { readKept } from '../../settings.ts';
import { isPasswordOf } from './passwords.ts';
import * as repository from './repository.ts';
import { assertMayTry, attempt } from './tries.ts';
import { takingTurns } from './turns.ts';

/** Opens a session with a new id for a person who has proved themselves; a session the browser still had ends. */
export async function openSession(
  deps: Deps,
  user: repository.UserRecord,
  about: Pick<RequestContext, 'address' | 'cookies'> & {
    readonly detail?: string;
    /** Done with it, or not at all. */
    readonly beside?: (tx: Transaction) => Promise<void>;
    /** Another server's word opens it. */
    readonly origin?: SessionOrigin | null;
  },
): Promise<OpenedSession> {
  const { address, cookies, detail = '', beside, origin } = about;
  await assertLetIn(deps, user);
  const token = newToken();
  const now = deps.clock();
  const seconds = (await readKept(deps.database)).settings.session_hours * 3600;
  await inTransaction(deps.database, async (tx) => {
    await beside?.(tx);
    if (cookies.session) await repository.endSession(tx, hashToken(cookies.session));
    await repository.addSession(tx, {
      tokenHash: hashToken(token),
      userId: user.id,
      at: new Date(now),
      expiresAt: new Date(now + seconds * 1000),
    });
    if (origin) await repository.addOrigin(tx, hashToken(token), origin);
    await recordAudit(tx, { action: 'login', actorId: user.id, target: user.account, detail, address });
  });
  return { token, me: await meOf(deps, user), seconds };
}

/** A closed system lets in only those who can open it again. */
export async function assertLetIn({ database }: Deps, user: repository.UserRecord): Promise<void> {
  if (!mayReopen(user) && (await isSystemClosed(database))) refuse('system_closed');
}

/**
 * A school that logs in at once waits here, uncounted: of the tries that are open, and count, there are never so many that they alone
 * fill an address's limit. A person who would wait longer than a proxy does is told when to come again.
 */
export const inLine = takingTurns({ atOnce: 6, waiting: 5000, longestMs: 40_000 });

interface Proof {
  readonly account: string;
  readonly password: string;
  readonly address: string;
  readonly gone: AbortSignal;
}

/** What the audit log calls a wrong password. */
type Failure = 'login_failed' | 'password_change_failed' | 'factor_failed';

/** The same refusal, after the same time, whether the account or the password is wrong, or the user disabled. */
export async function proveAccount(
  deps: Deps,
  { account, password, address, gone }: Proof,
  failure: Failure,
): Promise<repository.UserRecord> {
  await assertMayTry(deps, { account, address });
  const user = await inLine(async () => {
    // Nobody waits for the answer any more.
    if (gone.aborted) refuse('come_again', { retry_after: 1 });
    return attempt(deps, { account, address }, () => judge(deps, { account, password, address }, failure));
  });
  return user ?? refuse('bad_credentials');
}

async function judge(
  { database, passwordCost }: Deps,
  { account, password, address }: Omit<Proof, 'gone'>,
  action: Failure,
): Promise<repository.UserRecord | null> {
  const found = await repository.byAccount(database, account);
  const user = found?.disabled ? null : found;
  if ((await isPasswordOf(user?.password_hash ?? null, password, passwordCost)) && user) return user;
  await recordAudit(database, { action, actorId: found?.id ?? null, target: account, address });
  return null;
}

/** What the page shows of a person who is logged in. */
export async function meOf({ database }: Deps, user: repository.UserRecord): Promise<Me> {
  const classNames = await repository.classNamesOf(database, user.id);
  const isSuper = user.identity === IDENTITY.super_admin;
  const duty = isSuper ? heldDuty(user.duty, await areDutiesSeparated(database)) : null;
  return {
    id: user.id,
    identity: user.identity,
    account: user.account,
    name: user.name,
    email: user.email,
    contact: user.contact,
    student_id: user.student_id,
    gender: user.gender as Me['gender'],
    class_name: classNames.join('、'),
    modules: modulesOf({ ...user, duty }),
    duty,
  };
}
