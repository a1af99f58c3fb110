import { describe, expect, it } from 'vitest';
import { anEvent, spoke } from '../../../../domain/run/testing.ts';
import type { RecordEntry } from './record-entries.ts';
import { countUnread, readingAt, withNewMark } from './unread.ts';

const said = (seq: number, actor_id = 1) => ({ ...spoke(seq), actor_id });
const line = (seq: number): RecordEntry => {
  const event = spoke(seq);
  return { kind: 'line', seq, line: { about: 'speech', event, by: event } };
};
const lines = [line(1), line(2), line(3), line(4)];

describe('what is unread in the record', () => {
  it('is nothing on entering, and what others said while it was out of sight', () => {
    const away = readingAt(undefined, 2, false);
    const record = [said(1), said(2), said(3), said(4, 2), anEvent(5, { type: 'rested', data: {} })];
    expect(countUnread(record, away, 1)).toBe(1);
    expect(countUnread(record, away, 9)).toBe(2);
    expect(countUnread(record, readingAt(away, 5, true), 9)).toBe(0);
    expect(countUnread(record, readingAt(readingAt(away, 5, true), 5, false), 9)).toBe(0);
  });

  it('begins after a mark, which stands while the record is read', () => {
    const back = readingAt(readingAt(undefined, 2, false), 4, true);
    const marked = withNewMark(lines, back).map(({ kind, seq }) => `${kind} ${seq}`);
    expect(marked).toEqual(['line 1', 'line 2', 'new 3', 'line 3', 'line 4']);
    expect(readingAt(back, 9, true)).toBe(back);
  });

  it('has no mark when nothing came meanwhile, or what came was seen as it came', () => {
    const back = readingAt(readingAt(undefined, 2, false), 2, true);
    expect(withNewMark(lines, back)).toBe(lines);
    expect(withNewMark(lines, readingAt(undefined, 0, true))).toBe(lines);
    expect(withNewMark(lines, undefined)).toBe(lines);
  });
});
