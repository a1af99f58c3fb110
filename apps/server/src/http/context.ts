import type { IncomingMessage } from 'node:http';
import type { Language } from '@lets/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import { refuse } from './errors.ts';
import type { CookieJar, RequestContext, Upload } from './request-context.ts';

/** What a handler may know of the request besides its input. */
export class CallContext implements RequestContext {
  readonly maybeCaller: Caller | null;
  readonly lang: Language;
  readonly address: string;
  readonly cookies: CookieJar;
  readonly origin: string;
  readonly #file: Upload | null;
  readonly #reply: FastifyReply;

  constructor(
    request: FastifyRequest,
    reply: FastifyReply,
    about: { cookies: CookieJar; file: Upload | null; publicUrl: string | undefined },
  ) {
    this.maybeCaller = request.caller;
    this.lang = languageOf(request);
    this.address = request.ip;
    this.cookies = about.cookies;
    this.origin = about.publicUrl ?? `${request.protocol}://${request.host}`;
    this.#file = about.file;
    this.#reply = reply;
  }

  get gone(): AbortSignal {
    const { raw } = this.#reply;
    const controller = new AbortController();
    if (raw.destroyed) controller.abort();
    raw.once('close', () => {
      if (!raw.writableFinished) controller.abort();
    });
    return controller.signal;
  }

  get caller(): Caller {
    return this.maybeCaller ?? refuse('not_logged_in');
  }

  get file(): Upload {
    return this.#file ?? refuse('bad_parameter', { file: 'missing' });
  }
}

/** zh unless the first language asked for is English. */
export function languageOf(request: Pick<IncomingMessage, 'headers'>): Language {
  return request.headers['accept-language']?.trimStart().toLowerCase().startsWith('en') ? 'en' : 'zh';
}
