import { expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

it.each([
  [0, '0 秒', '0 s'],
  [59_999, '59 秒', '59 s'],
  [14 * MINUTE + 59 * SECOND, '14 分', '14 min'],
  [HOUR, '1 小时', '1 h'],
  [105 * MINUTE, '1 小时 45 分', '1 h 45 min'],
  [50 * HOUR + MINUTE, '2 天 2 小时 1 分', '2 d 2 h 1 min'],
  [-5, '0 秒', '0 s'],
])('%i ms: %s', (milliseconds, zh, en) => {
  expect(formatDuration(milliseconds, 'zh')).toBe(zh);
  expect(formatDuration(milliseconds, 'en')).toBe(en);
});
