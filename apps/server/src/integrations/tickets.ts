import type { Reader } from '../db/reader.ts';
import type { Deps } from '../deps.ts';
import { hashToken, newToken } from '../http/session.ts';
import * as repository from './repository.ts';

/**
 * What somebody may do once and soon: come back from a log-in elsewhere, say which account is theirs, choose a case, open a window. The
 * bearer gets a random token; the table has its hash, and what belongs to it sealed.
 */
export interface TicketKind<T> {
  readonly purpose: string;
  readonly seconds: number;
  /** Only so that `T` is inferred. */
  readonly of?: T;
}

interface About {
  readonly integrationId?: number | null;
  readonly userId?: number | null;
}

export interface OpenedTicket<T> {
  readonly integrationId: number | null;
  readonly userId: number | null;
  readonly kept: T;
}

export async function giveTicket<T>(
  { database, clock, secrets }: Pick<Deps, 'clock' | 'secrets'> & { readonly database: Reader },
  { purpose, seconds }: TicketKind<T>,
  kept: T,
  { integrationId = null, userId = null }: About = {},
): Promise<string> {
  const token = newToken();
  const hash = hashToken(token);
  await repository.addTicket(database, {
    ticket_hash: hash,
    purpose,
    integration_id: integrationId,
    user_id: userId,
    kept: secrets.seal(JSON.stringify(kept), aboutOf(purpose, hash)),
    expires_at: new Date(clock() + seconds * 1000),
  });
  return token;
}

/** Null when it is unknown, over or taken. */
export async function readTicket<T>(
  deps: Pick<Deps, 'clock' | 'secrets'> & { readonly database: Reader },
  kind: TicketKind<T>,
  token: string,
): Promise<OpenedTicket<T> | null> {
  const hash = hashToken(token);
  const asked = { hash, purpose: kind.purpose, now: new Date(deps.clock()) };
  return open(deps, await repository.ticketBy(deps.database, asked));
}

/** The same, once: of two who take it together one gets it. */
export async function takeTicket<T>(
  deps: Pick<Deps, 'clock' | 'secrets'> & { readonly database: Reader },
  kind: TicketKind<T>,
  token: string,
): Promise<OpenedTicket<T> | null> {
  const hash = hashToken(token);
  const asked = { hash, purpose: kind.purpose, now: new Date(deps.clock()) };
  return open(deps, await repository.takeTicket(deps.database, asked));
}

/** False when a token of somebody else's making was taken before: `name` says whose and what kind it is. */
export function spendOnce(
  { database, clock }: Pick<Deps, 'clock'> & { readonly database: Reader },
  name: string,
  seconds: number,
): Promise<boolean> {
  return repository.spend(database, hashToken(name), new Date(clock() + seconds * 1000));
}

function open<T>(
  { secrets }: Pick<Deps, 'secrets'>,
  row: repository.TicketRow | null,
): OpenedTicket<T> | null {
  const text = row && secrets.open(row.kept, aboutOf(row.purpose, row.ticket_hash));
  if (!row || text === null) return null;
  return { integrationId: row.integration_id, userId: row.user_id, kept: JSON.parse(text) as T };
}

const aboutOf = (purpose: string, hash: string) => `ticket ${purpose} ${hash}`;
