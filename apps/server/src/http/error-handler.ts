import type { CodeName } from '@lets/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseDown } from '../db/errors.ts';
import type { Deps } from '../deps.ts';
import { isDiskFull } from '../disk-full.ts';
import { StoreAway } from '../storage/storage.ts';
import { languageOf } from './context.ts';
import { createDenials } from './denials.ts';
import { envelopeOf } from './envelope.ts';
import { Refused } from './errors.ts';

/** Answers everything that is not a success: refusals with HTTP 200, the transport's own with theirs, faults with a trace id. */
export function installErrorHandler(app: FastifyInstance, deps: Deps): void {
  const sendFault = createFaultSender(deps);
  const noteDenial = createDenials(app, deps);
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    if (error instanceof Refused) {
      noteDenial(request, error.code);
      return answerWith(request, reply.code(200), error.code, error.data);
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return answerWith(request, reply.code(status), codeOfStatus(status));
    return sendFault(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => answerWith(request, reply.code(404), 'not_found'));
}

/** A refusal in the envelope, in the caller's language, and for what counts the answers. */
export function answerWith(
  request: FastifyRequest,
  reply: FastifyReply,
  code: CodeName,
  data: unknown = null,
) {
  request.refusedWith = code;
  return reply.send(envelopeOf(code, data, languageOf(request)));
}

type SendFault = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** A full disk fails everything that writes: the log is told once a minute. */
const DISK_LOG_EVERY_MS = 60_000;

function createFaultSender({ steadyClock, alarms }: Deps): SendFault {
  let diskToldAt = Number.NEGATIVE_INFINITY;
  return (error, request, reply) => {
    const trace = request.id;
    // A request whose body could not be read fails before its id is the log's own.
    const about = { err: error, request: trace, url: request.routeOptions.url };
    if (isDiskFull(error)) {
      alarms.raise('disk_full', 'a call found no room for what it had to keep');
      if (steadyClock() - diskToldAt >= DISK_LOG_EVERY_MS) {
        diskToldAt = steadyClock();
        request.log.error(about, '磁盘已满，不能再保存任何内容 · the disk is full: nothing more can be kept');
      }
      return answerWith(request, reply.code(507), 'disk_full');
    }
    if (error instanceof StoreAway) {
      request.log.error(about, '上传文件的存储无法使用 · the store of uploads is away');
      return answerWith(request, reply.code(503), 'store_away');
    }
    const isDown = isDatabaseDown(error);
    request.log.error(about, isDown ? 'the database is away' : 'fault');
    return answerWith(request, reply.code(isDown ? 503 : 500), 'fault', { trace });
  };
}

function codeOfStatus(status: number): CodeName {
  if (status === 404) return 'not_found';
  if (status === 413) return 'file_refused';
  return status === 429 ? 'too_many_tries' : 'bad_parameter';
}
