import { DocumentForm, plainText, type RichNode } from '@lets/contract';
import { describe, expect, test } from 'vitest';
import { documentForms } from './index.ts';

const kindsOf = (node: RichNode): string[] => [
  node.type === 'mergeField' ? `field ${node.attrs?.key}` : node.type,
  ...(node.content ?? []).flatMap(kindsOf),
];
const asked = (node: RichNode) => kindsOf(node).filter((kind) => /field|signature|tableRow/.test(kind));

describe('the forms of documents', () => {
  test('have an id of their own', () => {
    expect(new Set(documentForms.map(({ id }) => id)).size).toBe(documentForms.length);
  });

  test.each(documentForms.map((form) => [form.id, form] as const))(
    '%s is whole in both languages',
    (_, form) => {
      expect(DocumentForm.parse(form)).toEqual(form);
      expect(plainText(form.body.zh)).toMatch(/\p{Script=Han}/u);
      expect(plainText(form.body.en)).not.toMatch(/\p{Script=Han}/u);
      expect(asked(form.body.en).sort()).toEqual(asked(form.body.zh).sort());
      expect(asked(form.body.zh)).toContain('signature');
      expect(form.elements.length).toBeGreaterThan(1);
    },
  );
});
