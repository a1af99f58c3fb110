import type { Language } from '@lets/contract';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refused } from '../../http/errors.ts';
import { faultPage, type OutsideAnswer, type OutsideVisit } from '../../http/outside.ts';
import { PATHS } from '../../integrations/addresses.ts';
import { issuerOf } from '../../integrations/integrations.ts';
import { enter, type UserRecord } from '../account/service.ts';
import { giveBindTicket, type OutsidePerson } from '../sign-on/service.ts';
import { beginChoice } from './choice.ts';
import type { Launch } from './claims.ts';
import {
  giveEnterTicket,
  giveResumeTicket,
  takeEnterTicket,
  takeResumeTicket,
  type Verified,
} from './enter-ticket.ts';
import { windowPage } from './pages/window.ts';
import { placeOf } from './place.ts';
import { framersOf, platformOf } from './platform.ts';
import { forged, type LtiPlatform, LtiRefused } from './refused.ts';
import type { At } from './trying.ts';
import { accountOf, comerOf } from './who.ts';

/** Pure: the platform's language for the person, else the browser's. */
export function languageOf({ locale }: Pick<Launch, 'locale'>, otherwise: Language): Language {
  if (/^zh/i.test(locale)) return 'zh';
  return /^en/i.test(locale) ? 'en' : otherwise;
}

/** In a frame LETS opens in a window of its own, where it may keep its session; at the top it opens at once. */
export async function comeIn(deps: Deps, visit: OutsideVisit, verified: Verified): Promise<OutsideAnswer> {
  const { platform, launch } = verified;
  const lang = languageOf(launch, visit.lang);
  comerOf(launch);
  if (launch.message === 'choose') return beginChoice(deps, visit, { ...verified, lang });
  if (!isInFrame(visit, launch)) return enterBy(deps, visit, verified);
  const ticket = await giveEnterTicket(deps, verified);
  return windowPage(lang, { ticket, framers: framersOf(platform) });
}

/** As the browser says, or as the platform does where the browser is too old to. */
const isInFrame = ({ isFramed }: OutsideVisit, { isForFrame }: Launch) => isFramed || isForFrame;

/** The window has been opened. Only by a page of ours: a ticket of somebody else's own launch must not open their session in another's browser. */
export async function enterFromFrame(deps: Deps, visit: OutsideVisit, at: At): Promise<OutsideAnswer> {
  if (!visit.isFromHere) throw forged('a ticket sent by another site', 'over');
  const taken = await takeEnterTicket(deps, visit.body.ticket ?? '');
  if (!taken?.integrationId) throw new LtiRefused('over', 'ticket used or over');
  const platform = await platformOf(deps, taken.integrationId);
  at.platform = platform;
  at.lang = languageOf(taken.kept.launch, visit.lang);
  return enterBy(deps, visit, { ...taken.kept, platform });
}

async function enterBy(deps: Deps, visit: OutsideVisit, verified: Verified): Promise<OutsideAnswer> {
  const { platform, launch, deployment } = verified;
  const { address } = visit;
  const lang = languageOf(launch, visit.lang);
  const known = await accountOf(deps, platform, launch, visit);
  if (!('user' in known)) return toBind(deps, visit, verified, known);
  const { user } = known;
  // A deep link is chosen on a page of the platform: who linked their account for it goes back there.
  const path =
    launch.message === 'choose'
      ? '/'
      : await inTransaction(deps.database, (tx) =>
          placeOf(deps, tx, { platform, deployment, launch, user, lang, address }),
        );
  if (visit.callerId !== user.id) {
    const entered = await enterAs(deps, visit, { user, platform, launch }, path);
    if (entered) return entered;
  }
  return { redirect: path, status: 303 };
}

/** Opens the session; where a second step is needed answers its page. */
async function enterAs(
  deps: Deps,
  visit: OutsideVisit,
  { user, platform, launch }: { user: UserRecord; platform: LtiPlatform; launch: Launch },
  path: string,
): Promise<OutsideAnswer | null> {
  const origin = originOf(platform, launch);
  try {
    visit.cookies.open(await enter(deps, user, visit, { origin }));
    return null;
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'factor_needed') throw error;
    const { ways } = error.data as { readonly ways: readonly string[] };
    return { redirect: faultPage('factor_needed', { ways: ways.join(','), go: path }), status: 303 };
  }
}

/** They say by its password which account is theirs, and the launch goes on. */
async function toBind(
  deps: Deps,
  { cookies }: Pick<OutsideVisit, 'cookies'>,
  verified: Verified,
  { person, refusal }: { readonly person: OutsidePerson; readonly refusal: 'unknown' | 'taken' },
): Promise<OutsideAnswer> {
  const { label } = person;
  const ticket = await giveBindTicket(deps, { label, origin: originOf(verified.platform, person) }, cookies);
  const resume = new URLSearchParams({ ticket: await giveResumeTicket(deps, verified) });
  return { redirect: faultPage(refusal, { ticket, go: `${PATHS.ltiResume}?${resume}` }), status: 303 };
}

/** Their account has been linked. For the person alone who is logged in with it: the ticket stands in an address, which can be sent on. */
export async function resumeLaunch(deps: Deps, visit: OutsideVisit, at: At): Promise<OutsideAnswer> {
  const taken = await takeResumeTicket(deps, visit.query.ticket ?? '');
  if (!taken?.integrationId) throw new LtiRefused('over', 'ticket used or over');
  const platform = await platformOf(deps, taken.integrationId);
  at.platform = platform;
  at.lang = languageOf(taken.kept.launch, visit.lang);
  const verified = { ...taken.kept, platform };
  const known = await accountOf(deps, platform, verified.launch, visit);
  if (!('user' in known) || known.user.id !== visit.callerId)
    throw new LtiRefused('over', 'a launch of another person');
  return enterBy(deps, visit, verified);
}

function originOf(platform: LtiPlatform, { subject }: { readonly subject: string | null }) {
  const issuer = issuerOf(platform);
  return { integration_id: platform.id, issuer, subject: subject ?? '', key_hash: null, hint: '' };
}
