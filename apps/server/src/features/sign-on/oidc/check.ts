import { authorizationCodeGrant, ResponseBodyError } from 'openid-client';
import { PATHS } from '../../../integrations/addresses.ts';
import { type Checker, CheckFailed } from '../../../integrations/checks.ts';
import { askOutside, OutsideFault } from '../../../outside/ask.ts';
import { assertSafe } from '../safe.ts';
import { forgetProvider, type Provider, providerOf } from './configuration.ts';

/** Discovery, keys, and whether the client and its secret are known there. */
export const checkProvider: Checker<'oidc'> = async (deps, door, ok) => {
  const { issuer, ca } = door.settings;
  assertSafe(issuer);
  const url = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  const { status, text } = await askOutside(url, { ca });
  ok('connection', new URL(issuer).host);
  if (status !== 200) throw new CheckFailed('answer', `${url}: ${status}`);
  const told = issuerIn(text);
  ok('answer');
  if (told !== issuer) throw new CheckFailed('issuer', told);
  ok('issuer');
  forgetProvider(door);
  const provider = await providerOf(deps, door);
  const keys = await askOutside(provider.config.serverMetadata().jwks_uri ?? issuer, { ca });
  const count = countKeys(keys.text);
  if (count === 0) throw new CheckFailed('keys', '');
  ok('keys', String(count));
  await tryClient(provider, `${deps.env.publicUrl ?? 'http://127.0.0.1'}${PATHS.signOnBack(door.id)}`);
  ok('credentials');
};

function issuerIn(text: string): string {
  try {
    const { issuer } = JSON.parse(text) as { readonly issuer?: unknown };
    return typeof issuer === 'string' ? issuer : '';
  } catch {
    throw new CheckFailed('answer', 'no JSON');
  }
}

function countKeys(text: string): number {
  try {
    const { keys } = JSON.parse(text) as { readonly keys?: unknown };
    return Array.isArray(keys) ? keys.length : 0;
  } catch {
    return 0;
  }
}

/** A code that nobody gave is refused as such, unless the client itself is. */
async function tryClient({ config }: Provider, redirect: string): Promise<void> {
  const url = new URL(`${redirect}?code=lets-test`);
  // Some providers name themselves in what they send back, and the library then wants them to.
  url.searchParams.set('iss', config.serverMetadata().issuer);
  try {
    await authorizationCodeGrant(config, url, { pkceCodeVerifier: 'lets-test'.repeat(5) });
  } catch (error) {
    if (error instanceof OutsideFault) throw error;
    if (!(error instanceof ResponseBodyError)) throw new CheckFailed('answer', (error as Error).message);
    if (error.error !== 'invalid_grant') throw new CheckFailed('credentials', error.error);
  }
}
