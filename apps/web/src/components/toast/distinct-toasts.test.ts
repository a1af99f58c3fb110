import { describe, expect, it } from 'vitest';
import { DistinctToasts, type ShownToast } from './distinct-toasts.ts';

/** A screen on which a toast takes until `leave` is called to fade out. */
function makeScreen() {
  const log: string[] = [];
  const leaving = new Map<string, () => void>();
  const open = (name: string) => (): ShownToast => {
    log.push(`show ${name}`);
    const gone = new Promise<void>((resolve) => leaving.set(name, resolve));
    return { hide: () => log.push(`hide ${name}`), gone };
  };
  const leave = (name: string) => {
    log.push(`gone ${name}`);
    leaving.get(name)?.();
  };
  return { log, open, leave };
}

const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

describe('identical toasts', () => {
  it('hide the one on the screen before the next is shown', async () => {
    const { log, open, leave } = makeScreen();
    const toasts = new DistinctToasts();
    await toasts.show('error:no', open('first'));
    const second = toasts.show('error:no', open('second'));
    await settle();
    expect(log).toEqual(['show first', 'hide first']);
    leave('first');
    await second;
    expect(log).toEqual(['show first', 'hide first', 'gone first', 'show second']);
  });

  it('wait for each other in their order', async () => {
    const { log, open, leave } = makeScreen();
    const toasts = new DistinctToasts();
    const all = ['a', 'b', 'c'].map((name) => toasts.show('same', open(name)));
    await settle();
    leave('a');
    await settle();
    leave('b');
    await Promise.all(all);
    expect(log.filter((line) => line.startsWith('show'))).toEqual(['show a', 'show b', 'show c']);
  });

  it('do not wait for others, nor for one that is gone', async () => {
    const { log, open, leave } = makeScreen();
    const toasts = new DistinctToasts();
    await toasts.show('one', open('one'));
    await toasts.show('other', open('other'));
    leave('one');
    await settle();
    await toasts.show('one', open('one again'));
    expect(log).toEqual(['show one', 'show other', 'gone one', 'show one again']);
  });
});
