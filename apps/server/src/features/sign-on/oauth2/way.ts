import { PATHS } from '../../../integrations/addresses.ts';
import { CheckFailed } from '../../../integrations/checks.ts';
import type { KeptIntegration } from '../../../integrations/integrations.ts';
import { askOutside } from '../../../outside/ask.ts';
import { valuesAt } from '../attributes.ts';
import { assertSafe } from '../safe.ts';
import { type At, NotVouched, type Way } from '../way.ts';
import { askForToken, askForUser } from './ask.ts';

const redirectOf = ({ door, origin }: At<'oauth2'>) => `${origin}${PATHS.signOnBack(door.id)}`;

/** 企业微信, 钉钉, 超星 and whatever else gives a code and a call about the user, but signs nothing. */
export const oauth2Way: Way<'oauth2'> = {
  async begin(_deps, at, { state, isQuiet }) {
    if (isQuiet) return null;
    const { authorize_url, client_id, scope } = at.door.settings;
    const url = new URL(authorize_url);
    const ours = { response_type: 'code', client_id, redirect_uri: redirectOf(at), scope };
    // What the address says already is how that service calls it.
    for (const [name, value] of Object.entries(ours))
      if (value !== '' && !url.searchParams.has(name)) url.searchParams.set(name, value);
    url.searchParams.set('state', state);
    return url.href;
  },

  async finish(_deps, at, { query }) {
    const { settings } = at.door;
    // 钉钉 calls it otherwise.
    const code = query.code ?? query.authCode;
    if (!code) throw new NotVouched(query.error ?? 'no code', 'declined');
    const token = await askForToken(at.door, { code, redirect: redirectOf(at) });
    const attributes = await askForUser(at.door, { token, code });
    const [subject] = valuesAt(attributes, settings.subject_path);
    if (subject === undefined) throw new NotVouched(`nothing at ${settings.subject_path}`);
    return { subject, attributes, session: null, hint: '' };
  },

  // There is no log-out that all of them know.
  leave: async () => null,

  async check({ env }, door, ok) {
    const { authorize_url, token_url, userinfo_url, ca } = door.settings;
    for (const url of [authorize_url, token_url, userinfo_url]) assertSafe(url);
    const page = await askOutside(authorize_url, { ca });
    ok('connection', new URL(authorize_url).host);
    if (page.status === 404 || page.status >= 500) throw new CheckFailed('answer', String(page.status));
    await checkToken(door, `${env.publicUrl ?? 'http://127.0.0.1'}${PATHS.signOnBack(door.id)}`);
    ok('answer');
  },
};

/** A code that nobody gave is refused in JSON, by a service that is the right one. */
async function checkToken(door: KeptIntegration<'oauth2'>, redirect: string): Promise<void> {
  try {
    await askForToken(door, { code: 'lets-test', redirect });
  } catch (error) {
    if (!(error instanceof NotVouched)) throw error;
    if (/invalid_client|unauthorized_client|40001|40013/.test(error.message))
      throw new CheckFailed('credentials', error.message);
    if (error.message.startsWith('no JSON')) throw new CheckFailed('answer', error.message);
  }
}
