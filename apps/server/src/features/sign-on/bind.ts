import type { identityBind, ParsedInputOf } from '@lets/contract';
import type { SessionOrigin } from '../../db/session-origin.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import type { CookieJar, OpenedSession, RequestContext } from '../../http/request-context.ts';
import { hashToken, newToken } from '../../http/session.ts';
import { giveTicket, readTicket, type TicketKind, takeTicket } from '../../integrations/tickets.ts';
import { enter, proveAccount } from '../account/service.ts';
import { linkIdentity } from './linked.ts';

/** Somebody whom another server has identified and who has no account yet, or has not said which. */
export interface Unbound {
  readonly label: string;
  readonly origin: SessionOrigin;
}

interface Kept extends Unbound {
  /** SHA-256 of the token in the browser's cookie. */
  readonly browser: string;
}

const SECONDS = 10 * 60;
const UNBOUND: TicketKind<Kept> = { purpose: 'bind', seconds: SECONDS };
/** Or somebody could send their own ticket to another person, whose password would then open that person's account to them. */
const COOKIE = { name: 'lets_bind', path: '/api/account/identity' } as const;

/** A ticket with which they say which account is theirs, by its password: in the browser with these cookies only. */
export function giveBindTicket(deps: Deps, unbound: Unbound, cookies: CookieJar): Promise<string> {
  const token = newToken();
  cookies.keep({ ...COOKIE, value: token, seconds: SECONDS });
  const kept = { ...unbound, browser: hashToken(token) };
  return giveTicket(deps, UNBOUND, kept, { integrationId: unbound.origin.integration_id });
}

function isTheirs({ browser }: Kept, cookies: CookieJar): boolean {
  const token = cookies.read(COOKIE.name);
  return token !== null && browser === hashToken(token);
}

/** The ticket is looked at before the password, so that it opens no second door to guess at, and used only with the right one. */
export async function bindIdentity(
  deps: Deps,
  { ticket, account, password }: ParsedInputOf<typeof identityBind>,
  { address, cookies, gone }: Pick<RequestContext, 'address' | 'cookies' | 'gone'>,
): Promise<OpenedSession> {
  const unbound =
    (await readTicket(deps, UNBOUND, ticket)) ?? refuse('changed_meanwhile', { ticket: 'over' });
  if (!isTheirs(unbound.kept, cookies)) refuse('changed_meanwhile', { ticket: 'over' });
  const user = await proveAccount(deps, { account, password, address, gone }, 'login_failed');
  const { label, origin } = unbound.kept;
  await inTransaction(deps.database, async (tx) => {
    if (!(await takeTicket({ ...deps, database: tx }, UNBOUND, ticket)))
      refuse('changed_meanwhile', { ticket: 'over' });
    const identity = { ...origin, label };
    if (!(await linkIdentity(tx, { user, identity, at: new Date(deps.clock()), address })))
      refuse('changed_meanwhile', { identity: 'bound' });
  });
  cookies.drop(COOKIE);
  return enter(deps, user, { address, cookies }, { origin });
}
