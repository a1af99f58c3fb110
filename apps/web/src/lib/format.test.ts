import { momentIn } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import * as format from './format.ts';

const zone = 'Asia/Shanghai';
const time = momentIn('2026-03-14 14:42:07', zone);

describe('dates', () => {
  it('reads naturally in both languages', () => {
    expect(format.formatDate(time, 'zh', zone)).toBe('2026年3月14日');
    expect(format.formatDate(time, 'en', zone)).toBe('14 March 2026');
    expect(format.formatDateTime(time, 'zh', zone)).toBe('2026年3月14日 14:42');
    expect(format.formatDateTime(time, 'en', zone)).toBe('14 March 2026, 14:42');
    expect(format.formatTimeWithSeconds(time, 'en', zone)).toBe('14:42:07');
  });

  it('says midnight as 00, not 24', () => {
    expect(format.formatTime(momentIn('2026-03-14 00:05:00', zone), 'zh', zone)).toBe('00:05');
  });

  it('goes by the clocks of the zone, whatever this machine shows', () => {
    expect(format.formatDateTime(time, 'en', 'America/New_York')).toBe('14 March 2026, 02:42');
    expect(format.formatDateTime(momentIn('2026-03-07 14:42:07', zone), 'en', 'America/New_York')).toBe(
      '7 March 2026, 01:42',
    );
    const night = momentIn('2026-01-01 06:00:00', zone);
    expect(format.formatSpan(night, night + 86_400_000, 'en', 'America/New_York')).toMatch(
      /^31 Dec 2025.–.1 Jan 2026$/,
    );
    expect(format.formatDate(night, 'en', 'Asia/Tokyo')).toBe('1 January 2026');
    expect(format.formatDate(night, 'en', 'America/New_York')).toBe('31 December 2025');
    expect(format.formatWeekday(0, 'en')).toBe('Mon');
  });

  it.each([
    ['2026-12-31 23:59:00', '3月14日', '14 Mar'],
    ['2027-01-01', '2026年3月14日', '14 Mar 2026'],
    ['2025-12-31', '2026年3月14日', '14 Mar 2026'],
  ])('seen on %s, a day is %s or %s', (day, zh, en) => {
    const now = momentIn(day, zone);
    expect(format.formatDay(time, now, 'zh', zone)).toBe(zh);
    expect(format.formatDay(time, now, 'en', zone)).toBe(en);
  });

  it('leaves out the day of today and the year of this year', () => {
    const seen = (now: number, lang: 'zh' | 'en') => format.formatMoment(time, now, lang, zone);
    expect(seen(time + 60_000, 'zh')).toBe('14:42');
    expect(seen(momentIn('2026-06-01', zone), 'en')).toBe('14 Mar, 14:42');
    expect(seen(momentIn('2027-06-01', zone), 'zh')).toBe('2026年3月14日 14:42');
    expect(seen(momentIn('2027-06-01', zone), 'en')).toBe('14 Mar 2026, 14:42');
  });
});

describe('lengths of time', () => {
  it.each([
    [0, '0:00'],
    [1_122_000, '18:42'],
    [3_909_000, '1:05:09'],
    [-5, '0:00'],
  ])('clock of %d ms', (milliseconds, text) => expect(format.formatClock(milliseconds)).toBe(text));
});

describe('numbers and sizes', () => {
  it('groups and cuts', () => {
    expect(format.formatNumber(12480, 'zh')).toBe('12,480');
    expect(format.formatNumber(0.456, 'en', 1)).toBe('0.5');
    expect(format.formatFileSize(0, 'zh')).toBe('0 B');
    expect(format.formatFileSize(27_682_406, 'zh')).toBe('26.4 MB');
    expect(format.formatFileSize(2048, 'en')).toBe('2 KB');
  });
});

describe('lists', () => {
  it('are joined as each language does', () => {
    expect(format.formatList(['甲', '乙', '丙'], 'zh')).toBe('甲、乙、丙');
    expect(format.formatList(['A', 'B', 'C'], 'en')).toBe('A, B, C');
    expect(format.formatList(['甲'], 'zh')).toBe('甲');
    expect(format.formatList([], 'en')).toBe('');
  });
});
