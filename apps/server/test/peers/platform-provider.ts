import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { JSONWebKeySet, JWK } from 'jose';
import { loadPeer } from './load.ts';

/** As much of Express as the stand-in ends need. */
export interface ExpressRequest extends IncomingMessage {
  readonly body: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
  readonly originalUrl: string;
}
export interface ExpressResponse extends ServerResponse {
  status(code: number): ExpressResponse;
  type(type: string): ExpressResponse;
  send(body: unknown): ExpressResponse;
  json(body: unknown): ExpressResponse;
  set(name: string, value: string): ExpressResponse;
}
type Handler = (request: ExpressRequest, response: ExpressResponse, next: () => void) => unknown;
export interface ExpressApp extends RequestListener {
  get(path: string, ...handlers: Handler[]): void;
  post(path: string, ...handlers: Handler[]): void;
  put(path: string, ...handlers: Handler[]): void;
  use(...handlers: (Handler | RequestListener)[]): void;
}
export interface ExpressModule {
  readonly default: {
    (): ExpressApp;
    urlencoded(options: { readonly extended: boolean }): Handler;
    json(options: { readonly type: string }): Handler;
  };
}

/** As much of `oidc-provider` as the tests need. */
export interface Provider {
  callback(): RequestListener;
  readonly ClientCredentials: {
    find(token: string): Promise<{ readonly clientId: string; readonly scope?: string } | undefined>;
  };
  readonly InitialAccessToken: new (options: object) => { save(): Promise<string> };
  readonly Client: { find(id: string): Promise<Readonly<Record<string, unknown>> | undefined> };
  readonly Grant: new (about: object) => GrantLike;
  on(event: string, listener: (...about: unknown[]) => void): void;
}
interface GrantLike {
  addOIDCScope(scope: string): void;
  addOIDCClaims(claims: readonly string[]): void;
  save(): Promise<string>;
}
interface Context {
  readonly oidc: {
    readonly params: Readonly<Record<string, string | undefined>>;
    readonly session?: { readonly accountId?: string };
    readonly account: { readonly accountId: string };
    readonly client: { readonly clientId: string };
  };
}
interface ProviderModule {
  readonly default: new (issuer: string, options: object) => Provider;
  readonly interactionPolicy: {
    readonly base: () => {
      get(name: string): { readonly checks: { remove(name: string): void; add(check: object): void } };
    };
    readonly Check: {
      new (reason: string, text: string, error: string, check: (context: Context) => unknown): object;
      readonly REQUEST_PROMPT: unknown;
      readonly NO_NEED_TO_PROMPT: unknown;
    };
  };
}

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
const CLAIMS = [
  ...[
    'message_type',
    'version',
    'deployment_id',
    'target_link_uri',
    'resource_link',
    'roles',
    'context',
    'tool_platform',
    'launch_presentation',
    'custom',
    'lis',
  ].map((name) => `${CLAIM}${name}`),
  'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint',
  'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice',
  'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings',
  'name',
  'given_name',
  'family_name',
  'email',
  'locale',
];
export const SERVICE_SCOPES = [
  'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
  'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem.readonly',
  'https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly',
  'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
];
export const TOOL_CONFIGURATION = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

interface Making {
  readonly issuer: string;
  readonly signingKey: JWK;
  /** What is said to whom launches with this `lti_message_hint`. */
  readonly messageOf: (hint: string) => Readonly<Record<string, unknown>>;
  readonly client:
    | ({ readonly client_id: string; readonly launchUrl: string } & (
        | { readonly jwks_uri: string }
        | { readonly jwks: JSONWebKeySet }
      ))
    | undefined;
}

/** The core of a platform. What it takes of a certified provider is in the design's page on LTI. */
export async function providerOf({ issuer, signingKey, messageOf, client }: Making): Promise<Provider> {
  const { default: Provider, interactionPolicy } = await loadPeer<ProviderModule>('oidc-provider');
  const policy = interactionPolicy.base();
  policy.get('consent').checks.remove('native_client_prompt');
  const { Check } = interactionPolicy;
  // As Moodle: the launch is for whom the platform began it, or for nobody.
  policy.get('login').checks.add(
    new Check('other_person', 'another person is logged in', 'login_required', ({ oidc }) => {
      const { login_hint } = oidc.params;
      const isOther = login_hint !== undefined && oidc.session?.accountId !== login_hint;
      return isOther ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT;
    }),
  );
  const provider: Provider = new Provider(issuer, {
    clients: client ? [clientOf(client)] : [],
    jwks: { keys: [signingKey] },
    cookies: { keys: ['a key of the tests'] },
    responseTypes: ['id_token', 'code'],
    scopes: ['openid', ...SERVICE_SCOPES],
    claims: { openid: ['sub', ...CLAIMS] },
    extraParams: ['lti_message_hint'],
    extraClientMetadata: { properties: [TOOL_CONFIGURATION] },
    clientAuthMethods: ['private_key_jwt', 'none'],
    features: {
      clientCredentials: { enabled: true },
      registration: { enabled: true, initialAccessToken: true },
      devInteractions: { enabled: true },
      resourceIndicators: { enabled: false },
    },
    discovery: {
      'https://purl.imsglobal.org/spec/lti-platform-configuration': {
        product_family_code: 'moodle',
        version: '4.5',
        messages_supported: [
          { type: 'LtiResourceLinkRequest' },
          { type: 'LtiDeepLinkingRequest', placements: ['ContentArea'] },
        ],
        variables: ['Person.sourcedId'],
      },
    },
    interactions: { policy },
    findAccount: (context: Context, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...messageOf(context.oidc.params.lti_message_hint ?? '') }),
    }),
    loadExistingGrant: async ({ oidc }: Context) => {
      const { clientId } = oidc.client;
      const grant = new provider.Grant({ clientId, accountId: oidc.account.accountId });
      grant.addOIDCScope('openid');
      grant.addOIDCClaims(CLAIMS);
      await grant.save();
      return grant;
    },
  });
  return provider;
}

function clientOf({ client_id, launchUrl, ...keys }: NonNullable<Making['client']>) {
  return {
    client_id,
    redirect_uris: [launchUrl],
    // A web client must have an address over HTTPS, which a tool on this machine has not.
    application_type: launchUrl.startsWith('https:') ? 'web' : 'native',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    token_endpoint_auth_method: 'private_key_jwt',
    token_endpoint_auth_signing_alg: 'RS256',
    scope: ['openid', ...SERVICE_SCOPES].join(' '),
    ...keys,
  };
}
