import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { OutsideFault } from '../../outside/ask.ts';
import { type Launch, launchOf } from './claims.ts';
import { forged, type LtiPlatform, LtiRefused } from './refused.ts';

const SKEW_S = 60;
const OLDEST_S = 10 * 60;

interface Expected {
  readonly nonce: string;
  readonly targetLinkUri: string;
  readonly now: number;
  readonly keys: JWTVerifyGetKey;
}

/** Verifies what a platform has signed about a launch. Throws an `LtiRefused` that says what is wrong. */
export async function readIdToken(
  { settings }: LtiPlatform,
  token: string,
  { nonce, targetLinkUri, now, keys }: Expected,
): Promise<Launch> {
  const { issuer, client_id } = settings;
  const claims = await verified(token, issuer, { keys, now });
  assertAudience(claims, client_id);
  assertTimes(claims, now);
  if (claims.nonce !== nonce) throw forged('nonce');
  const launch = launchOf(claims, settings.number_claim);
  if ('wrong' in launch) throw new LtiRefused('not_lti', `claim ${launch.wrong}`);
  // Deep linking has none of its own at some platforms; what the browser brought to the log-in is not signed.
  const signed = claims['https://purl.imsglobal.org/spec/lti/claim/target_link_uri'];
  if (signed === undefined ? launch.message === 'open' : signed !== targetLinkUri)
    throw forged('target_link_uri');
  return launch;
}

async function verified(
  token: string,
  issuer: string,
  { keys, now }: Pick<Expected, 'keys' | 'now'>,
): Promise<JWTPayload> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      // The platform's public key would be the secret of HS256.
      algorithms: ['RS256'],
      issuer,
      clockTolerance: SKEW_S,
      currentDate: new Date(now),
      requiredClaims: ['exp', 'iat', 'aud', 'nonce'],
    });
    if (protectedHeader.kid === undefined) throw forged('no kid');
    return payload;
  } catch (error) {
    if (error instanceof OutsideFault)
      throw new LtiRefused('unreachable', `keys: ${error.reason} ${error.message}`);
    if (!(error instanceof errors.JOSEError)) throw error;
    if (isAboutKeys(error)) throw new LtiRefused('unreachable', `keys: ${error.message}`);
    throw forged(`${error.code} ${reasonOf(error)}`);
  }
}

/** Whether the platform's list of keys could not be read, which says nothing about the token. */
const isAboutKeys = ({ code }: errors.JOSEError) =>
  ['ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT'].includes(code);

/** Which claim, where it is one; the messages of the library quote no tokens. */
function reasonOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return 'exp';
  if (error instanceof errors.JWTClaimValidationFailed) return error.claim;
  return error.message;
}

function assertAudience({ aud, azp }: JWTPayload, clientId: string): void {
  const audience = [aud ?? []].flat();
  if (!audience.includes(clientId)) throw forged('aud');
  const isShared = audience.some((one) => one !== clientId);
  if (azp === undefined ? isShared : azp !== clientId) throw forged('azp');
  // Whoever else may use this token is nobody that we know.
  if (isShared) throw forged('aud: others');
}

function assertTimes({ iat = 0 }: JWTPayload, now: number): void {
  const age = now / 1000 - iat;
  if (age > OLDEST_S + SKEW_S) throw forged('iat: too old');
  if (age < -SKEW_S) throw forged('iat: in the future');
}
