import { inflateRawSync } from 'node:zlib';
import type { Profile } from '@node-saml/node-saml';
import type { Deps } from '../../../deps.ts';
import type { OutsideAnswer, OutsideVisit } from '../../../http/outside.ts';
import { issuerOf } from '../../../integrations/integrations.ts';
import { spendOnce } from '../../../integrations/tickets.ts';
import { SERVER_LIMITS } from '../../../limits.ts';
import { attempt } from '../../account/service.ts';
import { withDoor } from '../door.ts';
import { endFrom } from '../ended.ts';
import { auditRefusal } from '../refused.ts';
import { type At, NotVouched } from '../way.ts';
import { metadataOf, samlOf } from './server.ts';
import { assertNoDoctype } from './way.ts';

/** Longer ago than this nobody asks; a request is remembered for as long, so that none counts twice. */
const OLDEST_MS = 10 * 60_000;
const SECOND = 1000;

export async function metadata(at: At<'saml'>): Promise<OutsideAnswer> {
  return { status: 200, type: 'application/samlmetadata+xml', text: metadataOf(at) };
}

/** A SAML server says that a session is over, or that the log-out which we began is done. */
export function endedByRequest(deps: Deps, visit: OutsideVisit): Promise<OutsideAnswer> {
  return withDoor(deps, visit, ['saml'], async (at) => {
    const { SAMLRequest } = { ...visit.query, ...visit.body };
    // The answer to a log-out of ours changes nothing: the session here is over already.
    if (SAMLRequest === undefined) return { redirect: '/login', status: 303 };
    const { address } = visit;
    const profile = await attempt(deps, { account: null, address }, () => judge(deps, at, visit));
    if (!profile) return { status: 400, text: 'no valid logout request\n' };
    await endSession(deps, at, profile, address);
    if (at.door.settings.logout_url === '') return { status: 200 };
    const relay = { ...visit.query, ...visit.body }.RelayState ?? '';
    return { redirect: await samlOf(at, null).getLogoutResponseUrlAsync(profile, relay, {}, true) };
  });
}

async function endSession(
  deps: Deps,
  { door }: At<'saml'>,
  profile: Profile,
  address: string,
): Promise<void> {
  const { sessionIndex, nameID } = profile;
  await endFrom(
    deps,
    issuerOf(door),
    sessionIndex ? { session: sessionIndex } : { subject: nameID },
    address,
  );
}

async function judge(deps: Deps, at: At<'saml'>, visit: OutsideVisit): Promise<Profile | null> {
  try {
    return await verified(deps, at, visit);
  } catch (error) {
    // Whatever the library cannot read or verify.
    const reason = error instanceof Error ? error.message : '';
    await auditRefusal(deps, at.door, { reason: `logout request: ${reason}`, address: visit.address });
    return null;
  }
}

async function verified(deps: Deps, at: At<'saml'>, { query, body, url }: OutsideVisit): Promise<Profile> {
  const isPosted = body.SAMLRequest !== undefined;
  const xml = isPosted ? textOf(body.SAMLRequest ?? '') : inflated(query.SAMLRequest ?? '');
  assertNoDoctype(xml);
  // The library takes a redirected request without a signature for a good one.
  if (!isPosted && !query.Signature) throw new NotVouched('not signed');
  const saml = samlOf(at, null);
  const { profile } = isPosted
    ? await saml.validatePostRequestAsync({ ...body })
    : await saml.validateRedirectAsync({ ...query }, url.split('?')[1] ?? '');
  if (!profile?.ID || !(profile.nameID || profile.sessionIndex)) throw new NotVouched('nobody is named');
  const issuedAt = Date.parse(/IssueInstant="([^"]+)"/.exec(xml)?.[1] ?? '');
  if (!(Math.abs(deps.clock() - issuedAt) <= OLDEST_MS)) throw new NotVouched('too old');
  if (!(await spendOnce(deps, `logout ${at.door.id} ${profile.ID}`, (2 * OLDEST_MS) / SECOND)))
    throw new NotVouched('again');
  return profile;
}

const textOf = (base64: string) => Buffer.from(base64, 'base64').toString('utf8');

function inflated(base64: string): string {
  const maxOutputLength = SERVER_LIMITS.bodies.assertion_bytes;
  return inflateRawSync(Buffer.from(base64, 'base64'), { maxOutputLength }).toString('utf8');
}
