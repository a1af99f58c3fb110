import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { CODE, callKey } from '@lets/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { MetricsEnv } from '../env.ts';
import { listen } from '../http/listen.ts';
import type { Metrics } from './metrics.ts';

/** Loaded only where somebody asks for it: its library watches every collection of garbage. */
export async function openMetrics(deps: Deps): Promise<Metrics | null> {
  if (!deps.env.metrics) return null;
  const { Metrics } = await import('./metrics.ts');
  return new Metrics(deps);
}

/** Counts every request, and answers `/metrics` on the main port where that is protected by a token. */
export function installMetrics(app: FastifyInstance, { env, metrics }: Deps): void {
  if (!metrics) return;
  app.addHook('onResponse', async (request, reply) => {
    const { call, refusedWith } = request;
    metrics.answered(call ? callKey(call) : 'other', CODE[refusedWith ?? 'ok'], reply.elapsedTime / 1000);
  });
  const { token, bind } = env.metrics ?? {};
  if (token === undefined || bind) return;
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request.headers.authorization, token))
      return reply.code(401).header('www-authenticate', 'Bearer').send('');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

/** Answers on a port of its own; how to stop. */
export async function serveMetrics({ env, metrics }: Deps): Promise<() => void> {
  const { bind, token } = env.metrics ?? {};
  if (!metrics || !bind) return () => {};
  const server = createServer((request, response) => void answer(metrics, token, request, response));
  await listen(server, bind);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

async function answer(
  metrics: Metrics,
  token: MetricsEnv['token'],
  { url, headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (url !== '/metrics') return void response.writeHead(404).end();
  if (token !== undefined && !isAllowed(headers.authorization, token))
    return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
  const text = await metrics.text().catch(() => null);
  if (text === null) return void response.writeHead(500).end();
  response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
}

function isAllowed(given: string | undefined, token: string): boolean {
  return timingSafeEqual(hashOf(given ?? ''), hashOf(`Bearer ${token}`));
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
