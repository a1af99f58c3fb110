// @vitest-environment happy-dom
import type { EvaluationContent } from '@lets/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Names } from '../../../domain/run/names.ts';
import { FakeRun } from '../../../domain/run/timeline/fake-run.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import type { Evaluated } from './evaluated.ts';
import { PrintSheet } from './print-sheet.tsx';
import { isLongOnPaper, saidOf } from './printed.ts';

mountsComponents();

const goals = [
  { id: 'law', name: { zh: '法律适用', en: 'Law' }, weight: 60 },
  { id: 'talk', name: { zh: '庭审表达', en: 'Advocacy' }, weight: 40 },
] as unknown as Evaluated['goals'];
const run = new FakeRun()
  .start(['hearing'])
  .speak('hearing', 'judge', '现在开庭。')
  .speak('hearing', 'plaintiff', '请求返还借款。');
const content: EvaluationContent = {
  team: {
    goals: { law: 80, talk: 70 },
    remarks: { law: { text: '援引准确。', moments: [2, 3] } },
    comment: '配合良好。',
    moments: [],
  },
  members: [{ user_id: 2, goals: { talk: 95 }, remarks: {}, comment: '', moments: [3] }],
};
const evaluation = {
  goals,
  members: [
    { id: 1, name: '李婉清', roles: [] },
    { id: 2, name: '周晓棠', roles: [] },
  ],
  published: null,
} as unknown as Evaluated;
const names = {
  nodeName: () => '开庭',
  actor: (_: number, role: string) => role,
  roleName: (role: string) => role,
  user: () => undefined,
} as unknown as Names;
const tools = { events: new Map(run.events.map((event) => [event.seq, event])), titles: new Map(), names };

test('on paper stand everybody’s scores, the team’s where they have none, and what is said with its places', () => {
  mount(<PrintSheet evaluation={evaluation} content={content} tools={tools} />);
  const rows = screen.getAllByRole('row', { hidden: true }).map((row) =>
    within(row)
      .queryAllByRole('cell', { hidden: true })
      .map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([[], ['80', '70', '76'], ['80', '70', '76'], ['80', '95', '86']]);
  expect(screen.getByText(/^援引准确/)).toBeTruthy();
  expect(screen.getByText(/^记录 2 处，首处：.*现在开庭/)).toBeTruthy();
  // Pointed at without a word.
  expect(screen.getByText(/请求返还借款/)).toBeTruthy();
  expect(screen.getByText('草稿，尚未发布')).toBeTruthy();
});

test('says that long comments are cut, and of whom nothing is said has no part', () => {
  const long = { ...content, team: { ...content.team, comment: '长'.repeat(500) } };
  expect(saidOf(long, 'team', goals).some(isLongOnPaper)).toBe(true);
  expect(saidOf(content, 'team', goals).some(isLongOnPaper)).toBe(false);
  expect(saidOf(content, 1, goals)).toEqual([]);
  mount(<PrintSheet evaluation={evaluation} content={long} tools={tools} />);
  expect(screen.getByText(/较长的评语只印出开头/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: '李婉清', hidden: true })).toBeNull();
});

test('what was published says so, in whatever order its parts were kept', () => {
  const kept = Object.fromEntries(Object.entries(content).reverse());
  const published = { content: kept, version: 2, published_by: { name: '方致远' }, published_at: 0 };
  mount(
    <PrintSheet
      evaluation={{ ...evaluation, published } as unknown as Evaluated}
      content={content}
      tools={tools}
    />,
  );
  expect(screen.queryByText('草稿，尚未发布')).toBeNull();
});
