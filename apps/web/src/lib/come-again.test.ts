import { CODE } from '@lets/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('../i18n/index.ts', () => ({ currentLanguage: () => 'en' }));

import { ApiError } from './api-client.ts';
import { untilThereIsRoom } from './come-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const full = (retry_after: number) => new ApiError(CODE.come_again, 'full', { retry_after });

it('waits as long as the server says, telling the seconds, and sends the same again', async () => {
  const send = vi.fn().mockRejectedValueOnce(full(3)).mockRejectedValueOnce(full(1)).mockResolvedValue('in');
  const told: number[] = [];
  const done = untilThereIsRoom(send, { onWait: (seconds) => told.push(seconds) });
  await vi.advanceTimersByTimeAsync(2999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1001);
  await expect(done).resolves.toBe('in');
  expect(send).toHaveBeenCalledTimes(3);
  expect(told).toEqual([3, 2, 1, 0, 1, 0]);
});

it('takes any other refusal for the answer', async () => {
  const wrong = new ApiError(CODE.bad_credentials, 'wrong', null);
  const send = vi.fn().mockRejectedValueOnce(full(1)).mockRejectedValue(wrong);
  const refused = expect(untilThereIsRoom(send)).rejects.toBe(wrong);
  await vi.advanceTimersByTimeAsync(1000);
  await refused;
});

it('sends nothing more once nobody waits', async () => {
  let isOver = false;
  const send = vi.fn().mockRejectedValue(full(5));
  const refused = expect(untilThereIsRoom(send, { isOver: () => isOver })).rejects.toBeInstanceOf(ApiError);
  await vi.advanceTimersByTimeAsync(1000);
  isOver = true;
  await vi.advanceTimersByTimeAsync(5000);
  await refused;
  expect(send).toHaveBeenCalledTimes(1);
});
