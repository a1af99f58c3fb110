import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const YEAR_S = 31_536_000;

/** For what is no page: nothing in it may load, run or be framed. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

export async function installSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string | undefined,
): Promise<void> {
  await app.register(helmet, {
    // Pages get their own, with a fresh nonce; see below.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: publicUrl?.startsWith('https:') ? { maxAge: YEAR_S } : false,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NOTHING);
  });
}

/**
 * Gives a page the strict policy and answers its nonce: scripts and style sheets are ours or carry it. Style attributes stay allowed:
 * components place themselves with them, and they run nothing.
 */
export function openPage(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64');
  reply.header(
    'content-security-policy',
    [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
  return nonce;
}
