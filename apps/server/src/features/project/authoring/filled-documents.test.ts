import type { CaseDocument, CaseProject, RichNode } from '@lets/contract';
import { expect, test } from 'vitest';
import { withFilledDocuments } from './filled-documents.ts';

const page = (key: string, value: string): RichNode => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'mergeField', attrs: { key, label: key, value } }] }],
});
const fact = (key: string, zh: string, en: string) => ({
  key,
  label: { zh: key, en: key },
  value: { zh, en },
});
const document = (zh: RichNode, en: RichNode) => ({ id: 'doc_1', body: { zh, en } }) as CaseDocument;
const caseOf = (fields: CaseProject['fields'], zh: RichNode, en = page('court', '')) =>
  ({ fields, documents: [document(zh, en)] }) as unknown as CaseProject;

const COURT = [fact('court', '明德市人民法院', 'Court of Mingde')];
const bodyOf = ({ documents }: CaseProject) => documents[0]?.body;

test('a document says what the facts say, in its language', () => {
  const now = caseOf(COURT, page('court', ''));
  const filled = withFilledDocuments(caseOf([], page('court', '')), now);
  expect(bodyOf(filled)).toEqual({
    zh: page('court', '明德市人民法院'),
    en: page('court', 'Court of Mingde'),
  });
  expect(withFilledDocuments(now, filled)).toBe(filled);
});

test('it follows the fact when that changes, and is to be filled again when there is none', () => {
  const before = caseOf(COURT, page('court', '明德市人民法院'), page('court', 'Court of Mingde'));
  const changed = { ...before, fields: [fact('court', '清和区人民法院', '')] };
  expect(bodyOf(withFilledDocuments(before, changed))).toEqual({
    zh: page('court', '清和区人民法院'),
    en: page('court', '清和区人民法院'),
  });
  expect(bodyOf(withFilledDocuments(before, { ...before, fields: [] }))).toEqual({
    zh: page('court', ''),
    en: page('court', ''),
  });
});

test('what the document says itself stays', () => {
  const before = caseOf(COURT, page('court', '另一法院'), page('court', 'Another court'));
  const changed = { ...before, fields: [fact('court', '清和区人民法院', '')] };
  expect(withFilledDocuments(before, changed)).toBe(changed);
});
