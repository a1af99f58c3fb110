import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInWords, momentIn, startOfDay, wallClock } from './zone.ts';

const ZONES = [
  'Asia/Shanghai',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
];
const anyZone = fc.constantFrom(...ZONES);
/** Whole seconds of this century. */
const anyMoment = fc.integer({ min: 946_684_800, max: 4_000_000_000 }).map((seconds) => seconds * 1000);

describe('what the clocks show', () => {
  it('is told to the second, and midnight is 00', () => {
    const at = Date.UTC(2026, 2, 13, 16, 0, 7, 900);
    expect(wallClock(at, 'Asia/Shanghai')).toBe('2026-03-14 00:00:07');
    expect(wallClock(at, 'UTC')).toBe('2026-03-13 16:00:07');
  });

  it('leads back to the same time, everywhere and always', () => {
    fc.assert(
      fc.property(anyMoment, anyZone, (at, zone) => {
        const back = momentIn(wallClock(at, zone), zone);
        expect(back).toBeLessThanOrEqual(at);
        expect(wallClock(back, zone)).toBe(wallClock(at, zone));
      }),
    );
  });

  it('where the clocks are put forward, a skipped time is as much later', () => {
    expect(momentIn('2026-03-29 02:30:00', 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 1, 30));
    expect(wallClock(Date.UTC(2026, 2, 29, 1, 30), 'Europe/Berlin')).toBe('2026-03-29 03:30:00');
  });

  it('where they are put back, a time shown twice is the first', () => {
    expect(momentIn('2026-10-25 02:30:00', 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 25, 0, 30));
  });
});

describe('a day', () => {
  it('begins by the clocks of its zone, in summer and in winter', () => {
    const noon = Date.UTC(2026, 9, 25, 11);
    expect(startOfDay(noon, 'Europe/Berlin')).toBe(Date.UTC(2026, 9, 24, 22));
    expect(startOfDay(noon, 'Europe/Berlin', 1)).toBe(Date.UTC(2026, 9, 25, 23));
    expect(startOfDay(noon, 'Asia/Shanghai', -24)).toBe(Date.UTC(2026, 8, 30, 16));
  });

  it('holds its moment and lasts until the next begins', () => {
    fc.assert(
      fc.property(anyMoment, anyZone, (at, zone) => {
        expect(startOfDay(at, zone)).toBeLessThanOrEqual(at);
        expect(startOfDay(at, zone, 1)).toBeGreaterThan(at);
      }),
    );
  });

  it('is written as a legal document writes it', () => {
    const at = Date.UTC(2025, 2, 7, 16);
    expect(dayInWords(at, 'zh', 'Asia/Shanghai')).toBe('2025年3月8日');
    expect(dayInWords(at, 'en', 'UTC')).toBe('7 March 2025');
  });
});
