import type { Condition } from '@lets/contract';
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import en from '../../i18n/locales/en/condition.json' with { type: 'json' };
import zh from '../../i18n/locales/zh/condition.json' with { type: 'json' };
import { conditionText } from './condition-words.ts';

const texts = createInstance();
await texts.init({
  resources: { zh: { condition: zh }, en: { condition: en } },
  interpolation: { escapeValue: false },
});

function said(condition: Condition, lng: 'zh' | 'en'): string {
  const name = (id: string) => id.toUpperCase();
  return conditionText(condition, {
    t: texts.getFixedT(lng, 'condition'),
    role: name,
    section: name,
    template: name,
    item: name,
    list: (parts) => parts.join('+'),
  });
}

it.each([
  [{ type: 'handed_in', template_id: 'claim' }, '“CLAIM” is submitted'],
  [{ type: 'signed_by', template_id: 'claim', role_ids: ['a', 'b'] }, '“CLAIM” is signed by A+B'],
  [
    { type: 'refused_by', template_id: 'claim', role_ids: ['a', 'b'] },
    'one of A+B has refused to sign “CLAIM”',
  ],
  [{ type: 'voted', node_id: 'vote', outcome: 'tied' }, 'the vote in “VOTE” was tied'],
  [{ type: 'record_signed', node_id: 'court' }, 'the record of “COURT” is read over and signed'],
  [{ type: 'has_spoken', node_id: 'court', role_id: 'a' }, 'A has spoken in “COURT”'],
  [{ type: 'was_shown', node_id: 'court', item_id: 'note' }, '“NOTE” was shown in “COURT”'],
  [{ type: 'visited', node_id: 'court' }, '“COURT” was entered'],
  [{ type: 'visited', node_id: 'court', at_most: 2 }, '“COURT” was entered at most 2 times'],
  [{ type: 'visited', node_id: 'court', at_least: 1, at_most: 2 }, '“COURT” was entered 1 to 2 times'],
] as [Condition, string][])(
  'says %j in both languages, with the names of what it is about',
  (condition, words) => {
    expect(said(condition, 'en')).toBe(words);
    const chinese = said(condition, 'zh');
    expect(chinese).toMatch(/\p{Script=Han}/u);
    expect(chinese).not.toMatch(/[{}]|undefined/);
  },
);
