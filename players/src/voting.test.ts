import { RESERVATIONS } from '@lets/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dissenters, reservationOf } from './voting.ts';

const visit = (opened_seq: number) => ({ node_id: 'panel', opened_seq });
const players = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 9 });

it('at most half of the players vote against the rest, always the same in one visit', () => {
  fc.assert(
    fc.property(
      players,
      fc.nat(),
      fc.integer({ min: 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (who, seq, seed, dissent) => {
        const against = dissenters(who, visit(seq), { seed, dissent });
        expect(against.length).toBeLessThanOrEqual(who.length / 2);
        expect(dissenters(who, visit(seq), { seed, dissent })).toEqual(against);
        expect(dissenters(who, visit(seq), { seed, dissent: 0 })).toEqual([]);
      },
    ),
  );
});

it('now and then somebody does, and not always the same', () => {
  const who = ['presiding', 'judge', 'assessor'];
  const against = Array.from({ length: 40 }, (_, seed) => dissenters(who, visit(3), { seed, dissent: 0.25 }));
  expect(new Set(against.flat()).size).toBeGreaterThan(1);
  expect(against.some((one) => one.length === 0)).toBe(true);
});

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
