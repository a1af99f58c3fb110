// @vitest-environment happy-dom
import { IMPORT_RESULTS, IMPORT_THINGS, type ImportLine } from '@lets/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { ImportReport } from './import-report.tsx';

mountsComponents();

const show = (report: ImportLine[], laid_out = false) =>
  mount(<ImportReport imported={{ flow_id: 1, revision: 1, report, laid_out }} />);
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('what was taken and what could not be kept is told in words, by names', () => {
  show(
    [
      { what: 'user_task', became: 'edit', count: 3, examples: [{ name: '立案' }, { name: '答辩' }] },
      { what: 'boundary_event', became: null, count: 1, examples: [{ name: '逾期', at: '答辩' }] },
      { what: 'vendor', became: null, count: 2, examples: [{ name: '', at: '立案' }] },
      { what: 'message_flow', became: null, count: 1, examples: [{ name: '传票', ends: ['法院', ''] }] },
      { what: 'timer', became: null, count: 2, examples: [] },
    ],
    true,
  );
  expect(rows()).toEqual([
    '边界事件（1 个）逾期（答辩）',
    '原工具的专用设置（2 个）在“立案”、另有 1 个',
    '消息流（1 个）传票（法院 → 未命名）',
    '定时（2 个）',
    '用户任务（3 个）成为编辑环节立案、答辩、另有 1 个',
  ]);
  expect(screen.getByText(/已自动排列/)).toBeTruthy();
  expect(screen.queryByText(/全部导入/)).toBeNull();
});

test('a whole import says so', () => {
  show([]);
  expect(screen.getByText(/已全部导入/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('every thing and every result has words', () => {
  const all = [...IMPORT_RESULTS, null];
  show(IMPORT_THINGS.flatMap((what) => all.map((became) => ({ what, became, count: 1, examples: [] }))));
  expect(rows().filter((row) => /[a-z]_|what\.|became\./.test(row ?? ''))).toEqual([]);
});
