import type { SettingsOf } from '@lets/contract';
import { z } from 'zod';
import { PATHS } from '../../integrations/addresses.ts';
import { askOutside, OutsideFault } from '../../outside/ask.ts';
import { isSafeAddress } from '../../outside/safe.ts';
import { WORDS } from './pages/words.ts';
import { LtiRefused } from './refused.ts';

/** A platform registers LETS by itself (LTI Dynamic Registration 1.0). */

const PLATFORM = 'https://purl.imsglobal.org/spec/lti-platform-configuration';
const TOOL = 'https://purl.imsglobal.org/spec/lti-tool-configuration';
const SCOPES = [
  'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
  'https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly',
  'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
];
const CLAIMS = ['iss', 'sub', 'name', 'given_name', 'family_name'];

const address = z.url({ protocol: /^https?$/ }).max(4000);
const Configuration = z.object({
  issuer: address,
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  registration_endpoint: address,
  [PLATFORM]: z
    .object({
      product_family_code: z.string().max(40).catch(''),
      'https://canvas.instructure.com/lti/account_name': z.string().max(80).optional().catch(undefined),
    })
    .catch({ product_family_code: '' }),
});

export interface Offer {
  readonly issuer: string;
  readonly authEndpoint: string;
  readonly tokenEndpoint: string;
  readonly jwksUri: string;
  readonly registrationEndpoint: string;
  /** `moodle`, `canvas`; '' when it does not say. */
  readonly family: string;
  /** What people know it by. */
  readonly name: string;
}

/** Reads who a platform says it is. Throws an `LtiRefused` where that is not to be believed. */
export async function readOffer(url: string, token: string | undefined): Promise<Offer> {
  if (!URL.canParse(url) || !isSafeAddress(url)) throw wrong('openid_configuration: https is needed');
  const { status, text } = await asked(() =>
    askOutside(url, { headers: { accept: 'application/json', ...bearer(token) } }),
  );
  if (status !== 200) throw wrong(`openid_configuration: ${status}`);
  const parsed = Configuration.safeParse(jsonOf(text));
  if (!parsed.success) throw wrong(`openid_configuration: ${parsed.error.issues[0]?.path.join('.')}`);
  const { issuer, authorization_endpoint, token_endpoint, jwks_uri, registration_endpoint } = parsed.data;
  // Else a page could have a platform registered in another's name.
  if (new URL(issuer).host !== new URL(url).host) throw wrong('issuer of another host');
  const unsafe = [issuer, authorization_endpoint, token_endpoint, jwks_uri, registration_endpoint];
  if (!unsafe.every(isSafeAddress)) throw wrong('https is needed');
  const about = parsed.data[PLATFORM] as { product_family_code: string } & Record<string, string | undefined>;
  const family = about.product_family_code;
  const account = about['https://canvas.instructure.com/lti/account_name'];
  return {
    issuer,
    authEndpoint: authorization_endpoint,
    tokenEndpoint: token_endpoint,
    jwksUri: jwks_uri,
    registrationEndpoint: registration_endpoint,
    family,
    name: [family && family[0]?.toUpperCase() + family.slice(1), account ?? new URL(issuer).host]
      .filter(Boolean)
      .join(' · '),
  };
}

export interface Registered {
  readonly settings: SettingsOf<'lti'>;
  /** Null: it comes with the first launch. */
  readonly deploymentId: string | null;
}

const Answer = z.object({
  client_id: z.string().min(1).max(255),
  [TOOL]: z
    .object({ deployment_id: z.string().min(1).max(255).optional() })
    .optional()
    .catch(undefined),
});

/** Registers LETS at the platform. */
export async function register(offer: Offer, token: string | undefined, origin: string): Promise<Registered> {
  const { status, text } = await asked(() =>
    askOutside(offer.registrationEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...bearer(token) },
      body: JSON.stringify(toolAt(origin)),
    }),
  );
  if (status !== 200 && status !== 201)
    throw new LtiRefused('registration', `registration: ${status}`, {
      shown: `${status} ${text.slice(0, 200)}`,
    });
  const answer = Answer.safeParse(jsonOf(text));
  if (!answer.success) throw wrong('registration: no client_id');
  const tool = answer.data[TOOL] as { deployment_id?: string } | undefined;
  return {
    settings: {
      issuer: offer.issuer,
      client_id: answer.data.client_id as string,
      auth_endpoint: offer.authEndpoint,
      token_endpoint: offer.tokenEndpoint,
      jwks_uri: offer.jwksUri,
      token_audience: '',
      number_claim: '',
      makes: 'students',
      course_id: null,
    },
    deploymentId: tool?.deployment_id ?? null,
  };
}

/** Pure: what the platform is told of us. Moodle and Canvas read different parts of it. */
export function toolAt(origin: string) {
  const launch = `${origin}${PATHS.ltiLaunch}`;
  return {
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: `${origin}${PATHS.ltiLogin}`,
    redirect_uris: [launch],
    client_name: WORDS.product.en,
    'client_name#zh-CN': WORDS.product.zh,
    jwks_uri: `${origin}${PATHS.ltiKeys}`,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: SCOPES.join(' '),
    [TOOL]: {
      domain: new URL(origin).host,
      description: WORDS.product.en,
      target_link_uri: launch,
      custom_parameters: {},
      claims: CLAIMS,
      messages: [
        {
          type: 'LtiDeepLinkingRequest',
          target_link_uri: launch,
          label: WORDS.choose_title.en,
          'label#zh-CN': WORDS.choose_title.zh,
          placements: ['ContentArea', 'assignment_selection', 'link_selection'],
        },
        { type: 'LtiResourceLinkRequest', target_link_uri: launch },
      ],
    },
  };
}

const bearer = (token: string | undefined) => (token ? { authorization: `Bearer ${token}` } : {});
const wrong = (detail: string) => new LtiRefused('configuration', detail, { shown: detail });

async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OutsideFault) throw wrong(`${error.reason}: ${error.message}`);
    throw error;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
