import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import { CookieJar } from './cookie-jar.ts';
import { loadPeer } from './load.ts';
import { type ExpressApp, type ExpressModule, type Provider, providerOf } from './platform-provider.ts';

export const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
export const DEEP_LINKING = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
export const ROLE = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';

/** What the platform says in a launch, beside who and when. */
export type Message = Readonly<Record<string, unknown>>;

export interface PlatformOptions {
  /** Of the tool, as it was registered by hand; a test that registers dynamically leaves it out. */
  readonly tool?: {
    readonly launchUrl: string;
    /** One of both: the platform asks for the keys, or was given them. */
    readonly jwksUri?: string;
    readonly jwks?: () => Promise<JSONWebKeySet>;
  };
  /** Hangs further ends on the platform: grades, members. They check a bearer's token through the provider. */
  readonly mount?: (
    app: ExpressApp,
    platform: { readonly provider: Provider; readonly issuer: string },
  ) => void;
}

/** A learning platform: a certified OpenID provider with the claims of LTI, and by hand what no provider has. */
export interface Platform {
  readonly issuer: string;
  readonly clientId: string;
  readonly provider: Provider;
  /** `settings` of an integration of kind `lti` for it. */
  readonly settings: Record<string, unknown>;
  /** What its keys sign: for tokens that it would never issue. */
  readonly key: { readonly kid: string; readonly private: CryptoKeyLike; readonly public: CryptoKeyLike };
  /** Prepares a message; answers what the platform sends to the log-in address of the tool. */
  begin(who: string, message: Message, more?: Readonly<Record<string, string>>): Record<string, string>;
  /** A browser in which this person is logged in at the platform. */
  browserOf(who: string): Promise<CookieJar>;
  /** The cookies of a browser in which this person is logged in at the platform, for a real one. */
  cookiesOf(who: string): Promise<[string, string][]>;
  /** Follows the tool's redirect to the platform; answers the form that the platform has the browser post. */
  follow(who: string, authUrl: string): Promise<Readonly<Record<string, string>>>;
  /** The deep-link end: what the tool sent back, once its signature and claims were found right. */
  readonly returned: { readonly items: readonly ContentItem[]; readonly claims: JWTPayload }[];
  /** Why it refused what was sent there. */
  readonly refused: string[];
  /** A token with which one tool may register itself. */
  registrationToken(): Promise<string>;
  /** Signs claims with the platform's key, or as `header` says. */
  sign(claims: JWTPayload, header?: Readonly<Record<string, string>>): Promise<string>;
  close(): Promise<void>;
}

export type CryptoKeyLike = ReturnType<typeof generateKeyPairSync>['privateKey'];

export interface ContentItem {
  readonly type: string;
  readonly [field: string]: unknown;
}

const KID = 'platform-1';
const CLIENT = 'lets-tool';

