import { describe, expect, it } from 'vitest';
import { toCsv } from './save-text.ts';

describe('comma-separated values', () => {
  it('keeps commas, quotes and line breaks inside their cells', () => {
    expect(
      toCsv([
        ['a,b', 'say "hi"'],
        ['two\nlines', 'c'],
      ]),
    ).toBe('"a,b","say ""hi"""\r\n"two\nlines",c');
  });

  it.each(['=1+1', '+1', '-1', '@x'])('takes the force of a formula from %s', (text) => {
    expect(toCsv([[text]])).toBe(`'${text}`);
  });
});
