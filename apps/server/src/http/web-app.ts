import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { API_ROOT, ASSET_BASE } from '@lets/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openPage } from './security-headers.ts';

/** Where the web client is built to. */
export const WEB_DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));
/** What the build leaves in the page for the nonce (vite.config.ts). */
const NONCE_MARK = '__CSP_NONCE__';

/**
 * Serves the built web client: its files under the asset base, whose names change with their content, and its page for every other
 * address, which the client itself then routes.
 */
export async function installWebApp(app: FastifyInstance, dist: string): Promise<void> {
  if (!existsSync(dist)) {
    app.get('/*', (request, reply) => {
      if (isCall(request)) return reply.callNotFound();
      return reply.code(503).type('text/plain').send('web client not built\n');
    });
    return;
  }
  await app.register(fastifyStatic, {
    root: dist,
    prefix: ASSET_BASE,
    index: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    dotfiles: 'ignore',
    decorateReply: false,
  });
  const parts = (await readFile(join(dist, 'index.html'), 'utf8')).split(NONCE_MARK);
  app.get('/*', (request, reply) => (isCall(request) ? reply.callNotFound() : sendPage(reply, parts)));
}

function isCall(request: FastifyRequest): boolean {
  return request.url === API_ROOT || request.url.startsWith(`${API_ROOT}/`);
}

function sendPage(reply: FastifyReply, parts: readonly string[]) {
  const nonce = openPage(reply);
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(parts.join(nonce));
}
