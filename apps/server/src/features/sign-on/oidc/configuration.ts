import { createRemoteJWKSet, customFetch as fetchKeys, type JWTVerifyGetKey } from 'jose';
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import type { Deps } from '../../../deps.ts';
import type { KeptIntegration } from '../../../integrations/integrations.ts';
import { outsideFetch } from '../../../outside/ask.ts';
import { assertSafe } from '../safe.ts';

/** An OpenID provider as it describes itself, and its keys. */
export interface Provider {
  readonly config: Configuration;
  readonly keys: JWTVerifyGetKey;
}

/** How long what a provider says of itself is believed without asking again. */
const KEPT_MS = 60 * 60_000;
/** More than a school has. */
const MOST = 50;

const kept = new Map<string, { readonly at: number; readonly provider: Provider }>();

/** Asks it once an hour. Throws an `OutsideFault`, or what `openid-client` throws. */
export async function providerOf(
  { clock }: Pick<Deps, 'clock'>,
  door: KeptIntegration<'oidc'>,
  timeoutMs?: number,
): Promise<Provider> {
  const key = keyOf(door);
  const known = kept.get(key);
  if (known && clock() - known.at < KEPT_MS) return known.provider;
  const provider = await discover(door, timeoutMs);
  if (kept.size >= MOST) kept.clear();
  kept.set(key, { at: clock(), provider });
  return provider;
}

/** It is asked again the next time: what it said may be why something failed. */
export function forgetProvider(door: KeptIntegration<'oidc'>): void {
  kept.delete(keyOf(door));
}

function keyOf({ id, settings, secrets }: KeptIntegration<'oidc'>): string {
  return JSON.stringify([id, settings.issuer, settings.client_id, settings.ca, secrets.client_secret]);
}

async function discover(
  { settings, secrets }: KeptIntegration<'oidc'>,
  timeoutMs?: number,
): Promise<Provider> {
  const { issuer, client_id, ca } = settings;
  assertSafe(issuer);
  const ask = outsideFetch({ ca, ...(timeoutMs !== undefined && { timeoutMs }) });
  const isPlain = new URL(issuer).protocol === 'http:';
  const config = await discovery(new URL(issuer), client_id, {}, authBy(secrets.client_secret), {
    [customFetch]: ask,
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  });
  // Later questions have their usual time again.
  config[customFetch] = outsideFetch({ ca });
  const { jwks_uri = issuer } = config.serverMetadata();
  assertSafe(jwks_uri);
  const keys = createRemoteJWKSet(new URL(jwks_uri), {
    [fetchKeys]: (url, { method, headers }) => ask(url, { method, headers: Object.fromEntries(headers) }),
  });
  return { config, keys };
}

/** As the provider takes it: one that does not say takes the header, by the standard. */
function authBy(secret: string | undefined): ClientAuth {
  if (!secret) return None();
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (server, ...about) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isPosted = methods.includes('client_secret_post');
    return (isPosted ? post : basic)(server, ...about);
  };
}
