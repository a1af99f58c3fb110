import type { Deps } from '../../deps.ts';
import type { OutsideAnswer, OutsideVisit } from '../../http/outside.ts';
import { spendOnce } from '../../integrations/tickets.ts';
import type { Launch } from './claims.ts';
import { comeIn } from './come-in.ts';
import { keepDeployment } from './deployment-repository.ts';
import { readIdToken } from './id-token.ts';
import { resendPage } from './pages/resend.ts';
import { storePage } from './pages/store.ts';
import { framersOf, platformOf } from './platform.ts';
import type { PlatformKeys } from './platform-keys.ts';
import { forged, type LtiPlatform, LtiRefused } from './refused.ts';
import { isOfBrowser, readState, takeState, type Under } from './state.ts';
import { type At, counted } from './trying.ts';

/** How long a nonce is remembered: longer than any token with it is taken. */
const NONCE_S = 2 * 3600;

/** The platform has had the browser post who the person is. */
export async function receiveLaunch(
  deps: Deps,
  keys: PlatformKeys,
  visit: OutsideVisit,
  at: At,
): Promise<OutsideAnswer> {
  const begun = await counted(deps, visit, () => stateOf(deps, visit, at));
  const { platform, under } = begun;
  if (!isBound(visit, under)) return notBound(visit, begun);
  const launch = await counted(deps, visit, () => validated(deps, keys, visit, begun));
  return comeIn(deps, visit, { platform, launch, deployment: await deploymentOf(deps, platform, launch) });
}

interface InHand {
  readonly platform: LtiPlatform;
  readonly under: Under;
}

async function stateOf(deps: Deps, { body }: OutsideVisit, at: At): Promise<InHand> {
  const under = await readState(deps, body.state ?? '');
  if (!under) throw forged('state unknown, used or over', 'state');
  const platform = await platformOf(deps, under.integrationId);
  at.platform = platform;
  return { platform, under };
}

/** By the cookie, or by what the platform's page has kept: a page of ours alone may say what that is, as anybody else's could send it too. */
function isBound(visit: OutsideVisit, { state }: Under): boolean {
  return isOfBrowser(visit, state) || (visit.isFromHere && visit.body.kept === state);
}

/** A form of another site may have come without its cookies: it is sent once more from here. */
function notBound(visit: OutsideVisit, { platform, under }: InHand): OutsideAnswer {
  const { asked, state } = under;
  const framers = framersOf(platform);
  const origin = new URL(platform.settings.auth_endpoint).origin;
  const target = asked.lti_storage_target;
  const { resent: _, kept: __, ...fields } = visit.body;
  if (visit.body.resent === undefined)
    return resendPage(visit, { fields, state, framers, storage: target ? { target, origin } : null });
  throw new LtiRefused('state', 'state of another browser', {
    answer: () => windowInstead(visit, under, framers),
  });
}

const windowInstead = (visit: OutsideVisit, under: Under, framers: readonly string[]) => {
  const { lti_storage_target: _, ...asked } = under.asked;
  return storePage(visit, { ...under, asked, framers, to: '', storageOrigin: '' });
};

async function validated(
  deps: Deps,
  keys: PlatformKeys,
  visit: OutsideVisit,
  { platform, under }: InHand,
): Promise<Launch> {
  const { id_token, error, error_description } = visit.body;
  if (!(await takeState(deps, visit, under.state))) throw forged('state used', 'state');
  if (error !== undefined)
    throw new LtiRefused('platform_said', `platform: ${error}`, { shown: error_description ?? error });
  const launch = await readIdToken(platform, id_token ?? '', {
    nonce: under.nonce,
    targetLinkUri: under.asked.target_link_uri,
    now: deps.clock(),
    keys: keys.of(platform),
  });
  if (!(await spendOnce(deps, `lti nonce ${platform.id} ${under.nonce}`, NONCE_S)))
    throw forged('nonce used');
  return launch;
}

/** The row of the deployment, once an administrator has said yes to it. */
async function deploymentOf(deps: Deps, platform: LtiPlatform, launch: Launch): Promise<number> {
  const { id, approved_at } = await keepDeployment(
    deps.database,
    { integration_id: platform.id, deployment_id: launch.deploymentId, platform: launch.platform },
    { at: new Date(deps.clock()) },
  );
  if (approved_at === null)
    throw new LtiRefused('deployment', `deployment ${launch.deploymentId} waits`, {
      shown: launch.deploymentId,
    });
  return id;
}
