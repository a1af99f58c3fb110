// @vitest-environment happy-dom
import { newFlow } from '@lets/authoring';
import { CODE, type ManagedProject, projectReach, type ReachedRun } from '@lets/contract';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { CloseDialog, OpenDialog, ReachNote } from './opening-dialogs.tsx';

const server = fakeServer();
mountsComponents();

type Body = Pick<ManagedProject['body'], 'opening_mode' | 'roles' | 'documents' | 'fields'>;

function project(opening_mode: Body['opening_mode'], more: Partial<ManagedProject> = {}): ManagedProject {
  const body: Body = { opening_mode, roles: [], documents: [], fields: [] };
  const times = { opens_at: null, closes_at: null };
  const people = { course: null, students: [], classes: [] };
  return {
    id: 7,
    version: 3,
    flow: newFlow(),
    body,
    ...times,
    ...people,
    ...more,
  } as unknown as ManagedProject;
}
const asked = { isBusy: false, onConfirm: vi.fn(), onCancel: vi.fn() };
const run = (eid: number): ReachedRun => ({
  ...{ eid, name: `第 ${eid} 组实验`, status: 'waiting', team_name: '甲组', class_name: null, version: 2 },
});
const reaches = (runs: ReachedRun[], total = runs.length) =>
  server.on(projectReach, () => ({ d: { runs, total } }));

test('opening says to whom, and names nothing of which there is none', () => {
  const klass = { id: 1, name: '一班', course_name: { zh: '民诉', en: '' } };
  const { rerender } = mount(
    <OpenDialog project={project('specified', { classes: [klass, klass] })} {...asked} />,
  );
  expect(screen.getByText('指定的 2 个班级')).toBeTruthy();
  expect(screen.getByText('0 个角色 · 没有资料 · 流程第 3 版')).toBeTruthy();
  rerender(<OpenDialog project={project('specified')} {...asked} />);
  expect(screen.getByText('尚未指定学生或班级')).toBeTruthy();
});

test('closing lists the experiments that go on, and says so where there is none', async () => {
  reaches([run(1), run(2)], 5);
  const page = mount(<CloseDialog project={project('free')} {...asked} />);
  expect(await screen.findByText('以下 5 个实验正在等待开始或进行中，将继续进行：')).toBeTruthy();
  expect(screen.getByText('第 1 组实验')).toBeTruthy();
  expect(screen.getAllByText('甲组 · 等待开始 · 流程第 2 版')).toHaveLength(2);
  expect(screen.getByText('另有 3 个')).toBeTruthy();
  page.unmount();
  reaches([]);
  mount(<CloseDialog project={project('free')} {...asked} />);
  expect(await screen.findByText('目前没有等待开始或进行中的实验。')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('whoever cannot be told which experiments go on may still close the case', async () => {
  server.on(projectReach, () => ({ c: CODE.not_found }));
  mount(<CloseDialog project={project('free')} {...asked} />);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: '收回开放' })).toHaveProperty('disabled', false);
});

test('a case that nobody plays has no note on its reach', async () => {
  reaches([run(1)]);
  const page = mount(<ReachNote projectId={7} />);
  expect(await screen.findByText('有 1 个实验正在使用本项目，修改会立即在其中生效')).toBeTruthy();
  page.unmount();
  reaches([]);
  server.arrived.length = 0;
  const { container } = mount(<ReachNote projectId={7} />);
  await vi.waitFor(() => expect(server.arrived.length).toBeGreaterThan(0));
  expect(container.textContent).toBe('');
});
