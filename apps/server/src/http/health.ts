import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

/** Ready only when the database answers: what waits for the server waits for both. */
export function installHealth(app: FastifyInstance, { database }: Deps): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await database.pool.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database away' });
    }
  });
}
