import type { Deps } from '../../deps.ts';
import { integrationById, integrationsOf } from '../../integrations/integrations.ts';
import { forged, type LtiPlatform, LtiRefused } from './refused.ts';

/** Canvas has one issuer for all schools: then the client id says which it is. */
export async function platformBy(
  deps: Deps,
  { iss, client_id }: { readonly iss: string; readonly client_id?: string | undefined },
): Promise<LtiPlatform> {
  const platforms = await integrationsOf(deps, 'lti');
  const matching = platforms.filter(
    ({ settings }) =>
      settings.issuer === iss && (client_id === undefined || settings.client_id === client_id),
  );
  const [platform, other] = matching;
  if (!platform) throw new LtiRefused('platform', 'unknown platform', { shown: iss });
  if (other) throw new LtiRefused('platform', 'several registrations and no client_id', { shown: iss });
  return platform;
}

/** That of a launch under way; it may have been switched off meanwhile. */
export async function platformOf(deps: Deps, integrationId: number): Promise<LtiPlatform> {
  const platform = await integrationById(deps, integrationId, 'lti');
  if (!platform) throw forged('platform switched off', 'platform');
  return platform;
}

/** Pure: where the pages of a platform are, which alone may frame ours. */
export const framersOf = ({ settings }: LtiPlatform) => [
  ...new Set([settings.issuer, settings.auth_endpoint].map((url) => new URL(url).origin)),
];
