import type { Profile } from '@node-saml/node-saml';
import { describe, expect, it } from 'vitest';
import { assertOurs } from './assertion.ts';
import { subjectOf } from './subject.ts';

const expected = { acs: 'https://lets/acs', issuer: 'https://idp', request: '_q1' };
const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

describe('what is signed', () => {
  const profile = (data: Record<string, string>, issuer = 'https://idp') =>
    ({
      issuer,
      nameID: 'x',
      nameIDFormat: PERSISTENT,
      getAssertion: () => ({
        Assertion: { Subject: [{ SubjectConfirmation: [{ SubjectConfirmationData: [{ $: data }] }] }] },
      }),
    }) satisfies Profile;

  it('names this question, and this address if any', () => {
    assertOurs(profile({ InResponseTo: '_q1', Recipient: 'https://lets/acs' }), expected);
    assertOurs(profile({ InResponseTo: '_q1' }), expected);
  });

  it.each([
    // Of a log-in that began over there: the frame around it, which may be unsigned, can name any question.
    ['no question', profile({ Recipient: 'https://lets/acs' })],
    ['another question', profile({ InResponseTo: '_q2' })],
    ['another address', profile({ InResponseTo: '_q1', Recipient: 'https://another/acs' })],
    ['another server', profile({ InResponseTo: '_q1' }, 'https://another')],
    ['nothing', { issuer: 'https://idp', nameID: 'x', nameIDFormat: PERSISTENT } satisfies Profile],
  ])('is refused if it names %s', (_what, told) => {
    expect(() => assertOurs(told, expected)).toThrowError(expect.objectContaining({ name: 'NotVouched' }));
  });
});

describe('who somebody is', () => {
  const subject = (nameIDFormat: string, attributes: Record<string, unknown> = {}) =>
    subjectOf({ issuer: '', nameID: 'name', nameIDFormat, attributes });
  const targeted = 'urn:oid:1.3.6.1.4.1.5923.1.1.1.10';

  it('is the name that stays', () => {
    expect(subject(PERSISTENT)).toBe('name');
    expect(subject(TRANSIENT, { 'pairwise-id': 'p@pku.edu.cn', [targeted]: 't' })).toBe('p@pku.edu.cn');
    expect(subject(TRANSIENT, { [targeted]: 't' })).toBe('t');
    expect(subject(TRANSIENT, { [targeted]: { NameID: [{ _: 't', $: { Format: PERSISTENT } }] } })).toBe('t');
  });

  it('is not one that changes', () => {
    expect(() => subject(TRANSIENT)).toThrowError('no lasting name');
  });
});
