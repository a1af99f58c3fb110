import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  type IDToken,
  ResponseBodyError,
} from 'openid-client';
import { PATHS } from '../../../integrations/addresses.ts';
import { OutsideFault } from '../../../outside/ask.ts';
import { type At, NotVouched, type Way } from '../way.ts';
import { checkProvider } from './check.ts';
import { forgetProvider, providerOf } from './configuration.ts';

/** A log-out does not wait longer for a server that may be down. */
const LEAVE_MS = 2000;
/** What a provider answers that was not to ask. */
const NOBODY = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]);

export const oidcWay: Way<'oidc'> = {
  async begin(deps, { door, origin }, { state, secret, nonce, isQuiet }) {
    const { config } = await asked({ door, origin }, () => providerOf(deps, door));
    const { scope } = door.settings;
    const url = buildAuthorizationUrl(config, {
      redirect_uri: redirectOf({ door, origin }),
      scope: scope || 'openid profile',
      code_challenge: await calculatePKCECodeChallenge(secret),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...(isQuiet && { prompt: 'none' }),
    });
    return url.href;
  },

  async finish(deps, { door, origin }, { url }, { state, secret, nonce }) {
    return asked({ door, origin }, async () => {
      const { config } = await providerOf(deps, door);
      const tokens = await authorizationCodeGrant(config, new URL(`${origin}${url}`), {
        pkceCodeVerifier: secret,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims() as IDToken;
      const told = config.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(config, tokens.access_token, claims.sub)
        : {};
      const { sid } = claims;
      return {
        subject: claims.sub,
        attributes: { ...told, ...claims },
        session: typeof sid === 'string' ? sid : null,
        hint: tokens.id_token ?? '',
      };
    });
  },

  async leave(deps, { door, origin }, { hint, backTo }) {
    return asked({ door, origin }, async () => {
      const { config } = await providerOf(deps, door, LEAVE_MS);
      if (!config.serverMetadata().end_session_endpoint) return null;
      const query = { post_logout_redirect_uri: backTo, ...(hint !== '' && { id_token_hint: hint }) };
      return buildEndSessionUrl(config, query).href;
    });
  },

  check: checkProvider,
};

function redirectOf({ door, origin }: At<'oidc'>): string {
  return `${origin}${PATHS.signOnBack(door.id)}`;
}

/** What the library throws, as we call it. */
async function asked<T>({ door }: At<'oidc'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw faultOf(error, () => forgetProvider(door));
  }
}

/** Pure but for `forget`: the words of the library and of the provider hold no tokens. */
export function faultOf(error: unknown, forget: () => void): unknown {
  if (error instanceof AuthorizationResponseError)
    return new NotVouched(error.error, NOBODY.has(error.error) ? 'nobody' : 'declined');
  forget();
  const behind = outsideFaultIn(error);
  if (behind) return behind.reason === 'too_long' ? new NotVouched(behind.message) : behind;
  if (error instanceof ResponseBodyError)
    return error.status >= 500
      ? new OutsideFault('connection', String(error.status))
      : new NotVouched(error.error);
  if (!(error instanceof Error) || !('code' in error)) return error;
  const status = (error.cause as { readonly status?: unknown } | undefined)?.status;
  if (typeof status === 'number' && status >= 500) return new OutsideFault('connection', String(status));
  return new NotVouched(`${error.code}: ${detailOf(error)}`);
}

/** The library wraps what went wrong: the innermost says what. */
function detailOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function outsideFaultIn(error: unknown): OutsideFault | null {
  if (error instanceof OutsideFault) return error;
  return error instanceof Error && error.cause ? outsideFaultIn(error.cause) : null;
}
