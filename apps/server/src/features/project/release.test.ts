import type { ReleasePoint } from '@lets/contract';
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

describe('a release rule of the document’s own', () => {
  const come = (node_id: string, outcome: 'passed' | 'rejected' | null = null): Reading => ({
    ...running,
    come: [{ node_id, outcome }],
  });
  const opens = (
    release: ReleasePoint[],
    reading: Reading,
    mode: Parameters<typeof canReadCaseDocument>[1],
  ) => canReadCaseDocument({ ...document('material'), release }, mode, reading);

  it.each(['material', 'reference'] as const)('stands in place of section and release mode: %s', (kind) => {
    for (const mode of ['gradual', 'complete'] as const) {
      const opensTo = (reading: Reading) =>
        canReadCaseDocument({ ...document(kind, 'a'), release: [{ node_id: 'c' }] }, mode, reading);
      const readers = [front, running, come('c'), { ...ended, isCompleted: true }, evaluated, staff];
      expect(readers.map(opensTo)).toEqual([false, false, true, true, true, true]);
    }
  });

  it('keeps a case from being begun and broken off only to be read', () => {
    expect(opens([{ node_id: 'c' }], ended, 'gradual')).toBe(false);
  });

  it('asks for one of its points, with the outcome that it names', () => {
    const points: ReleasePoint[] = [{ node_id: 'c', outcome: 'passed' }, { node_id: 'd' }];
    const readers = [come('c', 'rejected'), come('c', 'passed'), come('d', 'rejected'), come('e')];
    expect(readers.map((reading) => opens(points, reading, 'gradual'))).toEqual([false, true, true, false]);
  });

  it('opens to the roles that the document is for', () => {
    const kept = { ...document('material', null, ['clerk']), release: [{ node_id: 'c' }] };
    expect(canReadCaseDocument(kept, 'gradual', come('c'))).toBe(false);
    expect(canReadCaseDocument(kept, 'gradual', { ...come('c'), roleIds: ['judge', 'clerk'] })).toBe(true);
  });

  it('never opens an answer that the case keeps to itself before the evaluation', () => {
    const kept = { ...document('reference'), release: [{ node_id: 'c' }] };
    expect(canReadCaseDocument(kept, 'none', come('c'))).toBe(false);
  });

  it('is told by its sections, never by the outcome that one must have', () => {
    const release: ReleasePoint[] = [
      { node_id: 'c', outcome: 'passed' },
      { node_id: 'c', outcome: 'tied' },
      { node_id: 'd' },
    ];
    const [row] = caseDocumentRows(
      { documents: [{ ...document('reference'), release }], reference_release: 'gradual' },
      running,
    );
    expect(row).toMatchObject({ opens_after: ['c', 'd'], readable: false });
    expect(row).not.toHaveProperty('release');
  });
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
