import { describe, expect, it } from 'vitest';
import { relyingParty } from './relying-party.ts';

const PUBLIC = 'https://lets.example.edu';

describe('whom passkeys are made for', () => {
  it.each([
    ['the public address', PUBLIC, true, PUBLIC],
    ['the public address, whatever the Host header says', PUBLIC, false, 'https://evil.example'],
    ['the public address, at the machine itself too', PUBLIC, false, 'http://localhost:3000'],
  ])('is %s', (_case, publicUrl, isLocal, origin) => {
    expect(relyingParty({ publicUrl, isLocal }, origin)).toEqual({ id: 'lets.example.edu', origin: PUBLIC });
  });

  it('is localhost on a server that only this machine reaches', () => {
    const party = relyingParty({ isLocal: true }, 'http://localhost:3000');
    expect(party).toEqual({ id: 'localhost', origin: 'http://localhost:3000' });
  });

  it.each([
    ['without a public address, by the Host header', undefined, true, 'https://evil.example'],
    ['without a public address, for a server that others reach', undefined, false, 'http://localhost:3000'],
    ['at an address without a name', undefined, true, 'http://127.0.0.1:3000'],
    ['for a public address without a name', 'https://10.1.2.3', false, PUBLIC],
    ['for one of IPv6', 'https://[2001:db8::1]', false, PUBLIC],
    ['without TLS', 'http://lets.example.edu', false, PUBLIC],
    ['by a Host header that is none', undefined, true, 'http://'],
  ])('is nobody %s', (_case, publicUrl, isLocal, origin) => {
    expect(relyingParty({ isLocal, ...(publicUrl && { publicUrl }) }, origin)).toBeNull();
  });
});
