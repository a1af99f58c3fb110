import type { Profile } from '@node-saml/node-saml';
import { NotVouched } from '../way.ts';

interface Confirmation {
  readonly SubjectConfirmationData?: readonly { readonly $?: Readonly<Record<string, string>> }[];
}
interface Assertion {
  readonly Assertion?: {
    readonly Subject?: readonly { readonly SubjectConfirmation?: readonly Confirmation[] }[];
  };
}

/**
 * What the library does not compare: who speaks, and, within what is signed, which question is answered and where. Else an assertion that
 * was made for another log-in, or for another service, could be put under an answer's name.
 */
export function assertOurs(
  profile: Profile,
  expected: { readonly acs: string; readonly issuer: string; readonly request: string },
): void {
  if (profile.issuer !== expected.issuer)
    throw new NotVouched(`issuer: ${String(profile.issuer).slice(0, 100)}`);
  const { Assertion } = (profile.getAssertion?.() ?? {}) as Assertion;
  const confirmations = (Assertion?.Subject ?? []).flatMap(
    ({ SubjectConfirmation = [] }) => SubjectConfirmation,
  );
  const data = confirmations.flatMap(({ SubjectConfirmationData = [] }) => SubjectConfirmationData);
  if (!data.some(({ $ }) => $?.InResponseTo === expected.request))
    throw new NotVouched('the assertion answers another question');
  if (!data.some(({ $ }) => $?.Recipient === undefined || $.Recipient === expected.acs))
    throw new NotVouched('the assertion is for another recipient');
}
