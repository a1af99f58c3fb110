import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { outsideFetch } from '../../outside/ask.ts';
import type { LtiPlatform } from './refused.ts';

/** How long keys are believed to be those of today. One that is unknown is asked for at once, but not more often than the second says. */
const KEPT_MS = 10 * 60_000;
const ASKED_AGAIN_AFTER_MS = 30_000;

/** The keys of the platforms, each asked for when it is needed. One for a process. */
export class PlatformKeys {
  readonly #sets = new Map<string, JWTVerifyGetKey>();

  of({ settings: { jwks_uri } }: LtiPlatform): JWTVerifyGetKey {
    const known = this.#sets.get(jwks_uri);
    if (known) return known;
    const ask = outsideFetch({});
    const set = createRemoteJWKSet(new URL(jwks_uri), {
      cacheMaxAge: KEPT_MS,
      cooldownDuration: ASKED_AGAIN_AFTER_MS,
      // It gives up by itself, sooner than this.
      timeoutDuration: 60_000,
      [customFetch]: (url: string) => ask(url, { headers: { accept: 'application/json' } }),
    });
    this.#sets.set(jwks_uri, set);
    return set;
  }
}
