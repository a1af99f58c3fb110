import { expect, it } from 'vitest';
import { pick } from './pick.ts';

it('shows the chosen language and falls back to the other', () => {
  expect(pick({ zh: '法庭', en: 'Court' }, 'zh')).toBe('法庭');
  expect(pick({ zh: '法庭', en: 'Court' }, 'en')).toBe('Court');
  expect(pick({ zh: '法庭', en: '' }, 'en')).toBe('法庭');
  expect(pick({ zh: '', en: 'Court' }, 'zh')).toBe('Court');
  expect(pick(null, 'zh')).toBe('');
});
