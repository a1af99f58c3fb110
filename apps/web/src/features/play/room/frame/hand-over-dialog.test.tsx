// @vitest-environment happy-dom
import { absentList, handOver, handOverUndo } from '@lets/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aDetail, aFlow, aState } from '../../../../domain/run/testing.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../../testing/mount.tsx';
import { GivenLines } from './given-lines.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';

const room = vi.hoisted(() => ({ now: {} as Record<string, unknown> }));
vi.mock('../room-context.tsx', async (original) => ({
  ...(await original<object>()),
  useRoom: (pick: (view: object) => unknown) => pick(room.now),
}));
vi.mock('../use-names.ts', () => ({
  useNames: () => ({
    role: (id: string) => ({ id, name: id, side: 'third', user: { id: 1, name: '陈晓' } }),
    roleName: (id: string) => id,
    user: (id: number) => ({ id, name: `组员${id}` }),
  }),
}));

const server = fakeServer();
mountsComponents();

const roles = aFlow([], [], ['judge', 'plaintiff', 'witness']).roles.map((role) =>
  role.id === 'judge' ? { ...role, incompatible: ['plaintiff', 'witness'] } : role,
);
const flow = { ...aFlow([], []), roles };
const NOW = 1_000_000;
const sent: { call: unknown; input: Record<string, unknown> }[] = [];
let absent: readonly { user_id: number; since: number }[] = [];
let answer: readonly { type: string }[] = [];

beforeEach(() => {
  sent.length = 0;
  absent = [];
  answer = [{ type: 'handed_over' }];
  server.on(absentList, () => ({ d: { list: absent, server_time: NOW } }));
  const state = aState({
    status: 'in_progress',
    leader_id: 2,
    member_ids: [1, 2, 3],
    holders: { judge: 1, plaintiff: 2, witness: 3 },
  });
  const members = ['陈晓', '林岚', '赵平'].map((name, i) => ({ id: i + 1, name, identity: 1 }));
  room.now = {
    eid: 5,
    detail: { ...aDetail(state, flow), members },
    state,
    present: [{ user_id: 2 }, { user_id: 3 }],
    me: { userId: 2, isStaff: false, isLeader: true },
    now: () => NOW,
    act: async (call: unknown, input: Record<string, unknown>) => {
      sent.push({ call, input });
      return { seq: 8, events: answer };
    },
  };
});

const [onClose, onAsked] = [vi.fn(), vi.fn()];
const open = () =>
  mount(<HandOverDialog role={{ id: 'judge' } as never} onClose={onClose} onAsked={onAsked} />);
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(name) });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a leader whose team has nobody else left makes an exception with a reason, of an absent holder', async () => {
  absent = [{ user_id: 1, since: NOW - 600_000 }];
  open();
  await screen.findByText('陈晓已缺席 10 分。');
  expect((await radio('赵平')).disabled).toBe(true);
  fireEvent.click(await screen.findByRole('checkbox'));
  fireEvent.click(await radio('赵平'));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '只剩两人' } });
  press('下一步');
  press('确认移交');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    {
      call: handOver,
      input: { target_role: 'judge', to_user: 3, reason: '只剩两人', exception: true },
    },
  ]);
});

test('a holder who is here is asked, with the reason', async () => {
  answer = [{ type: 'hand_over_asked' }];
  const { state } = room.now as { state: ReturnType<typeof aState> };
  room.now = { ...room.now, state: { ...state, holders: { judge: 1, plaintiff: 2 } } };
  open();
  fireEvent.click(await radio('赵平'));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '想换角色' } });
  press('下一步');
  expect(screen.getByText('原担任者同意后，角色才移交。')).toBeTruthy();
  press('征求同意');
  await waitFor(() => expect(onAsked).toHaveBeenCalled());
  expect(sent[0]?.input).toEqual({ target_role: 'judge', to_user: 3, reason: '想换角色' });
});

test('what has just been handed over can be undone by the leader, for as long as it says', () => {
  const { state } = room.now as { state: ReturnType<typeof aState> };
  const given = {
    seq: 9,
    target_role: 'judge',
    from_user: 1,
    to_user: 3,
    by: 2,
    by_staff: false,
    until: NOW + 61_000,
  };
  const byMentor = { ...given, seq: 10, target_role: 'witness', by: 90, by_staff: true };
  const over = { ...given, seq: 11, target_role: 'plaintiff', until: NOW - 1 };
  room.now = { ...room.now, state: { ...state, handed: [given, byMentor, over] } };
  mount(<GivenLines />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  press('撤销');
  expect(sent).toEqual([{ call: handOverUndo, input: { given_seq: 9 } }]);
});
