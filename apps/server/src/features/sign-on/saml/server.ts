import { type CacheProvider, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { PATHS } from '../../../integrations/addresses.ts';
import type { At, Going } from '../way.ts';

/** Clocks of schools differ; less would refuse people, more would let old answers in. */
const CLOCK_SKEW_MS = 60_000;
const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

/** How a SAML server knows us. */
export const entityId = ({ door, origin }: At<'saml'>) => `${origin}${PATHS.samlMetadata(door.id)}`;
export const acsOf = ({ door, origin }: At<'saml'>) => `${origin}${PATHS.signOnBack(door.id)}`;

/** Pure: the id of the question that an answer must name. XML ids begin with no digit. */
export function requestIdOf({ nonce }: Pick<Going, 'nonce'>): string {
  return `_${nonce}`;
}

/** For one question or answer: the one question that may be answered is the one that this log-in has asked. */
export function samlOf(at: At<'saml'>, going: Going | null): SAML {
  const { settings, id } = at.door;
  const ours = going && requestIdOf(going);
  return new SAML({
    issuer: entityId(at),
    callbackUrl: acsOf(at),
    logoutCallbackUrl: `${at.origin}${PATHS.signOnEnded(id)}`,
    entryPoint: settings.entry_point,
    ...(settings.logout_url !== '' && { logoutUrl: settings.logout_url }),
    idpCert: certificatesIn(settings.idp_cert),
    idpIssuer: settings.idp_issuer,
    audience: entityId(at),
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    // Schools sign either: the library takes no assertion that neither signature covers.
    wantAuthnResponseSigned: false,
    wantAssertionsSigned: false,
    passive: going?.isQuiet ?? false,
    validateInResponseTo: ours === null ? ValidateInResponseTo.never : ValidateInResponseTo.always,
    ...(ours !== null && { generateUniqueId: () => ours, cacheProvider: onlyQuestion(ours) }),
  });
}

/** What the library keeps of questions stands in the ticket of the log-in, which every server process can take, once. */
function onlyQuestion(id: string): CacheProvider {
  return {
    saveAsync: async () => null,
    getAsync: async (asked) => (asked === id ? new Date().toISOString() : null),
    removeAsync: async (asked) => asked,
  };
}

/** Pure: one after the other in PEM, or one without its frame, as metadata has it. */
export function certificatesIn(text: string): string[] {
  const framed = text.match(/-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g);
  return framed ?? [text.replace(/\s+/g, '')];
}

/** Pure: metadata for the administrator of the other side. */
export function metadataOf(at: At<'saml'>): string {
  const plain = samlOf(at, null).generateServiceProviderMetadata(null, null);
  // Not asked of each question, but good to have: a name that stays.
  return plain.replace(
    '<AssertionConsumerService',
    `<NameIDFormat>${PERSISTENT}</NameIDFormat><AssertionConsumerService`,
  );
}
