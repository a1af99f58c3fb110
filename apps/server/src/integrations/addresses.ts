import type { IntegrationKind } from '@lets/contract';

/** Where each kind of service finds us, below the public address. */
export const PATHS = {
  signOnStart: (id: number | string) => `/sso/${id}/start`,
  signOnBack: (id: number | string) => `/sso/${id}/back`,
  signOnEnded: (id: number | string) => `/sso/${id}/ended`,
  samlMetadata: (id: number | string) => `/sso/${id}/metadata`,
  ltiLogin: '/lti/login',
  ltiGo: '/lti/go',
  ltiLaunch: '/lti/launch',
  ltiEnter: '/lti/enter',
  ltiChoose: '/lti/choose',
  ltiKeys: '/lti/keys',
  ltiRegister: '/lti/register',
  ltiResume: '/lti/resume',
  ilabArrival: (id: number | string) => `/lab/ilab/${id}`,
  ilabSwitch: (id: number | string) => `/lab/ilab/${id}/switch`,
} as const;

/** Pure: what the administrator of the other side must be told, by what it is. */
export function addressesOf(kind: IntegrationKind, id: number, origin: string): Record<string, string> {
  const at = (paths: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(paths).map(([what, path]) => [what, `${origin}${path}`]));
  switch (kind) {
    case 'cas':
      return at({ service: PATHS.signOnBack(id) });
    case 'oidc':
      return at({
        redirect: PATHS.signOnBack(id),
        backchannel_logout: PATHS.signOnEnded(id),
        post_logout_redirect: '/login',
      });
    case 'oauth2':
      return at({ redirect: PATHS.signOnBack(id) });
    case 'saml':
      return at({
        metadata: PATHS.samlMetadata(id),
        acs: PATHS.signOnBack(id),
        logout: PATHS.signOnEnded(id),
      });
    case 'lti':
      return at({
        login: PATHS.ltiLogin,
        launch: PATHS.ltiLaunch,
        keys: PATHS.ltiKeys,
        register: PATHS.ltiRegister,
      });
    case 'ilab':
      return at({ arrival: PATHS.ilabArrival(id) });
    case 'xapi':
      return {};
  }
}
