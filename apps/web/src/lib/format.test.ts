import { describe, expect, it } from 'vitest';
import * as format from './format.ts';

const time = new Date(2026, 2, 14, 14, 42, 7).getTime();

describe('dates', () => {
  it('reads naturally in both languages', () => {
    expect(format.formatDate(time, 'zh')).toBe('2026年3月14日');
    expect(format.formatDate(time, 'en')).toBe('14 March 2026');
    expect(format.formatDateTime(time, 'zh')).toBe('2026年3月14日 14:42');
    expect(format.formatDateTime(time, 'en')).toBe('14 March 2026, 14:42');
    expect(format.formatTimeWithSeconds(time, 'en')).toBe('14:42:07');
  });

  it('says midnight as 00, not 24', () => {
    expect(format.formatTime(new Date(2026, 2, 14, 0, 5).getTime(), 'zh')).toBe('00:05');
  });

  it.each([
    [new Date(2026, 11, 31, 23, 59), '3月14日', '14 Mar'],
    [new Date(2027, 0, 1), '2026年3月14日', '14 Mar 2026'],
    [new Date(2025, 11, 31), '2026年3月14日', '14 Mar 2026'],
  ])('seen on %s, a day is %s or %s', (now, zh, en) => {
    expect(format.formatDay(time, now.getTime(), 'zh')).toBe(zh);
    expect(format.formatDay(time, now.getTime(), 'en')).toBe(en);
  });

  it('leaves out the day of today and the year of this year', () => {
    expect(format.formatMoment(time, time + 60_000, 'zh')).toBe('14:42');
    expect(format.formatMoment(time, new Date(2026, 5, 1).getTime(), 'en')).toBe('14 Mar, 14:42');
    expect(format.formatMoment(time, new Date(2027, 5, 1).getTime(), 'zh')).toBe('2026年3月14日 14:42');
    expect(format.formatMoment(time, new Date(2027, 5, 1).getTime(), 'en')).toBe('14 Mar 2026, 14:42');
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
