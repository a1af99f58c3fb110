import type { Deps } from '../../deps.ts';
import type { CookieJar } from '../../http/request-context.ts';
import { newToken } from '../../http/session.ts';
import { spendOnce } from '../../integrations/tickets.ts';

/** What is kept of a log-in while the person is at the sign-on server. */
export interface UnderWay {
  readonly doorId: number;
  readonly secret: string;
  readonly nonce: string;
  readonly isQuiet: boolean;
  /** The own path that was asked for. */
  readonly go: string | null;
  /** Whose account the identity is to be linked to; null: a log-in. */
  readonly linkTo: number | null;
}

interface Kept extends UnderWay {
  readonly until: number;
}

const SECONDS = 10 * 60;

/**
 * It is kept in the browser, sealed: only the browser that set out can come back, or a link with another person's ticket would log its
 * reader in as that person; and whoever sets out a thousand times fills no table. One cookie for each log-in, so that several tabs can.
 */
const cookieOf = (state: string) => ({ name: `lets_sign_on_${state.slice(0, 12)}`, path: '/sso' }) as const;
const sealedAbout = (state: string) => `sign-on ${state}`;
/** As `newToken` makes them: nothing else becomes the name of a cookie. */
const STATE = /^[\w-]{43}$/;

type Begun = Pick<UnderWay, 'doorId' | 'isQuiet' | 'go' | 'linkTo'>;

/** Notes that this browser sets out to a door. */
export function setOut(
  { clock, secrets }: Pick<Deps, 'clock' | 'secrets'>,
  cookies: CookieJar,
  begun: Begun,
): UnderWay & { readonly state: string } {
  const state = newToken();
  const underWay = { ...begun, secret: newToken(), nonce: newToken() };
  const kept: Kept = { ...underWay, until: clock() + SECONDS * 1000 };
  const value = secrets.seal(JSON.stringify(kept), sealedAbout(state));
  cookies.keep({ ...cookieOf(state), value, seconds: SECONDS });
  return { ...underWay, state };
}

/** Once for each state, in the browser and at the door that it was made for; else null. */
export async function comeBack(
  deps: Deps,
  cookies: CookieJar,
  { state, doorId }: { readonly state: string; readonly doorId: number },
): Promise<UnderWay | null> {
  const sealed = hasSetOut(cookies, state) ? cookies.read(cookieOf(state).name) : null;
  const text = sealed === null ? null : deps.secrets.open(sealed, sealedAbout(state));
  if (text === null) return null;
  cookies.drop(cookieOf(state));
  const kept = JSON.parse(text) as Kept;
  if (kept.doorId !== doorId || kept.until < deps.clock()) return null;
  return (await spendOnce(deps, `sign-on ${state}`, SECONDS)) ? kept : null;
}

/** Whether this browser has set out with this state. A page of another site that posts here brings no cookie along. */
export function hasSetOut(cookies: CookieJar, state: string): boolean {
  return STATE.test(state) && cookies.read(cookieOf(state).name) !== null;
}
