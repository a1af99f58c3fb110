import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { secretOf } from '../account/service.ts';

const TICKET_MS = 60_000;

interface Ticket {
  readonly name: string;
  readonly userId: number;
}

/**
 * Pure: what lets one person download one backup for a minute, in the address of a plain download: a browser then writes it to disk as it
 * comes. Every server knows it again without having kept it.
 */
export function ticketFor({ name, userId, at }: Ticket & { readonly at: number }, secret: string): string {
  const until = at + TICKET_MS;
  return `${until}.${seal({ name, userId }, until, secret)}`;
}

export async function isTicketOf(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  about: Ticket,
  ticket: string,
): Promise<boolean> {
  const [until = '', given = ''] = ticket.split('.');
  const secret = await secretOf(database, about.userId);
  if (secret === null || !(Number(until) >= clock()) || Number(until) > clock() + TICKET_MS) return false;
  const expected = Buffer.from(seal(about, Number(until), secret));
  const found = Buffer.from(given);
  return found.length === expected.length && timingSafeEqual(found, expected);
}

function seal({ name, userId }: Ticket, until: number, secret: string): string {
  return createHmac('sha256', secret).update(`backup ${name} ${userId} ${until}`).digest('hex');
}
