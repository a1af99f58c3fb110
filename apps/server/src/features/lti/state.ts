import type { Deps } from '../../deps.ts';
import type { OutsideVisit } from '../../http/outside.ts';
import { hashToken, newToken } from '../../http/session.ts';
import { giveTicket, readTicket, type TicketKind, takeTicket } from '../../integrations/tickets.ts';

/** What a platform sends to the log-in address. */
export interface Asked {
  readonly iss: string;
  readonly login_hint: string;
  readonly target_link_uri: string;
  readonly lti_message_hint?: string | undefined;
  readonly client_id?: string | undefined;
  readonly lti_deployment_id?: string | undefined;
  readonly lti_storage_target?: string | undefined;
}

/** A launch that has begun: what the platform asked for, and what it must give back. */
export interface Begun {
  readonly asked: Asked;
  readonly nonce: string;
}

export interface Under extends Begun {
  readonly state: string;
  readonly integrationId: number;
}

const SECONDS = 10 * 60;
const STATE: TicketKind<Begun> = { purpose: 'lti_state', seconds: SECONDS };

/**
 * The state comes back through the browser in which the launch began, which has it in a cookie: else a page of somebody else's could have
 * its reader come in by another person's launch. One for each launch: a course page may show several links at once.
 */
const cookieOf = (state: string) => ({ name: `lti_${hashToken(state).slice(0, 32)}`, path: '/lti' });

export async function begin(
  deps: Deps,
  visit: OutsideVisit,
  integrationId: number,
  asked: Asked,
): Promise<Under> {
  const begun = { asked, nonce: newToken() };
  const state = await giveTicket(deps, STATE, begun, { integrationId });
  visit.keepAcross({ ...cookieOf(state), value: state, seconds: SECONDS });
  return { ...begun, state, integrationId };
}

export async function readState(deps: Deps, state: string): Promise<Under | null> {
  const read = await readTicket(deps, STATE, state);
  return read?.integrationId ? { ...read.kept, state, integrationId: read.integrationId } : null;
}

/** Once. */
export async function takeState(deps: Deps, visit: OutsideVisit, state: string): Promise<Under | null> {
  const taken = await takeTicket(deps, STATE, state);
  visit.keepAcross({ ...cookieOf(state), value: '', seconds: 0 });
  return taken?.integrationId ? { ...taken.kept, state, integrationId: taken.integrationId } : null;
}

/** Whether this browser began it. */
export function isOfBrowser({ cookies }: OutsideVisit, state: string): boolean {
  return cookies.read(cookieOf(state).name) === state;
}
