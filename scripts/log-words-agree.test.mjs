import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACTIONS, DETAILS, TARGETS, VALUES } from '../apps/server/src/features/log/catalog.ts';

/** The audit log says the same on its page and in its sheet. */

const textsOf = (language) =>
  JSON.parse(
    readFileSync(new URL(`../apps/web/src/i18n/locales/${language}/log.json`, import.meta.url), 'utf8'),
  );
const [zh, en] = [textsOf('zh'), textsOf('en')];
const GROUPS = { action: ACTIONS, target: TARGETS, detail: DETAILS, value: VALUES };

it.each(Object.entries(GROUPS))('%s', (group, words) => {
  const texts = Object.keys(words).map((key) => [key, { zh: zh[group][key], en: en[group][key] }]);
  expect(words).toEqual(Object.fromEntries(texts));
});
