import { describe, expect, it } from 'vitest';
import { canReadCaseDocument, caseDocumentRows, type Reading, readingOfFrontPage } from './release.ts';

const front = readingOfFrontPage(false);
const running: Reading = { ...front, roleIds: ['judge'], enteredNodeIds: ['a', 'b'], passedNodeIds: ['a'] };
const ended: Reading = { ...running, hasEnded: true };
const evaluated: Reading = { ...ended, isEvaluated: true };
const staff = readingOfFrontPage(true);

const name = { zh: '名', en: 'Name' };
const document = (
  kind: 'material' | 'reference',
  node_id: string | null = null,
  role_ids: string[] = [],
) => ({
  id: 'd',
  kind,
  name,
  node_id,
  role_ids,
});

describe('a case document opens', () => {
  it.each([
    ['material of the whole case', document('material'), 'none', [true, true, true, true, true]],
    ['material of a section entered', document('material', 'b'), 'none', [false, true, true, true, true]],
    ['material of a section ahead', document('material', 'c'), 'none', [false, false, true, true, true]],
    ['for the reader’s role', document('material', null, ['judge']), 'none', [false, true, true, true, true]],
    ['for another role', document('material', null, ['clerk']), 'none', [false, false, false, false, true]],
    ['reference, complete', document('reference', 'c'), 'complete', [true, true, true, true, true]],
    ['reference of a section passed', document('reference', 'a'), 'gradual', [false, true, true, true, true]],
    ['reference of an open section', document('reference', 'b'), 'gradual', [false, false, true, true, true]],
    ['reference of the case', document('reference'), 'gradual', [false, false, true, true, true]],
    ['reference, none', document('reference', 'a'), 'none', [false, false, false, true, true]],
  ] as const)('%s', (_name, listed, mode, expected) => {
    const opens = [front, running, ended, evaluated, staff].map((reading) =>
      canReadCaseDocument({ ...listed, role_ids: [...listed.role_ids] }, mode, reading),
    );
    expect(opens).toEqual(expected);
  });

  it('is listed without its text, unnamed when its name would tell, not at all when for others', () => {
    const documents = [
      { ...document('reference', 'b'), id: 'answer', body: 'secret' },
      { ...document('material', null, ['clerk']), id: 'private' },
    ];
    expect(caseDocumentRows({ documents, reference_release: 'gradual' }, running)).toEqual([
      {
        ...document('reference', 'b'),
        id: 'answer',
        name: { zh: '参考答案', en: 'Reference answer' },
        readable: false,
      },
    ]);
  });

  it('is not listed at all while it is never released', () => {
    const documents = [{ ...document('reference', 'b'), id: 'answer' }];
    const listed = (reading: Reading) =>
      caseDocumentRows({ documents, reference_release: 'none' }, reading).map(({ id }) => id);
    expect(listed(running)).toEqual([]);
    expect(listed({ ...running, hasEnded: true })).toEqual([]);
    expect(listed({ ...running, isEvaluated: true })).toEqual(['answer']);
  });
});
