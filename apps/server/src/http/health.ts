import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { createReadiness, type Report } from './readiness.ts';

/**
 * `/healthz`: whether this server can serve, for what waits for it and for what starts it again. `/readyz`: the same part by part, with
 * the line to the other servers, for what chooses among several. One that sends nobody anywhere when no server is ready asks with
 * `?redis=optional`: Redis is away for all of them at once, and each goes on alone.
 */
export function installHealth(app: FastifyInstance, deps: Deps): void {
  const look = createReadiness(deps);
  app.get('/healthz', async (_request, reply) => {
    const fault = faultOf(await look());
    return answer(reply, fault === null, { status: fault ?? 'ready' });
  });
  app.get<{ Querystring: { redis?: string } }>('/readyz', async ({ query }, reply) => {
    const report = await look();
    const isAlone = report.redis === 'away' && query.redis !== 'optional';
    const fault = faultOf(report) ?? (isAlone ? 'redis away' : null);
    return answer(reply, fault === null, { status: fault ?? 'ready', ...report });
  });
}

function faultOf({ database, disk }: Report): string | null {
  if (disk === 'full') return 'disk full';
  if (database === 'away') return 'database away';
  return database === 'ok' && disk === 'ok' ? null : 'nothing can be written';
}

function answer(reply: FastifyReply, isReady: boolean, body: object) {
  return reply
    .header('cache-control', 'no-store')
    .code(isReady ? 200 : 503)
    .send(body);
}
