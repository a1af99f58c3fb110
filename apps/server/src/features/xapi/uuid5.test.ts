import { expect, it } from 'vitest';
import { uuid5 } from './uuid5.ts';

it('is what RFC 9562 and others reckon for the same names', () => {
  const dns = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';
  expect(uuid5('www.example.com', dns)).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  expect(uuid5('python.org', dns)).toBe('886313e1-3b8a-5372-9b90-0c9aee199e5d');
});
