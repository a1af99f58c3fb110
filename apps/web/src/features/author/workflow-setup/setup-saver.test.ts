import { newFlow, type SetupStep } from '@lets/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSetupSaver, type SendResult } from './setup-saver.ts';

/** Somebody who sets up a flow, and a server that answers as told. */
function stage() {
  const sent: { step: SetupStep; revision: number }[] = [];
  const answers: ((result: SendResult) => void)[] = [];
  let isOnline = true;
  const saver = createSetupSaver(1, {
    read: () => newFlow(),
    send(step, revision) {
      if (!isOnline) return Promise.resolve({ is: 'offline' });
      sent.push({ step, revision });
      return new Promise((resolve) => answers.push(resolve));
    },
    now: () => 7,
  });
  return {
    saver,
    sent,
    goOnline: (next: boolean) => {
      isOnline = next;
    },
    async answer(result: SendResult) {
      answers.shift()?.(result);
      await vi.advanceTimersByTimeAsync(0);
    },
    pause: () => vi.advanceTimersByTimeAsync(1000),
  };
}

describe('saving the setup', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('keeps every step that was changed without a line, and sends each of them when there is one', async () => {
    const at = stage();
    at.goOnline(false);
    at.saver.touch('role');
    await at.pause();
    at.saver.touch('node');
    await at.pause();
    expect(at.saver.state.get()).toEqual({ is: 'failed', message: '' });
    expect(at.saver.isDirty()).toBe(true);
    at.goOnline(true);
    const isSaved = at.saver.flush();
    await at.answer({ is: 'saved', revision: 2 });
    expect(at.saver.state.get()).toEqual({ is: 'saving' });
    await at.answer({ is: 'saved', revision: 3 });
    expect(at.sent).toEqual([
      { step: 'node', revision: 1 },
      { step: 'role', revision: 2 },
    ]);
    expect(await isSaved).toBe(true);
    expect(at.saver.state.get()).toEqual({ is: 'saved', at: 7 });
  });

  it('tries again by itself', async () => {
    const at = stage();
    at.goOnline(false);
    at.saver.touch('role');
    await at.pause();
    at.goOnline(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(at.sent).toHaveLength(1);
  });

  it('does not say saved while something that was changed meanwhile waits', async () => {
    const at = stage();
    at.saver.touch('node');
    await at.pause();
    at.saver.touch('role');
    await at.answer({ is: 'saved', revision: 2 });
    expect(at.saver.state.get()).toEqual({ is: 'waiting' });
    await at.pause();
    expect(at.sent.at(-1)).toEqual({ step: 'role', revision: 2 });
  });

  it('sends the other steps when one is refused, and goes on saying that it was', async () => {
    const at = stage();
    at.saver.touch('node');
    at.saver.touch('role');
    await at.pause();
    await at.answer({ is: 'refused', message: 'no' });
    await at.answer({ is: 'saved', revision: 2 });
    expect(at.sent.map(({ step }) => step)).toEqual(['node', 'role']);
    expect(at.saver.state.get()).toEqual({ is: 'failed', message: 'no' });
    const isSaved = at.saver.flush();
    await at.answer({ is: 'saved', revision: 3 });
    expect(at.sent.at(-1)).toEqual({ step: 'node', revision: 2 });
    expect(await isSaved).toBe(true);
  });

  it('sends nothing after somebody else saved or published', async () => {
    for (const result of [{ is: 'conflict', by: 'B' }, { is: 'published' }] as const) {
      const at = stage();
      at.saver.touch('node');
      await at.pause();
      await at.answer(result);
      expect(at.saver.state.get()).toEqual(result);
      at.saver.touch('role');
      await at.pause();
      expect(at.sent).toHaveLength(1);
      expect(await at.saver.flush()).toBe(false);
    }
  });
});
