import { generateSecret, generateURI, verifySync } from 'otplib';

/** Clocks of phones may be off by one step in either direction. */
const STEP_S = 30;
const SIX_DIGITS = /^\d{6}$/;

/** 160 random bits in base32, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return generateSecret({ length: 20 });
}

/** What an authenticator app reads from the QR code. */
export function totpUri(
  secret: string,
  about: { readonly issuer: string; readonly account: string },
): string {
  return generateURI({ issuer: about.issuer, label: about.account, secret });
}

/** Pure: the time step whose code this is, later than `after`; null for any other code, and for one that was taken before. */
export function stepOfCode(
  secret: string,
  code: string,
  { now, after }: { readonly now: number; readonly after: number },
): number | null {
  if (!SIX_DIGITS.test(code)) return null;
  const found = verifySync({ secret, token: code, epoch: Math.floor(now / 1000), epochTolerance: STEP_S });
  if (!found.valid || !('timeStep' in found)) return null;
  return found.timeStep > after ? found.timeStep : null;
}
