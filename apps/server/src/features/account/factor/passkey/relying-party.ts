import { isIP } from 'node:net';
import type { Env } from '../../../../env.ts';

/** Whom passkeys are made for and sign to, in the words of WebAuthn. */
export interface RelyingParty {
  /** A domain, without scheme and port. */
  readonly id: string;
  /** The origin of the pages that may ask them. */
  readonly origin: string;
}

const isLocalhost = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * Pure: who this server is to passkeys; null where they cannot be used. PUBLIC_URL decides. The Host header does not, because its sender
 * writes it: a page that stands between people and this server would have them make passkeys for its own name, and those would sign for
 * it ever after. Without PUBLIC_URL there is `localhost` alone, and that only for a server which no other machine reaches.
 *
 * Browsers want a domain, and TLS everywhere but at localhost.
 */
export function relyingParty(
  { publicUrl, isLocal }: Pick<Env, 'publicUrl' | 'isLocal'>,
  requestOrigin: string,
): RelyingParty | null {
  const address = publicUrl ?? requestOrigin;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin } = new URL(address);
  if (publicUrl === undefined && !(isLocal && hostname === 'localhost')) return null;
  if (protocol !== 'https:' && !isLocalhost(hostname)) return null;
  if (isIP(hostname.replaceAll(/[[\]]/g, ''))) return null;
  return { id: hostname, origin };
}
