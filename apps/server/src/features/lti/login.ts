import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { OutsideAnswer, OutsideVisit } from '../../http/outside.ts';
import { PATHS } from '../../integrations/addresses.ts';
import { storePage } from './pages/store.ts';
import { framersOf, platformBy, platformOf } from './platform.ts';
import { type LtiPlatform, LtiRefused } from './refused.ts';
import { begin, isOfBrowser, readState, type Under } from './state.ts';

const text = z.string().min(1).max(4000);
const Asking = z.object({
  iss: text,
  login_hint: text,
  target_link_uri: text,
  lti_message_hint: text.optional(),
  client_id: text.optional(),
  lti_deployment_id: text.optional(),
  lti_storage_target: text.max(100).optional(),
});

/** The platform has sent a browser to begin a launch: by GET or by POST. It goes back to be told who the person is. */
export async function beginLaunch(deps: Deps, visit: OutsideVisit): Promise<OutsideAnswer> {
  const said = Object.entries({ ...visit.query, ...visit.body }).filter(([, value]) => value !== '');
  const parsed = Asking.safeParse(Object.fromEntries(said));
  if (!parsed.success) throw new LtiRefused('not_lti', `log-in: ${parsed.error.issues[0]?.path.join('.')}`);
  const asked = parsed.data;
  if (!isOurs(asked.target_link_uri, visit.origin))
    throw new LtiRefused('not_lti', 'target_link_uri is not ours', { shown: asked.target_link_uri });
  const platform = await platformBy(deps, asked);
  const under = await begin(deps, visit, platform.id, asked);
  // What the platform was told of this launch is spent by going back to it: first see whether this browser keeps the cookie.
  if (visit.isFramed)
    return { redirect: `${PATHS.ltiGo}?${new URLSearchParams({ state: under.state })}`, status: 303 };
  return { redirect: authAddress(platform, under, visit.origin) };
}

/** In a frame: straight on where the cookie came along; else the platform's page keeps the state, or a window is opened. */
export async function goOn(deps: Deps, visit: OutsideVisit): Promise<OutsideAnswer> {
  const under = await readState(deps, visit.query.state ?? '');
  if (!under) throw new LtiRefused('over', 'state is over');
  const platform = await platformOf(deps, under.integrationId);
  const to = authAddress(platform, under, visit.origin);
  if (isOfBrowser(visit, under.state)) return { redirect: to };
  return storePage(visit, {
    ...under,
    to,
    framers: framersOf(platform),
    storageOrigin: new URL(platform.settings.auth_endpoint).origin,
  });
}

function isOurs(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}

/** Pure. Moodle refuses anything else than exactly this. */
function authAddress({ settings }: LtiPlatform, { asked, nonce, state }: Under, origin: string): string {
  const to = new URL(settings.auth_endpoint);
  const { login_hint, lti_message_hint } = asked;
  const query = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: settings.client_id,
    redirect_uri: `${origin}${PATHS.ltiLaunch}`,
    login_hint,
    ...(lti_message_hint !== undefined && { lti_message_hint }),
    state,
    nonce,
  };
  for (const [name, value] of Object.entries(query)) to.searchParams.set(name, value);
  return to.href;
}
