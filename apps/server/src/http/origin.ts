import type { FastifyRequest } from 'fastify';

/**
 * Whether a state-changing request comes from our own pages, or from no page at all (a program). Browsers name the page's origin on
 * every POST; the session cookie's SameSite=Lax is the second lock on the same door.
 */
export function isOwnOrigin(
  request: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string | undefined,
): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
