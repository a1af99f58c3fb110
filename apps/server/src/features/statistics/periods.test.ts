import { expect, it } from 'vitest';
import { comparedPeriods } from './periods.ts';

const at = (year: number, month: number, day = 1, hour = 0) => Date.UTC(year, month - 1, day, hour - 8);
const zone = 'Asia/Shanghai';

it('takes the school year so far where no period is asked for, to the end of the day', () => {
  expect(comparedPeriods({ zone }, at(2026, 11, 21, 17))).toEqual({
    now: { from: at(2026, 9), until: at(2026, 11, 22) },
    before: { from: at(2025, 9), until: at(2025, 11, 22) },
  });
  expect(comparedPeriods({ zone }, at(2026, 3, 5)).now).toEqual({ from: at(2025, 9), until: at(2026, 3, 6) });
});

it('takes the period asked for, and of one without a beginning the year before its end', () => {
  const period = { from: at(2026, 2), until: at(2026, 3) };
  expect(comparedPeriods({ ...period, zone }, at(2026, 11))).toEqual({
    now: period,
    before: { from: at(2025, 2), until: at(2025, 3) },
  });
  expect(comparedPeriods({ until: at(2026, 3), zone }, at(2026, 11)).now.from).toBe(at(2025, 3));
});

it('ends with the day of the school, not of the server, and keeps the hour where its clocks change', () => {
  const evening = Date.UTC(2026, 10, 21, 22);
  expect(comparedPeriods({ zone }, evening).now.until).toBe(at(2026, 11, 23));
  const berlin = { zone: 'Europe/Berlin', from: Date.UTC(2026, 2, 28, 23), until: Date.UTC(2026, 3, 1, 22) };
  expect(comparedPeriods(berlin, evening).before).toEqual({
    from: Date.UTC(2025, 2, 28, 23),
    until: Date.UTC(2025, 3, 1, 22),
  });
});
