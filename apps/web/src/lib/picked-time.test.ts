import { wallClock } from '@lets/contract';
import dayjs from 'dayjs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pickedDay, pickedMinute, toPicker } from './picked-time.ts';

const ZONES = ['Asia/Shanghai', 'America/New_York', 'Europe/Berlin', 'UTC'];

it('a picker shows the clocks of the school and answers by them, wherever it stands', () => {
  const at = Date.UTC(2026, 2, 13, 22, 40);
  const shown = toPicker(at, 'Asia/Shanghai');
  expect(shown.format('YYYY-MM-DD HH:mm')).toBe('2026-03-14 06:40');
  expect(pickedMinute(shown, 'Asia/Shanghai')).toBe(at);
  expect(pickedDay(shown, 'Asia/Shanghai')).toBe(Date.UTC(2026, 2, 13, 16));
  expect(pickedDay(shown, 'Asia/Shanghai', 1)).toBe(Date.UTC(2026, 2, 14, 16));
});

it('what was typed is the school’s time too', () => {
  expect(pickedMinute(dayjs('2026-07-01 09:00'), 'America/New_York')).toBe(Date.UTC(2026, 6, 1, 13));
});

it('a day that was picked begins at its midnight', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000_000_000, max: 3_000_000_000 }),
      fc.constantFrom(...ZONES),
      (seconds, zone) => {
        const begun = pickedDay(toPicker(seconds * 1000, zone), zone);
        expect(wallClock(begun, zone).slice(11)).toBe('00:00:00');
      },
    ),
  );
});
