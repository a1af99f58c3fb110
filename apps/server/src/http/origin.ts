import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'headers' | 'host'> & { readonly protocol?: string };

/**
 * Whether a state-changing request comes from our own pages, or from no page at all (a program). Browsers name the page's origin on
 * every POST; the session cookie's SameSite=Lax is the second lock on the same door.
 */
export function isOwnOrigin(request: Asked, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (origin === publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { host, hostname, protocol } = new URL(origin);
  if (host !== request.host) return false;
  // Where the address is known, only its pages are accepted, and those of people at the machine itself.
  if (publicUrl !== undefined) return LOOPBACK.test(hostname);
  // A page that came over plain HTTP may not send to HTTPS: an attacker on the network could have written it.
  return !(request.protocol === 'https' && protocol === 'http:');
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
