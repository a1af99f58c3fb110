import { createAdapter } from '@socket.io/redis-adapter';
import type { LiveServer } from './live-server.ts';
import type { RedisLink } from './redis-link.ts';

/** Joins this process's sockets with those of the others on the same Redis; alone when there is none. */
export function joinServers(io: LiveServer, redis: RedisLink | null | undefined, catchUp: () => void): void {
  if (!redis) return;
  io.adapter(createAdapter(redis.publisher, redis.subscriber));
  redis.onMissed(catchUp);
}
