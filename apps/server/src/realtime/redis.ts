import { createAdapter } from '@socket.io/redis-adapter';
import { Redis } from 'ioredis';
import type { Deps } from '../deps.ts';
import type { LiveServer } from './live-server.ts';

/** Joins this process's sockets with those of the others on the same Redis; alone when none is named. Answers how to leave. */
export async function joinServers(
  io: LiveServer,
  { env, log }: Pick<Deps, 'env' | 'log'>,
): Promise<() => Promise<void>> {
  if (env.redisUrl === undefined) return async () => {};
  const publisher = new Redis(env.redisUrl, { lazyConnect: true });
  const subscriber = publisher.duplicate();
  for (const client of [publisher, subscriber]) {
    client.on('error', (error) => log.warn({ err: error }, 'the connection to Redis is in trouble'));
  }
  await Promise.all([publisher.connect(), subscriber.connect()]);
  io.adapter(createAdapter(publisher, subscriber));
  return async () => {
    publisher.disconnect();
    subscriber.disconnect();
  };
}
