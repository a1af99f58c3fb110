import { expect, it } from 'vitest';
import { PAGE_HEIGHT, pageAt } from './use-pages.ts';

it.each([
  ['what fits is one page', 0, 700, 600, 1, 1],
  ['the top', 0, 600, 2000, 1, 4],
  ['one page down', PAGE_HEIGHT, 600, 2000, 2, 4],
  ['a little before it', PAGE_HEIGHT - 20, 600, 2000, 1, 4],
  ['the very end', 1400, 600, 2000, 4, 4],
])('%s', (_, top, visible, whole, page, count) =>
  expect(pageAt(top, visible, whole)).toEqual({ page, count }),
);
