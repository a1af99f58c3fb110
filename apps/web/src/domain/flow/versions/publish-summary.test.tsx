// @vitest-environment happy-dom
import { type ReachedCase, type WorkflowDetail, workflowCompare, workflowReach } from '@lets/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mountPage, mountsComponents } from '../../../testing/mount.tsx';
import { PublishSummary } from './publish-summary.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

const server = fakeServer();
mountsComponents();

const version = (flow_id: number, published_at: number | null, counts = [0, 0]) => ({
  ...{ flow_id, version: flow_id - 10, published_at, project_count: counts[0], running_count: counts[1] },
});
const detail = (...versions: ReturnType<typeof version>[]) =>
  ({ flow_id: 13, version: 3, versions }) as unknown as WorkflowDetail;
const reached = (id: number, running_count: number): ReachedCase => ({
  ...{ id, name: { zh: `案件 ${id}`, en: '' }, version: 2, ready: true, running_count },
});

test('publishing tells what changes since the last version and which cases it is for', async () => {
  server.on(workflowCompare, () => ({
    d: {
      changes: [
        {
          what: 'node',
          id: 'hearing',
          name: { zh: '开庭', en: '' },
          change: 'changed',
          fields: [{ field: 'seat_names', from: null, to: { zh: '申请人席', en: 'Applicant' } }],
        },
      ],
    },
  }));
  server.on(workflowReach, () => ({ d: { cases: [reached(1, 2), reached(2, 0)], case_count: 4 } }));
  mountPage(<PublishSummary detail={detail(version(11, 1), version(12, 2), version(13, null))} />);
  expect(screen.getByText('与第 2 版相比的改动')).toBeTruthy();
  expect(await screen.findByText(/席位名称.*申请人席/)).toBeTruthy();
  expect(await screen.findByText('现用第 2 版，2 个实验进行中')).toBeTruthy();
  expect(screen.getByText('现用第 2 版')).toBeTruthy();
  expect(screen.getByText('另有 2 个项目')).toBeTruthy();
  expect(server.arrived.find(({ path }) => path === workflowCompare.path)?.fields).toEqual({
    from: '12',
    to: '13',
  });
});

test('a first version changes nothing, and one without cases is for none', async () => {
  server.on(workflowReach, () => ({ d: { cases: [], case_count: 0 } }));
  mountPage(<PublishSummary detail={detail(version(13, null))} />);
  expect(screen.getByText('第 3 版是第一个版本')).toBeTruthy();
  expect(await screen.findByText('还没有项目使用这个流程。')).toBeTruthy();
});

test('a list of versions counts only what there is', () => {
  const versions = [version(11, 1, [0, 0]), version(12, 2, [1, 0]), version(13, null)];
  mountPage(<VersionsDialog detail={detail(...versions)} onClose={() => {}} />);
  expect(document.body.textContent).not.toMatch(/0 个/);
  expect(screen.getAllByText(/没有项目使用/)).toHaveLength(2);
  expect(screen.getByText(/1 个项目/)).toBeTruthy();
});
