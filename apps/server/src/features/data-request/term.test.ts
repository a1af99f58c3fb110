import { describe, expect, it } from 'vitest';
import { termOf } from './term.ts';

const ZONE = 'Asia/Shanghai';
const at = (wall: string) => Date.parse(`${wall}+08:00`);

describe('the term of a data request', () => {
  it.each([
    ['on a Monday morning', '2026-03-02T09:00:00', '2026-03-24T00:00:00'],
    ['late on a Friday', '2026-03-06T23:59:00', '2026-03-28T00:00:00'],
    ['on a Saturday', '2026-03-07T12:00:00', '2026-03-28T00:00:00'],
  ])('ends with the fifteenth working day after it was made %s', (_when, asked, due) => {
    expect(new Date(termOf(at(asked), ZONE)).toISOString()).toBe(new Date(at(due)).toISOString());
  });
});
