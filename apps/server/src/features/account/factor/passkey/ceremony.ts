import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@lets/contract';
import type { RelyingParty } from './relying-party.ts';
import type { PasskeyRecord } from './repository.ts';

/** How long a browser waits for the person, in milliseconds. */
const PATIENCE_MS = 120_000;
/** EdDSA, ES256 and RS256: whatever devices there are knows one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Fetched when the first passkey is used: it brings parsers of certificates that no other start should wait for. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

type Known = Pick<PasskeyRecord, 'credential_id' | 'transports'>;

const described = ({ credential_id, transports }: Known) =>
  ({ id: credential_id, type: 'public-key', transports }) as const;

export async function newChallenge(): Promise<string> {
  const { generateChallenge, isoBase64URL } = await helpers();
  return isoBase64URL.fromBuffer(await generateChallenge());
}

/** Pure: what a browser needs to make a passkey on a device that has none of this person's yet. */
export function creationOptions(
  party: RelyingParty,
  about: {
    readonly challenge: string;
    /** What the product is called. */
    readonly product: string;
    readonly person: { readonly id: number; readonly account: string; readonly name: string };
    readonly known: readonly Known[];
  },
): PasskeyCreationOptions {
  const { challenge, product, person, known } = about;
  return {
    rp: { id: party.id, name: product },
    // The same for all passkeys of an account, so that a device replaces one that was removed here rather than showing two.
    user: {
      id: Buffer.from(`lets user ${person.id}`).toString('base64url'),
      name: person.account,
      displayName: person.name,
    },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: PATIENCE_MS,
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
  };
}

/** Pure: what a browser needs to have one of these passkeys sign. */
export function requestOptions(
  party: RelyingParty,
  { challenge, known }: { readonly challenge: string; readonly known: readonly Known[] },
): PasskeyRequestOptions {
  return {
    challenge,
    timeout: PATIENCE_MS,
    rpId: party.id,
    allowCredentials: known.map(described),
    userVerification: 'required',
  };
}

interface Expected {
  readonly challenge: string;
  readonly party: RelyingParty;
}

export interface NewPasskey {
  readonly credential_id: string;
  readonly public_key: string;
  readonly counter: number;
}

/** What a browser has made; null when it is not what was asked for. */
export async function readCreation(
  passkey: PasskeyCreation,
  { challenge, party }: Expected,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  const { isoBase64URL } = await helpers();
  try {
    if (await hasCertificates(passkey.response.attestationObject)) return null;
    const { transports, ...response } = passkey.response;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...passkey, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credential_id: id, public_key: isoBase64URL.fromBuffer(publicKey), counter };
  } catch {
    // The library throws for whatever does not hold, and for bytes that it cannot read.
    return null;
  }
}

/**
 * Whether the device says by certificates what it is. None was asked to; and the library would fetch the revocation list of such a
 * certificate from whatever address its sender has put into it.
 */
async function hasCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await helpers();
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const isSelfMade =
    attestation.get('fmt') === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  return attestation.get('fmt') !== 'none' && !isSelfMade;
}

/** The counter of a signature that holds, of a device on which the person was verified; null for any other. */
export async function readAssertion(
  passkey: PasskeyAssertion,
  { challenge, party, record }: Expected & { readonly record: PasskeyRecord },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { isoBase64URL } = await helpers();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // The counter is judged where it is kept: here a copied key could not be told from a signature that is wrong.
      credential: {
        id: record.credential_id,
        publicKey: isoBase64URL.toBuffer(record.public_key),
        counter: 0,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
