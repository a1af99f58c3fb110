import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { type Checker, CheckFailed } from '../../integrations/checks.ts';
import { askOutside, type OutsideRequest } from '../../outside/ask.ts';
import type { LtiPlatform } from './refused.ts';
import { SCOPES } from './services/ask-service.ts';
import { serviceToken, TokenRefused } from './services/tokens.ts';

const Keys = z.object({
  keys: z.array(z.object({ kty: z.string(), kid: z.string().optional(), use: z.string().optional() })),
});

/** Asks a platform for its keys, and whether somebody listens where launches and tokens are asked for. */
export const checkPlatform: Checker<'lti'> = async (deps, platform, ok) => {
  const { settings } = platform;
  const { status, text } = await askOutside(settings.jwks_uri, { headers: { accept: 'application/json' } });
  ok('connection');
  if (status !== 200) throw new CheckFailed('answer', `${status} ${settings.jwks_uri}`);
  const parsed = Keys.safeParse(jsonOf(text));
  if (!parsed.success) throw new CheckFailed('answer', 'no JSON Web Key Set');
  ok('answer');
  const usable = parsed.data.keys.filter(({ kty, kid, use }) => kty === 'RSA' && kid && use !== 'enc');
  if (usable.length === 0) throw new CheckFailed('keys', 'no RSA key with a kid');
  ok('keys', usable.map(({ kid }) => kid).join(', '));
  await assertThere(settings.auth_endpoint);
  await assertThere(settings.token_endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });
  ok('credentials', await tryToken(deps, platform));
};

/** Whether the platform knows us by our keys. One that gives none of its services has still said who we are. */
async function tryToken(deps: Deps, platform: LtiPlatform): Promise<string> {
  try {
    await serviceToken(deps, platform, { scopes: [SCOPES.score] });
    return '';
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error;
    if (error.message.includes('invalid_scope')) return error.message;
    throw new CheckFailed('credentials', error.message);
  }
}

/** Without what it asks for it refuses, which is an answer; a wrong address is not. */
async function assertThere(url: string, request?: OutsideRequest): Promise<void> {
  const { status } = await askOutside(url, request);
  if (status === 404 || status >= 500) throw new CheckFailed('answer', `${status} ${url}`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