/** Opens it on a free port of this machine. */
export async function openPlatform({ tool, mount }: PlatformOptions = {}): Promise<Platform> {
  const { default: express } = await loadPeer<ExpressModule>('express');
  const app = express();
  const listener = createServer(app);
  await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const messages = new Map<string, Message>();
  const provider = await providerOf({
    issuer,
    signingKey: { ...keys.privateKey.export({ format: 'jwk' }), kid: KID, alg: 'RS256', use: 'sig' },
    messageOf: (hint) => messages.get(hint) ?? {},
    client: tool && {
      client_id: CLIENT,
      launchUrl: tool.launchUrl,
      ...(tool.jwksUri ? { jwks_uri: tool.jwksUri } : { jwks: (await tool.jwks?.()) ?? { keys: [] } }),
    },
  });
  const returned: Platform['returned'] = [];
  const refused: string[] = [];
  const nonces = new Set<unknown>();
  app.post('/deep-link', express.urlencoded({ extended: false }), async (request, response) => {
    try {
      const jwks = tool?.jwks
        ? createLocalJWKSet(await tool.jwks())
        : createRemoteJWKSet(new URL(tool?.jwksUri ?? ''));
      const { payload } = await jwtVerify(String(request.body.JWT), jwks, {
        algorithms: ['RS256'],
        issuer: CLIENT,
        audience: issuer,
        maxTokenAge: '5 min',
        requiredClaims: ['exp', 'nonce'],
      });
      if (nonces.has(payload.nonce)) throw new Error('the nonce was used before');
      nonces.add(payload.nonce);
      if (payload[`${LTI}message_type`] !== 'LtiDeepLinkingResponse') throw new Error('another message');
      if (payload[`${LTI}version`] !== '1.3.0') throw new Error('another version');
      returned.push({
        items: payload[`${DEEP_LINKING}content_items`] as ContentItem[],
        claims: payload,
      });
      response.type('html').send('<!doctype html><title>Moodle</title><p id="done">Content selected</p>');
    } catch (error) {
      refused.push(String(error));
      response.status(400).send(String(error));
    }
  });
  mount?.(app, { provider, issuer });
  app.use(provider.callback());
  const jars = new Map<string, CookieJar>();
  const platform: Platform = {
    issuer,
    clientId: CLIENT,
    provider,
    settings: {
      issuer,
      client_id: CLIENT,
      auth_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      token_audience: '',
      number_claim: '',
      makes: 'all',
    },
    key: { kid: KID, private: keys.privateKey, public: keys.publicKey },
    begin(who, message, more = {}) {
      const hint = randomUUID();
      messages.set(hint, message);
      return {
        iss: issuer,
        login_hint: who,
        target_link_uri: String(message[`${LTI}target_link_uri`] ?? tool?.launchUrl ?? ''),
        lti_message_hint: hint,
        client_id: CLIENT,
        ...more,
      };
    },
    async browserOf(who) {
      const known = jars.get(who);
      if (known) return known;
      const jar = new CookieJar();
      jars.set(who, jar);
      return jar;
    },
    async cookiesOf(who) {
      const jar = await platform.browserOf(who);
      const launchUrl = tool?.launchUrl ?? '';
      if (!jar.isLoggedIn) await logIn(jar, who, { issuer, launchUrl, clientId: CLIENT });
      return jar.entries();
    },
    async follow(who, authUrl) {
      const jar = await platform.browserOf(who);
      if (!jar.isLoggedIn)
        await logIn(jar, who, { issuer, launchUrl: redirectOf(authUrl), clientId: clientOf(authUrl) });
      return formOf(await (await jar.fetch(authUrl)).text());
    },
    returned,
    refused,
    registrationToken: async () => new provider.InitialAccessToken({}).save(),
    sign: (claims, header = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KID, ...header }).sign(keys.privateKey),
    async close() {
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
  return platform;
}

const redirectOf = (authUrl: string) => new URL(authUrl).searchParams.get('redirect_uri') ?? '';
const clientOf = (authUrl: string) => new URL(authUrl).searchParams.get('client_id') ?? '';

/** Logs a person in at the platform, as its own log-in page would: by a request that asks for it. */
async function logIn(
  jar: CookieJar,
  who: string,
  { issuer, launchUrl, clientId }: { issuer: string; launchUrl: string; clientId: string },
): Promise<void> {
  const asked = new URLSearchParams({
    client_id: clientId,
    redirect_uri: launchUrl,
    response_type: 'id_token',
    response_mode: 'form_post',
    scope: 'openid',
    nonce: randomUUID(),
  });
  const { url } = await jar.fetch(`${issuer}/auth?${asked}`);
  const body = new URLSearchParams({ prompt: 'login', login: who, password: 'x' });
  await jar.fetch(url, { method: 'POST', body });
  jar.isLoggedIn = true;
}

/** Pure: the hidden fields of a page's form. */
export function formOf(html: string): Readonly<Record<string, string>> {
  const inputs = [...html.matchAll(/<input type="hidden"[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g)];
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescaped(value)]));
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
