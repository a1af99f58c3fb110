import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { antdTheme } from './antd-theme.ts';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Every number that the theme, or what it says of one component, gives to a key of this kind. */
function numbersOf(kind: RegExp): number[] {
  return [antdTheme.token ?? {}, ...Object.values(antdTheme.components ?? {})].flatMap((part) =>
    Object.entries(part).flatMap(([key, value]) =>
      kind.test(key) && typeof value === 'number' ? [value] : [],
    ),
  );
}

function tokensOf(prefix: string): number[] {
  return [...tokens.matchAll(new RegExp(`--${prefix}-\\w+: ([\\d.]+)(?:px|ms);`, 'g'))].map((match) =>
    Number(match[1]),
  );
}

describe('antd theme', () => {
  it('uses no colour that the tokens do not name', () => {
    const named = new Set(tokens.toUpperCase().match(/#[0-9A-F]{6}/g));
    const used = JSON.stringify(antdTheme)
      .toUpperCase()
      .match(/#[0-9A-F]{6}/g);
    expect([...new Set(used)].filter((colour) => !named.has(colour))).toEqual([]);
  });

  it('uses no radius, font size or duration that the tokens do not name', () => {
    expect(tokensOf('r')).toEqual(expect.arrayContaining(numbersOf(/^borderRadius/)));
    expect(tokensOf('fs')).toEqual(expect.arrayContaining(numbersOf(/fontSize$/i)));
    const durations = Object.entries(antdTheme.token ?? {}).filter(([key]) =>
      key.startsWith('motionDuration'),
    );
    expect(durations).not.toEqual([]);
    expect(tokensOf('t')).toEqual(
      expect.arrayContaining(durations.map(([, value]) => Number.parseFloat(String(value)) * 1000)),
    );
  });
});
