import type { Deps } from '../../deps.ts';
import type { CookieJar } from '../../http/request-context.ts';
import { hashToken, newToken } from '../../http/session.ts';
import { giveTicket, type TicketKind, takeTicket } from '../../integrations/tickets.ts';

/** What is kept of a log-in while the person is at the sign-on server. */
export interface UnderWay {
  readonly secret: string;
  readonly nonce: string;
  readonly isQuiet: boolean;
  /** The own path that was asked for. */
  readonly go: string | null;
  /** SHA-256 of the token in the browser's cookie. */
  readonly browser: string;
}

export interface CameBack extends UnderWay {
  /** Whose account the identity is to be linked to; null: a log-in. */
  readonly linkTo: number | null;
}

const SECONDS = 10 * 60;
const STATE: TicketKind<UnderWay> = { purpose: 'sign_on', seconds: SECONDS };
/**
 * Only the browser that set out can come back: else a link with another person's ticket would log its reader in as that person. One for
 * all log-ins of a browser, so that several tabs can set out.
 */
const COOKIE = { name: 'lets_sign_on', path: '/sso' } as const;

type Begun = Pick<UnderWay, 'isQuiet' | 'go'> & { readonly linkTo: number | null };

/** Notes that this browser sets out to a door. */
export async function setOut(
  deps: Deps,
  cookies: CookieJar,
  doorId: number,
  { linkTo, ...begun }: Begun,
): Promise<Pick<UnderWay, 'secret' | 'nonce' | 'isQuiet'> & { readonly state: string }> {
  const token = cookies.read(COOKIE.name) ?? newToken();
  cookies.keep({ ...COOKIE, value: token, seconds: SECONDS });
  const underWay = { ...begun, secret: newToken(), nonce: newToken(), browser: hashToken(token) };
  const about = { integrationId: doorId, userId: linkTo };
  const state = await giveTicket(deps, STATE, underWay, about);
  return { ...underWay, state };
}

/** Once for each state, in the browser and at the door that it was made for; else null. */
export async function comeBack(
  deps: Deps,
  cookies: CookieJar,
  doorId: number,
  state: string | undefined,
): Promise<CameBack | null> {
  const token = cookies.read(COOKIE.name);
  if (!state || token === null) return null;
  const taken = await takeTicket(deps, STATE, state);
  if (taken?.integrationId !== doorId || taken.kept.browser !== hashToken(token)) return null;
  return { ...taken.kept, linkTo: taken.userId };
}

/** Whether this browser has set out at all. A page of another site that posts here brings no cookie along. */
export function hasSetOut(cookies: CookieJar): boolean {
  return cookies.read(COOKIE.name) !== null;
}
