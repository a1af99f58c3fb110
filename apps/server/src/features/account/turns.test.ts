import { describe, expect, it } from 'vitest';
import { takingTurns } from './turns.ts';

/** Work that ends when it is told to. */
function controlled() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { work, endOne, begun: () => ends.length, most: () => most };
}

describe('taking turns', () => {
  it('does so much at once, and the rest in the order in which it came', async () => {
    const inTurn = takingTurns({ atOnce: 2, waiting: 100 });
    const { work, endOne, begun, most } = controlled();
    const done: number[] = [];
    const all = [0, 1, 2, 3, 4].map((i) => inTurn(work).then(() => done.push(i)));
    expect(begun()).toBe(2);
    for (let i = 0; i < 5; i++) await endOne();
    await Promise.all(all);
    expect([done, most()]).toEqual([[0, 1, 2, 3, 4], 2]);
  });

  it('passes the turn on after a failure', async () => {
    const inTurn = takingTurns({ atOnce: 1, waiting: 10 });
    const failed = inTurn(() => Promise.reject(new Error('no')));
    const next = inTurn(() => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('refuses who comes when the line is full, and nobody afterwards', async () => {
    const inTurn = takingTurns({ atOnce: 1, waiting: 1 });
    const { work, endOne } = controlled();
    const two = [inTurn(work), inTurn(work)];
    await expect(inTurn(work)).rejects.toMatchObject({ code: 'come_again' });
    await endOne();
    await endOne();
    await Promise.all(two);
    expect(await inTurn(() => Promise.resolve(1))).toBe(1);
  });

  it('refuses who would wait too long by what the work has lasted, and says when to come again', async () => {
    const inTurn = takingTurns({ atOnce: 1, longestMs: 150 });
    const { work, endOne } = controlled();
    const places = [1, 2, 3, 4].map(() => inTurn(work));
    const fifth = inTurn(work);
    await expect(fifth).rejects.toMatchObject({ code: 'come_again', data: { retry_after: 1 } });
    for (let i = 0; i < 4; i++) await endOne();
    await Promise.all(places);
  });
});
