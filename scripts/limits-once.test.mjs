import { expect, it } from 'vitest';
import { isTest, listSources, readSource } from './lib/sources.mjs';

/** The list itself, and the health check's trial write. */
const LISTS = ['apps/server/src/limits.ts', 'apps/server/src/http/readiness.ts'];
const SIZE_OR_RATE = /\d \* 1024\b|\b(?:windowMs|per_second): \d/;
const NUMBERED_FIELD = /maxLength=\{\d{2,}\}/;

function linesWith(folder, pattern) {
  return listSources(folder)
    .filter((path) => !isTest(path) && !LISTS.includes(path))
    .flatMap((path) =>
      readSource(path)
        .text.split('\n')
        .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    );
}

it('sizes and rates of the server stand in its list of limits alone', () => {
  expect(linesWith('apps/server', SIZE_OR_RATE)).toEqual([]);
});

it('what a field takes is what the contract takes, by name', () => {
  expect(linesWith('apps/web', NUMBERED_FIELD)).toEqual([]);
});
