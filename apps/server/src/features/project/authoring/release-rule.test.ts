import { bundledCases } from '@lets/content';
import type { AuthoredCase, CaseDocument, Flow } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { canReadCaseDocument } from '../release.ts';
import { applyDocument } from './edits.ts';
import { readingUpTo } from './preview.ts';

const { flow, project } = lending();

function lending(): { flow: Flow; project: AuthoredCase['project'] } {
  const found = bundledCases.find(({ code }) => code === 'private-lending-first-instance');
  if (!found) throw new Error('the case of the loan is bundled');
  return found;
}

const waiting = (release: NonNullable<CaseDocument['release']>): CaseDocument => ({
  id: 'waiting',
  kind: 'reference',
  name: { zh: '答案', en: 'Answer' },
  node_id: null,
  role_ids: [],
  release,
  body: { zh: { type: 'doc' }, en: { type: 'doc' } },
});

describe('an author’s release rule', () => {
  it.each([
    [[{ node_id: 'deliberation', outcome: 'passed' as const }, { node_id: 'pronouncement' }], true],
    [[{ node_id: 'join_drafting' }], true],
    [[{ node_id: 'pronouncement', outcome: 'passed' as const }], false],
    [[{ node_id: 'fork_drafting' }], false],
    [[{ node_id: 'pronouncement' }, { node_id: 'gone' }], false],
  ])('%j is kept: %s', (release, isKept) => {
    expect(applyDocument(project, flow, waiting(release)) !== null).toBe(isKept);
  });

  it('is followed in the preview, where any outcome may have come', () => {
    const opens = (nodeId: string | null, outcome?: 'tied') =>
      canReadCaseDocument(
        waiting([{ node_id: 'deliberation', outcome }]),
        'gradual',
        readingUpTo(flow, nodeId, 'presiding'),
      );
    expect([opens(null), opens('filing'), opens('deliberation')]).toEqual([false, false, false]);
    expect([opens('pronouncement'), opens('pronouncement', 'tied')]).toEqual([true, true]);
  });
});
