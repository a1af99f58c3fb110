import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const textsOf = (language: 'zh' | 'en') =>
  JSON.parse(readFileSync(new URL(`./locales/${language}/common.json`, import.meta.url), 'utf8'));

/** The specification's words for experiment types (section 1) and section types. */
it('experiment types and section types bear the names of the specification', () => {
  const { type, kind } = textsOf('en');
  expect(Object.values<string>(type).map((name) => name.toLowerCase())).toEqual([
    'legislation',
    'law enforcement',
    'litigation and arbitration',
    'non-litigation and legal affairs management',
    'legal effectiveness evaluation',
    'forensic science',
    'legal reasoning',
    'free',
  ]);
  const names = ['court', 'edit', 'display', 'experience', 'vote', 'jump'].map((id) =>
    kind[id].toLowerCase(),
  );
  expect(names).toEqual(['animation', 'edit', 'display', 'experience', 'vote', 'jump']);
  expect(textsOf('zh').kind.court).toBe('动画');
});
