import { API_ROOT, CODE, callKey } from '@lets/contract';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../db/log.ts';
import type { Env } from '../env.ts';
import { trustOf } from '../http/request-id.ts';
import { type OpenSpan, setTracing, tracingNow } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | null;
  }
}

interface OpeningDeps {
  readonly env: Env;
  readonly log: Pick<Log, 'warn'>;
  readonly steadyClock: () => number;
}

/** Begins to trace, where the settings say to whom; answers how to end it. The libraries are loaded only then. */
export async function openTracing({ env, log, steadyClock }: OpeningDeps): Promise<() => Promise<void>> {
  const { tracing } = env;
  if (!tracing) return async () => {};
  const { openExporting } = await import('./exporting.ts');
  const opened = openExporting({ tracing, log, steadyClock });
  setTracing(opened);
  return async () => {
    setTracing(null);
    // What cannot be sent has been told already.
    await opened.close().catch(() => {});
  };
}

/** A span for every call; pages and probes have none. */
export function installTracing(app: FastifyInstance, env: Env): void {
  if (!env.tracing) return;
  const trust = trustOf(env.trustProxy);
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const tracing = tracingNow();
    const { id, method, headers, raw } = request;
    const route = request.routeOptions.url;
    if (!tracing || !route?.startsWith(`${API_ROOT}/`)) return done();
    const attributes = { 'http.request.method': method, 'http.route': route, 'lets.request': id };
    // A stranger must not choose what is traced, nor write into a trace of others.
    const joins = trust(raw.socket.remoteAddress ?? '', 0) ? headers : undefined;
    tracing.enter({ name: 'call', kind: 'server', attributes, ...(joins && { joins }) }, (span) => {
      request.span = span;
      done();
    });
  });
  app.addHook('onResponse', async ({ call, refusedWith, span }, { statusCode }) => {
    if (!span) return;
    span.rename(call ? callKey(call) : 'other');
    span.note({ 'http.response.status_code': statusCode, 'lets.code': CODE[refusedWith ?? 'ok'] });
    if (statusCode >= 500) span.fail();
    span.end();
  });
}
