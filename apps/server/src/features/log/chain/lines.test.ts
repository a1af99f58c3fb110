import { expect, it } from 'vitest';
import { jsonLine, syslogLine } from './lines.ts';

const entry = {
  id: 7,
  at: '1767225599123456',
  actor_id: '3',
  action: 'denied',
  target: 'a "quoted" \\ ] name',
  detail: 'two\nlines 张三',
  address: '::1',
} as const;

it('is a message of RFC 5424, one line whatever its fields hold', () => {
  expect(syslogLine(entry, 'host 一')).toBe(
    '<108>1 2025-12-31T23:59:59.123456Z host lets - denied ' +
      '[lets@32473 id="7" actor="3" action="denied" target="a \\"quoted\\" \\\\ \\] name" detail="two lines 张三" address="::1"] ' +
      '\ufeffdenied a "quoted" \\ ] name two lines 张三',
  );
});

it('is a line of JSON that loses nothing', () => {
  expect(jsonLine(entry)).not.toContain('\n');
  expect(JSON.parse(jsonLine(entry))).toEqual({ ...entry, at: '2025-12-31T23:59:59.123456Z', actor_id: 3 });
});
