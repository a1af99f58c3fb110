import { randomUUID } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import type { KeptIntegration } from '../../../integrations/integrations.ts';
import { askOutside } from '../../../outside/ask.ts';
import { signForPlatform } from '../keys.ts';
import { reasonOf } from './reasons.ts';

export type ServiceDeps = Pick<
  Deps,
  'database' | 'clock' | 'log' | 'secrets' | 'env' | 'bus' | 'platformTokens'
>;
export type Platform = KeptIntegration<'lti'>;

/** The platform gives no token. The message is its own word for it. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
  /** HTTP's, of the answer. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** One that a platform has given, and until when it is good for use. */
export interface PlatformToken {
  readonly token: string;
  readonly until: number;
}

const ASSERTION_S = 300;
/** A token that is about to end might end on its way. */
const MARGIN_MS = 60_000;
/** Of a platform that does not say. */
const USUAL_S = 600;
const LONGEST_TOKEN = 16_000;

/**
 * A token for the services of a platform, kept until shortly before its end. `refusedToken` is one that the platform no longer takes: it
 * is not given again. Throws `TokenRefused` or `OutsideFault`.
 */
export async function serviceToken(
  deps: ServiceDeps,
  platform: Platform,
  asked: { readonly scopes: readonly string[]; readonly refusedToken?: string },
): Promise<string> {
  const cache = deps.platformTokens;
  const { client_id, token_endpoint, token_audience } = platform.settings;
  const scope = [...asked.scopes].sort().join(' ');
  const key = JSON.stringify([platform.id, client_id, token_endpoint, token_audience, scope]);
  for (let current = cache.get(key); current; ) {
    const kept = await current.catch(() => null);
    if (kept && kept.until > deps.clock() && kept.token !== asked.refusedToken) return kept.token;
    // Of several who are refused together one asks for the next.
    const latest = cache.get(key);
    if (latest === current) break;
    current = latest;
  }
  const next = askToken(deps, platform, scope);
  cache.set(key, next);
  // A refusal is not kept: what was wrong may be put right at any moment.
  next.catch(() => cache.delete(key));
  return (await next).token;
}

async function askToken(deps: ServiceDeps, { settings }: Platform, scope: string): Promise<PlatformToken> {
  const { client_id, token_endpoint, token_audience } = settings;
  const iat = Math.floor(deps.clock() / 1000);
  const assertion = await signForPlatform(deps, {
    iss: client_id,
    sub: client_id,
    aud: token_audience || token_endpoint,
    iat,
    exp: iat + ASSERTION_S,
    jti: randomUUID(),
  });
  const answer = await askOutside(token_endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
      scope,
    }).toString(),
  });
  const told = answer.status === 200 ? tokenIn(answer.text) : null;
  if (told === null) throw new TokenRefused(answer.status, `token: ${reasonOf(answer)}`);
  return { token: told.token, until: deps.clock() + told.seconds * 1000 - MARGIN_MS };
}

/** Pure: null of an answer that holds none. */
function tokenIn(text: string): { readonly token: string; readonly seconds: number } | null {
  try {
    const { access_token, expires_in } = JSON.parse(text) as Record<string, unknown>;
    if (typeof access_token !== 'string' || !/^[\x21-\x7e]+$/.test(access_token)) return null;
    if (access_token.length > LONGEST_TOKEN) return null;
    const seconds = Number(expires_in ?? USUAL_S);
    return { token: access_token, seconds: Number.isFinite(seconds) ? seconds : USUAL_S };
  } catch {
    return null;
  }
}
