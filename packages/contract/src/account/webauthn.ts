import { z } from 'zod';
import { LIMITS } from '../core/limits.ts';

/** Bytes as WebAuthn writes them in JSON: base64url without padding. */
const Bytes = z
  .string()
  .min(1)
  .max(LIMITS.passkey_part)
  .regex(/^[\w-]+$/);

/** What a browser answers when a passkey has signed: an AuthenticationResponseJSON of WebAuthn, without what the server does not need. */
export const PasskeyAssertion = z.object({
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

/** What a browser answers when it has made a passkey: a RegistrationResponseJSON, likewise. */
export const PasskeyCreation = z.object({
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    /** How the browser reaches it: usb, nfc, hybrid, internal. Later versions may have others. */
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** What a browser needs to have a passkey sign: a PublicKeyCredentialRequestOptionsJSON. */
export const PasskeyRequestOptions = z.object({
  challenge: z.string(),
  /** Milliseconds. */
  timeout: z.number().int(),
  rpId: z.string(),
  allowCredentials: z.array(Descriptor),
  userVerification: z.literal('required'),
});
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>;

/** What it needs to make one: a PublicKeyCredentialCreationOptionsJSON. */
export const PasskeyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>;
