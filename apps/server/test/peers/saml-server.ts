import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { loadPeer } from './load.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
interface ExpressModule {
  readonly default: () => RequestListener & { get(path: string, handler: Handler): void };
}
interface SamlpModule {
  readonly default: { auth(options: Record<string, unknown>): Handler };
}

/** Whom the server vouches for. */
export interface SamlPerson {
  readonly nameId: string;
  readonly format?: string;
  readonly attributes?: Readonly<Record<string, string | readonly string[]>>;
}

/** What it says otherwise than an honest server would: options of `samlp`. */
export type Lies = Readonly<Record<string, unknown>>;

export interface SamlServer {
  readonly issuer: string;
  readonly entryPoint: string;
  readonly logoutUrl: string;
  /** PEM of the key that its signatures are verified with. */
  readonly cert: string;
  person: SamlPerson;
  lies: Lies;
  /** Changes an answer before it is handed over; the text is XML. */
  tamper: (xml: string) => string;
  /** The query by which it says that a session is over. */
  endSession(about: LogoutAbout): string;
  close(): Promise<void>;
}

export interface LogoutAbout {
  readonly nameId: string;
  readonly sessionIndex?: string;
  readonly destination: string;
  readonly issuer?: string;
  readonly issuedAt?: Date;
  /** Another's; null: it is not signed. */
  readonly key?: KeyObject | null;
  readonly before?: string;
}

const SIG_ALG = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';

/** Auth0's SAML server on a free port. The form that it answers is posted to `acs`. */
export async function openSamlServer(acs: () => string): Promise<SamlServer> {
  const [{ default: express }, { default: samlp }] = await Promise.all([
    loadPeer<ExpressModule>('express'),
    loadPeer<SamlpModule>('samlp'),
  ]);
  const app = express();
  const listener = createServer(app);
  await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const issuer = `${base}/metadata`;
  const made: SamlServer = {
    issuer,
    entryPoint: `${base}/sso`,
    logoutUrl: `${base}/slo`,
    cert: pemOf(publicKey),
    person: { nameId: 'nobody' },
    lies: {},
    tamper: (xml) => xml,
    endSession: (about) => logoutQuery({ issuer, key: privateKey, ...about }),
    async close() {
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
  app.get('/sso', (request, response, next) => {
    const { person, lies, tamper } = made;
    samlp.auth({
      issuer,
      cert: pemOf(publicKey),
      key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      getPostURL: (
        _audience: string,
        _dom: unknown,
        _request: unknown,
        done: (e: null, url: string) => void,
      ) => done(null, acs()),
      getUserFromRequest: () => person,
      profileMapper: mapperOf,
      signResponse: true,
      signatureAlgorithm: 'rsa-sha256',
      digestAlgorithm: 'sha256',
      recipient: acs(),
      destination: acs(),
      responseHandler: (xml: Buffer, _options: unknown, asked: { query: Record<string, string> }) => {
        const fields = {
          SAMLResponse: Buffer.from(tamper(xml.toString())).toString('base64'),
          RelayState: asked.query.RelayState ?? '',
        };
        const inputs = Object.entries(fields).map(
          ([name, value]) => `<input name="${name}" value="${value}">`,
        );
        response.setHeader('content-type', 'text/html');
        response.end(`<form method="post" action="${acs()}">${inputs.join('')}</form>`);
      },
      ...lies,
    })(request, response, next);
  });
  return made;
}

function pemOf(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'pem' }).toString();
}

function mapperOf({ nameId, format, attributes }: SamlPerson) {
  return {
    getClaims: () => ({ ...attributes }),
    getNameIdentifier: () => ({
      nameIdentifier: nameId,
      nameIdentifierFormat: format ?? 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    }),
  };
}

function logoutQuery({
  nameId,
  sessionIndex,
  destination,
  issuer = '',
  issuedAt = new Date(),
  key = null,
  before = '',
}: LogoutAbout): string {
  const index = sessionIndex ? `<samlp:SessionIndex>${sessionIndex}</samlp:SessionIndex>` : '';
  const xml = `${before}<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${crypto.randomUUID()}" Version="2.0" IssueInstant="${issuedAt.toISOString()}" Destination="${destination}"><saml:Issuer>${issuer}</saml:Issuer><saml:NameID>${nameId}</saml:NameID>${index}</samlp:LogoutRequest>`;
  const SAMLRequest = deflateRawSync(xml).toString('base64');
  if (key === null) return new URLSearchParams({ SAMLRequest }).toString();
  const signed = new URLSearchParams({ SAMLRequest, SigAlg: SIG_ALG }).toString();
  const signature = sign('sha256', Buffer.from(signed), key).toString('base64');
  return `${signed}&${new URLSearchParams({ Signature: signature })}`;
}
