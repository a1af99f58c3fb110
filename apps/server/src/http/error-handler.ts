import { CODE, type CodeName, callKey, type Language, messageOf } from '@lets/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../audit.ts';
import { isDatabaseDown } from '../db/errors.ts';
import type { Deps } from '../deps.ts';
import { languageOf } from './context.ts';
import { Refused } from './errors.ts';

/** Answers everything that is not a success: refusals with HTTP 200, the transport's own with theirs, faults with a trace id. */
export function installErrorHandler(app: FastifyInstance, deps: Deps): void {
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const lang = languageOf(request);
    if (error instanceof Refused) {
      auditDenial(deps, request, error);
      return reply.code(200).send(envelopeOf(error.code, error.data, lang));
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(envelopeOf(codeOfStatus(status), null, lang));
    return sendFault(error, request, reply, lang);
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(envelopeOf('not_found', null, languageOf(request))),
  );
}

function sendFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply, lang: Language) {
  const isDown = isDatabaseDown(error);
  const trace = request.id;
  request.log.error(
    { err: error, trace, url: request.routeOptions.url },
    isDown ? 'the database is away' : 'fault',
  );
  return reply.code(isDown ? 503 : 500).send(envelopeOf('fault', { trace }, lang));
}

function codeOfStatus(status: number): CodeName {
  if (status === 404) return 'not_found';
  if (status === 413) return 'file_refused';
  return status === 429 ? 'too_many_tries' : 'bad_parameter';
}

function envelopeOf(code: CodeName, data: unknown, lang: Language) {
  return { c: CODE[code], m: messageOf(code, data)[lang], d: data };
}

/** Keeps what was denied, by whom; never in the way of the answer. */
function auditDenial({ database, log }: Deps, request: FastifyRequest, error: Refused): void {
  if (error.code !== 'no_authority' || !request.caller || !request.call) return;
  const entry = {
    action: 'denied',
    actorId: request.caller.id,
    target: callKey(request.call),
    address: request.ip,
  } as const;
  recordAudit(database, entry).catch((fault) => log.warn({ err: fault }, 'a denial could not be recorded'));
}
