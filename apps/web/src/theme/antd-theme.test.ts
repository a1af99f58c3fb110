import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { antdTheme } from './antd-theme.ts';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

describe('antd theme', () => {
  it('uses no colour that the tokens do not name', () => {
    const named = new Set(tokens.toUpperCase().match(/#[0-9A-F]{6}/g));
    const used = JSON.stringify(antdTheme)
      .toUpperCase()
      .match(/#[0-9A-F]{6}/g);
    expect([...new Set(used)].filter((colour) => !named.has(colour))).toEqual([]);
  });
});
