// @vitest-environment happy-dom
import { absentList, CODE, guideBoard, handOver, handOverUndo } from '@lets/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aDetail, aFlow, aState } from '../../../domain/run/testing.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import type { InterveneProps } from './intervene-props.ts';

const server = fakeServer();
mountsComponents();

const NAMES = ['陈晓', '林岚', '赵平', '周宁'];
const members = NAMES.map((name, i) => ({ id: i + 1, name, avatar: null, identity: 1 }));
const flow = {
  ...aFlow([], [], ['judge', 'plaintiff', 'witness']),
  roles: aFlow([], [], ['judge', 'plaintiff', 'witness']).roles.map((role) =>
    role.id === 'judge' ? { ...role, incompatible: ['plaintiff', 'witness'] } : role,
  ),
};
const state = aState({
  seq: 7,
  status: 'in_progress',
  member_ids: [1, 2, 3, 4],
  holders: { judge: 1, plaintiff: 2, witness: 3 },
});
const props = {
  row: { card: { eid: 5 }, present: [2, 3, 4] },
  detail: { ...aDetail(state, flow), eid: 5, members },
  state,
} as unknown as InterveneProps;

const onClose = vi.fn();
const open = (more: Partial<InterveneProps> = {}) =>
  mount(<HandOverDialog {...props} {...more} first={null} awaited={null} onClose={onClose} />);
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(name) });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const give = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const sent = (path: string) =>
  server.arrived.filter((call) => call.path === path).map(({ fields }) => fields);
const handed = (reason: string, despite?: string) => ({
  seq: 8,
  at: 1000,
  node_id: null,
  role_id: null,
  actor_id: 90,
  by_staff: true,
  audience: null,
  type: 'handed_over',
  data: {
    target_role: 'judge',
    from_user: 1,
    to_user: 4,
    reason,
    undo_until: Date.now() + 200_000,
    ...(despite && { despite }),
  },
});

beforeEach(() => {
  onClose.mockClear();
  server.on(guideBoard, () => ({ d: {} }));
  server.on(absentList, () => ({
    d: { list: [{ user_id: 1, since: Date.now() - 12 * 60_000 }], server_time: Date.now() },
  }));
  server.on(handOver, ({ reason = '' }) => ({ d: { seq: 8, events: [handed(reason)] } }));
});

test('offers the absent role first with how long, greys who may not hold it, and asks why and once more before it is done', async () => {
  open();
  await radio('周宁');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('judge');
  expect(screen.getByText('陈晓已缺席 12 分。')).toBeTruthy();
  expect((await radio('赵平')).disabled).toBe(true);
  expect(screen.getByText('已担任「witness」，不得兼任「judge」')).toBeTruthy();
  fireEvent.click(await radio('周宁'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一步' }).disabled).toBe(true);
  give(' 原担任者请假 ');
  press('下一步');
  expect(sent(handOver.path)).toEqual([]);
  press('确认移交');
  await screen.findByText('角色已移交');
  expect(sent(handOver.path)).toMatchObject([
    { eid: '5', target_role: 'judge', to_user: '4', reason: '原担任者请假' },
  ]);
  expect(sent(handOver.path)[0]).not.toHaveProperty('exception');
});

test('is undone from the window that says it is done', async () => {
  server.on(handOverUndo, () => ({ d: { seq: 9, events: [] } }));
  open();
  fireEvent.click(await radio('周宁'));
  give('请假');
  press('下一步');
  press('确认移交');
  fireEvent.click(await screen.findByRole('button', { name: '撤销' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent(handOverUndo.path)).toMatchObject([{ eid: '5', given_seq: '8' }]);
});

test('makes an exception only when the mentor says so, and says what it is before it is done', async () => {
  server.on(handOver, () => ({ c: CODE.incompatible_roles, d: { roles: ['judge', 'witness'] } }));
  open();
  fireEvent.click(await screen.findByRole('checkbox'));
  fireEvent.click(await radio('赵平'));
  give('无人可换');
  press('下一步');
  expect(screen.getByText('例外：赵平已担任「witness」，不得兼任「judge」。')).toBeTruthy();
  press('返回修改');
  fireEvent.click(await screen.findByRole('checkbox'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一步' }).disabled).toBe(true);
  fireEvent.click(await screen.findByRole('checkbox'));
  fireEvent.click(await radio('赵平'));
  press('下一步');
  press('确认移交');
  await waitFor(() => expect(sent(handOver.path)).toMatchObject([{ to_user: '3', exception: 'true' }]));
  // Refused: the window stays, with what was written.
  expect(onClose).not.toHaveBeenCalled();
});
