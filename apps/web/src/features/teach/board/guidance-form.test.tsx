// @vitest-environment happy-dom
import { type BoardRow, control, guideBoard, USER_COOKIE } from '@lets/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession } from '../../../lib/session.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mount, mountsComponents } from '../../../testing/mount.tsx';
import { GuidanceForm } from './guidance-form.tsx';

const server = fakeServer();
mountsComponents();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  endSession();
  vi.useRealTimers();
});

const logIn = (id: number) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${USER_COOKIE}=${JSON.stringify({ id, identity: 2 })}; path=/`;
};
const ROW = { card: { eid: 5 }, help: [] } as unknown as BoardRow;
const open = () => mount(<GuidanceForm row={ROW} asked={null} onDone={() => {}} />);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: '发送' }));
const wait = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => server.arrived.filter(({ path }) => path === control.path).map(({ fields }) => fields);

test('guidance whose answer was lost is said once, however often it is sent and wherever the page was left meanwhile', async () => {
  logIn(1);
  server.on(guideBoard, () => ({ d: {} }));
  let isLost = true;
  server.on(control, () => {
    if (isLost) throw new TypeError('the line broke');
    return { d: {} };
  });
  const { unmount } = open();
  type('请先看第三条。');
  press();
  await wait(30_000);
  expect(field().value).toBe('请先看第三条。');
  unmount();
  endSession();
  logIn(1);
  isLost = false;
  open();
  expect(field().value).toBe('请先看第三条。');
  press();
  await wait();
  expect(field().value).toBe('');
  expect(new Set(said().map(({ request_id }) => request_id)).size).toBe(1);
  type('请先看第三条。');
  press();
  await wait();
  expect(new Set(said().map(({ request_id }) => request_id)).size).toBe(2);
});

test('what one mentor began to write is not in the next one’s field', () => {
  logIn(1);
  open().unmount();
  open();
  type('只给第三组。');
  endSession();
  logIn(2);
  screen.getByRole('textbox');
  const { container } = open();
  expect(container.querySelector('textarea')?.value).toBe('');
});

const call = {
  seq: 4,
  user: { id: 2, name: '吴浩然' },
  node_id: null,
  text: '先举证吗？',
  at: 0,
  answer: null,
};
const row = (help: object[]) => ({ card: { eid: 5 }, help }) as unknown as BoardRow;
const ANSWER = { act: 'guide', call: 4 } as const;
const form = (help: object[], asked: typeof ANSWER | null = ANSWER) => (
  <GuidanceForm row={row(help)} asked={asked} onDone={() => {}} />
);
/** The form for the call, and the same when the board has been read again. */
function mountForm(help: object[]) {
  const client = new QueryClient();
  const within = (part: ReactNode) => <QueryClientProvider client={client}>{part}</QueryClientProvider>;
  const { rerender } = render(within(form(help)));
  return { again: (next: object[]) => rerender(within(form(next, null))) };
}

test('words for a call go out as its answer, apart from guidance being written', async () => {
  logIn(3);
  server.on(guideBoard, () => ({ d: {} }));
  server.on(control, () => ({ d: {} }));
  const { unmount } = open();
  type('给全组的话');
  unmount();
  mountForm([call]);
  expect(screen.getByRole('textbox', { name: '答复吴浩然' })).toBe(field());
  expect(field().value).toBe('');
  type('先举证。');
  fireEvent.click(screen.getByRole('button', { name: '发送答复' }));
  await wait();
  expect(said()).toMatchObject([{ kind: 'guide', text: '先举证。', answers: '4' }]);
  expect(screen.getByRole('textbox', { name: '发送指导' })).toBe(field());
  expect(field().value).toBe('给全组的话');
});

test('what was written for a call that somebody else answered is not lost, and goes nowhere by itself', async () => {
  logIn(4);
  const { again } = mountForm([call]);
  type('我的答复');
  again([{ ...call, answer: { seq: 9, user: null, text: '别人的答复', at: 0 } }]);
  expect(screen.queryByRole('button', { name: '发送答复' })).toBeNull();
  expect(screen.getByText('已有人答复')).toBeTruthy();
  again([{ ...call, seq: 8 }]);
  expect(screen.getByText('对方已重新提问')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '改为发给全组' }));
  expect(screen.getByRole('textbox', { name: '发送指导' })).toBe(field());
  expect(field().value).toBe('我的答复');
});

test('an answer that arrived although the line broke is not offered again', async () => {
  logIn(5);
  const { again } = mountForm([call]);
  type('先举证。');
  again([{ ...call, answer: { seq: 9, user: null, text: '先举证。', at: 0 } }]);
  expect(screen.getByRole('textbox', { name: '发送指导' })).toBe(field());
  expect(field().value).toBe('');
});
