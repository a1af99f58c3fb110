// @vitest-environment happy-dom
import { type BoardRow, control, guideBoard, USER_COOKIE } from '@lets/contract';
import { act, fireEvent, screen } from '@testing-library/react';
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
