import { expect, it } from 'vitest';
import { momentHead, zoneInWords } from './zone.ts';

const JANUARY = Date.UTC(2026, 0, 15);
const JULY = Date.UTC(2026, 6, 15);

it.each([
  ['Asia/Shanghai', [JULY, JANUARY], '中国标准时间（UTC+8）', 'China Standard Time (UTC+8)'],
  ['UTC', [JULY], '协调世界时（UTC）', 'Coordinated Universal Time (UTC)'],
  ['Asia/Kathmandu', [JULY], '尼泊尔时间（UTC+5:45）', 'Nepal Time (UTC+5:45)'],
  ['Etc/GMT-10', [JULY], 'UTC+10', 'UTC+10'],
  ['America/New_York', [JANUARY], '北美东部标准时间（UTC-5）', 'Eastern Standard Time (UTC-5)'],
  ['America/New_York', [JULY, JANUARY], '北美东部时间（UTC-4、UTC-5）', 'Eastern Time (UTC-4, UTC-5)'],
] as const)('a document names %s as both languages do', (zone, moments, zh, en) => {
  expect(zoneInWords(zone, 'zh', moments)).toBe(zh);
  expect(zoneInWords(zone, 'en', moments)).toBe(en);
});

it('the head of a column of moments says whose clock they go by, all year round', () => {
  expect(momentHead('时间', 'Asia/Shanghai', 'zh', JULY)).toBe('时间（UTC+8）');
  expect(momentHead('Time', 'Europe/Berlin', 'en', JULY)).toBe('Time (UTC+2, UTC+1)');
});
