import { describe, expect, it } from 'vitest';
import { isOwnOrigin } from './origin.ts';

const own = (origin: string, host: string, publicUrl?: string, protocol = 'http') =>
  isOwnOrigin({ headers: { origin }, host, protocol }, publicUrl);

describe('where the address is known', () => {
  const PUBLIC = 'https://lets.example.edu';
  it.each([
    ['https://lets.example.edu', 'lets.example.edu', true],
    // The same host over plain HTTP: an attacker on the network could have written that page.
    ['http://lets.example.edu', 'lets.example.edu', false],
    ['https://lets.example.edu:8443', 'lets.example.edu:8443', false],
    ['https://other.example.edu', 'other.example.edu', false],
    ['http://10.0.0.5:3000', '10.0.0.5:3000', false],
    // Someone at the machine itself.
    ['http://127.0.0.1:3000', '127.0.0.1:3000', true],
    ['http://localhost:3000', 'localhost:3000', true],
    ['http://127.0.0.1:3001', '127.0.0.1:3000', false],
    ['http://127.0.0.1.evil.example', '127.0.0.1.evil.example', false],
    ['null', 'lets.example.edu', false],
  ])('%s at %s: %s', (origin, host, isOwn) => {
    expect(own(origin, host, PUBLIC)).toBe(isOwn);
    expect(own(origin, host, PUBLIC, 'https')).toBe(isOwn);
  });
});

describe('where it is not', () => {
  it.each([
    ['http://10.0.0.5:3000', '10.0.0.5:3000', 'http', true],
    ['https://lets.example', 'lets.example', 'https', true],
    // Something in front of us ended TLS, and did not say so.
    ['https://lets.example', 'lets.example', 'http', true],
    ['http://lets.example', 'lets.example', 'https', false],
    ['https://evil.example', 'lets.example', 'https', false],
  ])('%s at %s over %s: %s', (origin, host, protocol, isOwn) => {
    expect(own(origin, host, undefined, protocol)).toBe(isOwn);
  });
});
