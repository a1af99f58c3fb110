// @vitest-environment happy-dom
import type { RunTimer } from '@lets/engine';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, mountsComponents } from '../../../../testing/mount.tsx';
import { ClassTimer } from './class-timer.tsx';

const room = vi.hoisted(() => ({ now: {} as Record<string, unknown> }));
const chime = vi.hoisted(() => vi.fn());
vi.mock('../room-context.tsx', async (original) => ({
  ...(await original<object>()),
  useRoom: (pick: (view: object) => unknown) => pick(room.now),
}));
vi.mock('../../../../lib/chime.ts', () => ({ chime }));

mountsComponents();

const MINUTE = 60_000;
/** The server's clock, which is not the browser's. */
let serverTime = 1_000_000;
const clock = () => serverTime;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  serverTime = 1_000_000;
  chime.mockClear();
});
afterEach(() => vi.useRealTimers());

function show(timer: Partial<RunTimer> | null, status = 'in_progress') {
  const whole: RunTimer = { id: 7, label: '小组讨论', ends_at: 0, stops_in_pause: true, stopped_at: null };
  room.now = { now: clock, state: { status, ...(timer && { timer: { ...whole, ...timer } }) } };
}
/** Seconds pass, on the server's clock and in the browser. */
const pass = (ms: number) =>
  act(() => {
    serverTime += ms;
    vi.advanceTimersByTime(1000);
  });
const page = () => mount(<ClassTimer />);

test('counts down by the server’s clock, and at the end says so and sounds once', async () => {
  show({ ends_at: serverTime + 2 * MINUTE });
  const { container } = page();
  expect(screen.getByRole('timer').textContent).toBe('2:00');
  await pass(30_000);
  expect(screen.getByRole('timer').textContent).toBe('1:30');
  expect(chime).not.toHaveBeenCalled();
  await pass(90_000);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(container.textContent).toContain('「小组讨论」时间到');
  await pass(5000);
  expect(chime).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: '收起' }));
  expect(container.textContent).toBe('');
});

test('stands still in a pause', async () => {
  show({ ends_at: serverTime + 2 * MINUTE, stopped_at: serverTime });
  const { container } = page();
  await pass(10 * MINUTE);
  expect(screen.getByRole('timer').textContent).toBe('2:00');
  expect(container.textContent).toContain('暂停期间不计时');
});

test('who comes after the end reads it and hears nothing, and later reads nothing', async () => {
  show({ ends_at: serverTime - MINUTE });
  const { container, unmount } = page();
  expect(container.textContent).toContain('时间到');
  await pass(1000);
  expect(chime).not.toHaveBeenCalled();
  unmount();
  serverTime += 10 * MINUTE;
  expect(page().container.textContent).toBe('');
});

test('one that is extended after somebody closed it is there again', async () => {
  show({ ends_at: serverTime });
  const { rerender } = page();
  fireEvent.click(screen.getByRole('button', { name: '收起' }));
  show({ ends_at: serverTime + 5 * MINUTE });
  rerender(<ClassTimer />);
  expect(screen.getByRole('timer').textContent).toBe('5:00');
});

test('there is none without a timer, nor after the end of the run', () => {
  show(null);
  expect(page().container.textContent).toBe('');
  show({ ends_at: serverTime + MINUTE }, 'ended');
  expect(page().container.textContent).toBe('');
});
