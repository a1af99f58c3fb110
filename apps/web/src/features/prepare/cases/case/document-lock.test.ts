import type { CaseDocumentRow } from '@lets/contract';
import { expect, it } from 'vitest';
import { documentLock } from './document-lock.ts';

const locked: CaseDocumentRow = {
  id: 'd1',
  kind: 'material',
  name: { zh: '借条', en: 'Loan note' },
  node_id: null,
  role_ids: [],
  readable: false,
};

it('says what opens a document', () => {
  expect(documentLock({ ...locked, readable: true }, 'none')).toBeNull();
  expect(documentLock({ ...locked, role_ids: ['plaintiff'] }, 'gradual')).toEqual({
    why: 'role',
    roleIds: ['plaintiff'],
  });
  expect(documentLock({ ...locked, node_id: 'hearing' }, 'gradual')).toEqual({
    why: 'entered',
    nodeId: 'hearing',
  });
});

it('says what a release rule waits for, unless an answer is kept for the evaluation', () => {
  const waiting = { ...locked, node_id: 'hearing', opens_after: ['judgment'] };
  expect(documentLock(waiting, 'gradual')).toEqual({ why: 'released', nodeIds: ['judgment'] });
  const reference = { ...waiting, kind: 'reference' as const };
  expect(documentLock(reference, 'complete')).toEqual({ why: 'released', nodeIds: ['judgment'] });
  expect(documentLock(reference, 'none')).toEqual({ why: 'evaluated' });
});

it('keeps a reference answer as the case releases it', () => {
  const reference = { ...locked, kind: 'reference' as const, node_id: 'judgment' };
  expect(documentLock(reference, 'gradual')).toEqual({ why: 'passed', nodeId: 'judgment' });
  expect(documentLock(reference, 'none')).toEqual({ why: 'evaluated' });
  expect(documentLock({ ...reference, node_id: null }, 'gradual')).toEqual({ why: 'evaluated' });
});
