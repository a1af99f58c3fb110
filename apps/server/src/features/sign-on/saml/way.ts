import { createPublicKey, X509Certificate } from 'node:crypto';
import type { Profile } from '@node-saml/node-saml';
import { SamlStatusError } from '@node-saml/node-saml';
import { CheckFailed } from '../../../integrations/checks.ts';
import { askOutside } from '../../../outside/ask.ts';
import { NotVouched, type Way } from '../way.ts';
import { assertOurs } from './assertion.ts';
import { acsOf, certificatesIn, requestIdOf, samlOf } from './server.ts';
import { subjectOf } from './subject.ts';

/** What is said at the log-out of whom it is about. */
type Hint = Pick<Profile, 'nameID' | 'nameIDFormat' | 'sessionIndex' | 'nameQualifier' | 'spNameQualifier'>;

export const samlWay: Way<'saml'> = {
  begin: (_deps, at, going) => samlOf(at, going).getAuthorizeUrlAsync(going.state, undefined, {}),

  async finish(_deps, at, { body }, going) {
    const { SAMLResponse } = body;
    if (SAMLResponse === undefined) throw new NotVouched('no SAMLResponse', 'declined');
    assertNoDoctype(Buffer.from(SAMLResponse, 'base64').toString('utf8'));
    const profile = await profileIn(at, going, SAMLResponse);
    assertOurs(profile, { acs: acsOf(at), issuer: at.door.settings.idp_issuer, request: requestIdOf(going) });
    const attributes = (profile.attributes ?? {}) as Record<string, unknown>;
    const { nameID, nameIDFormat, sessionIndex, nameQualifier, spNameQualifier } = profile;
    const hint = { nameID, nameIDFormat, sessionIndex, nameQualifier, spNameQualifier };
    return {
      subject: subjectOf(profile),
      attributes: { NameID: nameID, ...attributes },
      session: sessionIndex ?? null,
      hint: JSON.stringify(hint),
    };
  },

  async leave(_deps, at, { hint }) {
    if (at.door.settings.logout_url === '' || hint === '') return null;
    const profile = { issuer: '', ...(JSON.parse(hint) as Hint) };
    return samlOf(at, null).getLogoutUrlAsync(profile, '', {});
  },

  async check({ clock }, { settings }, ok) {
    const ends = certificatesIn(settings.idp_cert).map(endOf);
    // A signature is verified by an old one too, but whoever runs that server will have changed it.
    const isOver = ends.every((end) => end !== null && Date.parse(end) < clock());
    if (isOver) throw new CheckFailed('keys', ends.join(', '));
    ok('keys', String(ends.length));
    const { status } = await askOutside(settings.entry_point, { ca: settings.ca });
    ok('connection', new URL(settings.entry_point).host);
    // Without a question it may well refuse, but something must be there.
    if (status === 404 || status >= 502) throw new CheckFailed('answer', String(status));
    ok('answer');
  },
};

async function profileIn(
  at: Parameters<typeof samlOf>[0],
  going: NonNullable<Parameters<typeof samlOf>[1]>,
  SAMLResponse: string,
): Promise<Profile> {
  try {
    const { profile } = await samlOf(at, going).validatePostResponseAsync({ SAMLResponse });
    if (profile) return profile;
  } catch (error) {
    throw faultOf(error, going.isQuiet);
  }
  throw new NotVouched('no profile');
}

/** Pure: the library's words tell of signatures, times and ids, and hold nothing of the answer but what its server calls itself. */
function faultOf(error: unknown, isQuiet: boolean): NotVouched {
  const { message } = error as Error;
  if (error instanceof SamlStatusError) return new NotVouched(message, isQuiet ? 'nobody' : 'declined');
  return new NotVouched(message);
}

/** Entities could name files of this machine, or grow while they are read. */
export function assertNoDoctype(xml: string): void {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new NotVouched('XML with a DOCTYPE');
}

/** Until when a certificate is good; null for a bare public key, which is good for ever. */
function endOf(pem: string): string | null {
  try {
    if (!pem.includes('PUBLIC KEY'))
      return new X509Certificate(pem.startsWith('-----') ? pem : Buffer.from(pem, 'base64')).validTo;
    createPublicKey(pem);
    return null;
  } catch {
    throw new CheckFailed('keys', 'no certificate');
  }
}
