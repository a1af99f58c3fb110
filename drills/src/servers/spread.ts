import { join } from 'node:path';
import { databaseUrlOf, type Product, startProduct, startRedis } from '@lets/bench';
import type { DrillContext } from '../drill.ts';
import { Balancer } from '../lib/balancer.ts';
import { startSchool } from '../lib/school.ts';

/** Two servers behind one address, joined by Redis, on one database. */
export interface Spread {
  readonly url: string;
  readonly balancer: Balancer;
  readonly servers: Product[];
  /** As `pg` takes it. */
  readonly databaseUrl: string;
  /** Starts a server that was killed again, where it was. */
  restart(at: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The embedded database is that of a third server, which nobody is sent to: it must outlive both. With DATABASE_URL, an empty database of a
 * PostgreSQL of one's own, the third only fills it.
 */
export async function startSpread(context: DrillContext): Promise<Spread> {
  const started: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const one of started.toReversed()) await one.stop();
  };
  try {
    return { ...(await startAll(context, started)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Puts what it has started into `started`, in order. */
async function startAll(
  context: DrillContext,
  started: { stop(): Promise<void> }[],
): Promise<Omit<Spread, 'stop'>> {
  const redis = await startRedis(context.folder);
  started.push(redis);
  const own = process.env.DATABASE_URL;
  const { product: host } = await startSchool(context, own === undefined ? {} : { DATABASE_URL: own });
  started.push(host);
  const databaseUrl = own ?? databaseUrlOf(host);
  const joined = { DATABASE_URL: databaseUrl, REDIS_URL: redis.url, LOG_LEVEL: 'warn' };
  const start = (at: number, more: Record<string, string> = {}) =>
    startProduct(join(context.folder, `server-${at}`), 'server', { ...joined, ...more });
  const servers: Product[] = [];
  for (const at of [0, 1]) {
    servers.push(await start(at));
    started.push({ stop: async () => servers[at]?.stop() });
  }
  const balancer = await Balancer.open(servers.map(({ address }) => address));
  started.push({ stop: async () => balancer.close() });
  return {
    url: balancer.url,
    balancer,
    servers,
    databaseUrl,
    async restart(at) {
      await servers[at]?.ended;
      servers[at] = await start(at, { PORT: String(servers[at]?.address.port) });
    },
  };
}
