import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { readAgainWhenOvertaken } from './read-again.ts';

/** A server whose answers wait until they are let go, each with what was true when it was asked. */
function slowServer() {
  let truth = 0;
  const waiting: (() => void)[] = [];
  return {
    change: () => {
      truth++;
    },
    ask: () => {
      const seen = truth;
      return new Promise<number>((resolve) => waiting.push(() => resolve(seen)));
    },
    answer: () => waiting.shift()?.(),
    asked: () => waiting.length,
  };
}

function reading() {
  const server = slowServer();
  const client = new QueryClient();
  readAgainWhenOvertaken(client);
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn: server.ask });
  const seen: (number | undefined)[] = [];
  observer.subscribe(({ data }) => seen.push(data));
  return { server, client, seen, observer };
}

describe('news during the first reading', () => {
  it('are read after it', async () => {
    const { server, client, observer } = reading();
    server.change();
    void client.invalidateQueries({ queryKey: ['list'] });
    server.answer();
    await expect.poll(() => server.asked()).toBe(1);
    server.answer();
    await expect.poll(() => observer.getCurrentResult().data).toBe(1);
    expect(server.asked()).toBe(0);
  });

  it('are read once, however many they are', async () => {
    const { server, client, observer } = reading();
    for (let times = 0; times < 5; times++) {
      server.change();
      void client.invalidateQueries({ queryKey: ['list'] });
    }
    server.answer();
    await expect.poll(() => server.asked()).toBe(1);
    server.answer();
    await expect.poll(() => observer.getCurrentResult().data).toBe(5);
    expect(server.asked()).toBe(0);
  });

  it('that never came lead to nothing', async () => {
    const { server, observer } = reading();
    server.answer();
    await expect.poll(() => observer.getCurrentResult().data).toBe(0);
    expect(server.asked()).toBe(0);
  });
});
