// @vitest-environment happy-dom
import { CODE, type RubricDetail, rubricAdapt, rubricDetail } from '@lets/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { RubricChooser } from './rubric-chooser.tsx';

mountsComponents();
const server = fakeServer();

const goal = { id: 'facts', name: { zh: '事实认定', en: 'Facts' }, weight: 1 };
const levels = ['不全', '基本', '较准', '准确', '周密'].map((zh) => ({ zh, en: '' }));
const course = { id: 1, name: { zh: '民诉', en: 'Civil' }, adapted: [] as string[], revision: 2 };
const detail: RubricDetail = { rubric: { facts: levels }, course };
const onScore = vi.fn();
beforeEach(() => {
  onScore.mockClear();
  server.on(rubricDetail, () => ({ d: detail }));
});

const show = (score: number | null = null) =>
  mount(<RubricChooser eid={7} goal={goal} score={score} onScore={onScore} />);
const sent = () => server.arrived.filter(({ path }) => path.endsWith('/adapt')).map(({ fields }) => fields);

test('shows the level of the score, and a level that is chosen gives its score', async () => {
  show(82.5);
  const level = await screen.findByRole('button', { name: /准确$/ });
  expect(level.getAttribute('aria-pressed')).toBe('true');
  const best = screen.getByRole('button', { name: /周密/ });
  expect(best.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(best);
  fireEvent.click(screen.getByRole('button', { name: /不全/ }));
  expect(onScore.mock.calls).toEqual([[95], [50]]);
});

test('without descriptors there is nothing to choose, but something to write', async () => {
  server.on(rubricDetail, () => ({ d: { ...detail, rubric: {} } }));
  show();
  expect(await screen.findByRole('button', { name: '编写评分细则' })).toBeTruthy();
  expect(screen.queryByText('评分细则')).toBeNull();
});

test('outside of a course it can be read, and not adapted', async () => {
  server.on(rubricDetail, () => ({ d: { ...detail, course: null } }));
  show();
  expect(await screen.findByText('周密')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '按本课程调整' })).toBeNull();
});

test('is adapted on what was seen; another teacher’s adapting is told before it is replaced', async () => {
  server.on(rubricAdapt, ({ revision }) =>
    revision === '3'
      ? { d: { ...detail, course: { ...course, revision: 4 } } }
      : { c: CODE.changed_meanwhile, d: { ...detail, course: { ...course, revision: 3 } } },
  );
  show();
  fireEvent.click(await screen.findByRole('button', { name: '按本课程调整' }));
  const dialog = within(screen.getByRole('dialog'));
  const [excellent] = dialog.getAllByRole('textbox', { name: /优秀/ });
  if (excellent) fireEvent.change(excellent, { target: { value: '周密且有洞见' } });
  fireEvent.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText(/其他教师刚刚调整了评分细则/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().map(({ revision }) => revision)).toEqual(['2', '3']);
  expect(JSON.parse(sent()[1]?.levels ?? '')[4]).toEqual({ zh: '周密且有洞见', en: '' });
});

test('a refusal after that is told, and not hidden by it', async () => {
  server.on(rubricAdapt, ({ revision }) =>
    revision === '3'
      ? { c: CODE.not_found }
      : { c: CODE.changed_meanwhile, d: { ...detail, course: { ...course, revision: 3 } } },
  );
  show();
  fireEvent.click(await screen.findByRole('button', { name: '按本课程调整' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '保存' }));
  await dialog.findByText(/其他教师刚刚调整了评分细则/);
  fireEvent.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('refused')).toBeTruthy();
});

test('the case’s own is taken again after a question', async () => {
  server.on(rubricDetail, () => ({ d: { ...detail, course: { ...course, adapted: ['facts'] } } }));
  server.on(rubricAdapt, () => ({ d: detail }));
  show();
  fireEvent.click(await screen.findByRole('button', { name: '按本课程调整' }));
  fireEvent.click(screen.getByRole('button', { name: '恢复案件的细则' }));
  expect(sent()).toEqual([]);
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '恢复案件的细则' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty('levels');
});
