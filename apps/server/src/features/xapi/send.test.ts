import { expect, it } from 'vitest';
import { sentOf } from './send.ts';

const NOW = Date.parse('2026-03-02T08:00:00Z');
const answer = (status: number, headers = {}, text = '') => ({
  status,
  headers,
  text,
  bytes: Buffer.from(text),
});

it.each([
  [200, {}, '', { result: 'delivered' }],
  [204, {}, '', { result: 'delivered' }],
  // It is there, in the words of then.
  [409, {}, 'Conflict', { result: 'delivered' }],
  [400, {}, ' Problem in\n "x" ', { result: 'refused', reason: '400 Problem in "x"' }],
  [413, {}, '', { result: 'refused', reason: '413' }],
  [401, {}, '', { result: 'later', reason: '401' }],
  [302, {}, '', { result: 'later', reason: '302' }],
  [429, { 'retry-after': '90' }, '', { result: 'later', reason: '429', afterMs: 90_000 }],
  [
    503,
    { 'retry-after': 'Mon, 02 Mar 2026 08:02:00 GMT' },
    '',
    { result: 'later', reason: '503', afterMs: 120_000 },
  ],
  [503, { 'retry-after': 'soon' }, '', { result: 'later', reason: '503' }],
  [
    503,
    { 'retry-after': 'Mon, 02 Mar 2020 08:00:00 GMT' },
    '',
    { result: 'later', reason: '503', afterMs: 0 },
  ],
])('%i with %j and %j', (status, headers, text, expected) => {
  expect(sentOf(answer(status, headers, text), NOW)).toEqual(expected);
});
