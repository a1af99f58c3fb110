// @vitest-environment happy-dom
import { type EvaluationContent, evaluatePublish, evaluateSave } from '@lets/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import type { Evaluated } from './evaluated.ts';
import { isAsPublished, PublishDialog } from './publish-dialog.tsx';
import { evaluated, publishedAs, WRITTEN } from './testing.ts';
import { useDraft } from './use-draft.ts';

const server = fakeServer();
mountsComponents();

function Page({ evaluation }: { evaluation: Evaluated }) {
  const draft = useDraft(evaluation.eid, evaluation.draft);
  return (
    <>
      <output>{String(isAsPublished(evaluation, draft))}</output>
      <PublishDialog evaluation={evaluation} draft={draft} onClose={() => {}} />
    </>
  );
}

function open(evaluation: Evaluated) {
  const saved: EvaluationContent[] = [];
  server.on(evaluateSave, ({ revision, content = '' }) => {
    saved.push(JSON.parse(content) as EvaluationContent);
    return { d: { revision: Number(revision) + 1 } };
  });
  server.on(evaluatePublish, () => ({ d: { version: 1 } }));
  mount(<Page evaluation={evaluation} />);
  return { saved };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const rowOf = (name: string) => screen.getByText(name, { selector: 'li > span' }).closest('li')?.textContent;

test('whose scores are the team’s is said beside each', () => {
  open(evaluated());
  expect(rowOf('Jia')).toContain('单独评分');
  expect(rowOf('Yi')).toContain('取全组成绩');
  expect(rowOf('Bing')).toContain('取全组成绩');
});

test('nothing is published before it is said what a member gets who did nothing, and why', async () => {
  const { saved } = open(evaluated());
  const question = within(screen.getByRole('group', { name: 'Bing' }));
  expect(screen.queryByRole('group', { name: 'Yi' })).toBeNull();
  expect(button('发布给学生').disabled).toBe(true);
  fireEvent.click(question.getByLabelText('不计成绩'));
  expect(button('发布给学生').disabled).toBe(true);
  fireEvent.change(question.getByRole('textbox'), { target: { value: '另行补考' } });
  expect(button('发布给学生').disabled).toBe(false);
  expect(rowOf('Bing')).toContain('不计成绩');
  await act(async () => fireEvent.click(button('发布给学生')));
  await vi.waitFor(() => expect(server.arrived.map(({ path }) => path)).toContain(evaluatePublish.path));
  const decision = { is: 'excluded', reason: '另行补考' };
  expect(saved.at(-1)?.members.find(({ user_id }) => user_id === 3)).toMatchObject({ decision });
});

test('zeros that were given go again when the team’s scores are chosen', () => {
  open(evaluated());
  const question = within(screen.getByRole('group', { name: 'Bing' }));
  fireEvent.click(question.getByLabelText('记 0 分'));
  expect(rowOf('Bing')).toContain('单独评分');
  expect(button('发布给学生').disabled).toBe(false);
  fireEvent.click(question.getByLabelText(/保留现有成绩/));
  expect(rowOf('Bing')).toContain('84');
  expect(button('发布给学生').disabled).toBe(true);
});

test('a revision says what it changes, and one that changes nothing is not published', () => {
  const decided: EvaluationContent = {
    ...WRITTEN,
    members: [...WRITTEN.members, { ...WRITTEN.team, user_id: 3, goals: { facts: 0, law: 0 } }],
  };
  const { draft, published } = publishedAs(decided);
  open(evaluated({ published, draft }));
  fireEvent.change(screen.getByLabelText(/修改的理由/), { target: { value: '复核' } });
  expect(screen.getByRole('status', { name: '' }).textContent).toBe('true');
  expect(button('发布修改').disabled).toBe(true);
  expect(screen.getByText('没有修改')).toBeTruthy();
});

test('what was taken back can be published as it was, with the reason that was given', () => {
  const decided: EvaluationContent = {
    ...WRITTEN,
    members: [...WRITTEN.members, { ...WRITTEN.team, user_id: 3, goals: { facts: 0, law: 60 } }],
  };
  const by = { id: 9, name: '何静', identity: 2 as const };
  open(
    evaluated({
      withdrawn: { by, at: 0, reason: '漏计证据' },
      draft: { ...evaluated().draft, content: decided, last: WRITTEN },
    }),
  );
  expect(screen.getByText(/“Facts”的分数/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/修改的理由/).value).toBe('漏计证据');
  expect(button('重新发布').disabled).toBe(false);
});
