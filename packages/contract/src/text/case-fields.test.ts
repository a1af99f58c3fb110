import { describe, expect, test } from 'vitest';
import { FlowId } from '../core/values.ts';
import { runFieldLabel } from '../papers/run-fields.ts';
import { CASE_FIELDS, caseField, ownFieldId } from './case-fields.ts';

const all = CASE_FIELDS.flatMap(({ fields }) => fields);

describe('the fields of cases', () => {
  test('have an id of their own that a fact may carry and no run fills', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id } of all) {
      expect(FlowId.safeParse(id).success, id).toBe(true);
      expect(runFieldLabel(id), id).toBeNull();
    }
  });

  test('have a name of their own in each language', () => {
    for (const lang of ['zh', 'en'] as const)
      expect(new Set(all.map(({ name }) => name[lang])).size, lang).toBe(all.length);
    for (const { id, name } of all) {
      expect(name.zh, id).toMatch(/\p{Script=Han}/u);
      expect(name.en, id).toMatch(/^[A-Z][a-z']/u);
    }
  });

  test('are found by their id, and no other is', () => {
    expect(caseField('plaintiff_name')).toEqual({
      id: 'plaintiff_name',
      name: { zh: '原告', en: 'Plaintiff' },
      kind: 'text',
    });
    expect(caseField('fact_1')).toBeNull();
  });

  test("are joined by a case's own, which are known by their names", () => {
    expect(ownFieldId(' 房屋租金 ')).toBe(ownFieldId('房屋租金'));
    expect(ownFieldId('Rent')).toBe(ownFieldId('rent'));
    const ids = all.map(({ name }) => ownFieldId(name.zh));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(FlowId.safeParse(id).success, id).toBe(true);
  });
});
