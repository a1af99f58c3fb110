import type { CaseDocumentRow } from '@lets/contract';
import { expect, it } from 'vitest';
import { documentState } from './document-state.ts';

const row = (more: Partial<CaseDocumentRow>): CaseDocumentRow => ({
  id: 'd',
  kind: 'evidence',
  name: { zh: '借条', en: 'IOU' },
  node_id: null,
  role_ids: [],
  readable: false,
  ...more,
});

it.each([
  [{ readable: true, role_ids: ['judge'] }, 'readable'],
  [{ kind: 'reference' as const, node_id: 'judgment' }, 'after_end'],
  [{ role_ids: ['judge'], node_id: 'exchange' }, 'for_roles'],
  [{ node_id: 'exchange' }, 'after_section'],
  [{}, 'in_run'],
])('%j is %s', (more, state) => expect(documentState(row(more))).toBe(state));
