import { type identityLink, type ParsedInputOf, SIGN_ON_KINDS, signOnStart } from '@lets/contract';
import { takeTurns } from '../../db/advisory-lock.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { integrationById } from '../../integrations/integrations.ts';
import { giveTicket, type TicketKind, takeTicket } from '../../integrations/tickets.ts';
import { proveOwn } from '../account/service.ts';
import type { OutsidePerson } from './arrival.ts';
import { userIdOf } from './arrival-repository.ts';
import { linkIdentity } from './linked.ts';

/**
 * Says that the caller wants the next identity linked. Not by an address alone: a page of another site could open it, and a person who
 * had been logged in over there as somebody else would have that one linked to their account.
 */
const LINK: TicketKind<null> = { purpose: 'link', seconds: 60 };

type Sender = Pick<RequestContext, 'caller' | 'address' | 'gone'>;

/** Where the browser goes. The password once more: what opens an account for good is not added by whoever found the screen open. */
export async function beginLink(
  deps: Deps,
  sender: Sender,
  { id, password, go }: ParsedInputOf<typeof identityLink>,
): Promise<{ to: string }> {
  const door = (await integrationById(deps, id, ...SIGN_ON_KINDS)) ?? refuse('not_found');
  await proveOwn(deps, sender, password, 'login_failed');
  const ticket = await giveTicket(deps, LINK, null, { integrationId: door.id, userId: sender.caller.id });
  const query = new URLSearchParams({ link: ticket, ...(go && { go }) });
  return { to: `${signOnStart(door.id)}?${query}` };
}

/** Whose account it is; null when the ticket is not this person's, or for another door. */
export async function takeLink(
  deps: Deps,
  ticket: string,
  { doorId, callerId }: { readonly doorId: number; readonly callerId: number | null },
): Promise<number | null> {
  const taken = await takeTicket(deps, LINK, ticket);
  const isTheirs = taken !== null && taken.integrationId === doorId && taken.userId === callerId;
  return isTheirs ? callerId : null;
}

/** False when it opens another account. */
export async function linkTo(
  deps: Deps,
  user: { readonly id: number; readonly account: string },
  person: OutsidePerson,
  address: string,
): Promise<boolean> {
  const { issuer, subject } = person;
  return inTransaction(deps.database, async (tx) => {
    await takeTurns(tx, `identity ${issuer} ${subject}`);
    const owner = await userIdOf(tx, person);
    if (owner !== null) return owner === user.id;
    await linkIdentity(tx, { user, identity: person, at: new Date(deps.clock()), address });
    return true;
  });
}
