import { describe, expect, it } from 'vitest';
import { compareNames, judgeComponent, judgeSheet } from './styles-check.mjs';

const judge = (declaration) => judgeSheet('x.css', `.a {\n  ${declaration}\n}\n`);

describe('the values of a sheet', () => {
  it.each([
    ['font-size: 13px;', 'font size'],
    ['font: 700 16px / 24px var(--serif);', 'font size'],
    ['padding: var(--s-8) 7px;', 'space'],
    ['margin-left: -8px;', 'space'],
    ['gap: calc(6px + var(--s-2));', 'space'],
    ['border-radius: 4px 0;', 'radius'],
    ['border: 1px solid #fff;', 'colour'],
    ['background: rgba(1, 2, 3, 0.4);', 'colour'],
    ['--hue: #123456;', 'colour'],
    ['box-shadow: inset 0 1px 2px var(--ink-900);', 'shadow'],
    ['transition: opacity .2s;', 'duration'],
    ['animation: turn 800ms linear;', 'duration'],
  ])('%s has a literal %s', (declaration, what) => {
    const [property, value] = declaration.replace(';', '').split(': ');
    expect(judge(declaration)).toEqual([`x.css:2: literal ${what} in "${property}: ${value}"`]);
  });

  it.each([
    'font: 700 var(--fs-16) / 24px var(--serif);',
    'font: inherit;',
    'padding: 0 1px 120px var(--s-8);',
    'margin: 0 auto -1px;',
    'margin-top: 0.28em;',
    'border-radius: 50%;',
    'background: color-mix(in srgb, var(--ink-900) 25%, transparent);',
    'white-space: nowrap;',
    'box-shadow: 0 0 0 2px var(--paper-0), var(--e3);',
    'transition: opacity var(--t-fast), left 0s;',
    'font-size: 10px; /* literal: part of a drawing */',
    '/* literal: part of a drawing */\n  font-size: 10px;',
    '/* was font-size: 10px; */',
  ])('%s is as it should be', (declaration) => {
    expect(judge(declaration)).toEqual([]);
  });

  it('one exception does not excuse the next line', () => {
    expect(judge('font-size: 10px; /* literal: a drawing */\n  margin: 3px;')).toHaveLength(1);
  });
});

describe('the values of a component', () => {
  const told = (text) => judgeComponent({ path: 'x.tsx', text });
  it('are literal in a style, as a font size and as a colour', () => {
    expect(told('const a = <p style={{ marginTop: 24, width: 10, padding: 0 }} />;')).toHaveLength(1);
    expect(told('const a = { fontSize: 12, padding: 3 };')).toHaveLength(1);
    expect(told("const a = '#24365A';")).toHaveLength(1);
    expect(told("const a = <p style={{ marginTop: 'var(--s-24)', marginBottom: lift }} />;")).toEqual([]);
  });
});

describe('the names of tokens', () => {
  it('are all set and all read', () => {
    const tokens = ':root {\n  --a: 1px;\n  --b: var(--a);\n  --lost: 2px;\n}';
    const component = "box.style.setProperty('--now', x); token('--b');";
    expect(compareNames(tokens, ['.c { left: var(--now); top: var(--none); }', component])).toEqual([
      '--none is read and never set',
      '--lost is a token that nothing reads',
    ]);
  });
});
