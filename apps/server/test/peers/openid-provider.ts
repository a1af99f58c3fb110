import { generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from './browser.ts';
import { loadPeer } from './load.ts';

interface Context {
  readonly oidc: {
    readonly account: { readonly accountId: string };
    readonly client: { readonly clientId: string };
  };
}
interface Grant {
  addOIDCScope(scope: string): void;
  save(): Promise<string>;
}
interface Provider {
  callback(): RequestListener;
  readonly Grant: new (about: object) => Grant;
}
interface ProviderModule {
  readonly default: new (issuer: string, options: object) => Provider;
}

/** What the provider tells of a person besides `sub`. */
export type Claims = Readonly<Record<string, unknown>>;

export interface OpenidProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string;
  readonly people: Map<string, Claims>;
  /** Knows us from now on. `ended`: where it says that a session is over. */
  serve(us: { readonly back: string; readonly left: string; readonly ended: string }): void;
  /** Logs in where a browser was sent to. */
  logIn(browser: Browser, page: Page, who: string, until?: string): Promise<Page>;
  close(): Promise<void>;
}

/** A certified OpenID provider on a free port of this machine. */
export async function openOpenidProvider(): Promise<OpenidProvider> {
  const { default: Provider } = await loadPeer<ProviderModule>('oidc-provider');
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const listener = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const people = new Map<string, Claims>();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signingKey = { ...privateKey.export({ format: 'jwk' }), kid: 'provider-1', alg: 'RS256', use: 'sig' };
  const [clientId, secret] = ['lets', 'a secret of the tests'];
  return {
    issuer,
    clientId,
    secret,
    people,
    serve({ back, left, ended }) {
      const provider: Provider = new Provider(issuer, {
        clients: [
          {
            client_id: clientId,
            client_secret: secret,
            redirect_uris: [back],
            post_logout_redirect_uris: [left],
            backchannel_logout_uri: ended,
            backchannel_logout_session_required: true,
          },
        ],
        cookies: { keys: ['a key of the tests'] },
        claims: { openid: ['sub', 'sid'], profile: ['name', 'number', 'affiliation', 'class'] },
        conformIdTokenClaims: false,
        pkce: { required: () => true },
        // It would not speak to this machine by itself.
        fetch: (url: string, options: RequestInit & { readonly dispatcher?: unknown }) =>
          fetch(url, { ...options, dispatcher: undefined } as RequestInit),
        jwks: { keys: [signingKey] },
        features: { backchannelLogout: { enabled: true }, devInteractions: { enabled: true } },
        findAccount: (_context: Context, id: string) => ({
          accountId: id,
          claims: () => ({ sub: id, ...people.get(id) }),
        }),
        loadExistingGrant: async ({ oidc }: Context) => {
          const grant = new provider.Grant({
            clientId: oidc.client.clientId,
            accountId: oidc.account.accountId,
          });
          grant.addOIDCScope('openid profile');
          await grant.save();
          return grant;
        },
      });
      answer = provider.callback();
    },
    async logIn(browser, page, who, until) {
      // Who is logged in already is not asked.
      const isAsked = page.text.includes('name="login"');
      return isAsked ? browser.submit(page, { login: who, password: 'any' }, until) : page;
    },
    async close() {
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
