import type {} from '@fastify/cookie';
import { type Me, SESSION_COOKIE, SETTING_RANGES, USER_COOKIE } from '@lets/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieJar, OpenedSession } from './request-context.ts';

/** What only tells a page who is there may outlive the session, which the server judges by. */
const LONGEST_SESSION_S = SETTING_RANGES.session_hours[1] * 3600;

/** The two cookies of a log-in: the session, which no script can read, and who it is, for the page's guards. */
export function cookiesOf(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
): CookieJar {
  const shared = {
    path: '/',
    sameSite: 'lax',
    secure: publicUrl?.startsWith('https:') || request.protocol === 'https',
  } as const;
  return {
    session: request.cookies[SESSION_COOKIE] || null,
    open({ token, me, seconds }: OpenedSession) {
      const lasting = { ...shared, maxAge: seconds };
      reply.setCookie(SESSION_COOKIE, token, { ...lasting, httpOnly: true });
      reply.setCookie(USER_COOKIE, JSON.stringify(me), lasting);
    },
    remember(me: Me) {
      reply.setCookie(USER_COOKIE, JSON.stringify(me), { ...shared, maxAge: LONGEST_SESSION_S });
    },
    clear() {
      reply.clearCookie(SESSION_COOKIE, { ...shared, httpOnly: true });
      reply.clearCookie(USER_COOKIE, shared);
    },
    read: (name) => request.cookies[name] || null,
    keep({ name, path, value, seconds }) {
      reply.setCookie(name, value, { ...shared, path, maxAge: seconds, httpOnly: true });
    },
    drop({ name, path }) {
      reply.clearCookie(name, { ...shared, path, httpOnly: true });
    },
  };
}
