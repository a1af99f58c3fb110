// @vitest-environment happy-dom
import { CODE } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../../../lib/api-client.ts';
import { endSession } from '../../../../lib/session.ts';
import { mount, mountsComponents } from '../../../../testing/mount.tsx';
import { MeetingPanel } from './meeting-panel.tsx';

const room = vi.hoisted(() => ({ now: {} as Record<string, unknown> }));
vi.mock('../room-context.tsx', async (original) => ({
  ...(await original<object>()),
  useRoom: (pick: (view: object) => unknown) => pick(room.now),
}));
vi.mock('../use-names.ts', () => ({
  useNames: () => ({ role: (id: string) => ({ id, name: id, side: 'third' }), roleName: (id: string) => id }),
}));
vi.mock('../typing/use-typing.ts', () => ({ useTellTyping: () => () => null, useTyping: () => [] }));

mountsComponents();

const said: { text: string; meeting: number; id: string | undefined }[] = [];
const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
beforeEach(() => {
  endSession();
  sessionStorage.clear();
  said.length = 0;
  answers.length = 0;
  const meeting = { id: 3, from_role: 'claimant', to_role: 'respondent', status: 'open', text: '' };
  room.now = {
    eid: 1,
    nodeId: 'hearing',
    record: [],
    section: { status: 'open', meetings: [meeting] },
    me: { isStaff: false, roleIdsHere: ['claimant'] },
    connection: { state: 'connected', attempt: 0 },
    act: (_: unknown, input: { text: string; meeting_id: number }, options: { requestId?: string } = {}) => {
      said.push({ text: input.text, meeting: input.meeting_id, id: options.requestId });
      return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }));
    },
  };
});

const open = () => mount(<MeetingPanel />);
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const enter = () => {
  const { form } = field();
  if (form) fireEvent.submit(form);
};
const answer = (error?: Error) =>
  act(async () => {
    const next = answers.shift();
    if (error) next?.reject(error);
    else next?.resolve();
  });
const texts = () => screen.getByRole('log').textContent;

test('Enter moves the words into a pending line; what is said after it waits its turn', async () => {
  open();
  type('三万如何？');
  enter();
  enter();
  expect(field().value).toBe('');
  expect(texts()).toContain('三万如何？');
  type('分两期也行。');
  enter();
  expect(said.map(({ text }) => text)).toEqual(['三万如何？']);
  await answer();
  await answer();
  expect(said.map(({ text, meeting }) => [text, meeting])).toEqual([
    ['三万如何？', 3],
    ['分两期也行。', 3],
  ]);
  expect(texts()).not.toContain('三万如何？');
});

test('a line that nobody answered is sent again under its id when the connection is back, though the talk was left meanwhile', async () => {
  const page = open();
  type('三万如何？');
  enter();
  await answer(new NetworkError('lost'));
  expect(screen.getAllByText(/没有发出/).length).toBeGreaterThan(0);
  for (const state of ['reconnecting', 'connected']) {
    room.now = { ...room.now, connection: { state, attempt: 1 } };
    page.unmount();
    open();
  }
  await answer();
  expect(said.map(({ text }) => text)).toEqual(['三万如何？', '三万如何？']);
  expect(said[0]?.id).toBeDefined();
  expect(said[0]?.id).toBe(said[1]?.id);
});

test('a refused line is taken back into the field, also while the talk is folded', async () => {
  open();
  type('三万如何？');
  enter();
  await answer(new ApiError(CODE.not_authorised_here, 'no', null));
  fireEvent.click(screen.getByRole('button', { name: '收起' }));
  fireEvent.click(screen.getByRole('button', { name: '收回修改' }));
  fireEvent.click(screen.getByRole('button', { name: '展开' }));
  expect(field().value).toBe('三万如何？');
});

test('what is typed to one person is not in the field to all', () => {
  open();
  type('三万如何？');
  expect(Object.keys(sessionStorage)).toEqual([expect.stringMatching(/:claimant:3$/)]);
});
