import { RESERVATIONS } from '@lets/contract';
import { expect, it } from 'vitest';
import { reservationOf } from './voting.ts';

it('those who vote against the rest say so once each, and not in the same words', () => {
  const said: { role_id: string; text: string }[] = [];
  for (const role_id of ['presiding', 'judge', 'assessor']) {
    const text = reservationOf(said, role_id)?.zh ?? '';
    expect(text).not.toBe('');
    expect(said.map((one) => one.text)).not.toContain(text);
    said.push({ role_id, text });
    expect(reservationOf(said, role_id)).toBeUndefined();
  }
});

it('who votes against the rest a second time words it otherwise than the first', () => {
  const once = reservationOf([], 'judge');
  const before = new Set(once ? [once.zh] : []);
  expect(reservationOf([], 'judge', before)?.zh).not.toBe(once?.zh);
  expect(reservationOf([], 'judge', new Set(RESERVATIONS.map(({ zh }) => zh)))).toBeDefined();
});
