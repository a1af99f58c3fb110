import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@lets/contract';

/** What a browser or a device may get wrong, or an attacker set. */
export interface Said {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** False for a device that only saw that somebody was there. */
  readonly isVerified?: boolean;
  readonly counter?: number;
  /** By which the device says what it is: a certificate and its key. */
  readonly maker?: { readonly certificate: Buffer; readonly key: KeyObject };
}

/** A device of a person with one passkey (ES256), and the browser before it. */
export interface Authenticator {
  /** The passkey's id, in base64url. */
  readonly id: string;
  make(options: PasskeyCreationOptions, said?: Said): PasskeyCreation;
  sign(options: PasskeyRequestOptions, said?: Said): PasskeyAssertion;
  /** A copy with the same key, which counts for itself from here. */
  copy(): Authenticator;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const url64 = (data: string | Buffer) => Buffer.from(data).toString('base64url');

/** CBOR: a byte string of 24 to 65,535 bytes, and a text of up to 23 letters. */
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

export function createAuthenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return deviceWith({ origin, privateKey, publicKey, id: randomBytes(32), counter: 0 });
}

interface Kept {
  readonly origin: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly id: Buffer;
  readonly counter: number;
}

function deviceWith(kept: Kept): Authenticator {
  let { counter } = kept;
  const { origin, privateKey, publicKey, id } = kept;

  function clientData(type: string, challenge: string, said: Said): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: said.type ?? type,
        challenge: said.challenge ?? challenge,
        origin: said.origin ?? origin,
        crossOrigin: false,
      }),
    );
  }

  function authenticatorData(rpId: string, said: Said, key?: Buffer): Buffer {
    counter += 1;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(said.counter ?? counter);
    const flags = PRESENT | (said.isVerified === false ? 0 : VERIFIED) | (key ? HAS_KEY : 0);
    const head = [sha256(said.rpId ?? rpId), Buffer.from([flags]), counted];
    if (!key) return Buffer.concat(head);
    const idLength = Buffer.from([id.length >> 8, id.length & 0xff]);
    return Buffer.concat([...head, Buffer.alloc(16), idLength, id, key]);
  }

  return {
    id: url64(id),
    make({ rp, challenge }, said = {}) {
      const data = authenticatorData(rp.id, said, coseKey(publicKey));
      const client = clientData('webauthn.create', challenge, said);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText(said.maker ? 'packed' : 'none')],
        ...[cborText('attStmt'), said.maker ? packed(said.maker, data, client) : Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(data)],
      ]);
      return {
        id: url64(id),
        rawId: url64(id),
        type: 'public-key',
        response: {
          clientDataJSON: url64(client),
          attestationObject: url64(attestationObject),
          transports: ['internal'],
        },
      };
    },
    sign({ rpId, challenge }, said = {}) {
      const data = authenticatorData(rpId, said);
      const client = clientData('webauthn.get', challenge, said);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: url64(id),
        rawId: url64(id),
        type: 'public-key',
        response: {
          clientDataJSON: url64(client),
          authenticatorData: url64(data),
          signature: url64(signature),
        },
      };
    },
    copy: () => deviceWith({ ...kept, counter }),
  };
}

/** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (key: number, text: string) =>
    Buffer.concat([Buffer.from([key, 0x58, 32]), Buffer.from(text, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    coordinate(0x21, x),
    coordinate(0x22, y),
  ]);
}

/** {alg: -7, sig, x5c: [certificate]}, as devices send it that say who made them. */
function packed({ certificate, key }: NonNullable<Said['maker']>, data: Buffer, client: Buffer): Buffer {
  const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key);
  return Buffer.concat([
    Buffer.from([0xa3]),
    ...[cborText('alg'), Buffer.from([0x26]), cborText('sig'), cborBytes(signature)],
    ...[cborText('x5c'), Buffer.from([0x81]), cborBytes(certificate)],
  ]);
}
