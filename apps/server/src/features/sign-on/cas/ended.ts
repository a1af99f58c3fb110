import type { Deps } from '../../../deps.ts';
import type { OutsideAnswer, OutsideVisit } from '../../../http/outside.ts';
import { issuerOf } from '../../../integrations/integrations.ts';
import { withDoor } from '../door.ts';
import { endFrom } from '../ended.ts';
import { NotVouched } from '../way.ts';
import { readLogout } from './answer.ts';

/**
 * A CAS server says that a session is over. Nobody signs this, so it ends exactly what began with the ticket that it names, which nobody else
 * has seen, and nothing where there is none.
 */
export function endedByTicket(deps: Deps, visit: OutsideVisit): Promise<OutsideAnswer> {
  return withDoor(deps, visit, ['cas'], async ({ door }) => {
    const ticket = ticketOf(visit.body.logoutRequest ?? '');
    if (ticket === null) return { status: 400, text: 'no logout request\n' };
    await endFrom(deps, issuerOf(door), { session: ticket }, visit.address);
    return { status: 200 };
  });
}

function ticketOf(text: string): string | null {
  try {
    return readLogout(text);
  } catch (error) {
    if (error instanceof NotVouched) return null;
    throw error;
  }
}
