import { randomBytes } from 'node:crypto';
import type { Language } from '@lets/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { SERVER_LIMITS } from '../limits.ts';
import { languageOf } from './context.ts';
import { cookiesOf } from './cookies.ts';
import { Refused } from './errors.ts';
import { isOwnOrigin } from './origin.ts';
import type { CookieJar } from './request-context.ts';
import { findSession } from './session.ts';

/**
 * Addresses at which browsers arrive from other servers, and those servers themselves: sign-on, learning platforms, ilab-x. They are no
 * calls: they answer with redirects and pages, and what comes to them names another origin. Whatever they do, the bearer must prove with a
 * ticket, a state of ours or a signature.
 */
export interface OutsideVisit {
  /** Each once: a name that comes twice is refused before, as the other side and we might read different ones. */
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
  readonly lang: Language;
  readonly address: string;
  /** Where the sender's browser finds this server, without a trailing slash; from PUBLIC_URL where that is set. */
  readonly origin: string;
  /** Path and query as they came. */
  readonly url: string;
  readonly cookies: CookieJar;
  /** The person whose session the browser has; null without one. */
  readonly callerId: number | null;
  /** The browser shows this in a frame of another page, where it may keep no cookies. */
  readonly isFramed: boolean;
  /** A page of ours has sent this, as its browser says: no page of anybody else can. */
  readonly isFromHere: boolean;
  readonly gone: AbortSignal;
  /** A cookie that a frame of another site gets too, where browsers allow it; over HTTPS only. */
  keepAcross(cookie: {
    readonly name: string;
    readonly path: string;
    readonly value: string;
    readonly seconds: number;
  }): void;
}

export type OutsideAnswer =
  | { readonly redirect: string; readonly status?: 302 | 303 }
  | { readonly status: number; readonly type?: string; readonly text?: string }
  | {
      /** A whole page. Its scripts carry the nonce. */
      readonly page: (nonce: string) => string;
      /** Whose pages may frame it; none by default. */
      readonly frameAncestors?: readonly string[];
      /** Where its forms may be sent; here by default. */
      readonly formAction?: readonly string[];
      readonly status?: number;
    };

export interface OutsideRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly handler: (visit: OutsideVisit) => Promise<OutsideAnswer>;
  /** In bytes; 64 KB by default. */
  readonly bodyLimit?: number;
}

export type OutsideRoutes = (deps: Deps) => readonly OutsideRoute[];

/** The page that says in both languages why somebody did not get in, and offers the other ways. */
const FAULT_PAGE = '/signOn';

export function installOutside(app: FastifyInstance, deps: Deps, routes: readonly OutsideRoute[]): void {
  for (const { method, path, handler, bodyLimit = SERVER_LIMITS.bodies.public_bytes } of routes)
    app.route({
      method,
      url: path,
      bodyLimit,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const visit = await visitOf(deps, request, reply);
        if (visit === null) return reply.code(400).type('text/plain').send('a field is named twice\n');
        return send(reply, await orFault(() => handler(visit)));
      },
    });
}

/** A refusal is a page: nobody reads JSON here. */
async function orFault(work: () => Promise<OutsideAnswer>): Promise<OutsideAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { redirect: faultPage(error.code), status: 303 };
  }
}

/** Pure: the address that tells a refusal. */
export function faultPage(fault: string, more: Readonly<Record<string, string>> = {}): string {
  return `${FAULT_PAGE}?${new URLSearchParams({ fault, ...more })}`;
}

async function visitOf(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OutsideVisit | null> {
  const query = singles(request.query);
  const body = singles(request.body);
  if (query === null || body === null) return null;
  const { publicUrl } = deps.env;
  const cookies = cookiesOf(request, reply, publicUrl);
  const found = cookies.session ? await findSession(deps, cookies.session) : null;
  const origin = publicUrl ?? `${request.protocol}://${request.host}`;
  const isSecure = origin.startsWith('https:');
  return {
    query,
    body,
    params: (request.params ?? {}) as Record<string, string>,
    lang: languageOf(request),
    address: request.ip,
    origin,
    url: request.url,
    cookies,
    callerId: found?.caller.id ?? null,
    isFromHere: request.headers.origin !== undefined && isOwnOrigin(request, publicUrl),
    isFramed: request.headers['sec-fetch-dest'] === 'iframe',
    gone: goneOf(reply),
    keepAcross({ name, path, value, seconds }) {
      reply.setCookie(name, value, {
        path,
        maxAge: seconds,
        httpOnly: true,
        secure: isSecure,
        ...(isSecure ? { sameSite: 'none', partitioned: true } : { sameSite: 'lax' }),
      });
    },
  };
}

function goneOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Pure: null when a name comes twice. */
function singles(fields: unknown): Readonly<Record<string, string>> | null {
  const entries = Object.entries((fields ?? {}) as Record<string, unknown>);
  if (entries.some(([, value]) => typeof value !== 'string')) return null;
  return Object.fromEntries(entries) as Record<string, string>;
}

function send(reply: FastifyReply, answer: OutsideAnswer) {
  if ('redirect' in answer) return reply.redirect(answer.redirect, answer.status ?? 302);
  if (!('page' in answer))
    return reply
      .code(answer.status)
      .type(answer.type ?? 'text/plain')
      .send(answer.text ?? '');
  const nonce = randomBytes(16).toString('base64');
  const ancestors = answer.frameAncestors ?? [];
  // Helmet's older header knows no list, and would forbid what the policy allows.
  if (ancestors.length > 0) {
    reply.removeHeader('x-frame-options');
    // Whose pages may frame it may open it in a window too, and is told there when it is done.
    reply.removeHeader('cross-origin-opener-policy');
  }
  reply.header(
    'content-security-policy',
    [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "img-src 'self'",
      "base-uri 'none'",
      `form-action ${["'self'", ...(answer.formAction ?? [])].join(' ')}`,
      `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
    ].join('; '),
  );
  return reply
    .code(answer.status ?? 200)
    .type('text/html; charset=utf-8')
    .send(answer.page(nonce));
}
