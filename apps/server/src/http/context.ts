import type { Language } from '@lets/contract';
import type { FastifyRequest } from 'fastify';
import { refuse } from './errors.ts';
import type { Caller, CookieJar, RequestContext, Upload } from './routing.ts';

/** What a handler may know of the request besides its input. */
export class CallContext implements RequestContext {
  readonly maybeCaller: Caller | null;
  readonly lang: Language;
  readonly address: string;
  readonly cookies: CookieJar;
  readonly #file: Upload | null;

  constructor(
    request: FastifyRequest,
    cookies: CookieJar,
    about: { caller: Caller | null; file: Upload | null },
  ) {
    this.maybeCaller = about.caller;
    this.lang = languageOf(request);
    this.address = request.ip;
    this.cookies = cookies;
    this.#file = about.file;
  }

  get caller(): Caller {
    return this.maybeCaller ?? refuse('not_logged_in');
  }

  get file(): Upload {
    return this.#file ?? refuse('bad_parameter', { file: 'missing' });
  }
}

/** zh unless the first language asked for is English. */
export function languageOf(request: FastifyRequest): Language {
  return request.headers['accept-language']?.trimStart().toLowerCase().startsWith('en') ? 'en' : 'zh';
}
