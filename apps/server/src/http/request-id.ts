import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';

/** As nginx, HAProxy and Envoy make them; anything else could write into the log what it likes. */
const FORM = /^[\w.-]{8,64}$/;

/** Whether an address, so many steps before this server, is one of our proxies. */
export type Trust = (address: string, hop: number) => boolean;

/** A number is how many proxies stand in a row before this server: so many addresses from the right were written by them. */
export function trustOf(trusted: Env['trustProxy']): Trust {
  if (trusted === false) return () => false;
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : proxyAddr.compile(trusted);
}

/** The id that a trusted proxy has given the request, so that its log and ours can be read together; else one of our own. */
export function requestIdOf({ headers, socket }: IncomingMessage, trust: Trust): string {
  const given = headers['x-request-id'];
  const isOurs = typeof given === 'string' && FORM.test(given) && trust(socket.remoteAddress ?? '', 0);
  return isOurs ? given : randomUUID();
}

const current = new AsyncLocalStorage<string>();

/** What each line of the log says of the request for which it was written. */
export function requestForLog(): { readonly request?: string } {
  const request = current.getStore();
  return request === undefined ? {} : { request };
}

/** Everything that a request leads to carries its id, and so does its answer. */
export function installRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    current.run(request.id, done);
  });
}
