// @vitest-environment happy-dom
import { docDetail, type EvaluationDetail, evaluateDetail, rubricDetail, USER_COOKIE } from '@lets/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUser, readUser } from '../../../lib/user.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../testing/mount.tsx';
import { MyEvaluation } from './my-evaluation.tsx';

const server = fakeServer();
mountsComponents();
beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${USER_COOKIE}=${JSON.stringify({ id: 1, identity: 1 })}; path=/`;
  readUser();
});
afterEach(forgetUser);

const said = { remarks: {}, comment: '', moments: [] };
const by = { id: 9, name: '何静', identity: 2 as const };
type Own = NonNullable<EvaluationDetail['published']>['content']['members'][number];

const LEVELS = ['不全', '基本', '较准', '准确', '周密'].map((zh) => ({ zh, en: '' }));

function open(part: Partial<EvaluationDetail>) {
  const goals = [
    { id: 'facts', name: { zh: '查明事实', en: 'Finding the facts' }, weight: 1 },
    { id: 'law', name: { zh: '适用法律', en: 'Applying the law' }, weight: 1 },
  ];
  const detail = { eid: 3, goals, members: [], published: null, withdrawn: null, ...part };
  server.on(evaluateDetail, () => ({ d: detail }));
  server.on(rubricDetail, () => ({ d: { rubric: { facts: LEVELS }, course: null } }));
  mountPage(<MyEvaluation eid={3} />);
  return screen.findByRole('region', { name: '实验评价' });
}

function published(own: Partial<Own>, totals = [{ user_id: 1, score: 84 }]): Partial<EvaluationDetail> {
  const content = {
    team: { ...said, goals: { facts: 84, law: 84 } },
    members: [{ ...said, user_id: 1, goals: {}, ...own }],
  };
  return {
    published: {
      version: 1,
      published_by: by,
      published_at: 0,
      reason: '',
      content,
      totals,
      moments: [],
      documents: [],
      changes: [],
    },
  };
}

test('scores that were taken back are not there, and the reason is', async () => {
  const region = await open({ withdrawn: { by, at: 0, reason: '漏计证据' } });
  expect(region.textContent).toContain('评价已撤回修订');
  expect(region.textContent).toContain('漏计证据');
  expect(region.textContent).not.toMatch(/84|\/ 100/);
});

test('a score that is the team’s says so, and one’s own does not', async () => {
  expect((await open(published({}))).textContent).toContain('取全组成绩');
});

test('one’s own score is nobody else’s', async () => {
  expect((await open(published({ goals: { facts: 80, law: 88 } }))).textContent).not.toContain('取全组成绩');
});

test('who is not scored reads why, and no score of the team beside their name', async () => {
  const decision = { is: 'excluded', reason: '另行补考' } as const;
  const region = await open(published({ decision }, []));
  expect(region.textContent).toContain('不计成绩');
  expect(region.textContent).toContain('另行补考');
  expect(region.textContent).not.toContain('84');
});

test('beside a score stands what it means: the rubric with the level that was reached', async () => {
  const region = within(await open(published({ goals: { facts: 72, law: 95 } })));
  const rubric = within(await region.findByRole('list', { name: '“查明事实”的评分细则' }));
  expect(rubric.getAllByRole('listitem')).toHaveLength(5);
  expect(rubric.getByTitle('您达到的等级').textContent).toContain('较准');
  expect(region.queryByRole('list', { name: '“适用法律”的评分细则' })).toBeNull();
});

test('comments in one’s papers are read where they stand', async () => {
  const paper = '11111111-1111-4111-8111-111111111111';
  const comment = {
    id: 'a',
    document_id: paper,
    version: 2,
    from: 4,
    to: 8,
    quote: '返还借款',
    text: '写明金额。',
  };
  const { published: shown } = published({});
  const content = shown && { ...shown.content, papers: [comment] };
  server.on(docDetail, () => ({
    d: {
      shown_version: 2,
      updated_at: 0,
      signatures: [],
      content: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: '原告请求返还借款。' }] }],
      },
    },
  }));
  const region = await open({
    published: shown && content ? { ...shown, content, documents: [{ id: paper, name: '起诉状' }] } : null,
  });
  expect(region.textContent).toContain('写明金额。');
  fireEvent.click(screen.getByRole('button', { name: '在文书中查看' }));
  await vi.waitFor(() => expect(document.querySelector('mark')?.textContent).toBe('返还借款'));
});
